/** Hex maps: names, neighbours, hexsides, lines, reach and what is printed on the map. */

export * from './board.js';
export * from './board-description.js';
export * from './directions.js';
export * from './distance.js';
export * from './edges.js';
export * from './errors.js';
export * from './grid.js';
export { gridOf } from './grid-cache.js';
export {
  type GridProperties,
  MAX_FIRST,
  MAX_SPAN,
  PARITIES,
  type Parity,
  ROW_RUNS,
} from './grid-properties.js';
export * from './halves.js';
export * from './hexside.js';
export { likelyHexes } from './likely.js';
export * from './line.js';
export * from './line-walker.js';
export * from './numbering.js';
export * from './path.js';
export {
  FORBIDDEN,
  InvalidSearchError,
  type Move,
  type MoveRules,
  Reach,
  reach,
} from './reach.js';
