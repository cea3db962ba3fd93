import type { Layout, Point } from './layout.js';

/** Where the keyboard stands on a map: a place, and the line it goes along, so that a way across hexes does not drift. */
export interface Cursor {
  readonly id: string;
  readonly along: Point;
}

type Direction = readonly [-1 | 0 | 1, -1 | 0 | 1];

/** Which way a key leads. */
export const WAYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const AWAY = 1.2;

/** The next place in a direction: near, and rather in line than beside it. Undefined at the edge. */
export function nextPlace(layout: Layout, { id, along }: Cursor, [dx, dy]: Direction): Cursor | undefined {
  const from = layout.place(id);
  if (!from) return undefined;
  let best: Cursor | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of layout.places) {
    const [x, y] = layout.place(each)!;
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    if (ahead < 1) continue;
    const beside = dx === 0 ? Math.abs(x - along[0]) : Math.abs(y - along[1]);
    if (beside > ahead * 2 + layout.radius) continue;
    const distance = ahead + AWAY * beside;
    if (distance >= least) continue;
    least = distance;
    best = { id: each, along: dx === 0 ? [along[0], y] : [x, along[1]] };
  }
  return best;
}

export const cursorAt = (layout: Layout, id: string): Cursor => ({ id, along: layout.place(id) ?? [0, 0] });

/** The next of some places as one reads them, line by line; the first after the last. */
export function nextOf(
  layout: Layout,
  places: Iterable<string>,
  from: string | undefined,
  step: 1 | -1,
): string | undefined {
  const row = (id: string): number => Math.round(layout.place(id)![1] / layout.radius);
  const sorted = [...places]
    .filter((id) => layout.place(id))
    .sort((a, b) => row(a) - row(b) || layout.place(a)![0] - layout.place(b)![0]);
  const at = from === undefined ? -1 : sorted.indexOf(from);
  if (sorted.length === 0) return undefined;
  return sorted[at < 0 && step < 0 ? sorted.length - 1 : (at + step + sorted.length) % sorted.length];
}
