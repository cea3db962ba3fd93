import type { Graph } from '../../kernel/graphs/index.js';
import type { Point } from './svg.js';

/** Work bound: rounds times pairs of spaces. */
const MAX_WORK = 12_000_000;
const MAX_ROUNDS = 400;

/**
 * Places for the spaces of a map that has none: springs along the connections, repulsion between all spaces
 * (Fruchterman and Reingold, 1991), from a circle in the given order, so that the same map is always the same picture.
 */
export function layOutSpaces(graph: Graph, width: number, height: number): Point[] {
  const n = graph.spaces.length;
  const x = Float64Array.from({ length: n }, (_, i) => Math.cos((2 * Math.PI * i) / n));
  const y = Float64Array.from({ length: n }, (_, i) => Math.sin((2 * Math.PI * i) / n));
  const ideal = 2 / Math.sqrt(n);
  const rounds = Math.max(10, Math.min(MAX_ROUNDS, Math.floor(MAX_WORK / (n * n))));
  const edges = graph.connections.map(({ a, b }) => [graph.position(a), graph.position(b)] as const);
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
  return apart(stretchTo(x, y, width, height), width, height);
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
  edges: readonly (readonly [number, number])[],
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
 * Fills the picture. A space that hangs on by one long line, or by none, would squeeze all the others into a corner: each axis is
 * drawn half by distance and half by order, which leaves every space as much room as its neighbours have.
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

const ROUNDS_APART = 80;

/** Pushes neighbours out of each other, so that names and counters have room; nobody leaves the picture. */
function apart(places: readonly Point[], width: number, height: number): Point[] {
  const moved = places.map(([x, y]) => [x, y] as [number, number]);
  const room = Math.sqrt((width * height) / Math.max(1, places.length)) * 0.62;
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
