export { layOutGraph } from './graph-map.js';
export { gridProperties, HexGridShape } from './grid-shape.js';
export { type HexMapInput, type HexMapWords, hexAt, hexMapShape, layOutMap } from './hex-map.js';
export { MAP_KINDS, type MapKind, mapKindOf } from './map-kind.js';
