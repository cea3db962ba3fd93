import type { Side } from '../../../kernel/session/index.js';

/** A leg unit that goes at an enemy; advancing, it has gone to the hex it attacks from [6.6.1.1]. */
export interface Assault {
  readonly unit: string;
  readonly target: string;
  readonly advanced: boolean;
  /** It has just jumped off a vehicle for it [6.6.1.1]. */
  readonly dismounted?: true;
}

/** An enemy that is run over, by whom, and whether the first attack is rolled: nobody else joins then [6.6.10]. */
export interface Overrun {
  readonly target: string;
  readonly by: readonly string[];
  readonly closed: boolean;
}

/** Close assaults and hand-to-hand combat of one side [6.6.1]. */
export interface Assaults {
  readonly side: Side;
  readonly declared: readonly Assault[];
  /** Targets some attack has been rolled against: nobody else may declare at them [6.6.1.1]. */
  readonly closed: readonly string[];
  /** Who may go into the hex that was taken [6.6.1.1.3, 6.6.1.2.3]. */
  readonly advance: { readonly hex: string; readonly units: readonly string[] } | null;
}
