import type { CrewServedWeapon } from '../vocabulary.js';
import type { Unit } from './units.js';

/** Which crew-served weapon one of a leg unit's weapons is, by what its rows can do; its own arms are none [5.1.3]. */
export function crewServedOf(
  { leg, kind, card, weapon: named, flamethrower }: Unit,
  number: number,
): CrewServedWeapon | undefined {
  if (leg === null || kind === 'towed') return undefined;
  if (named !== undefined) return named;
  const weapon = card.weapons[number - 1]!;
  if (weapon.gpIndirect) return 'mortar';
  if (weapon.ap.length > 0) return weapon.smallArms ? 'antiTankRifle' : 'handHeldAntiTank';
  if (number === 1) return undefined;
  return flamethrower && !weapon.smallArms ? 'flamethrower' : 'hmg';
}
