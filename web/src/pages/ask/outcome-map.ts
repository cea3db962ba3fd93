import type { Light } from '../../board/board-data.js';
import type { Layout } from '../../board/layout.js';
import { ask } from '../../i18n/ask.js';
import { say } from '../../i18n/language.js';

interface Shown {
  readonly lights: ReadonlyMap<string, Light>;
  readonly line: readonly string[];
}

type Outcome = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** What of an outcome lies on a map: a line, what blocks it, and the places that can be reached with what they cost. */
export function shownOnMap(outcome: Outcome | null | undefined, layout: Layout): Shown {
  const lights = new Map<string, Light>();
  if (!outcome) return { lights, line: [] };
  for (const list of Object.values(outcome)) {
    if (!Array.isArray(list)) continue;
    for (const each of list as readonly Outcome[]) {
      const place = String(each?.hex ?? each?.space ?? '');
      if (layout.place(place) && typeof each.cost === 'number') lights.set(place, { label: String(each.cost) });
    }
  }
  const blocker = placeIn(outcome.blocker, layout);
  if (blocker !== undefined) lights.set(blocker, { label: say(ask.blocked), strong: true });
  const line = texts(outcome.line ?? outcome.path ?? outcome.hexes).filter((id) => layout.place(id));
  // A line of sight is a string laid from one to the other, whatever it crosses.
  const isSight = typeof outcome.clear === 'boolean';
  return { lights, line: isSight ? line.filter((_, at) => at === 0 || at === line.length - 1) : line };
}

/** A hex, or the first hex of a hexside. */
function placeIn(value: unknown, layout: Layout): string | undefined {
  if (typeof value === 'string') return [value, ...value.split(/[/:]/)].find((id) => layout.place(id));
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .map((each) => (typeof each === 'string' ? placeIn(each, layout) : undefined))
    .find((id) => id !== undefined);
}
