import type { Graph } from '../../kernel/graphs/index.js';
import type { Point } from './svg.js';

/** Work bound: rounds times pairs of spaces. */
const MAX_WORK = 12_000_000;
const MAX_ROUNDS = 400;

type Edge = readonly [number, number];

/**
 * Places for the spaces of a map that has none. What hangs together is laid out as one; an island that no line leads to lies
 * where the rest leaves most room, so that it takes none away from it.
 */
export function layOutSpaces(graph: Graph, width: number, height: number): Point[] {
  const edges = graph.connections.map(({ a, b }): Edge => [graph.position(a), graph.position(b)]);
  const [main = [], ...islands] = partsOf(graph.spaces.length, edges);
  const places: (Point | undefined)[] = graph.spaces.map(() => undefined);
  const lay = (part: readonly number[], wide: number, high: number): Point[] =>
    stretchTo(...springs(part, edges), wide, high);
  for (const [i, point] of lay(main, width, height).entries()) places[main[i]!] = point;
  const room = roomOf(graph.spaces.length, width, height);
  for (const island of islands) {
    const side = room * (Math.sqrt(island.length) - 1) * 1.2;
    const [left, top] = emptiest(linesOf(edges, places), side, width, height);
    for (const [i, [x, y]] of lay(island, side, side * 0.7).entries()) places[island[i]!] = [left + x, top + y];
  }
  return apart(places as Point[], room, width, height);
}

/** So many islands are looked for a place of their own; more of them are laid out with the rest. */
const MOST_ISLANDS = 6;

/** The spaces that hang together, the largest part first, each in the given order. */
function partsOf(count: number, edges: readonly Edge[]): number[][] {
  const above = Int32Array.from({ length: count }, (_, i) => i);
  const root = (space: number): number => {
    let i = space;
    while (above[i] !== i) {
      above[i] = above[above[i]!]!;
      i = above[i]!;
    }
    return i;
  };
  for (const [a, b] of edges) above[Math.max(root(a), root(b))] = Math.min(root(a), root(b));
  const parts = new Map<number, number[]>();
  for (let i = 0; i < count; i += 1) {
    const part = parts.get(root(i));
    if (part) part.push(i);
    else parts.set(root(i), [i]);
  }
  const [main = [], ...islands] = [...parts.values()].sort((x, y) => y.length - x.length);
  const rest = islands.splice(MOST_ISLANDS).flat();
  return [[...main, ...rest], ...islands];
}

/**
 * Springs along the connections, repulsion between all spaces of a part (Fruchterman and Reingold, 1991), from a circle in the
 * given order, so that the same map is always the same picture.
 */
function springs(part: readonly number[], all: readonly Edge[]): [Float64Array, Float64Array] {
  const n = part.length;
  const index = new Map(part.map((space, i) => [space, i]));
  const edges = all.flatMap(([a, b]): Edge[] => (index.has(a) ? [[index.get(a)!, index.get(b)!]] : []));
  const x = Float64Array.from({ length: n }, (_, i) => Math.cos((2 * Math.PI * i) / n));
  const y = Float64Array.from({ length: n }, (_, i) => Math.sin((2 * Math.PI * i) / n));
  const ideal = 2 / Math.sqrt(n);
  const rounds = Math.max(10, Math.min(MAX_ROUNDS, Math.floor(MAX_WORK / (n * n))));
  const dx = new Float64Array(n);
  const dy = new Float64Array(n);
  for (let round = 0; round < rounds; round += 1) {
    dx.fill(0);
    dy.fill(0);
    repel(x, y, dx, dy, ideal);
    attract(edges, x, y, dx, dy, ideal);
    const heat = 0.2 * (1 - round / rounds) + 0.002;
    for (let i = 0; i < n; i += 1) {
      const length = Math.hypot(dx[i]!, dy[i]!) || 1;
      const step = Math.min(length, heat) / length;
      x[i]! += dx[i]! * step;
      y[i]! += dy[i]! * step;
    }
  }
  return [x, y];
}

