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
  return stretchTo(x, y, width, height);
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

function stretchTo(x: Float64Array, y: Float64Array, width: number, height: number): Point[] {
  const span = (values: Float64Array, size: number): ((value: number) => number) => {
    const low = Math.min(...values);
    const range = Math.max(...values) - low || 1;
    return (value) => ((value - low) / range) * size;
  };
  const [across, down] = [span(x, width), span(y, height)];
  return Array.from(x, (value, i) => [across(value), down(y[i]!)] as const);
}
