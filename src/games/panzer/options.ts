import { choice, defineChoice, flag } from '../../kernel/fields/index.js';
import type { Umpire } from '../../kernel/rulings/index.js';

const Tungsten = defineChoice('Tungsten', ['plentiful', 'none', 'plus1', 'plus2']);
const SovietYear = defineChoice('SovietYear', ['off', 'y1941', 'y1942']);

/**
 * Every optional rule, off unless asked for [7.0]. The Basic and the Advanced Game need no switch: each has its own
 * procedures, and a fact that only the Advanced Game knows is simply left out in the Basic Game.
 */
export class Options {
  @flag('Morale: hesitating and broken units [7.1]') morale!: boolean;
  @flag('Hidden unit counters [7.2]') hiddenUnits!: boolean;
  @flag('Commands shared only within a platoon or with command units of the chain [7.3]') platoonCommand!: boolean;
  @flag('Vehicles without radio sets are limited [7.4]') radioSets!: boolean;
  @choice('Soviet called indirect fire of the early war [7.5]', SovietYear, { default: 'off' }) sovietEarlyWar!: string;
  @flag('Tank fright of green leg units [7.6]') tankFright!: boolean;
  @flag('Limited spotting: spotting is rolled for [7.7]') limitedSpotting!: boolean;
  @flag('Turrets have a facing; open and buttoned up [7.8]') turrets!: boolean;
  @flag('Smoke dischargers [7.9]') smokeDischargers!: boolean;
  @flag('CE ammunition against protected locations and soft vehicles [7.10]') ceAmmo!: boolean;
  @flag('Vehicles prone to brew up [7.11]') brewUpModifier!: boolean;
  @flag('Variable AP penetration [7.12]') variablePenetration!: boolean;
  @flag('Variant of 7.12: each die of a Soviet gun reads one lower [7.12]') sovietVariance!: boolean;
  @flag('Lower hull hits [7.13]') lowerHull!: boolean;
  @flag('Fire priority: the nearest enemy combat vehicle first [7.14]') firePriority!: boolean;
  @flag('Hand-held CE weapons fire GP at -10 in the open [7.15]') ceGpFire!: boolean;
  @flag('Towed platform gun mounts fire all round [7.16]') platformMounts!: boolean;
  @flag('Attached weapons may be lost with a squad [7.17]') attachedWeaponLoss!: boolean;
  @flag('Pinning fire [7.18]') pinningFire!: boolean;
  @flag('Engineers attack terrain [7.19]') engineersVsTerrain!: boolean;
  @flag('Long guns cannot traverse in alleys and woods [7.20]') longGuns!: boolean;
  @flag('Variable track damage [7.21]') variableTrackDamage!: boolean;
  @flag('Infantry smoke [7.22]') infantrySmoke!: boolean;
  @flag('Collateral damage [7.23]') collateralDamage!: boolean;
  @flag('Camouflage [7.24]') camouflage!: boolean;
  @flag('Weapon malfunction [7.25]') weaponMalfunction!: boolean;
  @flag('Indirect fire and bombs scatter [7.26]') scatter!: boolean;
  @flag('Illumination missions [7.27]') illumination!: boolean;
  @flag('Counter-battery fire [7.28]') counterBattery!: boolean;
  @flag('Bogging down [7.29]') bogging!: boolean;
  @flag('Narrow roads, paths and bridges [7.30]') narrowRoads!: boolean;
  @flag('Mines [7.31]') mines!: boolean;
  @flag('Weight limits [7.32]') weightLimits!: boolean;
  @flag('Dual driving controls [7.33]') dualDriving!: boolean;
  @flag('Amphibious vehicles [7.34]') amphibious!: boolean;
  @flag('Fires [7.35]') fires!: boolean;
  @flag('Night, weather and ground conditions [7.36]') weather!: boolean;
  @flag('Artillery reconnaissance by fire [7.37]') reconByFire!: boolean;
  @flag('Staggered initiative [7.42]') staggeredInitiative!: boolean;
  @flag('Streamlined movement with staggered initiative [7.42.3]') streamlinedMovement!: boolean;
  @flag('Command span [7.52]') commandSpan!: boolean;
  @choice('German APCR from late 1943: as printed, none left, or a harder ammo roll [5.16.2.7]', Tungsten, {
    default: 'plentiful',
  })
  tungsten!: string;
}

/** The umpire of this game: one who knows its options. */
export type Judge = Umpire<Options>;
