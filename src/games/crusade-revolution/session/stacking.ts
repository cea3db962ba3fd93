import { STACKING_LIMIT } from '../shared/campaign-map.js';
import type { Side } from '../vocabulary.js';
import { stacksOf } from './ground.js';
import type { Position } from './position.js';
import type { Table } from './table.js';
import { counterOf } from './units.js';

/** 9.1.1: spaces with more than three units. */
export function overstacked(table: Table, position: Position): { space: string; side: Side }[] {
  const found: { space: string; side: Side }[] = [];
  for (const [space, units] of stacksOf(table, position)) {
    if (units.length > STACKING_LIMIT) found.push({ space, side: counterOf(table, units[0]!).side });
  }
  return found;
}
