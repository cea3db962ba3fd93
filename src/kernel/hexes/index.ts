/** Hex maps: names, neighbours, hexsides, lines, reach and what is printed on the map. */

export * from './board.js';
export * from './board-description.js';
export * from './directions.js';
export * from './distance.js';
export * from './edges.js';
export * from './errors.js';
export { type Fraction, fraction } from './fraction.js';
export * from './grid.js';
export {
  type GridProperties,
  type GridShape,
  MAX_FIRST,
  MAX_SPAN,
  PARITIES,
  type Parity,
  type PerParity,
  ROW_RUNS,
  type RowRun,
} from './grid-properties.js';
export * from './halves.js';
export * from './hexside.js';
export * from './line.js';
export * from './line-walker.js';
export * from './numbering.js';
export * from './path.js';
export {
  ARRIVALS,
  type Arrival,
  FORBIDDEN,
  InvalidSearchError,
  MAX_ALLOWANCE,
  MAX_STATES,
  type Move,
  type MoveRules,
  type MoveStates,
  Reach,
  reach,
} from './reach.js';
export type { Topology } from './topology.js';
