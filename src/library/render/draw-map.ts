import { type HexMapInput, layOutGraph, layOutMap } from '../../kernel/maps/index.js';
import type { DrawnCounter } from './counters.js';
import { graphSvg } from './graph-svg.js';
import { hexMapSvg } from './hex-map-svg.js';

/** A map as SVG; `body` is its body with the defaults filled in. */
export function drawMap(
  title: string,
  body: Readonly<Record<string, unknown>>,
  counters: readonly DrawnCounter[] = [],
): string {
  return 'grid' in body
    ? hexMapSvg(layOutMap(body as unknown as HexMapInput), title, counters)
    : graphSvg(layOutGraph(body as never), title, counters);
}
