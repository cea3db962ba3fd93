import type { MapEdge } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import type { Altitude, Speed, Suppression } from '../../vocabulary.js';

export type AirWeapon = 'strafe' | 'bombs' | 'rockets';

/** An aircraft between its appearances [6.7.2.1]. */
export interface AircraftState {
  /** Attacks left with each weapon [5.16.2.6]. */
  readonly attacks: Readonly<Record<AirWeapon, number>>;
  /** The turn of its first appearance, and of the last. */
  readonly first?: number;
  readonly last?: number;
  readonly leftBy?: MapEdge;
  readonly suppression?: Exclude<Suppression, 'none'>;
  readonly damaged?: true;
  readonly lost?: true;
}

/** An attack declared and not yet resolved: anti-aircraft fire may be declared after it [6.7.4.1.1]. */
export interface DeclaredAttack {
  readonly weapon: AirWeapon;
  readonly target: string;
}

/** An aircraft over the map [6.7.2]. */
export interface Sortie {
  readonly aircraft: string;
  readonly speed: Speed;
  readonly altitude: Altitude;
  /** It will make a dive attack: high until then, low afterwards [6.7.2.3.2]. */
  readonly dives: boolean;
  /** The edge it must come in by: where it left in the turn before [6.7.2.1]. */
  readonly edge: MapEdge | null;
  readonly hex: string | null;
  /** The hex it came in by. */
  readonly entry: string | null;
  readonly heading: number | null;
  readonly turned: boolean;
  /** Hexes flown with a ground unit in its front field and in sight, without a break, since it came or last attacked [6.7.3.1.1]. */
  readonly seen: Readonly<Record<string, number>>;
  /** The same counts at the moment it was suppressed on this flight [6.7.3.1.1]. */
  readonly seenBefore?: Readonly<Record<string, number>>;
  /** Hexes flown in sight of each anti-aircraft unit without a break; EDGE where it saw it come in [6.7.4.1.1]. */
  readonly watched: Readonly<Record<string, number>>;
  readonly attacked: boolean;
  readonly declared: DeclaredAttack | null;
  /** What anti-aircraft fire did to it on this flight, and where it was then, option 7.26. */
  readonly flak: { readonly hex: string; readonly result: 'noEffect' | 'suppressedOrDamaged' } | null;
  /** The other side may answer with anti-aircraft fire. */
  readonly window: boolean;
}

/** More hexes than anybody needs to track it: it came in over the edge in sight [6.7.4.1.1]. */
export const EDGE = 1000;

export interface AirState {
  readonly aircraft: Readonly<Record<string, AircraftState>>;
  readonly side: Side | null;
  readonly sortie: Sortie | null;
  /** The other side lets this aircraft fly. */
  readonly letPass: boolean;
}
