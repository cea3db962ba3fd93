import type { Suppression } from '../../vocabulary.js';
import { aircraftAdjusted } from '../air/events.js';
import { batteriesAdjusted } from '../artillery/events.js';
import { marksAdjusted } from '../marks/events.js';
import type { Position } from '../position.js';
import { changed, type Handlers } from './handlers.js';

/** The Adjustment Phase of the Advanced Game [6.8]. */
export const adjustmentEvents: Handlers = {
  'adjustment-opened': (position) => ({ ...position, step: 'adjustment', acting: null }),

  'units-adjusted': (position, { pivots, cover }) => {
    let next: Position = position;
    for (const [unit, facing] of Object.entries(pivots as Record<string, number>))
      next = changed(next, unit, { facing });
    for (const [unit, change] of Object.entries(cover as Record<string, string>))
      next = changed(next, unit, { cover: change === 'take' ? true : undefined });
    return next;
  },

  'entrenchment-dug': (position, event) => {
    const { hex, place, progress } = event as unknown as { hex: string; place: number; progress: number };
    const works = [...(position.works[hex] ?? [])];
    works[place] = progress;
    return { ...position, works: { ...position.works, [hex]: works } };
  },

  'commands-shown': (position, { revealed }) => {
    let next = position;
    for (const { unit } of revealed as readonly { unit: string }[]) next = changed(next, unit, { face: 'revealed' });
    return next;
  },

  'counters-turned': (position, { suppression }) => {
    let next = position;
    for (const id of Object.keys(position.units))
      if (position.units[id]!.underFire || position.units[id]!.screened)
        next = changed(next, id, { underFire: undefined, screened: undefined });
    for (const [unit, after] of Object.entries(suppression as Record<string, Suppression>))
      next = changed(next, unit, { suppression: after === 'none' ? undefined : after });
    return {
      ...next,
      marks: marksAdjusted(next.marks),
      air: aircraftAdjusted(next.air),
      artillery: batteriesAdjusted(next.artillery),
    };
  },
};
