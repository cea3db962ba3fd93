import { landDistances, type MapSpace } from '../../shared/campaign-map.js';
import { isCatalan, isCorps } from '../../shared/units.js';
import { isSource } from '../../status/supply-lines.js';
import { groundOf, unitsIn } from '../ground.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import { counterOf } from '../units.js';
import type { SpaceFilter, UnitFilter } from './card.js';

/** Spaces of the map that a card's words cover. */
export function spacesOf(table: Table, position: Position, filter: SpaceFilter): string[] {
  return groundOf(table, position)
    .board.spaces.map(({ id }) => id)
    .filter((id) => coversSpace(table, position, filter, id));
}

export function coversSpace(table: Table, position: Position, filter: SpaceFilter, id: string): boolean {
  const ground = groundOf(table, position);
  const space = ground.board.find(id);
  if (!space) return false;
  const { names, terrain, region, control, port, coastal, source, border, adjacentTo, holds, empty, works } = filter;
  return (
    (names?.includes(id) ?? true) &&
    (filter.class?.includes(space.class) ?? true) &&
    (terrain === undefined || space.terrain === terrain) &&
    (region?.includes(space.region) ?? true) &&
    (control === undefined || space.control === control) &&
    (port === undefined || (space.port !== 'none') === port) &&
    (coastal === undefined || isCoastal(table, space) === coastal) &&
    (source === undefined || isSource(space, space.control) === source) &&
    (border === undefined || space.border === border) &&
    (filter.withinFrance === undefined || nearFrance(table, position, filter.withinFrance).has(id)) &&
    (adjacentTo?.some((other) => ground.board.has(other) && ground.joined(id, other)) ?? true) &&
    (holds === undefined || unitsIn(table, position, id).some((unit) => coversUnit(table, position, holds, unit))) &&
    (empty === undefined || (unitsIn(table, position, id).length === 0) === empty) &&
    (works === undefined || (position.works[id]?.kind ?? 'none') === works)
  );
}

/** 3.0: on the book's list of coastal spaces, or with a port. */
const isCoastal = (table: Table, { id, port }: Pick<MapSpace, 'id' | 'port'>): boolean =>
  port !== 'none' || table.umpire().chart('coastal-spaces').hasRow(id);

/** CL.R51: counted from French soil over the border and normal lines. */
function nearFrance(table: Table, position: Position, range: number): ReadonlySet<string> {
  const { board } = groundOf(table, position);
  const start = board.spaces.filter(({ border }) => border === 'france').map(({ id }) => id);
  if (start.length === 0) return new Set();
  const way = landDistances(board, start, table.options, range - 1);
  return new Set(board.spaces.filter(({ id }) => way.costTo(id) !== undefined).map(({ id }) => id));
}

/** Whether a card's words cover a unit, wherever it is. */
export function coversUnit(table: Table, position: Position, filter: UnitFilter, id: string): boolean {
  const { side, type, region } = counterOf(table, id);
  const { place, space, reduced } = position.units[id]!;
  const { types, size, catalan, state, at, supplied } = filter;
  return (
    (filter.side === undefined || side === filter.side) &&
    (types?.includes(type) ?? true) &&
    (size === undefined || (size === 'corps') === isCorps(type)) &&
    (filter.region?.includes(region) ?? true) &&
    (catalan === undefined || isCatalan(type) === catalan) &&
    (state === undefined || (state === 'reduced') === (reduced === true)) &&
    (at === undefined || (place === 'map' && coversSpace(table, position, at, space!))) &&
    (supplied === undefined ||
      (place === 'map' && (groundOf(table, position).supply(space!) === 'supplied') === supplied))
  );
}
