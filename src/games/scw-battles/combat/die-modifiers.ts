import type { Judge } from '../options.js';
import { type AttackingUnit, isArmour } from '../shared/units.js';
import type { LeaderPresence } from '../vocabulary.js';

const modifierOf = (id: string, umpire: Judge): number => umpire.chart('die-modifiers').number(id, 'modifier');

/** Infantry with armour +1; with artillery and air in the same attack +2 instead. Supply does not matter [11.3]. */
export function combinedArms(attackers: readonly AttackingUnit[], guns: boolean, air: boolean, umpire: Judge): number {
  const both = attackers.some(({ type }) => type === 'infantry') && attackers.some(({ type }) => isArmour(type));
  if (!both) return 0;
  const full = guns && air;
  const modifier = modifierOf(full ? 'combinedArms2' : 'combinedArms1', umpire);
  if (full) umpire.note('11.3', 'combined-arms-full', { modifier });
  else umpire.note('11.3', 'combined-arms', { modifier });
  return modifier;
}

/** A leader stacked with an attacker of his own command +1, in command or not; added to combined arms [14.3]. */
export function leaderModifier(leader: LeaderPresence, umpire: Judge): number {
  if (leader !== 'sameCommand') return 0;
  const modifier = modifierOf('leader', umpire);
  umpire.note('14.3', 'leader-modifier', { modifier });
  return modifier;
}
