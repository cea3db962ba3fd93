import type { HexBoard, HexIndex } from '../../kernel/hexes/index.js';
import { countersSvg, type DrawnCounter } from './counters.js';
import { HexGeometry } from './hex-geometry.js';
import { type LegendEntry, legend } from './legend.js';
import { levelWord, type PictureWords } from './map-words.js';
import { type Ground, groundOf, isCrossing, PLAIN, pathStroke, type Stroke, sideStroke } from './palette.js';
import { element, escapeXml, label, type Point, picture, points } from './svg.js';
import { symbol } from './symbols.js';

const SIZE = 34;
const MARGIN = 24;
const HEIGHTS = ['#e6d5ac', '#d6bd8a', '#c4a36a', '#b08b50'];

/** A hex map as a picture: terrain, heights, hexsides, roads, numbers, names and a legend. */
export function hexMapSvg(
  board: HexBoard,
  title: string,
  words: PictureWords,
  counters: readonly DrawnCounter[],
): string {
  return new HexMapPicture(board, words).draw(title, counters);
}

class HexMapPicture {
  private readonly geometry: HexGeometry;

  constructor(
    private readonly board: HexBoard,
    private readonly words: PictureWords,
  ) {
    this.geometry = new HexGeometry(board.grid, SIZE, MARGIN);
  }

  draw(title: string, counters: readonly DrawnCounter[]): string {
    const width = Math.max(this.geometry.width, 360);
    const key = legend(this.entries(), { left: MARGIN, top: this.geometry.height, width: width - 2 * MARGIN });
    const { language } = this.words;
    return picture(width, this.geometry.height + key.height + MARGIN, { title, language }, [
      label(title, {
        x: MARGIN,
        y: 18,
        'font-size': 14,
        'font-weight': 'bold',
        'text-anchor': 'start',
        fill: '#222222',
      }),
      ...this.hexes(),
      ...this.hexsides(false),
      ...this.paths(),
      ...this.hexsides(true),
      ...this.labels(),
      ...countersSvg(counters, (at) => this.place(at)),
      key.content,
    ]);
  }

  /** Where a hex is, if the map has it. */
  private place(name: string): Point | undefined {
    const hex = this.board.grid.find(name);
    return hex === undefined ? undefined : this.geometry.centre(hex);
  }

  private *hexes(): Generator<string> {
    const { grid } = this.board;
    for (let hex = 0; hex < grid.size; hex += 1) {
      const words = [...this.board.terrainOf(hex)];
      const grounds = words.map(groundOf).sort((a, b) => b.rank - a.rank);
      const outline = points([0, 1, 2, 3, 4, 5].map((k) => this.geometry.corner(hex, k)));
      const about = `${grid.name(hex)}${words.length > 0 ? `: ${words.map(this.words.word).join(', ')}` : ''}`;
      yield element(
        'polygon',
        { points: outline, fill: this.fill(hex, grounds[0]), stroke: '#b8b09a', 'stroke-width': 1 },
        element('title', {}, escapeXml(about)),
      );
      const [x, y] = this.geometry.centre(hex);
      const symbols = new Set(grounds.map((ground) => ground.symbol).filter((each) => each !== undefined));
      let at = y + (symbols.size > 1 ? -4 : 2);
      for (const each of symbols) {
        yield symbol(each, x, at);
        at += 11;
      }
    }
  }

  /** Open ground grows darker with its height; everything else keeps the colour of its terrain. */
  private fill(hex: HexIndex, ground: Ground | undefined): string {
    const height = this.board.heightOf(hex);
    if (height > 0 && (ground?.rank ?? 0) === 0) return HEIGHTS[Math.min(height, HEIGHTS.length) - 1]!;
    return ground?.fill ?? PLAIN.fill;
  }

  /** Each side once, from the hex with the lower index; crossings over everything else. */
  private *hexsides(crossings: boolean): Generator<string> {
    const { grid } = this.board;
    const drawn = new Set<number>();
    for (let hex = 0; hex < grid.size; hex += 1) {
      for (let d = 0; d < 6; d += 1) {
        const side = grid.topology.sideOf[6 * hex + d]!;
        if (drawn.has(side)) continue;
        drawn.add(side);
        for (const word of this.board.featuresOf(side)) {
          // A word such as "bridgedMinorRiver" is a river and a crossing of it.
          const under = underneath(word);
          if (crossings && isCrossing(word)) yield this.crossing(hex, d);
          else if (!crossings && under)
            yield line(this.geometry.corner(hex, d - 1), this.geometry.corner(hex, d), sideStroke(under));
        }
      }
    }
  }

