import type { Layout, Point } from '../../../board/layout.js';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow leads to; the first of all where there was none. */
export function nextPlace({ places, place }: Layout, from: Point | undefined, key: string): string | undefined {
  const step = STEPS[key];
  if (!step || !from) return places[0];
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of places) {
    const [x, y] = place(id)!;
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * step[0] + dy * step[1];
    const cost = along + Math.abs(dx * step[1] - dy * step[0]);
    if (along < 1 || cost >= least) continue;
    least = cost;
    best = id;
  }
  return best;
}
