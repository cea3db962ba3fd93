import { FORBIDDEN, type HexBoard, type HexIndex } from '../../../kernel/hexes/index.js';
import { MovementCosts, movementLine } from '../movement/costs.js';
import { movementClass } from '../movement/mover.js';
import type { Judge } from '../options.js';
import type { Hexside, Scenario, Side, Terrain, UnitSize, UnitType } from '../vocabulary.js';
import type { MapUnit, Positions } from './map.js';
import { roadAcross } from './map.js';
import { isManoeuvre } from './units.js';

/** As much of a unit as its zone of control depends on. */
export interface ZocUnit {
  readonly type: UnitType;
  readonly size?: UnitSize;
  readonly attack: number;
  readonly f88: boolean;
}

/** Attack factor from which a manoeuvre unit has a zone of control [8.0]. */
const ZOC_ATTACK = 3;

export type ZocReason = 'notManoeuvre' | 'tooWeak' | 'companyOnly' | 'loneBattalion' | 'strong' | 'battalions';

/** In Brunete a counter that shows no size is a regiment, so that a battalion says so [B.9, B.12]. */
const isBattalion = ({ type, size }: ZocUnit): boolean => size === 'battalion' && isManoeuvre(type) && type !== 'hq';

/** Whether one unit of a stack exerts a zone, and why; in Brunete the stack decides for battalions [8.0, B.12]. */
export function zocReason(unit: ZocUnit, stack: readonly ZocUnit[], scenario: Scenario): ZocReason {
  if (!isManoeuvre(unit.type)) return 'notManoeuvre';
  if (scenario === 'brunete') {
    if (unit.size === 'company') return 'companyOnly';
    if (isBattalion(unit)) return stack.filter(isBattalion).length >= 2 ? 'battalions' : 'loneBattalion';
  }
  return unit.attack >= ZOC_ATTACK ? 'strong' : 'tooWeak';
}

export const exerts = (reason: ZocReason): boolean => reason === 'strong' || reason === 'battalions';

export type ZocBlock = 'majorRiver' | 'river' | 'terrain';

/** What keeps a zone out of a neighbouring hex: a major river always, else what the unit itself could not enter [8.2]. */
export function zocBlock(
  unit: Pick<ZocUnit, 'type' | 'f88'>,
  terrain: readonly Terrain[],
  hexside: ReadonlySet<Hexside>,
  road: boolean,
  mechanized: MovementCosts,
): ZocBlock | undefined {
  if (hexside.has('majorRiver')) return 'majorRiver';
  if (road || movementClass(unit) !== 'mech') return undefined;
  const spanned = hexside.has('bridge') || (mechanized.hasPontoons && hexside.has('pontoon'));
  const wet = (hexside.has('river') || hexside.has('canal')) && !spanned;
  if (wet && mechanized.river().halves === FORBIDDEN) return 'river';
  return mechanized.terrain(movementLine(terrain)).halves === FORBIDDEN ? 'terrain' : undefined;
}

/** What mechanized units may not enter is the same in every weather [T.5]. */
export const mechanizedCosts = (scenario: Scenario, umpire: Judge): MovementCosts =>
  new MovementCosts(umpire, scenario, 'clear', 'mech');

/** Every hex in a zone of control of the side, with the hex of one unit that exerts it, or FORBIDDEN where there is none. */
export function zonesOf(side: Side, positions: Positions, scenario: Scenario, umpire: Judge): Int32Array {
  const { board } = positions;
  const mechanized = mechanizedCosts(scenario, umpire);
  const zones = new Int32Array(board.grid.size).fill(FORBIDDEN);
  for (const [hex, all] of positions.byHex) {
    const stack = all.filter((unit) => unit.side === side);
    for (const unit of stack) {
      if (exerts(zocReason(unit, stack, scenario))) spread(unit, hex, board, mechanized, zones);
    }
  }
  return zones;
}

function spread(unit: MapUnit, from: HexIndex, board: HexBoard, mechanized: MovementCosts, zones: Int32Array): void {
  const { neighbours, topology } = board.grid;
  for (let d = 0; d < 6; d++) {
    const to = neighbours[6 * from + d]!;
    if (to < 0 || zones[to]! >= 0) continue;
    if (reaches(unit, to, topology.sideOf[6 * from + d]!, board, mechanized)) zones[to] = from;
  }
}

/** Whether the zone of a unit crosses one hexside into one hex [8.2]. */
export function reaches(
  unit: MapUnit,
  to: HexIndex,
  side: number,
  board: HexBoard,
  mechanized: MovementCosts,
): boolean {
  const features = board.featuresOf(side) as ReadonlySet<Hexside>;
  const terrain = [...(board.terrainOf(to) as ReadonlySet<Terrain>)];
  return zocBlock(unit, terrain, features, roadAcross(board, side) !== undefined, mechanized) === undefined;
}
