import { type ChoiceOf, defineChoice } from '../../kernel/fields/index.js';

/** The words of the two battles: who fights, with what, over which ground. */
export const Battle = defineChoice('Battle', ['budapest56', 'angola87']);
export type Battle = ChoiceOf<typeof Battle>;

export const Side = defineChoice('Side', ['soviet', 'hungarian', 'communist', 'southAfrican']);
export type Side = ChoiceOf<typeof Side>;

/** The colour of a counter [2.9]. The Soviet units of Angola are a command of their own. */
export const Command = defineChoice('Command', [
  'rebel',
  'hungarianArmy',
  'nato',
  'guards2',
  'guards33',
  'guards128',
  'specialCorps',
  'mpla',
  'cuban',
  'eastGerman',
  'sovietAdviser',
  'sadf',
  'unita',
]);
export type Command = ChoiceOf<typeof Command>;

/** The symbol of a counter [2.6]. */
export const UnitType = defineChoice('UnitType', [
  'infantry',
  'lightInfantry',
  'mechanisedInfantry',
  'armor',
  'armoredCavalry',
  'reconnaissance',
  'airborne',
  'specialForce',
  'guerrilla',
  'police',
  'engineer',
  'antiTank',
  'assaultGun',
  'airDefence',
  'hq',
  'dummyHq',
  'communications',
  'base',
  'tacticalGroup',
  'artillery',
  'rocketArtillery',
  'selfPropelledArtillery',
  'missile',
]);
export type UnitType = ChoiceOf<typeof UnitType>;

/** What is printed in a hex, and the Rubble marker [18.1]. */
export const Terrain = defineChoice('Terrain', [
  'clear',
  'savanna',
  'marsh',
  'hilltop',
  'suburban',
  'urban',
  'town',
  'base',
  'airfield',
  'village',
  'square',
  'park',
  'objective',
  'stadium',
  'rubble',
]);
export type Terrain = ChoiceOf<typeof Terrain>;

/** What is printed on a hexside [18.1]. */
export const Hexside = defineChoice('Hexside', [
  'none',
  'cliff',
  'stream',
  'minorRiver',
  'majorRiver',
  'bridgedStream',
  'bridgedMinorRiver',
  'bridgedMajorRiver',
]);
export type Hexside = ChoiceOf<typeof Hexside>;

/** What runs from hex to hex [7.7]. */
export const Way = defineChoice('Way', ['road', 'trail']);

export const AirType = defineChoice('AirType', ['tac', 'sac', 'gunship', 'transport']);
export type AirType = ChoiceOf<typeof AirType>;

export const Crt = defineChoice('Crt', ['mobile', 'assault']);
export type Crt = ChoiceOf<typeof Crt>;

const SIDE_OF: Readonly<Record<Command, Side>> = {
  rebel: 'hungarian',
  hungarianArmy: 'hungarian',
  nato: 'hungarian',
  guards2: 'soviet',
  guards33: 'soviet',
  guards128: 'soviet',
  specialCorps: 'soviet',
  mpla: 'communist',
  cuban: 'communist',
  eastGerman: 'communist',
  sovietAdviser: 'communist',
  sadf: 'southAfrican',
  unita: 'southAfrican',
};

const OPPONENT: Readonly<Record<Side, Side>> = {
  soviet: 'hungarian',
  hungarian: 'soviet',
  communist: 'southAfrican',
  southAfrican: 'communist',
};

/** The command of a unit that names none: the one that raises no question of command. */
const USUAL_COMMAND: Readonly<Record<Side, Command>> = {
  soviet: 'specialCorps',
  hungarian: 'rebel',
  communist: 'mpla',
  southAfrican: 'sadf',
};

const ARTILLERY: ReadonlySet<UnitType> = new Set(['artillery', 'rocketArtillery', 'selfPropelledArtillery', 'missile']);

/** Symbols drawn with the armour sign [2.6]. */
const MECHANISED: ReadonlySet<UnitType> = new Set([
  'armor',
  'mechanisedInfantry',
  'armoredCavalry',
  'assaultGun',
  'selfPropelledArtillery',
]);

const ONLY_ANGOLA: ReadonlySet<string> = new Set(['savanna', 'marsh', 'village', 'stream', 'bridgedStream', 'trail']);
const ONLY_BUDAPEST: ReadonlySet<string> = new Set([
  'suburban',
  'urban',
  'square',
  'park',
  'objective',
  'stadium',
  'rubble',
  'cliff',
  'majorRiver',
  'bridgedMajorRiver',
  'road',
]);

export const battleOf = (side: Side): Battle => (side === 'soviet' || side === 'hungarian' ? 'budapest56' : 'angola87');

export const opponentOf = (side: Side): Side => OPPONENT[side];

export const sideOf = (command: Command): Side => SIDE_OF[command];

/** The only Communications unit is Soviet, so that its type tells its command [17.9]. */
export const commandOf = (unit: { readonly command?: Command; readonly type?: UnitType }, side: Side): Command =>
  unit.command ?? (unit.type === 'communications' && side === 'communist' ? 'sovietAdviser' : USUAL_COMMAND[side]);

export const isArtilleryType = (type: UnitType): boolean => ARTILLERY.has(type);

export const isMechanisedType = (type: UnitType | undefined): boolean => type !== undefined && MECHANISED.has(type);

/** Whether the chart lists this terrain, hexside or path for the battle [18.1]. */
export const belongsTo = (battle: Battle, feature: string): boolean =>
  !(battle === 'budapest56' ? ONLY_ANGOLA : ONLY_BUDAPEST).has(feature);

/** Artillery that fires as artillery; the guns of the Hungarian Army are maneuver units [16.34]. */
export const firesAsArtillery = (type: UnitType | undefined, command: Command | undefined): boolean =>
  type !== undefined && ARTILLERY.has(type) && command !== 'hungarianArmy';

/** Soviet divisions; the Special Corps stands outside their quarrels [16.23]. */
export const isDivision = (command: Command): boolean =>
  command === 'guards2' || command === 'guards33' || command === 'guards128';

/** Special Forces and Guerrillas [22.0]. */
export const isIrregular = (type: UnitType | undefined): boolean => type === 'specialForce' || type === 'guerrilla';
