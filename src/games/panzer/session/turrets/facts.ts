import type { AngleLine } from '../../combat/ap/ap-target.js';
import { isTurreted } from '../../combat/ap/ap-target.js';
import type { HitAngle } from '../../vocabulary.js';
import type { Position } from '../position.js';
import { standing } from '../standing.js';
import type { Table } from '../table.js';

/** A turret as it looks now: where to, and how many hexsides it turns at most where its TT is not to be had [7.8.1]. */
export interface TurretNow {
  readonly facing: number;
  readonly limit: number;
}

/** Whether a vehicle has a turret with a facing of its own, option 7.8. */
export function hasTurret({ options, units }: Table, id: string): boolean {
  const { kind, card } = units.get(id)!;
  return options.turrets && kind === 'vehicle' && card.weapons.length > 0 && isTurreted(card as never);
}

/** Whether its crew may close the hatches: A-type vehicles alone, with a turret or without [7.8.3]. */
export function mayButton({ options, units }: Table, id: string): boolean {
  const { kind, card } = units.get(id)!;
  return options.turrets && kind === 'vehicle' && card.defense.protection === 'A';
}

/** A jammed ring turns no more, a damaged turret one hexside [7.8.1, 7.23.2]. */
function limitOf({ units }: Position, id: string): number {
  const { collateral, turretDamaged } = units[id]!;
  return collateral?.includes('turretRing') ? 0 : turretDamaged ? 1 : 3;
}

/** The turret of a unit; undefined where it has none of its own facing [7.8]. */
export function turretOf(table: Table, position: Position, id: string): TurretNow | undefined {
  const { facing, turret = 0 } = standing(position, id);
  if (!hasTurret(table, id) || facing === undefined) return undefined;
  return { facing: (facing + turret) % 6, limit: limitOf(position, id) };
}

/** The direction a crew that is buttoned up looks in: that of its turret, or of the vehicle [7.8.3]. */
export function lookingTo(table: Table, position: Position, id: string): number {
  const turret = position.units[id]!.buttoned ? turretOf(table, position, id) : undefined;
  return turret?.facing ?? standing(position, id).facing!;
}

/** A line between two angles is read as the one nearer the front, which its owner would choose [6.5.2.2]. */
const NEARER: Readonly<Record<string, HitAngle>> = {
  frontOrFrontSide: 'front',
  frontSideOrRearSide: 'frontSide',
  rearSideOrRear: 'rearSide',
};

export const ownersAngle = (angle: AngleLine): HitAngle => NEARER[angle] ?? (angle as HitAngle);
