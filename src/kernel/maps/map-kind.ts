import { fieldsOf, type ShapeClass } from '../fields/index.js';

const MAP_KINDS = ['hex', 'graph'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

const PARTS: Readonly<Record<MapKind, readonly string[]>> = {
  hex: ['grid', 'hexes', 'hexsides', 'paths'],
  graph: ['spaces', 'connections'],
};

/** Whether a shape is a map, by the fields that `layOutMap` and `layOutGraph` read. */
export function mapKindOf(shape: ShapeClass): MapKind | undefined {
  const names = new Set(fieldsOf(shape).map(({ name }) => name));
  return MAP_KINDS.find((kind) => PARTS[kind].every((part) => names.has(part)));
}
