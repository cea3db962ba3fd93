import type { HexGrid } from './grid.js';

/** Hexes that are the same but for capitals or a lost nought; among so many alike, a slip of a figure is nobody's guess. */
export const likelyHexes = (grid: HexGrid, name: string): string[] =>
  [name.trim().toUpperCase(), `0${name}`, name.replace(/^0/, '')].filter((each) => grid.find(each) !== undefined);
