/**
 * Panzer's line of sight against a second reading of the rules by plane geometry: hexagons as polygons, the line clipped
 * against each, every height case written out anew. Nothing of the game's own sight code is used for the expectation.
 */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { charts } from '../../../src/games/panzer/charts/index.js';
import { SightBoard } from '../../../src/games/panzer/spotting/sight-board.js';
import { DeadZones, SightLine } from '../../../src/games/panzer/spotting/sight-line.js';
import { type BoardDescription, distance, HexBoard, type HexIndex } from '../../../src/kernel/hexes/index.js';
import { quietUmpires } from '../../../src/kernel/rulings/index.js';
import { boards } from './panzer-boards.js';

const umpire = quietUmpires(charts)({})();

const sightOf = (description: BoardDescription): SightLine =>
  new SightLine(new SightBoard(new HexBoard(description), umpire), new DeadZones(umpire.chart('dead-zone')));

type Point = readonly [number, number];
const EPSILON = 1e-9;
const SHIFT = 1e-6;

const RISE: Record<string, number> = { woods: 3, heavyWoods: 4, brickBuilding: 1 };

/** Corners of a hex around its centre on the stretched plane, which keeps straight lines straight. */
function corners(board: HexBoard, hex: HexIndex): Point[] {
  const { centreX, centreY, orientation } = board.grid;
  const shape: Point[] =
    orientation === 'flat'
      ? [
          [1, -1],
          [2, 0],
          [1, 1],
          [-1, 1],
          [-2, 0],
          [-1, -1],
        ]
      : [
          [1, -1],
          [1, 1],
          [0, 2],
          [-1, 1],
          [-1, -1],
          [0, -2],
        ];
  return shape.map(([x, y]) => [centreX[hex]! + x, centreY[hex]! + y]);
}

const cross = (a: Point, b: Point, p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** The stretch of the line within a closed convex hexagon, as parts of the way. */
function clip(p: Point, q: Point, polygon: Point[]): [number, number] | undefined {
  let [from, to] = [0, 1];
  for (let i = 0; i < 6; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % 6]!;
    const [dp, dq] = [cross(a, b, p), cross(a, b, q)];
    if (dp < -EPSILON && dq < -EPSILON) return undefined;
    if (Math.abs(dp - dq) < EPSILON) {
      if (dp < -EPSILON) return undefined;
      continue;
    }
    const t = dp / (dp - dq);
    if (dp < dq) from = Math.max(from, t);
    else to = Math.min(to, t);
  }
  return to - from > EPSILON ? [from, to] : undefined;
}

interface Feature {
  readonly a: Point;
  readonly b: Point;
  readonly top: number;
  readonly hexes: HexIndex[];
}

function features(board: HexBoard): Feature[] {
  const found: Feature[] = [];
  const { sideHexes, sideCount } = board.grid.topology;
  for (let side = 0; side < sideCount; side++) {
    const other = sideHexes[2 * side + 1]!;
    if (other < 0 || !(board.hasFeature(side, 'hedgerow') || board.hasFeature(side, 'crest'))) continue;
    const one = sideHexes[2 * side]!;
    const far = corners(board, other);
    const shared = corners(board, one).filter((p) => far.some((q) => p[0] === q[0] && p[1] === q[1]));
    const top = 1 + Math.max(board.heightOf(one), board.heightOf(other));
    if (top > 0) found.push({ a: shared[0]!, b: shared[1]!, top, hexes: [one, other] });
  }
  return found;
}

/** Where the line properly crosses a side, as part of the way. */
function crossing(p: Point, q: Point, { a, b }: Feature): number | undefined {
  const [sa, sb] = [cross(p, q, a), cross(p, q, b)];
  const [tp, tq] = [cross(a, b, p), cross(a, b, q)];
  if (sa * sb >= -EPSILON * EPSILON || tp * tq >= 0) return undefined;
  return tp / (tp - tq);
}

/** Every obstacle met: its top and how far from each end of the line it lies. */
function obstaclesMet(board: HexBoard, from: HexIndex, to: HexIndex): { top: number; hexes: HexIndex[] }[] {
  const { grid } = board;
  const p: Point = [grid.centreX[from]!, grid.centreY[from]!];
  const q: Point = [grid.centreX[to]!, grid.centreY[to]!];
  const met: { top: number; hexes: HexIndex[] }[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (hex === from || hex === to) continue;
    const stretch = clip(p, q, corners(board, hex));
    if (!stretch) continue;
    const terrain = board.terrainOf(hex);
    const rises = [...terrain].map((each) => (onRoad(board, hex, p, q, stretch) ? 0 : (RISE[each] ?? 0)));
    const top = board.heightOf(hex) - (terrain.has('stream') ? 1 : 0) + Math.max(0, ...rises);
    if (top > 0) met.push({ top, hexes: [hex] });
  }
  const all = features(board);
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const aside: Point = [(-(q[1] - p[1]) / length) * SHIFT, ((q[0] - p[0]) / length) * SHIFT];
  const moved = (side: number): [Point, Point] => [
    [p[0] + side * aside[0], p[1] + side * aside[1]],
    [q[0] + side * aside[0], q[1] + side * aside[1]],
  ];
  for (const feature of all) {
    const follows = Math.abs(cross(p, q, feature.a)) < EPSILON && Math.abs(cross(p, q, feature.b)) < EPSILON;
    if (follows ? withinSegment(p, q, feature) : isThrough(p, q, feature)) met.push(feature);
  }
  // A corner on the line: barred only where the line is barred however little it is moved to either hand.
  for (const vertex of new Set(all.flatMap(({ a, b }) => [a, b].map((each) => each.join())))) {
    const point = vertex.split(',').map(Number) as unknown as Point;
    if (Math.abs(cross(p, q, point)) > EPSILON) continue;
    const part = ((point[0] - p[0]) * (q[0] - p[0]) + (point[1] - p[1]) * (q[1] - p[1])) / length ** 2;
    const near = (side: number) =>
      all.filter((feature) => {
        const t = crossing(...moved(side), feature);
        return t !== undefined && Math.abs(t - part) < 1e-4;
      });
    const [left, right] = [near(-1), near(1)];
    if (left.length === 0 || right.length === 0) continue;
    const highest = (list: Feature[]) => list.reduce((best, each) => (each.top > best.top ? each : best));
    const lower = highest(left).top <= highest(right).top ? highest(left) : highest(right);
    met.push(lower);
  }
  return met;
}

