import {
  choice,
  defineChoice,
  flag,
  integer,
  list,
  number,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import type { HexMapInput } from '../../../kernel/maps/index.js';
import { HEX, PanzerMap, WreckHex } from '../shared/panzer-map.js';
import { MovementRating, VehicleCard } from '../shared/vehicle-card.js';
import { Building, Facing, UnitKind } from '../vocabulary.js';
import { MoverState } from './movement-factor.js';

const Traction = defineChoice('VehicleTraction', ['tracked', 'halfTrack', 'wheeled', 'motorcycle', 'bicycle']);
export type Traction = (typeof Traction.values)[number];
const PathMove = defineChoice('PathMove', ['forward', 'reverse', 'exit', 'reverseExit', 'stay']);
export type PathMove = (typeof PathMove.values)[number];
const PathHitResult = defineChoice('PathHitResult', ['damaged', 'suppressed', 'trackHit']);
const Allegiance = defineChoice('Allegiance', ['friend', 'enemy']);

/** The place of a unit among those on a narrow stretch, first come, first gone [7.30]. */
export const QUEUE = {
  cameFrom: 'It came into its narrow hex behind others or a wreck: from this hex, the only one it may leave for [7.30]',
  followedFrom: 'Hexes from which others came into its narrow hex after it: it does not pass them [7.30]',
};

/** The vehicle that moves. */
export class MovingVehicle extends MoverState {
  @text('Its hex', HEX) hex!: string;
  @choice('The hexside it faces [3.3]', Facing) facing!: Facing;
  @object('Its data card; what is sent besides adds to it [1.6]', VehicleCard, { optional: true }) card?: VehicleCard;
  @object('Movement factor, such as 5T 6-10, where no card is sent [4.5.1.1.1]', MovementRating, { optional: true })
  movement?: MovementRating;
  @choice(
    'Mode of traction; left out: as the movement factor says; motorcycles and bicycles move as wheeled vehicles [4.5.1.1.1, 6.6.4.4]',
    Traction,
    { optional: true },
  )
  traction?: Traction;
  @flag('Track hit [6.5.2.2.1]') trackHit!: boolean;
  @flag('Tows a gun: no reverse [6.6.7.1]') towing!: boolean;
  @integer('Towed capacity in use, for snow and mud [7.36.3]', { min: 0, max: 20, default: 1 }) towedLoad!: number;
  @flag('Dual driving controls: R on the card [7.33]') dualDriving!: boolean;
  @flag('Amphibious: A on the card [7.34]') amphibious!: boolean;
  @integer('Bog modifier of the card [7.29]', { min: -50, max: 50, default: 0 }) bogModifier!: number;
  @number('Weight in tons [7.30, 7.32]', { min: 0, max: 300, optional: true }) weight?: number;
  @integer('GP defence, for entering buildings [6.6.3]', { min: 1, max: 10, optional: true }) gpDefense?: number;
  @flag('Open-topped [6.6.3]') openTopped!: boolean;
  @flag('An anti-aircraft vehicle [6.6.3]') antiAircraftVehicle!: boolean;
  @flag('Carries passengers who are not under armour [6.6.3]') exposedPassengers!: boolean;
  @text(QUEUE.cameFrom, { ...HEX, optional: true }) cameFrom?: string;
  @texts(QUEUE.followedFrom, { ...HEX, maxItems: 6, default: [] }) followedFrom!: string[];
}

/** One thing the vehicle does: it may turn first, then it moves one hex or stays. */
export class PathAction {
  @choice('Turn to this facing first [4.5.1.1.4]', Facing, { optional: true }) turnTo?: Facing;
  @choice('Then', PathMove, { default: 'forward' }) move!: PathMove;
  @choice('The building it drives into or out of; left out: it keeps to the streets [6.6.3]', Building, {
    optional: true,
  })
  building?: Building;
}

/** What overwatch does to the vehicle on its way [4.4.3.2.6, 6.6.2, 6.5.2.2.1]. */
export class PathHit {
  @integer('After which of its actions, counted from 1', { min: 1, max: 60 }) afterAction!: number;
  @choice('What is new: damage and suppression halve the points left, a track hit stops it', PathHitResult)
  result!: 'damaged' | 'suppressed' | 'trackHit';
}

/** Other units on the map. */
export class Occupant {
  @text('Its hex', HEX) hex!: string;
  @choice('Whose', Allegiance, { default: 'friend' }) side!: 'friend' | 'enemy';
  @choice('Kind [4.5.1.1.10]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @flag('On motorcycles, bicycles or horses [6.6.4.1]') mounted!: boolean;
  @integer('How many', { min: 1, max: 40, default: 1 }) count!: number;
  @flag("Pushed off a narrow road: in nobody's way, but for stacking [7.30]") pushedAside!: boolean;
}

/** A wreck on the ground that others move over. */
export class WreckOnWay extends WreckHex {
  @flag('Pushed off a narrow road: it stops no movement along it [7.30]') pushedAside!: boolean;
}

export class BarrageArea {
  @text('Firing unit', { max: 40 }) source!: string;
  @texts('Hexes of its SHEAF [6.6.6]', { ...HEX, minItems: 1, maxItems: 30 }) hexes!: string[];
}

class WeightLimit {
  @text('Bridge or ice hex', HEX) hex!: string;
  @integer('Tons it carries [7.32]', { min: 0, max: 300 }) tons!: number;
  @flag('Ice on a stream: clear ground to what it bears [7.32]') ice!: boolean;
}

class GroundConditions {
  @flag('Snow on every hex: +1 per hex off the roads [7.36.3]') snow!: boolean;
  @flag('Mud: bog ranges doubled [7.36.3]') mud!: boolean;
  @flag('Extreme conditions: no path or road factor [7.36.2]') extreme!: boolean;
}

/** A vehicle on a map among others. */
export class VehicleOnMap {
  @object('The map', PanzerMap) map!: HexMapInput;
  @object('The vehicle', MovingVehicle) vehicle!: MovingVehicle;
  @list('Other units', Occupant, { maxItems: 400, default: [] }) others!: Occupant[];
  @list('Wrecks [4.5.1.1.5]', WreckOnWay, { maxItems: 200, default: [] }) wrecks!: WreckOnWay[];
  @texts('Hexes of narrow roads, paths and bridges [7.30]', { ...HEX, maxItems: 400, default: [] }) narrow!: string[];
  @list('Weight limits [7.32]', WeightLimit, { maxItems: 60, default: [] }) weightLimits!: WeightLimit[];
  @object('Ground and weather [7.36]', GroundConditions, { default: {} }) ground!: GroundConditions;
}

export class VehiclePathInput extends VehicleOnMap {
  @list('What it does, in order; none: it stays where it is [4.5.1.1.8]', PathAction, { maxItems: 60, default: [] })
  actions!: PathAction[];
  @flag('More is to come: the end is not judged yet, and along a road up to the road factor may be spent [4.5.1.1.5]')
  unfinished!: boolean;
  @list('Hits on the way [4.4.3.2.6]', PathHit, { maxItems: 20, default: [] }) hits!: PathHit[];
  @list('Barrages that have fallen this turn [6.6.6]', BarrageArea, { maxItems: 40, default: [] })
  barrages!: BarrageArea[];
  @texts('Hexes with enemy anti-vehicle mines [7.31.2]', { ...HEX, maxItems: 200, default: [] }) mines!: string[];
}
