import { panzer } from '../../src/games/panzer/index.js';
import type { Position } from '../../src/games/panzer/session/position.js';
import { PanzerMap } from '../../src/games/panzer/shared/panzer-map.js';
import { fillDefaults } from '../../src/kernel/fields/index.js';
import { type Command, type MaterialRecord, type SessionSetup } from '../../src/kernel/session/index.js';
import { panzerMaterials } from './panzer-play.js';
import { NamedDice, ScriptedSession } from './scripted-session.js';

/** A unit of the exercise: a card of Mill Farm, where it stands and which way it faces. */
export interface Stationed {
  readonly card: string;
  readonly hex: string;
  readonly facing: string;
  /** The card of the vehicle it rides in. */
  readonly aboard?: string;
  /** Command, observer or recon unit. */
  readonly command?: string;
}

interface Exercise {
  readonly german: readonly Stationed[];
  readonly soviet: readonly Stationed[];
  readonly turns: number;
  /** With the cards and charts of Sukhaya Ford, and everything its units can do; otherwise Mill Farm's Basic Game. */
  readonly advanced?: boolean;
  readonly options?: object;
  /** Numeric Cohesion Points by side: each side is one formation. */
  readonly cohesion?: Readonly<Record<string, number>>;
  /** Hexes, hexsides and roads on an otherwise clear map of 12 by 9. */
  readonly map?: object;
  readonly dice?: Readonly<Record<string, readonly number[]>>;
}

const lines = (side: string, units: readonly Stationed[]) =>
  units.map(({ card, hex, facing, aboard, command }) => ({
    side,
    units: [{ name: card, card, ...(aboard ? { aboard } : {}), ...(command ? { command } : {}) }],
    where: { hexes: [hex] },
    facing,
  }));

/** The cards and charts of a training scenario on clear ground, without places to hold, arrivals or anything off the map. */
export function exerciseMaterials(exercise: Omit<Exercise, 'dice'>): SessionSetup {
  const { german, soviet, turns, map = {}, advanced = false, options = {}, cohesion } = exercise;
  const materials = advanced
    ? panzerMaterials('sukhaya-ford', 'advanced-game', options)
    : panzerMaterials('mill-farm', 'basic-game');
  const { start: _start, reinforcements: _later, ...plain } = materials.scenario.body as Record<string, unknown>;
  const start = cohesion === undefined ? {} : { start: { cohesion } };
  const scenario = { ...materials.scenario, body: { ...plain, ...start } as typeof materials.scenario.body };
  const id = scenario.body.map as string;
  const ground = { grid: { columns: 12, rows: 9 }, defaultTerrain: ['clear'], ...map };
  const body = fillDefaults(PanzerMap, ground) as unknown as MaterialRecord['body'];
  const victory = { ...(scenario.body.victory as object), objectives: [] };
  const setUp = [...lines('german', german), ...lines('soviet', soviet)];
  return {
    ...materials,
    maps: { [id]: { ...materials.maps[id]!, body } },
    scenario: { ...scenario, body: { ...scenario.body, turns: { count: turns }, victory, setUp } },
  };
}

/** An exercise played by hand, with dice named by what they are rolled for. */
export class Duel extends ScriptedSession {
  constructor({ dice = {}, ...exercise }: Exercise) {
    super(panzer, exerciseMaterials(exercise), new NamedDice(dice, 50));
  }

  get position(): Position {
    return this.state.position as Position;
  }

  /** Both sides hand their orders in. */
  order(german: Readonly<Record<string, string>>, soviet: Readonly<Record<string, string>>, claim = 'always'): this {
    const set = (orders: Readonly<Record<string, string>>): Command => ({ type: 'commit-orders', orders, claim });
    const sides = this.session.sealing(this.state)!.sides;
    const sets = { german: set(german), soviet: set(soviet) };
    return this.handIn(Object.fromEntries(sides.map((side) => [side, sets[side as 'german' | 'soviet']])));
  }

  /** The First Player is named, whoever rolled higher. */
  first(side: string): this {
    return this.play({ type: 'name-first', side });
  }

  /** Nobody turns, takes cover or digs. */
  adjust(): this {
    const sides = this.session.sealing(this.state)!.sides;
    return this.handIn(Object.fromEntries(sides.map((side) => [side, { type: 'commit-adjustment' }])));
  }

  /** Types of the events of the last command, in order. */
  get happened(): string[] {
    return this.entries[this.entries.length - 1]!.events.map(({ type }) => type);
  }

  /** What the last command's shots came to. */
  get shots(): unknown[] {
    return this.entries[this.entries.length - 1]!.events.filter(({ type }) => type === 'shot-resolved').map(
      ({ firer, target, hitNumber, result }) => ({ firer, target, hitNumber, result }),
    );
  }
}