/** Every space that has a place, and the middles of the lines between them. */
function linesOf(edges: readonly Edge[], places: readonly (Point | undefined)[]): Point[] {
  const middles = edges.flatMap(([a, b]): Point[] => {
    const [from, to] = [places[a], places[b]];
    return from && to ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : [];
  });
  return [...middles, ...places.filter((place) => place !== undefined)];
}

const TRIES = 24;

/** Where a part of this size is furthest from everything that is drawn. */
function emptiest(drawn: readonly Point[], side: number, width: number, height: number): Point {
  let best: Point = [0, 0];
  let furthest = -1;
  for (let i = 0; i <= TRIES; i += 1) {
    for (let j = 0; j <= TRIES; j += 1) {
      const [left, top] = [(Math.max(0, width - side) * i) / TRIES, (Math.max(0, height - side) * j) / TRIES];
      const middle: Point = [left + side / 2, top + side * 0.35];
      const away = Math.min(...drawn.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
      if (away <= furthest) continue;
      furthest = away;
      best = [left, top];
    }
  }
  return best;
}

function repel(x: Float64Array, y: Float64Array, dx: Float64Array, dy: Float64Array, ideal: number): void {
  for (let i = 0; i < x.length; i += 1) {
    for (let j = i + 1; j < x.length; j += 1) {
      const [ex, ey] = [x[i]! - x[j]! || 1e-6, y[i]! - y[j]! || 1e-6];
      const force = (ideal * ideal) / (ex * ex + ey * ey);
      dx[i]! += ex * force;
      dy[i]! += ey * force;
      dx[j]! -= ex * force;
      dy[j]! -= ey * force;
    }
  }
}

function attract(
  edges: readonly Edge[],
  x: Float64Array,
  y: Float64Array,
  dx: Float64Array,
  dy: Float64Array,
  ideal: number,
): void {
  for (const [i, j] of edges) {
    const [ex, ey] = [x[i]! - x[j]!, y[i]! - y[j]!];
    const force = Math.hypot(ex, ey) / ideal;
    dx[i]! -= ex * force;
    dy[i]! -= ey * force;
    dx[j]! += ex * force;
    dy[j]! += ey * force;
  }
}

/**
 * Fills the picture. A space that hangs on by one long line would squeeze all the others into a corner: each axis is drawn half
 * by distance and half by order, which leaves every space as much room as its neighbours have.
 */
function stretchTo(x: Float64Array, y: Float64Array, width: number, height: number): Point[] {
  const span = (values: Float64Array, size: number): readonly number[] => {
    const sorted = Float64Array.from(values).sort();
    const low = sorted[0]!;
    const range = sorted.at(-1)! - low || 1;
    const last = Math.max(1, values.length - 1);
    return Array.from(values, (value) => ((value - low) / range + sorted.indexOf(value) / last) * 0.5 * size);
  };
  const [across, down] = [span(x, width), span(y, height)];
  return across.map((value, i) => [value, down[i]!] as const);
}

const ROUNDS_APART = 240;

/** How far apart neighbours should lie, so that names and counters have room. */
const roomOf = (spaces: number, width: number, height: number): number =>
  Math.sqrt((width * height) / Math.max(1, spaces)) * 0.8;

/** Pushes neighbours out of each other; nobody leaves the picture. */
function apart(places: readonly Point[], room: number, width: number, height: number): Point[] {
  const moved = places.map(([x, y]) => [x, y] as [number, number]);
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const rounds = Math.min(ROUNDS_APART, Math.floor(MAX_WORK / (places.length * places.length || 1)));
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b[0] - a[0] || 0.01 * (i + 1), b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= room) continue;
        const push = (room - distance) / (4 * distance);
        a[0] = within(a[0] - dx * push, width);
        a[1] = within(a[1] - dy * push, height);
        b[0] = within(b[0] + dx * push, width);
        b[1] = within(b[1] + dy * push, height);
      }
    }
  }
  return moved;
}
