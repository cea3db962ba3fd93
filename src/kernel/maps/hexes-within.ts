import type { HexGridShape } from './grid-shape.js';

/** At most so many hexes of a map lie within so many hexes of one of them: all around it, or the whole map. */
export const hexesWithin = ({ columns, rows }: Pick<HexGridShape, 'columns' | 'rows'>, distance: number): number =>
  Math.min(columns * rows, 1 + 3 * distance * (distance + 1));
