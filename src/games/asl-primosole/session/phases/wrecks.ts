import { vehicleFacts } from '../cards.js';
import { type Counter, has } from '../counters.js';
import type { Open } from '../position.js';
import type { Scene } from '../stage.js';

/** Vehicles that never had a weapon of their own. */
const UNARMED = ['truck', 'jeep'];

/** Neither main armament nor MG can be used any more, or there never was either. */
function isUnarmed({ table }: Scene, vehicle: Counter): boolean {
  const mainArmament = hasWeapon({ table }, vehicle, true) && !has(vehicle, 'disabled');
  const machineGun = hasWeapon({ table }, vehicle, false) && !has(vehicle, 'mgDisabled');
  return !mainArmament && !machineGun;
}

/** Whether a vehicle ever had a main armament, or an MG (PS-53). */
export function hasWeapon({ table }: Pick<Scene, 'table'>, vehicle: Counter, main: boolean): boolean {
  const facts = vehicleFacts(table.cards, vehicle);
  return main ? (facts?.mainArmament ?? true) : !UNARMED.includes(facts?.class ?? '');
}

/** Immobile, abandoned and without a weapon: a burnt-out wreck at once [CG12]. */
export const isDead = (scene: Scene, vehicle: Counter): boolean =>
  vehicle.kind === 'vehicle' && has(vehicle, 'immobile') && has(vehicle, 'abandoned') && isUnarmed(scene, vehicle);

/** Where a vehicle stands, as far as anybody was told. */
export const standsIn = ({ at, lastHex }: Counter): string | null => (at && 'hex' in at ? at.hex : lastHex);

/** The wrecks of the map with another one; what is burnt out stays so [CG12]. */
export function withWreck(
  wrecks: Open['wrecks'],
  hex: string | null,
  kind: 'wreck' | 'burntOutWreck' = 'wreck',
): Open['wrecks'] {
  if (hex === null || wrecks[hex] === 'burntOutWreck') return wrecks;
  return { ...wrecks, [hex]: kind };
}
