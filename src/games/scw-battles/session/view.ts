import type { Viewer } from '../../../kernel/session/index.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** Nothing is hidden in this game: both sides and whoever looks on see the whole position. */
export function view(table: Table, position: Position, _viewer: Viewer): unknown {
  const units = Object.fromEntries(
    [...table.counters.values()].map(({ id, name, side, type }) => [id, { name, side, type, ...position.units[id] }]),
  );
  const date = table.dates[position.turn - 1];
  return { ...(date === undefined ? {} : { date }), ...position, units };
}
