/**
 * Grids already laid out. A client that plays on one board sends the same numbering with every request, and laying it out
 * costs more than most of the questions asked on it. Grids never change, so requests may share them.
 */

import { HexGrid } from './grid.js';
import type { GridProperties } from './grid-properties.js';

const KEPT = 8;
/** Larger grids are rare, and eight of them would weigh too much. */
const LARGEST = 6000;

const grids = new Map<string, HexGrid>();

export function gridOf(properties: GridProperties): HexGrid {
  const key = JSON.stringify(properties);
  const known = grids.get(key);
  if (known) return known;
  const grid = new HexGrid(properties);
  if (grid.size > LARGEST) return grid;
  if (grids.size >= KEPT) grids.delete(grids.keys().next().value!);
  grids.set(key, grid);
  return grid;
}
