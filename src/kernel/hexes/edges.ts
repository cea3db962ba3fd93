/** The four edges of a map. Along its jagged edges, the first (or last) hex of every line lies on the edge. */

import type { HexGrid, HexIndex } from './grid.js';

export const MAP_EDGES = ['N', 'E', 'S', 'W'] as const;
export type MapEdge = (typeof MAP_EDGES)[number];

/** Every hex on an edge of the map, in order of index. */
export function hexesOnEdge(grid: HexGrid, edge: MapEdge): HexIndex[] {
  const { flat, lineCount, lineSign, placeSign } = grid.shape;
  const alongLines = flat ? edge === 'W' || edge === 'E' : edge === 'N' || edge === 'S';
  const low = (edge === 'N' || edge === 'W') === ((alongLines ? lineSign : placeSign) === 1);
  if (alongLines) {
    const line = low ? 0 : lineCount - 1;
    const start = grid.lineStart[line]!;
    return Array.from({ length: grid.lineStart[line + 1]! - start }, (_, at) => start + at);
  }
  return Array.from({ length: lineCount }, (_, line) => (low ? grid.lineStart[line]! : grid.lineStart[line + 1]! - 1));
}

/** The edges a hex lies on: none, one, or two in a corner of the map. */
export function edgesOfHex(grid: HexGrid, hex: HexIndex): MapEdge[] {
  return MAP_EDGES.filter((edge) => hexesOnEdge(grid, edge).includes(hex));
}
