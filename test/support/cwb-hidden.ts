import type { SessionState, Viewer } from '../../src/kernel/session/index.js';

interface Piece {
  readonly id: string;
  readonly counter: string;
  readonly untried: boolean;
  readonly seenBy?: readonly string[];
}

/** Counters that a viewer may not know: face down and drawn blind, or still in the stock. */
export function hiddenFrom({ position }: SessionState, viewer: Viewer): Set<string> {
  const { units, stock } = position as { units: Record<string, Piece>; stock: readonly string[] };
  const drawn = Object.values(units).filter(
    ({ id, counter, untried, seenBy = [] }) => untried && id !== counter && !seenBy.includes(viewer ?? ''),
  );
  return new Set([...drawn.map(({ counter }) => counter), ...stock]);
}

/** The counters of the made-up sheets carry names that occur nowhere else. */
export const countersNamedIn = (text: string): Set<string> =>
  new Set(text.match(/hidden-[a-zA-Z0-9]+-[a-zA-Z]+-\d+|budapest-rebel-hq-\d/g));
