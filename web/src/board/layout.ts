import type { Point } from '../../../src/library/render/svg.js';
import type { MapBody } from './board-data.js';
import { graphLayout } from './graph-layout.js';
import { hexLayout } from './hex-layout.js';

export type { Point };

/** Where everything lies on the picture of a map, and the picture of its ground: worked out once for each map. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Half the room of a place: counters are drawn to fit in it. */
  readonly radius: number;
  /** The ground as parts of SVG text, one over the other. It never changes, so that the browser paints it once. */
  readonly ground: readonly string[];
  readonly places: readonly string[];
  place(id: string): Point | undefined;
  /** The place under a point of the picture. */
  at(x: number, y: number): string | undefined;
  /** The outline that is lit when a place can be chosen. */
  outline(id: string): string;
  /** What the map calls a place, where it has a name besides its number. */
  nameOf(id: string): string | undefined;
  /** What lies in a place, in words of the map. */
  terrainOf(id: string): readonly string[];
  /** The angle of a facing, in degrees clockwise from the top. */
  angleOf(facing: number): number;
}

const known = new WeakMap<MapBody, Layout>();

export function layoutOf(body: MapBody): Layout {
  let layout = known.get(body);
  if (!layout) {
    layout = 'grid' in body ? hexLayout(body) : graphLayout(body);
    known.set(body, layout);
  }
  return layout;
}

/** The nearest of some points, if it lies within reach. */
export function nearest(points: readonly Point[], x: number, y: number, reach: number): number | undefined {
  let best: number | undefined;
  let closest = reach * reach;
  for (const [index, [px, py]] of points.entries()) {
    const distance = (px - x) ** 2 + (py - y) ** 2;
    if (distance > closest) continue;
    closest = distance;
    best = index;
  }
  return best;
}
