import type { Judge } from '../../options.js';
import { demand } from '../../shared/facts.js';

/** The weapon, as option 7.21 looks at it. */
export interface TrackWeapon {
  readonly smallArms: boolean;
  readonly effectiveness: number;
  readonly handHeld: boolean;
}

/** Under option 7.21 twice the weapon's effectiveness must reach the vehicle's GP defence; otherwise every track hit holds. */
export function trackHitHolds(weapon: TrackWeapon, gpDefense: number | undefined, umpire: Judge): boolean {
  if (!umpire.options.variableTrackDamage) return true;
  if (weapon.handHeld) {
    umpire.note('7.21', 'track-always');
    return true;
  }
  const doubled = weapon.smallArms || weapon.effectiveness === 0 ? 1 : 2 * weapon.effectiveness;
  const defense = gpDefense ?? demand('gpDefense', '/target/defense/gpDefense');
  const holds = doubled >= defense;
  umpire.note('7.21', holds ? 'track-stands' : 'track-cancelled', { doubled, defense });
  return holds;
}
