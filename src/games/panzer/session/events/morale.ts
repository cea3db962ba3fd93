import type { MoraleCause, Position } from '../position.js';
import { changed, type Handlers } from './handlers.js';
import { slowed } from './harm.js';

/** Direct fire by formations tries a unit once a turn [7.42.1.2]. */
const triedByFire = (position: Position, id: string): Position => ({
  ...position,
  staggered: { ...position.staggered, checked: [...position.staggered.checked, id] },
});

/** Morale of option 7.1. */
export const moraleEvents: Handlers = {
  'morale-shaken': (position, { unit, cause }) => ({
    ...position,
    shaken: [...position.shaken, { unit: unit as string, cause: cause as MoraleCause }],
  }),

  // Older games do not say whose: everybody's.
  'morale-taken': (position, { units }) => ({
    ...position,
    shaken: position.shaken.filter(({ unit }) => units !== undefined && !(units as readonly string[]).includes(unit)),
  }),

  'morale-checked': (position, { unit, result }) => {
    const id = unit as string;
    const { broken } = position.units[id]!;
    const tried = position.step === 'direct-fire' ? triedByFire(position, id) : position;
    if (result === 'hesitates') return broken ? tried : changed(tried, id, { hesitation: 'on' });
    if (result !== 'breaks') return tried;
    const next = changed(tried, id, { broken: 'on', hesitation: undefined });
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
