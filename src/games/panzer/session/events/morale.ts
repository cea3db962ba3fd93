import type { MoraleCause, Position } from '../position.js';
import { changed, type Handlers } from './handlers.js';
import { slowed } from './harm.js';

/** Morale of option 7.1. */
export const moraleEvents: Handlers = {
  'morale-shaken': (position, { unit, cause }) => ({
    ...position,
    shaken: [...position.shaken, { unit: unit as string, cause: cause as MoraleCause }],
  }),

  'morale-taken': (position) => ({ ...position, shaken: [] }),

  'morale-checked': (position, { unit, result }) => {
    const id = unit as string;
    const { broken } = position.units[id]!;
    if (result === 'hesitates') return broken ? position : changed(position, id, { hesitation: 'on' });
    if (result !== 'breaks') return position;
    const next = changed(position, id, { broken: 'on', hesitation: undefined });
    // Who breaks on the way has half of what is left [7.1.5.2].
    return position.mover?.unit === id && !broken ? slowed(next) : next;
  },

  'morale-turned': (position, { hesitation, broken }) => {
    let next: Position = position;
    for (const [unit, after] of Object.entries(hesitation as Record<string, 'none' | 'off'>))
      next = changed(next, unit, { hesitation: after === 'none' ? undefined : after });
    for (const [unit, after] of Object.entries(broken as Record<string, 'none' | 'off'>))
      next = changed(next, unit, { broken: after === 'none' ? undefined : after });
    return next;
  },
};
