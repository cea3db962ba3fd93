import { fillDefaults } from '../../../../kernel/fields/index.js';
import { OFF_MAP } from '../../../../kernel/hexes/index.js';
import { cardedVehicle } from '../../movement/carded-vehicle.js';
import { allowanceOf, factorFor } from '../../movement/movement-factor.js';
import { RouteLimits } from '../../movement/path-checks.js';
import { VehicleOnMap } from '../../movement/path-input.js';
import { onRoadOrPath } from '../../movement/path-plan.js';
import { StepPrices } from '../../movement/reach-search.js';
import { facesAlong } from '../../movement/road-rate.js';
import { Traffic } from '../../movement/traffic.js';
import { suffersFrom } from '../optional/collateral.js';
import { isBurning } from '../optional/fires.js';
import type { Mover, Position } from '../position.js';
import { facingName } from '../sight.js';
import { passengersOf } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import type { UnitState } from '../unit-state.js';
import { isOnWheels } from '../units.js';
import { othersOnMap, wrecksOnMap } from './others.js';
import { queueOf } from './queue.js';
import type { Stand } from './walk.js';

const groundOf = ({ conditions: { snow, mud, extreme } }: Table) => ({ snow, mud, extreme });

/** A vehicle on the map among all others, as the stateless questions about movement put it [4.5.1.1]. */
export function onMapQuestion(table: Table, position: Position, id: string, at: Pick<UnitState, 'hex' | 'facing'>) {
  const unit = unitOf(table, id);
  const { command, damaged, suppression, trackHit, broken, hesitation } = position.units[id]!;
  const riders = passengersOf(table, position, id);
  return {
    map: table.map,
    vehicle: {
      hex: at.hex!,
      facing: facingName(table, at.facing!),
      card: unit.card,
      ...(isOnWheels(unit) ? { traction: unit.leg!.legType as 'motorcycle' | 'bicycle' } : {}),
      command: command!,
      damaged: damaged ?? false,
      suppressed: suppression !== undefined,
      broken: broken !== undefined,
      hesitating: hesitation !== undefined,
      cautious: table.conditions.cautious,
      trackHit: trackHit ?? false,
      runningGear: suffersFrom(position, id, 'runningGear'),
      towing: riders.some(({ kind }) => kind === 'towed'),
      exposedPassengers: riders.length > 0 && unit.card.passengerCover !== 'underArmor',
      ...queueOf(table, position, id),
    },
    others: othersOnMap(table, position, id),
    wrecks: wrecksOnMap(position),
    narrow: [...table.narrow],
    weightLimits: [...table.weightLimits],
    ground: groundOf(table),
  };
}

/** What steps and turns cost one vehicle, and who is in its way, as things stand. */
export class MovingGround {
  readonly prices: StepPrices;
  private readonly traffic: Traffic;
  private readonly limits: RouteLimits;

  constructor(
    private readonly table: Table,
    private readonly position: Position,
    readonly unit: string,
    runsOver = false,
  ) {
    const state = position.units[unit]!;
    const at = state.hex === undefined ? { hex: unitOf(table, unit).hexes[0]!, facing: 0 } : state;
    const question = fillDefaults(VehicleOnMap, onMapQuestion(table, position, unit, at)) as VehicleOnMap;
    const vehicle = cardedVehicle(question.vehicle);
    const umpire = table.umpire();
    this.traffic = new Traffic(table.board, question);
    this.limits = new RouteLimits(table.board, { ...question, vehicle }, this.traffic, runsOver);
    this.prices = new StepPrices(umpire, table.board, vehicle, this.traffic, this.limits, table.conditions.snow);
  }

  get grid() {
    return this.table.board.grid;
  }

  /** With a gun behind it nobody backs [6.6.7.1]. */
  get tows(): boolean {
    return this.prices.vehicle.towing;
  }

  /** The move before anything is done: every factor after its halvings [4.5.1.1.1, 3.7]. */
  begin(hex: string, command: 'move' | 'shortHalt', damaged: boolean): Mover {
    const { vehicle } = this.prices;
    const state = { ...vehicle, command, damaged };
    const points = (rate: 'crossCountry' | 'path' | 'road') =>
      allowanceOf(this.table.umpire(), factorFor(vehicle.movement, rate), state);
    return {
      unit: this.unit,
      actions: [],
      hexes: [hex],
      spent: 0,
      most: { crossCountry: points('crossCountry'), path: points('path'), road: points('road') },
      turnedHere: 0,
      roads: 0,
      paths: 0,
      byRoad: !this.table.conditions.extreme && onRoadOrPath(this.table.board, this.grid.index(hex)),
    };
  }

  /** Whether an enemy stands in the hex: passed, not joined [4.5.1.1.10, 6.6.4.1]. */
  hasEnemy(hex: number): boolean {
    const { enemies, enemyFoot } = this.traffic.at(hex);
    return enemies + enemyFoot > 0;
  }

  barsRoadRate(hex: number): boolean {
    return this.traffic.stopsRoadRate(hex) !== null;
  }

  facesAlong(hex: number, facing: number): boolean {
    return facesAlong(this.table.board, hex, facing);
  }

  /** Whether it may go on from here: on a narrow stretch nobody passes anybody [7.30]. */
  mayLeave({ hex, from, steps }: Stand, to: number): boolean {
    return this.limits.narrow.mayLeave(hex, to, from, steps === 0);
  }

  /** Whether whoever comes into the hex goes no further than back [7.30]. */
  holds(hex: number): boolean {
    return hex >= 0 && this.limits.narrow.holds(hex);
  }

  /** Nobody drives into a fire [6.1.4.3.5]. */
  burns(hex: number): boolean {
    return this.position.marks.length > 0 && isBurning(this.position, this.grid.name(hex));
  }

  /** The hex beyond a hexside, or OFF_MAP. */
  beyond(hex: number, direction: number): number {
    return this.grid.neighbours[6 * hex + direction] ?? OFF_MAP;
  }
}
