import type { Side } from '../../../../kernel/session/index.js';
import type { Command, SizeClass, SpotCounter } from '../../vocabulary.js';

/** A hidden unit counter on the map: its place is known to all, what it stands for to its owner alone [7.2.1, 7.2.2]. */
export interface HiddenCounter {
  readonly side: Side;
  readonly hex: string;
  /** Units in its box; none: a dummy. */
  readonly units: readonly string[];
  /** The unit whose kind and pace a dummy feigns [7.2.2.1, 7.2.2.2]. */
  readonly as?: string;
  readonly command?: Exclude<Command, 'none'>;
  /** It has executed its Move this turn [4.5]. */
  readonly moved?: true;
  /** SPOT counter of its moving or of its indirect fire, until a Spotting Phase in which nobody spots it [7.2.2.2, 6.5.1, 4.1.5]. */
  readonly spot?: Exclude<SpotCounter, 'none'>;
  /** Enemies on overwatch that have looked for it in vain this turn. */
  readonly tried?: readonly string[];
}

/** A counter that has been found out: its units are put on the map one after the other [7.2.2.1]. */
export interface Unveiling {
  readonly counter: HiddenCounter;
  readonly left: readonly string[];
  /** How far from the hex of the counter they may be put. */
  readonly within: number;
  /** One of this type stands in the hex itself; null: any [7.2.2.1]. */
  readonly type: SizeClass | null;
  /** One that fulfils it stands there. */
  readonly held: boolean;
  /** The hex chosen for the first of those left. */
  readonly hex: string | null;
}

/** A counter on its way [7.2.2.2]. */
interface Sneaking {
  readonly counter: string;
  /** Hexes it has been in, the first one first. */
  readonly hexes: readonly string[];
  /** The enemy may answer the hex it is in now. */
  readonly answer: boolean;
}

/** Hidden units, option 7.2. */
export interface HiddenState {
  /** Sides that have not said yet what they hide, in the order of setting up [7.2.2]. */
  readonly toHide: readonly Side[];
  readonly counters: Readonly<Record<string, HiddenCounter>>;
  readonly unveiling: readonly Unveiling[];
  /** What goes on when all are on the map, the fire of which side, or after whose turn as First Player; null: whatever was interrupted. */
  readonly after: { readonly does: 'spot' | 'fire' | 'endTurn'; readonly side: Side | null } | null;
  readonly sneaking: Sneaking | null;
}
