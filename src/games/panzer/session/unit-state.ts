import type { MapEdge } from '../../../kernel/hexes/index.js';
import type { Command, HullDown, SpotCounter, Suppression } from '../vocabulary.js';
import type { Queued } from './moving/queue.js';

/** Where a unit is: nowhere twice, never nowhere. Aboard it is wherever its vehicle is; a lost one is a wreck or nothing any more. */
type Place = 'toPlace' | 'map' | 'aboard' | 'hidden' | 'due' | 'exited' | 'lost';

/** Whether a command counter lies face down, was shown for the moving modifier and turned back, or lies open [4.2.1, 4.4.3.2.2]. */
type CounterFace = 'hidden' | 'shown' | 'revealed';

/** A weapon that somebody tried to mend [7.25]. */
export interface TriedRepair {
  readonly weapon: number;
  readonly state: 'repaired' | 'outOfOrder' | 'destroyed';
}

/** What a penetration that does no damage may break [7.23]. */
export type CollateralDamage = 'optics' | 'coaxMg' | 'turretRing' | 'radio' | 'runningGear' | 'fuel';

/** A unit now. Fields that are absent have their usual value; those of a turn go with it. */
export interface UnitState {
  readonly place: Place;
  readonly hex?: string;
  /** The hexside it faces, by number [3.3]. */
  readonly facing?: number;
  /** Its order of this turn; absent: No Command [4.2]. */
  readonly command?: Command;
  readonly face?: Exclude<CounterFace, 'hidden'>;
  /** It has fired this turn, or its shot is wasted [4.4.1]. */
  readonly fired?: true;
  /** It has executed the movement of Move or Short Halt [4.5]. */
  readonly moved?: true;
  readonly spot?: Exclude<SpotCounter, 'none'>;
  /** The SPOT counter came in this turn's Combat Phase [4.4.1]. */
  readonly spotNew?: true;
  readonly damaged?: true;
  /** Cannot move or turn any more [6.5.2.2.1]. */
  readonly trackHit?: true;
  /** Its crew is gone for good; the hull stays [5.15]. */
  readonly bailed?: true;
  /** Both sides of the counter do the same; only OFF may be got rid of [5.10, 6.8.3]. */
  readonly suppression?: Exclude<Suppression, 'none'>;
  /** Fired at this turn [6.8.3.1.2]. */
  readonly underFire?: true;
  /** A squad that is a half-squad now [6.5.4.4.3]. */
  readonly reduced?: true;
  /** In full cover [6.1.4.2]. */
  readonly cover?: true;
  /** On the top floor of the building of its hex [6.1.4.3.1]. */
  readonly upper?: true;
  /** A vehicle inside the building of its hex [6.1.4.3.1, 6.6.3]. */
  readonly inside?: true;
  readonly hullDown?: Exclude<HullDown, 'none'>;
  /** It has looked for one this turn [6.6.9]. */
  readonly searched?: true;
  /** How it went into its hull-down place: the other end is open [6.6.9]. */
  readonly entry?: 'forward' | 'reverse';
  /** The hexside, by number, to which the improved position it went into is open, however it turns there [6.1.4.3.7]. */
  readonly openEnd?: number;
  /** The vehicle that carries it [6.6.7]. */
  readonly aboard?: string;
  /** The hidden unit counter in whose box it is, option 7.2. */
  readonly counter?: string;
  /** The unit whose command counter it shares; the leader names itself [6.2.1.1.3]. */
  readonly group?: string;
  /** The vehicle ahead of it in a road column [6.2.1.1.3]. */
  readonly behind?: string;
  /** Its Overwatch is used up: it directs fire this turn [6.5.1, 6.7.3.1.2]. */
  readonly observed?: true;
  /** It failed to answer a call, or had nothing to fire with: its Fire command is complete, and it has not fired [6.5.1.7, 6.5.1]. */
  readonly spent?: true;
  /** What it fired at was an aircraft: nobody on the ground answers that [6.7.4, 4.4.2]. */
  readonly firedUp?: true;
  /** It got off a vehicle this turn: it is not run over [6.6.10]. */
  readonly dismounted?: true;
  /** Points it has spent to come up to an enemy this turn [6.6.1.1]. */
  readonly advanced?: number;
  /** The hex it was set up in, where its ammunition lies [5.16.2.4]. */
  readonly dump?: string;
  /** Its mission was checked: no indirect fire of it this turn [6.5.1.9]. */
  readonly barred?: true;
  /** Hesitating or broken, option 7.1; only OFF is got rid of [7.1.5, 7.1.6]. */
  readonly hesitation?: 'on' | 'off';
  readonly broken?: 'on' | 'off';
  /** Weapons out of order, and what came of mending them this turn, option 7.25. */
  readonly jammed?: readonly number[];
  readonly tried?: readonly TriedRepair[];
  /** Weapons lost for good, options 7.17 and 7.25. */
  readonly gone?: readonly number[];
  /** What harmless penetrations broke, each thing once, option 7.23. */
  readonly collateral?: readonly CollateralDamage[];
  /** Hexsides its turret is turned clockwise from its front, option 7.8; absent: it looks ahead [7.8.1]. */
  readonly turret?: number;
  readonly turretDamaged?: true;
  /** Its hatches are closed [7.8.3]. */
  readonly buttoned?: true;
  /** Camouflaged since the set-up, option 7.24. */
  readonly camouflaged?: true;
  /** Its smoke dischargers: when they last worked or were tried, and whether the smoke is still there, option 7.9. */
  readonly discharged?: { readonly turn: number; readonly made: boolean };
  readonly screened?: true;
  /** Its place in the queue of a narrow hex; pushed off the road there, it never moves again, option 7.30. */
  readonly queued?: Queued;
  readonly aside?: true;
  /** What became of a lost one [4.4.3.2.6, 6.5.4.4.3]. */
  readonly fate?: 'ko' | 'bu' | 'eliminated';
  /** The edge by which it left the map [4.5.1.1.9]. */
  readonly edge?: MapEdge;
}
