import type { Judge } from '../../options.js';
import type { CardedFirer } from './firer.js';

/** Which counter the fire leaves, and on whom: riders are not marked themselves, their carrier is [4.4.1, 6.1.3, 6.6.7.2]. */
export function noteSpot({ transported }: CardedFirer, spot: 'smallArms' | 'fire', umpire: Judge): void {
  if (transported) umpire.note(['6.6.7.2', '6.1.3'], 'carrier-marked');
  else if (spot === 'fire') umpire.note('4.4.1', 'firer-spotted');
  else umpire.note('6.1.3', 'firer-spotted-small-arms');
}
