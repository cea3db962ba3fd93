import { type HexMapInput, layOutGraph, layOutMap } from '../../kernel/maps/index.js';
import type { LibraryDocument } from '../document.js';
import { graphSvg } from './graph-svg.js';
import { hexMapSvg } from './hex-map-svg.js';

/** A stored map as SVG; `body` is its body with the defaults filled in. */
export function drawMap(document: LibraryDocument, body: Readonly<Record<string, unknown>>): string {
  const title = document.name.en;
  return 'grid' in body
    ? hexMapSvg(layOutMap(body as unknown as HexMapInput), title)
    : graphSvg(layOutGraph(body as never), title);
}
