import { choice, choices, flag, integer, list, number, object, text } from '../../../kernel/fields/index.js';
import {
  Ammo,
  Arc,
  Location,
  Nation,
  PassengerCover,
  Protection,
  RateOfFire,
  Traction,
  Turret,
} from '../vocabulary.js';

/** Five numbers of a card row, one for each range factor; what nobody knows may be left out [4.4.3.2.1]. */
export class RangeRow {
  @integer('Pointblank', { min: 0, max: 999, optional: true }) P?: number;
  @integer('Short', { min: 0, max: 999, optional: true }) S?: number;
  @integer('Medium', { min: 0, max: 999, optional: true }) M?: number;
  @integer('Long', { min: 0, max: 999, optional: true }) L?: number;
  @integer('Extreme', { min: 0, max: 999, optional: true }) E?: number;
}

/** Ones digits of the AP Damage section: the highest digit of each result, 0 where the result does not occur [6.5.2.5]. */
export class DamageBands {
  @integer('Highest digit without damage', { min: 0, max: 10, default: 0 }) nd!: number;
  @integer('Highest digit that damages', { min: 0, max: 10, default: 0 }) dm!: number;
  @integer('Highest digit that knocks out', { min: 0, max: 10, default: 0 }) ko!: number;
  @integer('Highest digit that brews up; 10 closes the table', { min: 0, max: 10, default: 10 }) bu!: number;
}

/** One AP ammunition block of the Offensive Information [4.4.3.2.1]. */
export class ApAmmo {
  @choice('Ammunition [5.16.1]', Ammo, { default: 'AP' }) type!: Ammo;
  @object('Row R: greatest range of each factor [3.5.2]', RangeRow, { optional: true }) range?: RangeRow;
  @object('Row P: penetration [4.4.3.2.5]', RangeRow, { optional: true }) penetration?: RangeRow;
  @object('AP Damage section [6.5.2.5]', DamageBands, { optional: true }) damage?: DamageBands;
  @integer('First month of use as yyyymm; none: always [5.16.1]', { min: 193901, max: 194512, optional: true })
  from?: number;
}

/** A GP block: GP, GP-DF or GP-IF [6.5.4.1]. */
export class GpRow {
  @object('Row R: greatest range of each factor [3.5.2]', RangeRow, { optional: true }) range?: RangeRow;
  @object('Row F: GP factor [6.5.4.1]', RangeRow, { optional: true }) factor?: RangeRow;
}

/** The line A: of the weapon data; what is left out is unlimited [5.16.2]. */
export class AmmoLimits {
  @integer('Basic AP and GP', { min: 0, max: 10, optional: true }) basic?: number;
  @integer('A: APDS, APCR, HVAP', { min: 0, max: 10, optional: true }) special?: number;
  @integer('H: HEAT', { min: 0, max: 10, optional: true }) heat?: number;
  @integer('S: smoke', { min: 0, max: 10, optional: true }) smoke?: number;
  @integer('I: illumination', { min: 0, max: 10, optional: true }) illumination?: number;
  @integer('D: smoke dischargers', { min: 0, max: 10, optional: true }) dischargers?: number;
}

