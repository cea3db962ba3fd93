import type { CommandContext, Secret, SessionEvent } from '../../../../kernel/session/index.js';
import type { AirType, Command, Crt, Side, UnitType } from '../../vocabulary.js';
import type { AirStock, Combat, Fire, Position, Retreat, StageName } from '../position.js';
import type { Table } from '../table.js';

interface HiddenCounter extends Secret {
  readonly counter: string;
}

interface SeenUnits extends Secret {
  readonly units: readonly string[];
}

/** Everything that can happen, in the game's words, with what is written down of it. */
export interface Happenings {
  'step-began': { turn: number; step: string; phase: string; phasing: Side; stage: StageName };
  'stage-entered': { stage: StageName; phasing?: Side };
  'game-closed': { reason: string };

  'unit-drawn': {
    unit: string;
    side: Side;
    command: Command;
    unitType: UnitType;
    movement: number;
    turn?: number;
    group?: number;
    secret: HiddenCounter;
  };
  'unit-due': { unit: string; turn: number };
  'unit-waits': { unit: string; turn: number };
  'unit-placed': { unit: string; hex: string; halts?: true };
  'unit-queued': { unit: string; hex: string; behind: number };
  'unit-moved': {
    unit: string;
    from: string;
    to: string;
    path: readonly string[];
    cost: number;
    left: number;
    disengages: boolean;
    stops: boolean;
  };
  'unit-stays': { unit: string };
  'unit-flew': { unit: string; from: string | null; to: string; purpose: string };
  'unit-dropped': { unit: string; from: string | null; to: string; suppressed: boolean };
  'unit-revealed': { unit: string; counter: string; reveals: true };
  'units-seen': { by: Side; secret: SeenUnits; reveals: true };
  'unit-eliminated': { unit: string; counter: string; cause: string; toPool: boolean; reveals?: true };
  'unit-suppressed': { unit: string };
  'units-recovered': { units: readonly string[] };
  'unit-retreated': { unit: string; from: string; path: readonly string[] };
  'unit-advanced': { unit: string; from: string; path: readonly string[]; flies?: true };
  'unit-withdrawn': { unit: string; factors: number };
  'unit-returned': { unit: string; turn: number };
  'unit-pooled': { unit: string };
  'unit-turned-down': { unit: string };

  'points-scored': { side: Side; points: number; for: string };
  'hex-rubbled': { hex: string };

  'event-rolled': { event: string; momentum?: Side; unAttention?: true; draws: number; giveBack: number };
  'draws-due': { draws: number };
  'draw-made': { pool: Command };
  'refit-rolled': { side: Side; left: number; sadf: number; blind?: true };
  'contingency-came': Record<string, never>;
  'air-allotted': { side: Side; fixed: AirStock; markers: number; kinds: readonly AirType[]; again?: true };
  'air-taken': { side: Side; air: AirType };
  'air-left': { side: Side };
  'air-used': { side: Side; air: AirType; hex?: string };

  'attacker-assigned': { unit: string; target: string };
  'attack-widened': { target: string; hex: string };
  'battery-assigned': { unit: string; target: string };
  'air-assigned': { air: AirType; target: string };
  'attacks-called-off': Record<string, never>;
  'attacks-declared': Record<string, never>;
  'fire-aimed': { side: Side; hex: string; unit?: string; air?: AirType };
  'combat-opened': { target: string };
  'table-chosen': { crt: Crt };
  'support-given': Fire & { side: Side };
  'air-support-given': { air: AirType; side: Side };
  'combat-rolled': {
    result: string;
    losses?: Combat['losses'];
    doomed: readonly string[];
    retreats: readonly Retreat[];
    advance?: Combat['advance'];
    rubble: readonly string[];
  };
  'loss-chosen': { unit: string; value: number };
  'retreat-begun': { unit: string; path: readonly string[] };
  'unit-lifted-out': { unit: string; from: string };
  'retreat-failed': { unit: string; path: readonly string[] };
  'advance-declined': Record<string, never>;
  'combat-closed': { target: string };
}

export type Handlers = {
  [K in keyof Happenings]?: (position: Position, event: Happenings[K], table: Table) => Position;
};

export type Play = CommandContext<Table, Position>;

/** It happens: written down, and the position is the one after it. */
export function happen<K extends keyof Happenings>(play: Play, type: K, fields: Happenings[K]): void {
  play.happen({ type, ...fields } as SessionEvent);
}
