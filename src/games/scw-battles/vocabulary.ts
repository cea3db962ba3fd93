import { type ChoiceOf, defineChoice } from '../../kernel/fields/index.js';

/** The words of the game as a client may send them. */
export const Scenario = defineChoice('Scenario', ['series', 'jarama', 'brunete']);
export type Scenario = ChoiceOf<typeof Scenario>;

export const Side = defineChoice('Side', ['republican', 'nationalist']);
export type Side = ChoiceOf<typeof Side>;

export const UnitType = defineChoice('UnitType', [
  'infantry',
  'armour',
  'cavalry',
  'artillery',
  'hq',
  'armouredCar',
  'engineer',
  'antiTank',
  'antiAircraft',
  'truck',
  'air',
  'leader',
]);
export type UnitType = ChoiceOf<typeof UnitType>;

export const UnitSize = defineChoice('UnitSize', ['company', 'battalion', 'regiment', 'brigade', 'division']);
export type UnitSize = ChoiceOf<typeof UnitSize>;

/** A hex with two or more of hills, rough and woods is a combination [T.5]; name each of them. */
export const Terrain = defineChoice('Terrain', ['clear', 'town', 'city', 'woods', 'hills', 'rough']);
export type Terrain = ChoiceOf<typeof Terrain>;

export const Hexside = defineChoice('Hexside', ['river', 'canal', 'majorRiver', 'bridge', 'pontoon']);
export type Hexside = ChoiceOf<typeof Hexside>;

export const Road = defineChoice('Road', ['mainRoad', 'minorRoad']);
export type Road = ChoiceOf<typeof Road>;

export const Weather = defineChoice('Weather', ['clear', 'rainMud']);
export type Weather = ChoiceOf<typeof Weather>;

export const AttackKind = defineChoice('AttackKind', ['normal', 'assault']);
export type AttackKind = ChoiceOf<typeof AttackKind>;

/** Who of the units that attack a hex comes across a river [T.5]. */
export const RiverCrossing = defineChoice('RiverCrossing', ['none', 'some', 'all']);
export type RiverCrossing = ChoiceOf<typeof RiverCrossing>;

export const Party = defineChoice('Party', ['attacker', 'defender', 'none']);
export type Party = ChoiceOf<typeof Party>;

export const LeaderPresence = defineChoice('LeaderPresence', ['none', 'sameCommand', 'otherCommand']);
export type LeaderPresence = ChoiceOf<typeof LeaderPresence>;

export const opponentOf = (side: Side): Side => (side === 'republican' ? 'nationalist' : 'republican');
