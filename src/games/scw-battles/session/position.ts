import type { Agenda, Result } from '../../../kernel/session/index.js';
import type { AttackKind, Side, Weather } from '../vocabulary.js';

/** Where a counter is: nowhere twice, never nowhere. */
export type Place = 'toPlace' | 'map' | 'due' | 'pool' | 'box' | 'aboard' | 'air' | 'fleeing' | 'left' | 'lost';

/** A counter now. Fields that are absent have their usual value; those of a phase go with it. */
export interface UnitState {
  readonly place: Place;
  /** On the map, or the last hex of a unit that left it. */
  readonly hex?: string;
  /** Shows its other face [11.5]. */
  readonly reduced?: true;
  /** When it is due, and for an HQ that returns: anew at a source of supply [10.5]. */
  readonly turn?: number;
  readonly returning?: true;
  readonly unsupplied?: true;
  readonly uncommanded?: true;
  /** Halves of movement points spent in this movement phase [6.1]. */
  readonly spent?: number;
  /** It entered the map, or was carried, in this phase [15.3, B.10]. */
  readonly entered?: true;
  readonly carried?: true;
  /** The hex it stood in just before it moved into an enemy zone [11.6]. */
  readonly cameFrom?: string;
  readonly fired?: true;
  /** An air unit that has flown this turn [13.1]. */
  readonly flown?: true;
  /** The truck it rides on [B.10]. */
  readonly truck?: string;
  /** Where it began the game on the map [B.13, B.14]. */
  readonly startedIn?: string;
  /** The hexside it is bridging in this phase [J.18]. */
  readonly building?: string;
  /** The hexside its pontoon bridge spans; empty when that bridge is gone again [J.18]. */
  readonly bridge?: string;
  /** Edge by which it left the map [16.0]. */
  readonly edge?: string;
}

export interface AirCommitment {
  readonly points: number;
  readonly units: readonly string[];
}

/** A combat declared for this phase [11.1]. */
export interface Combat {
  readonly id: number;
  /** Attacking manoeuvre units; none for a barrage. */
  readonly attackers: readonly string[];
  readonly targets: readonly string[];
  /** Artillery that supports the attack, or barrages. */
  readonly guns: readonly string[];
  readonly defensiveGuns: readonly string[];
  readonly air?: AirCommitment;
  readonly defensiveAir?: AirCommitment;
  readonly kind?: AttackKind;
  /** Divisions that paid for an assault. */
  readonly paid?: readonly string[];
  /** Whom it strikes, once it has been taken up: nobody is attacked twice in a phase [11.1]. */
  readonly defenders?: readonly string[];
  /** Units that retreated before the die, with the hex they left [11.61]. */
  readonly withdrawn?: readonly { readonly unit: string; readonly from: string; readonly party: Contestant }[];
  readonly over?: true;
}

export type Contestant = 'attacker' | 'defender';

/** What somebody must decide before anything else goes on. */
export type Pending =
  | { readonly kind: 'loss'; readonly side: Side; readonly units: readonly string[]; readonly bombed?: true }
  | { readonly kind: 'retreat'; readonly side: Side; readonly units: readonly string[]; readonly party: Contestant }
  | {
      readonly kind: 'advance';
      readonly side: Side;
      readonly units: readonly string[];
      readonly hexes: readonly string[];
      readonly emptiedBy: 'retreat' | 'stepLoss';
      readonly advanced: readonly string[];
    }
  /** A leader among those who must retreat may keep them all where they are [14.3]. */
  | { readonly kind: 'hold'; readonly side: Side; readonly party: Contestant }
  /** A leader who got away goes to one of several units equally near [14.4]. */
  | { readonly kind: 'refuge'; readonly side: Side; readonly unit: string; readonly hexes: readonly string[] }
  /** So many of the Madrid brigades come out, by Republican choice [J.20]. */
  | { readonly kind: 'release'; readonly side: Side; readonly count: number }
  /** One of these divisions comes for another that has left [B.20]. */
  | { readonly kind: 'receive'; readonly side: Side; readonly divisions: readonly string[] };

/** What the phase has come to; the steps of a combat are those of 5.0 E. */
export type Step =
  | 'set-up'
  | 'bombing'
  | 'moving'
  | 'excess'
  | 'declaring'
  | 'defensive-air'
  | 'attack-air'
  | 'next-combat'
  | 'kind'
  | 'attack-guns'
  | 'defensive-guns'
  | 'attacker-withdrawal'
  | 'defender-withdrawal'
  | 'turned-barrage'
  | 'after-combat'
  | 'over';

export const PHASES = [
  { id: 'initiative', rule: '5.0' },
  { id: 'weather', rule: '17.0' },
  { id: 'first-bombardment', rule: '13.3' },
  { id: 'second-bombardment', rule: '13.3' },
  { id: 'first-movement', rule: '6.0' },
  { id: 'first-combat', rule: '11.0' },
  { id: 'second-movement', rule: '6.0' },
  { id: 'second-combat', rule: '11.0' },
] as const;
export type PhaseId = (typeof PHASES)[number]['id'] | 'set-up';

export interface Position {
  readonly turn: number;
  readonly phase: PhaseId;
  readonly step: Step;
  /** First player of the turn [5.0 A]. */
  readonly first: Side;
  /** The player whose phase it is. */
  readonly phasing: Side;
  readonly weather: Weather;
  readonly units: Readonly<Record<string, UnitState>>;
  readonly airPoints: Readonly<Record<Side, number>>;
  readonly assaultPoints: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  /** Side that last had a unit in each objective hex. */
  readonly owners: Readonly<Record<string, Side>>;
  /** Republican divisions that have entered an objective since the enemy last held it [B.19]. */
  readonly enteredBy: Readonly<Record<string, readonly string[]>>;
  /** The unit whose move may still be gone on with [6.1]. */
  readonly mover: string | null;
  readonly combats: readonly Combat[];
  readonly current: number | null;
  readonly pending: Agenda<Pending>;
  /** Air units sent over a hex whose bombs have not fallen yet [13.3]. */
  readonly bombers: Readonly<Record<string, readonly string[]>>;
  /** Jarama: an approach has released reserves [J.20]. */
  readonly approached: boolean;
  /** Brunete: replacement divisions received, and divisions that left for them [B.20]. */
  readonly received: readonly string[];
  readonly exchanged: readonly string[];
  readonly result: Result | null;
}

export const currentCombat = (position: Position): Combat =>
  position.combats.find(({ id }) => id === position.current)!;

export const isBarrage = (combat: Combat): boolean => combat.attackers.length === 0;

/** Who rides on a truck [B.10]. */
export const ridersOf = ({ units }: Position, truck: string): string[] =>
  Object.entries(units).flatMap(([id, state]) => (state.truck === truck ? [id] : []));
