export { layOutGraph } from './graph-map.js';
export { gridProperties, HexGridShape } from './grid-shape.js';
export { type HexMapInput, hexAt, hexMapShape, hexOn, layOutMap } from './hex-map.js';
export { hexesWithin } from './hexes-within.js';
export { type MapKind, mapKindOf } from './map-kind.js';
