import type { AirType, Command, Crt, Side, UnitType } from '../vocabulary.js';

/** Where a counter is when it is not in the stock [3.2, 6.1, 17.23]. */
type Place = 'reserve' | 'due' | 'column' | 'map' | 'eliminated' | 'withdrawn';

/** A counter in play. What its back shows is open; which counter it is stays hidden while it is untried [2.5, 14.1]. */
export interface Unit {
  readonly id: string;
  readonly counter: string;
  readonly side: Side;
  readonly command: Command;
  readonly type: UnitType;
  readonly movement: number;
  readonly place: Place;
  readonly hex: string | null;
  /** Face down [14.1]. */
  readonly untried: boolean;
  /** Sides that have looked at it [20.1]. */
  readonly seenBy?: readonly Side[];
  readonly suppressed?: true;
  /** Turn from which it may enter [6.1]. */
  readonly dueTurn?: number;
  /** Part of the set-up it belongs to. */
  readonly group?: number;
  /** Stacks ahead of it in its column [16.26]. */
  readonly behind?: number;
  /** Eliminated, and shuffled by a refit with others of which some came back: nobody knows which [17.32]. */
  readonly shuffled?: true;
  readonly marks?: readonly Mark[];
}

/**
 * What holds for a unit for a while: moved, flew, stays (of the Movement Phase); fired (of the player turn); shaken,
 * fought, attacked (of the Combat Phase); arriving (it entered this turn); halted (entered where it may not go on); dropped
 * (for ever).
 */
export type Mark =
  | 'moved'
  | 'flew'
  | 'stays'
  | 'fired'
  | 'shaken'
  | 'fought'
  | 'attacked'
  | 'arriving'
  | 'halted'
  | 'dropped';

/** A unit in the middle of its move: it may go on until another one moves [7.3]. */
interface Moving {
  readonly unit: string;
  readonly start: string;
  readonly path: readonly string[];
  /** Half points left. */
  readonly left: number;
  /** It left an enemy zone of control [8.10]. */
  readonly disengaged: boolean;
  /** It may not go on: at the end of its move, where it may still look around [20.1]. */
  readonly stopped?: true;
}

export interface Attack {
  readonly kind: 'adjacent' | 'bombardment';
  readonly targets: readonly string[];
  readonly attackers: readonly string[];
  readonly air: readonly AirType[];
  readonly done?: true;
}

export interface Fire {
  readonly unit: string;
  /** Only US artillery divides its strength [16.18]. */
  readonly share?: number;
}

export interface Retreat {
  readonly unit: string;
  readonly hexes: number;
  readonly from: string;
  /** Result that allows a helicopter to lift it out [13.4]. */
  readonly evacuable?: string;
}

/** A combat that is being resolved. */
export interface Combat {
  readonly attack: number;
  readonly crt?: Crt;
  readonly support: readonly Fire[];
  readonly supportAir: readonly AirType[];
  readonly protection: readonly Fire[];
  readonly protectionAir: readonly AirType[];
  readonly result?: string;
  /** Losses the attacker still chooses [9.14]. */
  readonly losses?: { readonly units: number; readonly value: number; readonly among: readonly string[] };
  /** Units that go when the losses have been chosen, because they cannot retreat [9.18]. */
  readonly doomed?: readonly string[];
  /** Retreats owed, those of the side that goes first in front [9.14]. */
  readonly retreats: readonly Retreat[];
  readonly running?: { readonly unit: string; readonly path: readonly string[] };
  readonly advance?: {
    readonly side: Side;
    readonly units: readonly string[];
    /** Each way: the hex left, then the hexes entered [9.20]. */
    readonly paths: readonly (readonly string[])[];
  };
  readonly rubble: readonly string[];
}

interface Aim {
  readonly side: Side;
  readonly hex: string;
  readonly unit?: string;
  readonly air?: AirType;
}

export type StageName =
  | 'set-up'
  | 'event'
  | 'opening'
  | 'air'
  | 'reinforcement'
  | 'movement'
  | 'overstack'
  | 'declaration'
  | 'aiming'
  | 'order'
  | 'table'
  | 'support'
  | 'protection'
  | 'losses'
  | 'retreat'
  | 'advance'
  | 'between'
  | 'over';

interface Score {
  readonly turn: number;
  readonly side: Side;
  readonly points: number;
  readonly for: string;
}

export type AirStock = Readonly<Partial<Record<AirType, number>>>;

/** A game after some number of events. Plain data. */
export interface Position {
  readonly turn: number;
  /** Step of the sequence of play, or "set-up" [4.3]. */
  readonly step: string;
  readonly stage: StageName;
  /** Side whose player turn, set-up or decision it is. */
  readonly phasing: Side;
  readonly units: Readonly<Record<string, Unit>>;
  /** Counters that have not come into play: pools and counters nobody has asked for. */
  readonly stock: readonly string[];
  readonly drawn: number;
  readonly ledger: readonly Score[];
  /** Who was last in a hex that matters [15.3]. */
  readonly control: Readonly<Record<string, Side>>;
  readonly rubble: readonly string[];
  readonly air: Readonly<Partial<Record<Side, AirStock>>>;
  /** Markers still to be taken by kind, from this turn's airpower [6.5]. */
  readonly allotted: number;
  readonly kinds: readonly AirType[];
  /** Air markers used on hexes since each side's last allotment [12.6]. */
  readonly flown: Readonly<Partial<Record<Side, Readonly<Record<string, number>>>>>;
  readonly event: { readonly momentum?: Side; readonly unAttention?: true };
  /** Draws from either pool the Hungarian side may still make; Rebels it must still give back [16.15b, 18.6]. */
  readonly draws: number;
  readonly giveBack: number;
  readonly refitted: readonly Side[];
  /** The side that refits this player turn, and SADF units it may still take back [17.32]. */
  readonly refit?: { readonly side: Side; readonly left: number; readonly sadf: number };
  /** SADF attack factors sent home [17.23]. */
  readonly withdrawn: number;
  readonly contingency: boolean;
  readonly secondAir: boolean;
  readonly dropUsed: boolean;
  readonly moving: Moving | null;
  readonly attacks: readonly Attack[];
  readonly aims: readonly Aim[];
  readonly combat: Combat | null;
  /** US artillery: strength given out this player turn [16.18]. */
  readonly shares: Readonly<Record<string, number>>;
  readonly ended: string | null;
}

export const has = (unit: Unit, mark: Mark): boolean => unit.marks?.includes(mark) ?? false;

export const onMap = (unit: Unit): boolean => unit.place === 'map';

export function pointsOf(position: Position, side: Side): number {
  let points = 0;
  for (const score of position.ledger) if (score.side === side) points += score.points;
  return points;
}
