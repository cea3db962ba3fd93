import type { ApAmmo, Weapon } from '../../shared/vehicle-card.js';
import type { Ammo } from '../../vocabulary.js';

/** What a firing unit and its card say of the weapon that fires; the request goes before the card. */
interface Armed {
  readonly weapons: readonly Weapon[];
  readonly weaponNumber: number;
}

/** The weapon of the card that fires [5.14]. */
export const weaponFired = ({ weapons, weaponNumber }: Armed): Weapon | undefined => weapons[weaponNumber - 1];

/** The block of an ammunition on the weapon's card [4.4.3.2.1]. */
export const blockOf = (armed: Armed, type: Ammo): ApAmmo | undefined =>
  weaponFired(armed)?.ap.find((block) => block.type === type);
