import type { Side } from '../../../kernel/session/index.js';

/** A leg unit that goes at an enemy; advancing, it has gone to the hex it attacks from [6.6.1.1]. */
export interface Assault {
  readonly unit: string;
  readonly target: string;
  readonly advanced: boolean;
  /** It has just jumped off a vehicle for it [6.6.1.1]. */
  readonly dismounted?: true;
  /** Its owner has named it the primary attacker of its hex [6.6.1.1]. */
  readonly leads?: true;
}

/** The attacks on one target under way, hex by hex [6.6.1.1.1, 6.6.1.2.3]. */
export interface Fight {
  readonly target: string;
  /** The hex of the target. */
  readonly hex: string;
  /** Who is still to attack, by hexes; in each the primary attacker first. The first hex is the one that fights now. */
  readonly groups: readonly (readonly string[])[];
  readonly fought: readonly string[];
  /** Those who bring a flamethrower, whatever becomes of it in the fight [7.1.3, 7.35.1]. */
  readonly flames: readonly string[];
  /** Those of whom one is to lead on: the primary attacker was reduced or is gone [6.6.1.2.3]. */
  readonly leaders?: readonly string[];
  /** The owner of the vehicle has said whether it moves [6.6.1.1.2]. */
  readonly asked?: true;
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
  readonly fight?: Fight;
  /** Who may go into the hex that was taken [6.6.1.1.3, 6.6.1.2.3]. */
  readonly advance: { readonly hex: string; readonly units: readonly string[] } | null;
}
