import { distance } from '../../../kernel/hexes/index.js';
import type { Position } from './position.js';
import { isOnMap, standing } from './standing.js';
import { type Table, unitOf } from './table.js';

/** Whether a leg or towed weapon has its basic ammunition at hand: at most one hex from the vehicle it came with, or where it was set up [5.16.2.4]. */
export function isSupplied(table: Table, position: Position, id: string): boolean {
  const { leg, aboard: transport } = unitOf(table, id);
  const { hex, dump } = standing(position, id);
  if (leg === null || hex === undefined) return false;
  if (dump === hex) return true;
  if (transport === undefined || !isOnMap(position.units[transport]!)) return false;
  const { grid } = table.board;
  return distance(grid, grid.index(hex), grid.index(position.units[transport]!.hex!)) <= 1;
}
