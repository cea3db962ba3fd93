import { type ChoiceOf, defineChoice } from '../../kernel/fields/index.js';

/** The game's words. Every procedure takes its choices from here, so that each word means one thing. */

/** The Basic and the Advanced Game, where a procedure serves both [4.0, 6.0]. */
export const GameLayer = defineChoice('GameLayer', ['basic', 'advanced']);
export type GameLayer = ChoiceOf<typeof GameLayer>;

export const Grade = defineChoice('Grade', ['elite', 'veteran', 'seasoned', 'regular', 'green']);
export type Grade = ChoiceOf<typeof Grade>;

export const Nation = defineChoice('Nation', ['german', 'soviet', 'usa', 'uk', 'france', 'italy', 'other']);
export type Nation = ChoiceOf<typeof Nation>;

/** Orders of 4.2; `none` is No Command. */
export const Command = defineChoice('Command', ['fire', 'move', 'shortHalt', 'overwatch', 'none']);
export type Command = ChoiceOf<typeof Command>;

/** Pointblank, Short, Medium, Long, Extreme [4.4.3.2.1]. */
export const RangeFactor = defineChoice('RangeFactor', ['P', 'S', 'M', 'L', 'E']);
export type RangeFactor = ChoiceOf<typeof RangeFactor>;

export const Cover = defineChoice('Cover', ['none', 'light', 'medium', 'heavy']);
export type Cover = ChoiceOf<typeof Cover>;

/** Ground units by how they are attacked and moved [5.1, 5.2]. */
export const UnitKind = defineChoice('UnitKind', ['vehicle', 'squad', 'halfSquad', 'section', 'towed']);
export type UnitKind = ChoiceOf<typeof UnitKind>;

export const LegSize = defineChoice('LegSize', ['squad', 'halfSquad', 'section']);
export type LegSize = ChoiceOf<typeof LegSize>;

/** How a leg unit travels [5.1]. */
export const LegType = defineChoice('LegType', ['foot', 'motorcycle', 'bicycle', 'cavalry']);
export type LegType = ChoiceOf<typeof LegType>;

/** Spotting column: vehicle, large, small [6.1.3]. */
export const SizeClass = defineChoice('SizeClass', ['V', 'L', 'S']);
export type SizeClass = ChoiceOf<typeof SizeClass>;

/** Armoured, protected, soft [6.5.2.3]. */
export const Protection = defineChoice('Protection', ['A', 'P', 'S']);
export type Protection = ChoiceOf<typeof Protection>;

/** Tracks, half-track, wheels, leg [4.5.1.1.1]. */
export const Traction = defineChoice('Traction', ['T', 'H', 'W', 'L']);
export type Traction = ChoiceOf<typeof Traction>;

/** Turret turn rating; `all` is the printed 360 [4.4.3.1]. */
export const Turret = defineChoice('Turret', ['fixed', 'tt1', 'tt2', 'tt3', 'all']);
export type Turret = ChoiceOf<typeof Turret>;

/** Underlined ammunition fires forward, overlined to the rear [4.4.3.1.4, 4.4.3.1.5]. */
export const Arc = defineChoice('Arc', ['all', 'front', 'rear']);
export type Arc = ChoiceOf<typeof Arc>;

export const RateOfFire = defineChoice('RateOfFire', ['N', 'Q', 'R', 'F']);
export type RateOfFire = ChoiceOf<typeof RateOfFire>;

export const Ammo = defineChoice('Ammo', ['AP', 'APCR', 'APDS', 'HVAP', 'HEAT']);
export type Ammo = ChoiceOf<typeof Ammo>;

/** Front or rear aspect of the Basic Game [4.4.3.2.4]. */
export const Aspect = defineChoice('Aspect', ['front', 'rear']);
export type Aspect = ChoiceOf<typeof Aspect>;

export const HitAngle = defineChoice('HitAngle', ['front', 'frontSide', 'rearSide', 'rear']);
export type HitAngle = ChoiceOf<typeof HitAngle>;

export const Location = defineChoice('Location', ['TF', 'TS', 'TR', 'HF', 'HS', 'HR', 'DK', 'TK']);
export type Location = ChoiceOf<typeof Location>;

/** ON and OFF counters have the same effects [5.10]. */
export const Suppression = defineChoice('Suppression', ['none', 'on', 'off']);
export type Suppression = ChoiceOf<typeof Suppression>;