/** One weapon of the Offensive Information and Weapon Data sections. */
export class Weapon {
  @text('Name', { max: 60, optional: true }) name?: string;
  @list('AP ammunition [4.4.3.2.1]', ApAmmo, { maxItems: 6, default: [] }) ap!: ApAmmo[];
  @object('GP or GP-DF block [6.5.4.1]', GpRow, { optional: true }) gpDirect?: GpRow;
  @object('GP-IF block [6.5.1]', GpRow, { optional: true }) gpIndirect?: GpRow;
  @object('AA block [6.7.4]', GpRow, { optional: true }) antiAircraft?: GpRow;
  @integer('AA modifier of the card [6.7.4.2]', { min: -50, max: 50, default: 0 }) antiAircraftModifier!: number;
  @flag('N/A vs. High Altitude [6.7.4.1.2]') notAgainstHigh!: boolean;
  @integer('Maximum GP Effectiveness; 0: none [6.5.4.4.2]', { min: 0, max: 15, default: 0 }) effectiveness!: number;
  @flag('Small arms [5.7]') smallArms!: boolean;
  @choice('Field of fire of a fixed weapon [4.4.3.1.4, 4.4.3.1.5]', Arc, { default: 'all' }) arc!: Arc;
  @choice('TT [4.4.3.1]', Turret, { default: 'tt1' }) turret!: Turret;
  @integer('SB, 0 for every vehicle of this game [4.4.3.2.2]', { min: 0, max: 3, default: 0 }) stabilisation!: number;
  @text('St, sight type', { max: 4, default: 'O' }) sight!: string;
  @choice('ROF [6.5.2.1]', RateOfFire, { default: 'N' }) rateOfFire!: RateOfFire;
  @integer('Minimum range [5.6]', { min: 0, max: 99, default: 1 }) minimumRange!: number;
  @object('Ammo limits [5.16.2]', AmmoLimits, { optional: true }) limits?: AmmoLimits;
  @flag('SMK [6.1.4.3.10]') smoke!: boolean;
  @flag('Printed in reverse: second weapon of dual fire [5.14]') reversed!: boolean;
  @flag('Limited weapon: silent while hull down [6.1.4.1.2]') limited!: boolean;
  @flag('Long gun [7.20]') longGun!: boolean;
  @flag('An anti-aircraft weapon: never part of an overrun [6.6.10.1]') isAntiAircraft!: boolean;
}

/** Armour of one shot row when the hit comes from Front or Rear [6.5.2.3.2]. */
export class FrontRearArmor {
  @integer('Turret front', { min: 0, max: 200, optional: true }) TF?: number;
  @integer('Turret rear', { min: 0, max: 200, optional: true }) TR?: number;
  @integer('Hull front', { min: 0, max: 200, optional: true }) HF?: number;
  @integer('Hull rear', { min: 0, max: 200, optional: true }) HR?: number;
}

/** Armour of one shot row when the hit comes from Front/Side or Rear/Side [6.5.2.3.3]. */
export class SideArmor {
  @integer('Turret front', { min: 0, max: 200, optional: true }) TF?: number;
  @integer('Turret side', { min: 0, max: 200, optional: true }) TS?: number;
  @integer('Turret rear', { min: 0, max: 200, optional: true }) TR?: number;
  @integer('Hull front', { min: 0, max: 200, optional: true }) HF?: number;
  @integer('Hull side', { min: 0, max: 200, optional: true }) HS?: number;
  @integer('Hull rear', { min: 0, max: 200, optional: true }) HR?: number;
}

/** Level, Rising and Falling rows of both angle groups, and the deck [6.5.2.3]. */
export class ArmorTable {
  @object('Front or Rear, level shot', FrontRearArmor, { optional: true }) frontLevel?: FrontRearArmor;
  @object('Front or Rear, rising shot', FrontRearArmor, { optional: true }) frontRising?: FrontRearArmor;
  @object('Front or Rear, falling shot', FrontRearArmor, { optional: true }) frontFalling?: FrontRearArmor;
  @object('Front/Side or Rear/Side, level shot', SideArmor, { optional: true }) sideLevel?: SideArmor;
  @object('Front/Side or Rear/Side, rising shot', SideArmor, { optional: true }) sideRising?: SideArmor;
  @object('Front/Side or Rear/Side, falling shot', SideArmor, { optional: true }) sideFalling?: SideArmor;
  @integer('Deck [6.5.2.2.2]', { min: 0, max: 200, optional: true }) deck?: number;
}

