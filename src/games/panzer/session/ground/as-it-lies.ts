import { type HexMapInput, layOutMap } from '../../../../kernel/maps/index.js';
import { laySight } from '../../spotting/line-of-sight.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import type { Ground } from './state.js';

/** Boards laid anew, the last ones of each table: every question between two collapses asks for the same. */
const LAID = new WeakMap<Table, Map<string, Table>>();
const KEPT = 8;

/** Every hex that changed with its terrain of now, its height and its name as printed. */
function changedMap(map: HexMapInput, ground: Ground): HexMapInput {
  const printed = new Set(map.hexes.map(({ hex }) => hex));
  const changed = map.hexes.map((line) => {
    const terrain = ground[line.hex];
    return terrain === undefined ? line : { ...line, terrain: [...terrain] };
  });
  const plain = Object.entries(ground)
    .filter(([hex]) => !printed.has(hex))
    .map(([hex, terrain]) => ({ hex, terrain: [...terrain], height: 0 }));
  return { ...map, hexes: [...changed, ...plain] };
}

/** The table with the buildings, bridges and obstacles that still stand [6.5.4.4.3, 6.1.4.3.11]. */
export function tableAt(table: Table, { ground }: Pick<Position, 'ground'>): Table {
  const key = JSON.stringify(ground);
  if (key === '{}') return table;
  const laid = LAID.get(table) ?? new Map<string, Table>();
  LAID.set(table, laid);
  const known = laid.get(key);
  if (known) return known;
  const map = changedMap(table.map, ground);
  const line = laySight({ map, buildings: [...table.storeys], hindrances: [], wrecks: [] }, table.umpire());
  const next: Table = { ...table, map, board: layOutMap(map), line };
  if (laid.size >= KEPT) laid.delete(laid.keys().next().value!);
  laid.set(key, next);
  return next;
}
