import type { Side } from '../../../kernel/session/index.js';
import type { Building, Command, Terrain, UnitKind } from '../vocabulary.js';
import type { Position } from './position.js';
import { type Table, unitOf } from './table.js';
import type { UnitState } from './unit-state.js';
import type { Unit } from './units.js';

export const isOnMap = ({ place }: UnitState): boolean => place === 'map';

/** On the map with somebody in it: an abandoned hull does nothing any more [5.15]. */
export const isAble = (state: UnitState): boolean => isOnMap(state) && !state.bailed;

/**
 * The command of a vehicle as fire at it finds it: face down it is none, since only an owner who shows it claims that it moves
 * [4.4.3.2.2]. What the ruling does not know it cannot tell.
 */
export const openCommand = ({ face, command }: UnitState): Command =>
  face === undefined ? 'none' : (command ?? 'none');

/** Units of a side on the map, abandoned hulls among them, in the order of the scenario. */
export function* unitsOnMap(table: Table, { units }: Position, side?: Side): Iterable<Unit> {
  for (const unit of table.units.values())
    if ((side === undefined || unit.side === side) && isOnMap(units[unit.id]!)) yield unit;
}

/** Those that can still do something. */
export function* ableUnits(table: Table, position: Position, side?: Side): Iterable<Unit> {
  for (const unit of unitsOnMap(table, position, side)) if (!position.units[unit.id]!.bailed) yield unit;
}

/** Who rides in a vehicle, in the order of the scenario [6.6.7]. */
export const passengersOf = (table: Table, { units }: Position, vehicle: string): Unit[] =>
  [...table.units.values()].filter(({ id }) => units[id]!.place === 'aboard' && units[id]!.aboard === vehicle);

/** What a unit is now: a reduced squad is a half-squad [6.5.4.4.3]. */
export function kindOf(table: Table, { units }: Position, id: string): UnitKind {
  const { kind } = unitOf(table, id);
  return kind === 'squad' && units[id]!.reduced ? 'halfSquad' : kind;
}

/** A unit where it stands; aboard, that is where its vehicle stands and faces [6.6.7], hidden, where its counter lies [7.2.2.1]. */
export function standing({ units, hidden }: Pick<Position, 'units' | 'hidden'>, id: string): UnitState {
  const state = units[id]!;
  if (state.counter !== undefined) return { ...state, hex: hidden.counters[state.counter]!.hex, facing: 0 };
  if (state.aboard === undefined) return state;
  const { hex, facing } = standing({ units, hidden }, state.aboard);
  return { ...state, ...(hex === undefined ? {} : { hex, facing: facing! }) };
}

const BUILDINGS: Readonly<Partial<Record<Terrain, Building>>> = {
  woodBuilding: 'wood',
  brickBuilding: 'brick',
  stoneBuilding: 'stone',
};

/** Where nobody takes full cover [6.1.4.2]. */
export const NO_COVER: ReadonlySet<string> = new Set(['bridge', 'ford', 'stream']);

/** The building of a hex [6.1.4.3.1]. */
export function buildingIn({ board }: Table, hex: string): Building | undefined {
  for (const terrain of board.terrainOf(board.grid.index(hex))) {
    const building = BUILDINGS[terrain as Terrain];
    if (building) return building;
  }
  return undefined;
}

const RUINS: Readonly<Partial<Record<Terrain, Building>>> = {
  woodRubble: 'wood',
  brickRubble: 'brick',
  stoneRubble: 'stone',
};

/** What may catch fire in a hex: a building, or what is left of one [7.35.1]. */
export function structureIn(
  table: Table,
  hex: string,
): { readonly building: Building; readonly rubble: boolean } | null {
  const building = buildingIn(table, hex);
  if (building !== undefined) return { building, rubble: false };
  for (const terrain of terrainAt(table, hex)) {
    const ruin = RUINS[terrain as Terrain];
    if (ruin) return { building: ruin, rubble: true };
  }
  return null;
}

/** The building a unit is inside: leg units by being there, vehicles by having driven in; guns stand in the streets [6.1.4.3.1, 6.6.3]. */
export function insideOf(table: Table, position: Position, id: string): Building | undefined {
  const { hex, inside, aboard } = standing(position, id);
  if (hex === undefined || aboard !== undefined) return undefined;
  const { kind } = unitOf(table, id);
  return kind === 'towed' || (kind === 'vehicle' && !inside) ? undefined : buildingIn(table, hex);
}

/** The level on which a unit stands: on the top floor one below the roof [4.1.4.1.6, 6.1.4.3.1]. */
export function levelOf(table: Table, position: Position, id: string): number {
  const { hex, upper } = standing(position, id);
  const { board } = table.line;
  const at = table.board.grid.index(hex!);
  return upper ? board.upperLevel(at) : board.level[at]!;
}

export const terrainAt = ({ board }: Table, hex: string): readonly string[] => [
  ...board.terrainOf(board.grid.index(hex)),
];