const isThrough = (p: Point, q: Point, feature: Feature): boolean => {
  const t = crossing(p, q, feature);
  return t !== undefined && Math.abs(cross(p, q, feature.a)) > EPSILON && Math.abs(cross(p, q, feature.b)) > EPSILON;
};

function withinSegment(p: Point, q: Point, { a, b }: Feature): boolean {
  const along = (x: Point) =>
    ((x[0] - p[0]) * (q[0] - p[0]) + (x[1] - p[1]) * (q[1] - p[1])) / ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2);
  const middle = (along(a) + along(b)) / 2;
  return middle > 0 && middle < 1;
}

/** A road in by one hexside and out by the opposite one, where the line does the same. */
function onRoad(board: HexBoard, hex: HexIndex, p: Point, q: Point, [from, to]: [number, number]): boolean {
  const at = (t: number): Point => [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
  const { grid } = board;
  const shape = corners(board, hex);
  const through = (point: Point): number => {
    for (let d = 0; d < 6; d++) {
      const other = grid.neighbours[6 * hex + d]!;
      if (other < 0) continue;
      const far = corners(board, other);
      const [a, b] = shape.filter((x) => far.some((y) => x[0] === y[0] && x[1] === y[1])) as [Point, Point];
      const inside = (point[0] - a[0]) * (point[0] - b[0]) + (point[1] - a[1]) * (point[1] - b[1]) < -EPSILON;
      if (Math.abs(cross(a, b, point)) < 1e-6 && inside) return d;
    }
    return -1;
  };
  const [entry, exit] = [through(at(from)), through(at(to))];
  if (entry < 0 || exit < 0 || (entry + 3) % 6 !== exit) return false;
  const { sideOf } = grid.topology;
  return [entry, exit].every((d) => board.connected(sideOf[6 * hex + d]!, 'road'));
}

function blockedByTheBook(board: HexBoard, from: HexIndex, to: HexIndex): boolean {
  const { grid } = board;
  const low = (hex: HexIndex) => board.hasTerrain(hex, 'stream');
  const level = (hex: HexIndex) => board.heightOf(hex) - (low(hex) ? 1 : 0);
  const range = distance(grid, from, to);
  const [a, b] = [level(from), level(to)];
  if (range > 1 && low(from) && low(to)) {
    const between = [...Array(grid.size).keys()].filter((hex) => {
      const p: Point = [grid.centreX[from]!, grid.centreY[from]!];
      const q: Point = [grid.centreX[to]!, grid.centreY[to]!];
      return clip(p, q, corners(board, hex)) !== undefined;
    });
    // Straight along: the centre of every hex the line touches lies on it, and every one is a stream.
    const onLine = (hex: HexIndex) =>
      (grid.centreX[to]! - grid.centreX[from]!) * (grid.centreY[hex]! - grid.centreY[from]!) ===
      (grid.centreY[to]! - grid.centreY[from]!) * (grid.centreX[hex]! - grid.centreX[from]!);
    if (!between.every((hex) => onLine(hex) && low(hex))) return true;
  } else if (range > 1 && (low(from) || low(to)) && (low(from) ? b - a : a - b) === 1) return true;
  const [hi, lo] = [Math.max(a, b), Math.min(a, b)];
  const high = a >= b ? from : to;
  return obstaclesMet(board, from, to).some(({ top, hexes }) => {
    if (top <= lo) return false;
    if (top >= hi) return true;
    const d = Math.min(...hexes.map((hex) => distance(grid, high, hex)));
    const part = [Number.NaN, d / 2, d / 4, d / 8][hi - top] ?? 1;
    return range <= d + Math.max(1, Math.floor(part));
  });
}

const pair = fc.tuple(fc.nat(63), fc.nat(63));
const ask = (line: SightLine, from: HexIndex, to: HexIndex): boolean =>
  line.blocked(from, to, line.board.level[from]!, line.board.level[to]!);

describe('line of sight', () => {
  it('agrees with plane geometry and the four height cases', () => {
    fc.assert(
      fc.property(boards, fc.array(pair, { minLength: 10, maxLength: 10 }), (description, pairs) => {
        const line = sightOf(description);
        for (const [from, to] of pairs) {
          if (from === to) continue;
          const where = `${line.board.board.grid.name(from)} ${line.board.board.grid.name(to)}`;
          expect([where, ask(line, from, to)]).toEqual([where, blockedByTheBook(line.board.board, from, to)]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the same from both ends', () => {
    fc.assert(
      fc.property(boards, fc.array(pair, { minLength: 30, maxLength: 30 }), (description, pairs) => {
        const line = sightOf(description);
        for (const [from, to] of pairs) expect(ask(line, from, to)).toBe(ask(line, to, from));
      }),
      { numRuns: 150 },
    );
  });
});
