import type { FuelLeakOutcome } from '../../events/fuel-leak.js';
import type { Weapon } from '../../shared/vehicle-card.js';
import { hurt, suppressHex } from '../harm.js';
import type { Position } from '../position.js';
import type { Play } from '../stage.js';
import { ableUnits } from '../standing.js';
import { bailOut } from '../suffering.js';
import { type Table, unitOf } from '../table.js';
import type { CollateralDamage } from '../unit-state.js';

export const suffersFrom = ({ units }: Position, id: string, damage: CollateralDamage): boolean =>
  units[id]!.collateral?.includes(damage) ?? false;

/** The coaxial machine gun, as long as it is not shot away [7.23.1]. */
export const hasCoaxMg = (table: Table, position: Position, id: string): boolean =>
  unitOf(table, id).card.coaxMg && !suffersFrom(position, id, 'coaxMg');

const TURNING: readonly string[] = ['tt1', 'tt2', 'tt3'];

/** The weapons as they bear now: with its ring jammed a turret looks ahead [7.23.2]. */
export function armament(table: Table, position: Position, id: string): Weapon[] {
  const { weapons } = unitOf(table, id).card;
  // With a facing of its own it stays where it looks [7.8].
  if (table.options.turrets || !suffersFrom(position, id, 'turretRing')) return weapons;
  return weapons.map((weapon) => (TURNING.includes(weapon.turret) ? { ...weapon, turret: 'fixed' } : weapon));
}

/** A harmless penetration broke something: each thing breaks once [7.23]. */
export function breakDown(play: Play, unit: string, damage: string): void {
  if (damage === 'suppressed') hurt(play, unit, 'suppressed');
  else if (!suffersFrom(play.position, unit, damage as CollateralDamage))
    play.happen({ type: 'collateral-suffered', unit, damage });
}

/** Vehicles that leak fuel run dry or burn as the Movement Phase begins, before anybody fights at close quarters [7.23.4]. */
export function leakFuel(play: Play): void {
  for (const { id } of [...ableUnits(play.table, play.position)]) {
    if (!suffersFrom(play.position, id, 'fuel')) continue;
    const { hex, trackHit } = play.position.units[id]!;
    const { result } = play.ask<FuelLeakOutcome>('events/fuel-leak', { immobile: trackHit ?? false });
    if (result === 'trackHit') {
      hurt(play, id, 'trackHit');
      bailOut(play, id, { causes: ['tk'], destroyed: 'none' });
    } else if (result === 'bu') {
      hurt(play, id, 'bu', 'bu');
      bailOut(play, id, { causes: [], destroyed: 'bu' });
      suppressHex(play, hex!, id);
    }
  }
}
