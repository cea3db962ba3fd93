/**
 * Distance, disks and rings. With a = lines apart and b = half-hexes apart along the line, a straight walk gains one
 * half-hex per line crossed, so the distance is a + max(0, (b - a) / 2): cube distance, in whole numbers.
 * A disk is a run of consecutive indices on each line, so listing one costs nothing but its own size.
 */

import type { HexGrid, HexIndex } from './grid.js';

export function distance(grid: HexGrid, a: HexIndex, b: HexIndex): number {
  const x = Math.abs(grid.centreX[a]! - grid.centreX[b]!);
  const y = Math.abs(grid.centreY[a]! - grid.centreY[b]!);
  const lines = (grid.shape.flat ? x : y) / 3;
  const halves = grid.shape.flat ? y : x;
  return halves > lines ? (lines + halves) / 2 : lines;
}

/** Calls `visit` for every hex of the map at most `range` away, the hex itself included, in order of index. */
export function forEachWithin(grid: HexGrid, hex: HexIndex, range: number, visit: (hex: HexIndex) => void): void {
  eachRun(grid, hex, range, (from, to) => {
    for (let each = from; each <= to; each++) visit(each);
  });
}

/** Every hex of the map at most `range` away, the hex itself included, in order of index. */
export function within(grid: HexGrid, hex: HexIndex, range: number): HexIndex[] {
  const found: HexIndex[] = [];
  forEachWithin(grid, hex, range, (each) => found.push(each));
  return found;
}

/** Every hex of the map exactly `range` away, in order of index. */
export function ring(grid: HexGrid, hex: HexIndex, range: number): HexIndex[] {
  return within(grid, hex, range).filter((each) => distance(grid, hex, each) === range);
}

function eachRun(grid: HexGrid, hex: HexIndex, range: number, visit: (from: HexIndex, to: HexIndex) => void): void {
  const { flat, lineCount, firstLine, lineSign } = grid.shape;
  const across = flat ? grid.centreX : grid.centreY;
  const along = flat ? grid.centreY : grid.centreX;
  const own = (lineSign * across[hex]!) / 3 - firstLine;
  const reach = Math.floor(range);
  for (let line = Math.max(0, own - reach); line <= Math.min(lineCount - 1, own + reach); line++) {
    const start = grid.lineStart[line]!;
    const end = grid.lineStart[line + 1]! - 1;
    // Half-hexes from the first place of this line to the middle of the disk, counted as the printed numbers run.
    const middle = grid.shape.placeSign * (along[hex]! - along[start]!);
    const half = 2 * reach - Math.abs(line - own);
    visit(Math.max(start, start + (middle - half) / 2), Math.min(end, start + (middle + half) / 2));
  }
}
