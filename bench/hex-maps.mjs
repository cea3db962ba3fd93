/** A map of 60 by 40 hexes and pairs of hexes on it, the same numbers on every machine, and the lines of a peer between them. */
import { defineHex, Grid, line, Orientation, rectangle } from 'honeycomb-grid';

export const COLUMNS = 60;
export const ROWS = 40;
export const name = (column, row) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** The same numbers on every machine. */
export function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function pairsOf(size) {
  const random = numbers(2);
  return Array.from({ length: 4096 }, () => [random(size), random(size)]);
}

/** The bare lines of honeycomb-grid between the pairs, without any height. */
export function honeycombLines(pairs) {
  const grid = new Grid(defineHex({ orientation: Orientation.FLAT }), rectangle({ width: COLUMNS, height: ROWS }));
  const offset = (hex) => ({ col: Math.floor(hex / ROWS), row: hex % ROWS });
  const ends = pairs.map(([from, to]) => ({ start: offset(from), stop: offset(to) }));
  return (i) => grid.traverse(line(ends[i])).size;
}