/** The two armour values of the Basic Game [4.4.3.2.5]. */
export class BasicArmor {
  @integer('Front', { min: 0, max: 200, optional: true }) front?: number;
  @integer('Rear', { min: 0, max: 200, optional: true }) rear?: number;
}

/** `5T 6-10` [4.5.1.1.1]. */
export class MovementRating {
  @integer('Cross-country movement points', { min: 0, max: 60, optional: true }) crossCountry?: number;
  @choice('Mode of traction', Traction, { default: 'T' }) mode!: Traction;
  @integer('Path movement points', { min: 0, max: 60, default: 0 }) path!: number;
  @integer('Road movement points', { min: 0, max: 60, default: 0 }) road!: number;
  @flag('R: dual driving controls [7.33]') dualDriving!: boolean;
  @flag('A: amphibious [7.34]') amphibious!: boolean;
}

/** TR: towed-leg [6.6.7.1]. */
export class TransportRating {
  @integer('Towed capacity or need', { min: 0, max: 20 }) towed!: number;
  @integer('Leg capacity or need', { min: 0, max: 20 }) leg!: number;
}

/** The Defensive Information of a vehicle. */
export class VehicleDefense {
  @integer('Size, an AP modifier [4.4.3.2.2]', { min: -2, max: 2, default: 0 }) size!: number;
  @object('Basic Game armour [4.4.3.2.5]', BasicArmor, { optional: true }) basicArmor?: BasicArmor;
  @object('Armour table [6.5.2.3]', ArmorTable, { optional: true }) armor?: ArmorTable;
  @integer('GP defence [6.5.4.2.1]', { min: 1, max: 10, optional: true }) gpDefense?: number;
  @choice('Protection type [6.5.4.2.1]', Protection, { default: 'A' }) protection!: Protection;
  @integer('CEx#: multiplier against CE ammunition; 1: none [7.10.1]', { min: 1, max: 9, default: 1 })
  ceFactor!: number;
  @choices('Locations the multiplier protects [7.10.1]', Location, { maxItems: 8, default: [] })
  ceLocations!: Location[];
}

/** A whole vehicle data card, every field the book names. */
export class VehicleCard {
  @text('Name', { max: 60 }) name!: string;
  @choice('Nationality [1.7.1]', Nation, { default: 'other' }) nation!: Nation;
  @text('Card number, e.g. S-3B [1.6]', { max: 40, optional: true }) card?: string;
  @flag('BU: prone to brew up [7.11]') brewUpProne!: boolean;
  @flag('R: no radio [7.4]') noRadio!: boolean;
  @flag('Notes: its command vehicles have a radio all the same [7.4]') commandRadio!: boolean;
  @integer('Notes: first month with a radio as yyyymm [7.4]', { min: 193901, max: 194512, optional: true })
  radioFrom?: number;
  @object('Movement factor [4.5.1.1.1]', MovementRating, { optional: true }) movement?: MovementRating;
  @flag('Open-topped [6.1.4.3.1]') openTopped!: boolean;
  @object('Transport capacity [6.6.7.1]', TransportRating, { optional: true }) transport?: TransportRating;
  @choice('How passengers ride [6.5.4.2.3]', PassengerCover, { default: 'exposed' }) passengerCover!: PassengerCover;
  @integer('Bog modifier [7.29]', { min: -50, max: 50, default: 0 }) bogModifier!: number;
  @number('Weight in metric tons [7.32]', { min: 0, max: 300, optional: true }) weight?: number;
  @flag('C: close assault indicator [6.6.1.1.2]') closeAssault!: boolean;
  @object('Defensive information', VehicleDefense, { default: {} }) defense!: VehicleDefense;
  @list('Weapons [4.4.3]', Weapon, { maxItems: 8, default: [] }) weapons!: Weapon[];
  @flag('Coaxial machine gun [6.5.4.3]') coaxMg!: boolean;
  @flag('An anti-aircraft vehicle [6.6.3]') antiAircraftVehicle!: boolean;
}
