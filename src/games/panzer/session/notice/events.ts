import { changed, type Handlers } from '../events/handlers.js';
import { netsOf } from '../optional/radios.js';
import type { Position } from '../position.js';
import { unitOf } from '../table.js';
import { noticedIn } from './noticing.js';

/** Spotting that is rolled for, options 7.7 and 7.24. */
export const noticeEvents: Handlers = {
  'target-noticed': (position, { unit, target }, table) => {
    const heard = netsOf(table, unitOf(table, unit as string)).map(
      (net) => [net, [...(position.noticed[net] ?? []), target as string]] as const,
    );
    return { ...position, noticed: { ...position.noticed, ...Object.fromEntries(heard) } };
  },

  'target-missed': (position, { unit, look }) => {
    const { aboard } = position.units[unit as string]!;
    const shown = changed(position, aboard ?? (unit as string), { face: 'revealed' });
    const watch = shown.watch && { ...shown.watch, aiming: null };
    return { ...shown, watch, missed: [...position.missed, look as string] };
  },

  'spots-crowded': (position) => ({ ...position, tooManyTargets: true }),

  'spots-dropped': (position, { drops }, table) => {
    const gone = drops as Readonly<Record<string, readonly string[]>>;
    const sight: Position['sight'] = Object.fromEntries(
      Object.entries(position.sight).map(([id, seen]) => [id, seen.filter((target) => !gone[id]?.includes(target))]),
    );
    const { tooManyTargets: _settled, ...rest } = position;
    return { ...rest, sight, noticed: noticedIn(table, sight) };
  },
};
