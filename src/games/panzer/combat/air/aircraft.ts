import { choice, flag, integer } from '../../../../kernel/fields/index.js';
import type { Tally } from '../../shared/tally.js';
import { Altitude, Grade, Speed, Suppression } from '../../vocabulary.js';

/** An aircraft as it attacks or is fired at [6.7.2.2]. */
export class Aircraft {
  @choice('Altitude [6.7.2.2]', Altitude, { default: 'low' }) altitude!: Altitude;
  @choice('Speed [6.7.2.2]', Speed, { default: 'slow' }) speed!: Speed;
  @choice('Unit grade', Grade, { default: 'seasoned' }) grade!: Grade;
  @flag('Damaged [6.7.4.2.1]') damaged!: boolean;
  @choice('Suppression [6.7.4.2.1]', Suppression, { default: 'none' }) suppression!: Suppression;
  @integer('GP defence, type S [6.5.4.2.4]', { min: 1, max: 10, optional: true }) gpDefense?: number;
}

const CHART = 'aircraft-modifiers';
const RULE = '6.7.3.5';

/** What altitude, speed and damage do to an attack from the air [6.7.3.5]. */
export function addAircraftModifiers(aircraft: Aircraft, altitude: Altitude, tally: Tally): void {
  if (altitude === 'low') tally.addFrom(CHART, RULE, 'low');
  if (altitude === 'medium') tally.addFrom(CHART, RULE, 'medium');
  if (aircraft.speed === 'fast') tally.addFrom(CHART, RULE, 'fast');
  if (aircraft.damaged) tally.addFrom(CHART, RULE, 'aircraftDamaged');
  if (aircraft.suppression !== 'none') tally.addFrom(CHART, RULE, 'aircraftSuppressed');
}
