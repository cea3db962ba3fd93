import { type ChoiceOf, defineChoice } from '../../kernel/fields/index.js';

/** The two sides; the Axis are Germans and Italians [2]. */
export const Side = defineChoice('Side', ['british', 'axis']);
export type Side = ChoiceOf<typeof Side>;
export const enemyOf = (side: Side): Side => (side === 'british' ? 'axis' : 'british');

export const Nationality = defineChoice('Nationality', ['german', 'italian', 'british']);
export type Nationality = ChoiceOf<typeof Nationality>;

export const Campaign = defineChoice('Campaign', ['I', 'II', 'III']);
export type Campaign = ChoiceOf<typeof Campaign>;

/** A CG date as it is written in the book: "15AM" [3.2/CG-date]. */
export const DATE = { max: 4, pattern: '^(13N|1[456](AM|PM|N)|17(AM|PM))$' } as const;
/** A hex as it is printed: "Q16"; double letters follow Z. */
export const HEX = { max: 4, pattern: '^[A-Z]{1,2}[1-9][0-9]?$' } as const;

export const Terrain = defineChoice('Terrain', [
  'open',
  'brush',
  'vineyard',
  'oliveGrove',
  'ditch',
  'river',
  'road',
  'building',
]);
export type Terrain = ChoiceOf<typeof Terrain>;

export const Phase = defineChoice('Phase', ['MPh', 'APh', 'RtPh']);
export type Phase = ChoiceOf<typeof Phase>;

export const CrewState = defineChoice('CrewState', ['CE', 'BU']);

export const Mobility = defineChoice('Mobility', ['fullyTracked', 'halfTracked', 'wheeled']);
export type Mobility = ChoiceOf<typeof Mobility>;

export const Edge = defineChoice('Edge', ['north', 'east', 'south', 'west']);
export type Edge = ChoiceOf<typeof Edge>;

/** Sizes of personnel, as squad-equivalents and Casualty Reduction count them. */
export const UnitSize = defineChoice('UnitSize', ['squad', 'halfSquad', 'crew', 'leader', 'hero']);
export type UnitSize = ChoiceOf<typeof UnitSize>;

/** Half-squads in a unit; SMC count nothing. */
export const HALF_SQUADS: Readonly<Record<UnitSize, number>> = { squad: 2, halfSquad: 1, crew: 1, leader: 0, hero: 0 };

export const isSmc = (size: UnitSize): boolean => size === 'leader' || size === 'hero';

/** Identifiers of the reinforcement groups of both sides [3.6171]. */
export const GroupId = defineChoice('GroupId', [
  ...(['F1'] as const),
  ...(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'] as const),
  ...(['G1', 'G2', 'G3', 'G4', 'G5'] as const),
  ...(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const),
  ...(['O1', 'O2', 'O3', 'O4', 'B1', 'M1', 'M2', 'M3'] as const),
]);
export type GroupId = ChoiceOf<typeof GroupId>;

export const AreaKind = defineChoice('AreaKind', ['friendlySetupArea', 'enemySetupArea', 'noMansLand', 'uncontrolled']);
export type AreaKind = ChoiceOf<typeof AreaKind>;
