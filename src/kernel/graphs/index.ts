/** Point-to-point maps, and the cheapest-way search that hex maps share with them. */

export * from './graph.js';
export * from './graph-description.js';
export * from './reach-spaces.js';
export { FORBIDDEN } from './search.js';
export * from './trace.js';
