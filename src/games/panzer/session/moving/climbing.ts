import { sideBetween } from '../../../../kernel/hexes/index.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';

const HOLLOWS = ['gully', 'ford', 'stream'] as const;

/** Down in a gully or a watercourse; a bridge leads over it. */
function isDown({ board }: Table, hex: number): boolean {
  const terrain = board.terrainOf(hex);
  return !terrain.has('bridge') && HOLLOWS.some((hollow) => terrain.has(hollow));
}

/** Whether the last thing a vehicle did was to come up out of a hollow or over a wall: its lower hull shows [7.13.1]. */
export function isClimbing(table: Table, { mover }: Position, unit: string): boolean {
  if (mover?.unit !== unit || mover.hexes.length < 2) return false;
  const last = mover.actions[mover.actions.length - 1]!.move;
  if (last !== 'forward' && last !== 'reverse') return false;
  const { board } = table;
  const [from, to] = mover.hexes.slice(-2).map((hex) => board.grid.index(hex)) as [number, number];
  if (board.hasFeature(sideBetween(board.grid, from, to), 'wall')) return true;
  return isDown(table, from) && !isDown(table, to);
}
