import type { HexBoard } from '../../../src/kernel/hexes/index.js';
import type { HexGeometry } from '../../../src/library/render/hex-geometry.js';
import {
  groundOf,
  isCrossing,
  PLAIN,
  pathStroke,
  type Stroke,
  sideStroke,
} from '../../../src/library/render/palette.js';
import { element, label, type Point, points } from '../../../src/library/render/svg.js';
import { lookOf, symbolPath } from '../../../src/library/render/symbols.js';
import type { MapLanguage } from './layout.js';

const HEIGHTS = ['#e6d5ac', '#d6bd8a', '#c4a36a', '#b08b50'];

/** Hexes of a block on each side. A browser paints, and changes, only the blocks that are seen or that say something else. */
const BLOCK = 10;

/** Outlines gathered by how they are drawn: the thousands of hexes of a map become a handful of elements for each block. */
class Gathered {
  private readonly blocks: Map<string, string[]>[];

  constructor(count: number) {
    this.blocks = Array.from({ length: count }, () => new Map<string, string[]>());
  }

  add(block: number, look: string, path: string): void {
    const paths = this.blocks[block]!;
    const list = paths.get(look);
    if (list) list.push(path);
    else paths.set(look, [path]);
  }

  drawn(attributes: (look: string) => Readonly<Record<string, string | number>>): string[] {
    return this.blocks.map((paths) =>
      [...paths].map(([look, list]) => element('path', { d: list.join(''), ...attributes(look) })).join(''),
    );
  }
}

/** Texts by block. */
class Pieces {
  private readonly blocks: string[][];

  constructor(count: number) {
    this.blocks = Array.from({ length: count }, () => []);
  }

  add(block: number, ...pieces: readonly string[]): void {
    this.blocks[block]!.push(...pieces);
  }

  drawn(name: string): string[] {
    return this.blocks.map((list) => element('g', { class: name }, ...list));
  }
}

const lineLook = (look: string): Readonly<Record<string, string | number>> => {
  const { stroke, width, dash } = JSON.parse(look) as Stroke;
  return {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(dash ? { 'stroke-dasharray': dash } : {}),
  };
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

const segment = (a: Point, b: Point): string => `M${points([a, b])}`;

/**
 * Terrain, hexsides, roads, numbers and names of a hex map, one over the other, each in blocks: the same places of two drawings
 * of one grid hold the same blocks.
 */
export function hexGround(board: HexBoard, geometry: HexGeometry, language: MapLanguage): readonly string[] {
  const { grid } = board;
  const { blockOf, count } = blocksOf(grid.size, geometry);
  const [fills, outlines, marks, sides, crossings, paths] = Array.from({ length: 6 }, () => new Gathered(count)) as [
    Gathered,
    Gathered,
    Gathered,
    Gathered,
    Gathered,
    Gathered,
  ];
  const [heights, numbers, names] = [new Pieces(count), new Pieces(count), new Pieces(count)];
  const drawnSides = new Set<number>();
  for (let hex = 0; hex < grid.size; hex += 1) {
    const [x, y] = geometry.centre(hex);
    const block = blockOf(x, y);
    const grounds = [...board.terrainOf(hex)].map(groundOf).sort((a, b) => b.rank - a.rank);
    const height = board.heightOf(hex);
    const bare = (grounds[0]?.rank ?? 0) === 0;
    const fill = height > 0 && bare ? HEIGHTS[Math.min(height, HEIGHTS.length) - 1]! : (grounds[0]?.fill ?? PLAIN.fill);
    const outline = `M${points([0, 1, 2, 3, 4, 5].map((k) => geometry.corner(hex, k)))}z`;
    fills.add(block, fill, outline);
    outlines.add(block, 'grid', outline);
    const symbols = new Set(grounds.map((ground) => ground.symbol).filter((each) => each !== undefined));
    let at = y + (symbols.size > 1 ? 8 : 14);
    for (const each of symbols) {
      marks.add(block, each, symbolPath(each, rounded(x), rounded(at)));
      at += 10;
    }
    numbers.add(block, label(grid.name(hex), { x, y: y - geometry.size * 0.64, 'font-size': 8, fill: '#55503f' }));
    if (height !== 0) {
      const look = { x: x + geometry.size * 0.55, y: y + 4, 'font-size': 8, fill: '#6d4410' };
      heights.add(block, label(`▲${height}`, look));
    }
    const name = board.placeName(hex);
    if (name !== undefined) names.add(block, haloed(name[language] ?? name.en, x, y + geometry.size * 0.86));
    for (let d = 0; d < 6; d += 1) {
      const side = grid.topology.sideOf[6 * hex + d]!;
      if (drawnSides.has(side)) continue;
      drawnSides.add(side);
      const [a, b] = [geometry.corner(hex, d - 1), geometry.corner(hex, d)];
      for (const word of board.featuresOf(side)) {
        const water = word.replace(/^bridged/i, '');
        if (!isCrossing(water)) sides.add(block, JSON.stringify(sideStroke(water)), segment(a, b));
        if (isCrossing(word)) crossings.add(block, 'bridge', crossing(a, b, [x, y]));
      }
      const next = grid.neighbours[6 * hex + d]!;
      if (next < 0) continue;
      for (const kind of board.connectionsAcross(side)) {
        paths.add(block, JSON.stringify(pathStroke(kind)), segment([x, y], geometry.centre(next)));
      }
    }
  }
  return [
    ...fills.drawn((fill) => ({ fill })),
    ...outlines.drawn(() => ({ fill: 'none', stroke: '#a89f86', 'stroke-width': 0.8 })),
    ...marks.drawn((kind) => lookOf(kind as Parameters<typeof lookOf>[0])),
    ...heights.drawn('heights'),
    ...sides.drawn(lineLook),
    ...paths.drawn(lineLook),
    ...crossings.drawn(() => ({ stroke: '#3b2f26', 'stroke-width': 6 })),
    ...crossings.drawn(() => ({ stroke: '#e8d7b9', 'stroke-width': 3 })),
    ...numbers.drawn('numbers'),
    ...names.drawn('names'),
  ];
}

/** Square blocks over the picture, row by row. */
function blocksOf(
  hexes: number,
  { width, height, size }: HexGeometry,
): { readonly count: number; blockOf(x: number, y: number): number } {
  const side = size * 1.75 * BLOCK;
  const across = Math.max(1, Math.ceil(width / side));
  const down = Math.max(1, Math.ceil(height / side));
  const count = Math.min(hexes, across * down);
  return {
    count,
    blockOf: (x, y) => Math.min(count - 1, Math.floor(y / side) * across + Math.floor(x / side)),
  };
}

/** A bridge lies across the middle of its hexside. */
function crossing(a: Point, b: Point, centre: Point): string {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [(centre[0] - middle[0]) * 0.3, (centre[1] - middle[1]) * 0.3];
  return segment([middle[0] + dx, middle[1] + dy], [middle[0] - dx, middle[1] - dy]);
}

/** Readable over roads and rivers. */
function haloed(text: string, x: number, y: number): string {
  const look = { x, y, 'font-size': 10, 'font-weight': 'bold' };
  return (
    label(text, { ...look, fill: '#ffffff', stroke: '#ffffff', 'stroke-width': 2.5 }) +
    label(text, { ...look, fill: '#222222' })
  );
}