  private crossing(hex: HexIndex, d: number): string {
    const [a, b, c] = [this.geometry.corner(hex, d - 1), this.geometry.corner(hex, d), this.geometry.centre(hex)];
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const reach = 0.3;
    const inner: Point = [middle[0] + (c[0] - middle[0]) * reach, middle[1] + (c[1] - middle[1]) * reach];
    const outer: Point = [2 * middle[0] - inner[0], 2 * middle[1] - inner[1]];
    return bridge(inner, outer);
  }

  private *paths(): Generator<string> {
    const { grid } = this.board;
    for (let hex = 0; hex < grid.size; hex += 1) {
      for (let d = 0; d < 6; d += 1) {
        const next = grid.neighbours[6 * hex + d]!;
        if (next <= hex) continue;
        const side = grid.topology.sideOf[6 * hex + d]!;
        for (const kind of this.board.connectionsAcross(side)) {
          yield line(this.geometry.centre(hex), this.geometry.centre(next), pathStroke(kind));
        }
      }
    }
  }

  private *labels(): Generator<string> {
    const { grid } = this.board;
    for (let hex = 0; hex < grid.size; hex += 1) {
      const [x, y] = this.geometry.centre(hex);
      yield* this.haloed(grid.name(hex), { x, y: y - SIZE * 0.58, 'font-size': 8, fill: '#6b6658' });
      const height = this.board.heightOf(hex);
      if (height !== 0) yield label(`▲${height}`, { x: x + SIZE * 0.5, y: y + 3, 'font-size': 8, fill: '#7a4e12' });
      const name = this.board.placeName(hex);
      if (name !== undefined) {
        yield* this.haloed(name[this.words.language] ?? name.en, {
          x,
          y: y + SIZE * 0.62,
          'font-size': 10,
          'font-weight': 'bold',
          fill: '#222222',
        });
      }
    }
  }

  /** Readable over roads and rivers. */
  private *haloed(text: string, attributes: Readonly<Record<string, string | number>>): Generator<string> {
    yield label(text, { ...attributes, fill: '#ffffff', stroke: '#ffffff', 'stroke-width': 2.5 });
    yield label(text, attributes);
  }

  /** Everything that the map shows, once. */
  private entries(): LegendEntry[] {
    const { grid } = this.board;
    const terrain = new Set<string>();
    const heights = new Set<number>();
    const sides = new Set<string>();
    const paths = new Set<string>();
    for (let hex = 0; hex < grid.size; hex += 1) {
      for (const word of this.board.terrainOf(hex)) terrain.add(word);
      if (this.board.heightOf(hex) > 0) heights.add(Math.min(this.board.heightOf(hex), HEIGHTS.length));
    }
    for (let side = 0; side < grid.topology.sideCount; side += 1) {
      for (const word of this.board.featuresOf(side)) sides.add(word);
      for (const word of this.board.connectionsAcross(side)) paths.add(word);
    }
    const { word: name } = this.words;
    return [
      ...[...terrain].map((word) => ({
        word: name(word),
        swatch: (x: number, y: number) => groundSwatch(groundOf(word), x, y),
      })),
      ...[...heights].sort().map((height) => ({
        word: levelWord(this.words.language, height, height === HEIGHTS.length),
        swatch: (x: number, y: number) => groundSwatch({ fill: HEIGHTS[height - 1]!, rank: 0 }, x, y),
      })),
      ...[...sides].map((word) => ({ word: name(word), swatch: (x: number, y: number) => sideSwatch(word, x, y) })),
      ...[...paths].map((word) => ({
        word: name(word),
        swatch: (x: number, y: number) => line([x, y + 8], [x + 30, y + 8], pathStroke(word)),
      })),
    ];
  }
}

function groundSwatch({ fill, symbol: mark }: Ground, x: number, y: number): string {
  const box = element('rect', { x, y, width: 30, height: 16, fill, stroke: '#b8b09a' });
  return box + (mark ? symbol(mark, x + 15, y + 9) : '');
}

function sideSwatch(word: string, x: number, y: number): string {
  const under = underneath(word);
  const along = under ? line([x, y + 8], [x + 30, y + 8], sideStroke(under)) : '';
  return isCrossing(word) ? along + bridge([x + 15, y], [x + 15, y + 16]) : along;
}

const bridge = (a: Point, b: Point): string =>
  line(a, b, { stroke: '#3b2f26', width: 5 }) + line(a, b, { stroke: '#e8d7b9', width: 2.5 });

/** What lies along a hexside under a bridge: the water, where the word names it; a bridge alone has nothing of its own. */
const underneath = (word: string): string | undefined => {
  const water = word.replace(/^bridged/i, '');
  return isCrossing(water) ? undefined : water;
};

function line(a: Point, b: Point, { stroke, width, dash }: Stroke): string {
  return element('line', {
    x1: a[0],
    y1: a[1],
    x2: b[0],
    y2: b[1],
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...(dash ? { 'stroke-dasharray': dash } : {}),
  });
}
