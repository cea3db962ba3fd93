export * from './guide.js';
export { namedHexes } from './named-hexes.js';
