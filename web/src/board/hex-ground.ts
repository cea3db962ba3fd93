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
import { symbol } from '../../../src/library/render/symbols.js';

const HEIGHTS = ['#e6d5ac', '#d6bd8a', '#c4a36a', '#b08b50'];

/** Outlines gathered by how they are drawn: a map of thousands of hexes becomes a handful of elements. */
class Gathered {
  private readonly paths = new Map<string, string[]>();

  add(look: string, path: string): void {
    const list = this.paths.get(look);
    if (list) list.push(path);
    else this.paths.set(look, [path]);
  }

  *drawn(attributes: (look: string) => Readonly<Record<string, string | number>>): Generator<string> {
    for (const [look, list] of this.paths) yield element('path', { d: list.join(''), ...attributes(look) });
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

const segment = (a: Point, b: Point): string => `M${points([a, b])}`;

/** Terrain, hexsides, roads, numbers and names of a hex map. */
export function hexGround(board: HexBoard, geometry: HexGeometry): string {
  const { grid } = board;
  const fills = new Gathered();
  const marks: string[] = [];
  const sides = new Gathered();
  const crossings = new Gathered();
  const paths = new Gathered();
  const numbers: string[] = [];
  const names: string[] = [];
  const outlines: string[] = [];
  const drawnSides = new Set<number>();
  for (let hex = 0; hex < grid.size; hex += 1) {
    const [x, y] = geometry.centre(hex);
    const grounds = [...board.terrainOf(hex)].map(groundOf).sort((a, b) => b.rank - a.rank);
    const height = board.heightOf(hex);
    const bare = (grounds[0]?.rank ?? 0) === 0;
    const fill = height > 0 && bare ? HEIGHTS[Math.min(height, HEIGHTS.length) - 1]! : (grounds[0]?.fill ?? PLAIN.fill);
    const outline = `M${points([0, 1, 2, 3, 4, 5].map((k) => geometry.corner(hex, k)))}z`;
    fills.add(fill, outline);
    outlines.push(outline);
    const symbols = new Set(grounds.map((ground) => ground.symbol).filter((each) => each !== undefined));
    let at = y + (symbols.size > 1 ? 8 : 14);
    for (const each of symbols) {
      marks.push(symbol(each, x, at));
      at += 10;
    }
    numbers.push(label(grid.name(hex), { x, y: y - geometry.size * 0.64, 'font-size': 8, fill: '#55503f' }));
    if (height !== 0) {
      marks.push(label(`▲${height}`, { x: x + geometry.size * 0.55, y: y + 4, 'font-size': 8, fill: '#6d4410' }));
    }
    const name = board.placeName(hex);
    if (name !== undefined) names.push(haloed(name, x, y + geometry.size * 0.76));
    for (let d = 0; d < 6; d += 1) {
      const side = grid.topology.sideOf[6 * hex + d]!;
      if (drawnSides.has(side)) continue;
      drawnSides.add(side);
      const [a, b] = [geometry.corner(hex, d - 1), geometry.corner(hex, d)];
      for (const word of board.featuresOf(side)) {
        const water = word.replace(/^bridged/i, '');
        if (!isCrossing(water)) sides.add(JSON.stringify(sideStroke(water)), segment(a, b));
        if (isCrossing(word)) crossings.add('bridge', crossing(a, b, [x, y]));
      }
      const next = grid.neighbours[6 * hex + d]!;
      if (next < 0) continue;
      for (const kind of board.connectionsAcross(side)) {
        paths.add(JSON.stringify(pathStroke(kind)), segment([x, y], geometry.centre(next)));
      }
    }
  }
  return [
    ...fills.drawn((fill) => ({ fill })),
    element('path', { d: outlines.join(''), fill: 'none', stroke: '#a89f86', 'stroke-width': 0.8 }),
    ...marks,
    ...sides.drawn(lineLook),
    ...paths.drawn(lineLook),
    ...crossings.drawn(() => ({ stroke: '#3b2f26', 'stroke-width': 6 })),
    ...crossings.drawn(() => ({ stroke: '#e8d7b9', 'stroke-width': 3 })),
    element('g', { class: 'numbers' }, ...numbers),
    element('g', { class: 'names' }, ...names),
  ].join('');
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