/** Morale states of option 7.1. */
export const Morale = defineChoice('Morale', ['steady', 'hesitating', 'broken']);
export type Morale = ChoiceOf<typeof Morale>;

export const SpotCounter = defineChoice('SpotCounter', ['none', 'move', 'fire', 'smallArms']);
export type SpotCounter = ChoiceOf<typeof SpotCounter>;

export const HullDown = defineChoice('HullDown', ['none', 'full', 'partial']);
export type HullDown = ChoiceOf<typeof HullDown>;

/** How passengers ride [6.5.4.2.3]. */
export const PassengerCover = defineChoice('PassengerCover', ['exposed', 'underCover', 'underArmor']);
export type PassengerCover = ChoiceOf<typeof PassengerCover>;

/** What lies on the line of sight and hinders fire without blocking it [5.11]. */
export const HindranceKind = defineChoice('HindranceKind', [
  'fire',
  'smokeClosed',
  'smokeOpen',
  'barrageClosed',
  'barrageOpen',
  'brewUpSmoke',
]);
export type HindranceKind = ChoiceOf<typeof HindranceKind>;

export const Building = defineChoice('Building', ['wood', 'brick', 'stone']);
export type Building = ChoiceOf<typeof Building>;

/** Rows of the Terrain Effects Table and the terrain counters [4.1.4.1, 6.1.4.3]. */
export const Terrain = defineChoice('Terrain', [
  'clear',
  'rough',
  'scrub',
  'brush',
  'crops',
  'shellhole',
  'gully',
  'ford',
  'stream',
  'water',
  'bridge',
  'alley',
  'woodBuilding',
  'brickBuilding',
  'stoneBuilding',
  'lightWoods',
  'woods',
  'heavyWoods',
  'railroad',
  'block',
  'ditch',
  'hastyEntrenchment',
  'improvedPosition',
  'woodRubble',
  'brickRubble',
  'stoneRubble',
  'wire',
  'onFire',
  'path',
  'road',
]);
export type Terrain = ChoiceOf<typeof Terrain>;

export const Hexside = defineChoice('Hexside', ['slope', 'crest', 'hedgerow', 'wall', 'cliff']);
export type Hexside = ChoiceOf<typeof Hexside>;

/** What runs from hex to hex [4.5.1.1.5]. */
export const PathKind = defineChoice('PathKind', ['road', 'path']);
export type PathKind = ChoiceOf<typeof PathKind>;

/** The hexside a unit faces, by the compass of the map's orientation [3.3]. */
export const Facing = defineChoice('Facing', ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
export type Facing = ChoiceOf<typeof Facing>;

/** Observers of indirect fire, by the row they use [6.5.1.1]. */
export const ObserverRow = defineChoice('ObserverRow', ['fo', 'chq', 'bhq', 'rhq', 'recon']);
export type ObserverRow = ChoiceOf<typeof ObserverRow>;

export const Attachment = defineChoice('Attachment', ['attached', 'organic', 'unattached']);
export type Attachment = ChoiceOf<typeof Attachment>;

export const Sheaf = defineChoice('Sheaf', ['onMap', 'closed', 'open', 'closedLinear']);
export type Sheaf = ChoiceOf<typeof Sheaf>;

export const Mission = defineChoice('Mission', ['gp', 'smoke', 'illumination']);
export type Mission = ChoiceOf<typeof Mission>;

/** Minefields by how they were laid [7.31]. */
export const Density = defineChoice('MinefieldDensity', ['hasty', 'deliberate']);
export type Density = ChoiceOf<typeof Density>;

export const Altitude = defineChoice('Altitude', ['low', 'medium', 'high']);
export type Altitude = ChoiceOf<typeof Altitude>;

export const Speed = defineChoice('Speed', ['slow', 'fast']);
export type Speed = ChoiceOf<typeof Speed>;

/** What a shot or an accident did to a vehicle [4.4.3.2.6, 6.5.2.5]. */
export const VehicleResult = defineChoice('VehicleResult', ['none', 'suppressed', 'damaged', 'trackHit', 'ko', 'bu']);
export type VehicleResult = ChoiceOf<typeof VehicleResult>;

export const CrewServedWeapon = defineChoice('CrewServedWeapon', [
  'mortar',
  'hmg',
  'antiTankRifle',
  'handHeldAntiTank',
  'flamethrower',
]);
export type CrewServedWeapon = ChoiceOf<typeof CrewServedWeapon>;
