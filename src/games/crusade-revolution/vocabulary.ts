import { type ChoiceOf, defineChoice } from '../../kernel/fields/index.js';

/** The two sides; rebels are Nationalist, the government is Republican [3.0]. */
export const Side = defineChoice('Side', ['nationalist', 'republican']);
export type Side = ChoiceOf<typeof Side>;

/** Type codes of the counters [2.6]; `corps` is any Army Corps but the CTV, the Catalan militias go by their own letters. */
export const UnitType = defineChoice('UnitType', [
  'corps',
  'ctv',
  'mil',
  'cnt',
  'erc',
  'poum',
  'psuc',
  'nav',
  'inf',
  'rpa',
  'ita',
  'afr',
  'cav',
  'pol',
  'int',
  'ins',
  't26',
  'cv33',
  'pz1',
]);
export type UnitType = ChoiceOf<typeof UnitType>;

/** The three regions of the Northern Front; `none` for every other space or unit [16.4.1]. */
export const Region = defineChoice('Region', ['none', 'asturias', 'santander', 'basque']);
export type Region = ChoiceOf<typeof Region>;

export const Terrain = defineChoice('Terrain', ['plain', 'mountain']);
export type Terrain = ChoiceOf<typeof Terrain>;

export const Works = defineChoice('Works', ['none', 'position', 'trench']);
export type Works = ChoiceOf<typeof Works>;

export const SpaceClass = defineChoice('SpaceClass', ['none', 'provinceCapital', 'vpSpace', 'mainCity']);
export type SpaceClass = ChoiceOf<typeof SpaceClass>;

/** Sea zone of a port; `none` where the space has no port [3.0]. */
export const Port = defineChoice('Port', ['none', 'atlantic', 'mediterranean']);
export type Port = ChoiceOf<typeof Port>;

/** What a unit or space can trace [13.1, 13.4, 16.2.3]. */
export const SupplyState = defineChoice('SupplyState', ['supplied', 'isolated', 'limited', 'outOfSupply']);
export type SupplyState = ChoiceOf<typeof SupplyState>;

export const Siege = defineChoice('Siege', ['simancas', 'santaMaria', 'alcazar']);
export type Siege = ChoiceOf<typeof Siege>;

/** The siege of a space, where it has one [16.1.1]. */
export const SiegeHere = defineChoice('SiegeHere', ['none', ...Siege.values]);
export type SiegeHere = ChoiceOf<typeof SiegeHere>;

/** What becomes of a unit that is gone [11.3, 13.3]. */
export const Fate = defineChoice('Fate', ['full', 'reduced', 'eliminated', 'permanentlyRemoved']);
export type Fate = ChoiceOf<typeof Fate>;

export const enemyOf = (side: Side): Side => (side === 'nationalist' ? 'republican' : 'nationalist');
