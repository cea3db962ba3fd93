import type { Judge } from '../../options.js';
import { requireOption } from '../../shared/requires.js';
import type { Mission, Sheaf } from '../../vocabulary.js';

/** Which pattern a firer may lay, and with what [6.5.1.5, 6.5.1.6]. */
export function checkSheaf(mission: Mission, sheaf: Sheaf, offMap: boolean, umpire: Judge): void {
  requireOption(umpire, 'illumination', '7.27', mission === 'illumination');
  if (offMap === (sheaf === 'onMap')) umpire.forbid('6.5.1.5', offMap ? 'sheaf-off-map' : 'sheaf-on-map');
  else if (mission === 'illumination' && !umpire.chart('sheaf').flag(sheaf, 'illumination'))
    umpire.forbid('6.5.1.6.2', 'illumination-closed');
}

/** Open or closed, as hindrances and the open-SHEAF modifier see it [6.5.1.5]. */
export function isOpen(sheaf: Sheaf, umpire: Judge): boolean {
  return umpire.chart('sheaf').text(sheaf, 'modifierClass') === 'open';
}
