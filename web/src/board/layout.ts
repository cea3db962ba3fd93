import type { Point } from '../../../src/library/render/svg.js';

export type { Point };

/** The names on the ground stand in one language. */
export type MapLanguage = 'en' | 'ja';

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
  /** Whether the places go by numbers, beside their names. */
  readonly numbered: boolean;
  /** What the map calls a place, where it has a name besides its number. */
  nameOf(id: string): string | undefined;
  /** What lies in a place, in words of the map. */
  terrainOf(id: string): readonly string[];
  /** The angle of a facing, in degrees clockwise from the top. */
  angleOf(facing: number): number;
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
