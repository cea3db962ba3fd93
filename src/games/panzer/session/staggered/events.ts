import type { Handlers } from '../events/handlers.js';
import type { Position } from '../position.js';
import type { StaggeredState } from './state.js';

const taking = (position: Position, change: Partial<StaggeredState>): Position => ({
  ...position,
  staggered: { ...position.staggered, ...change },
});

/** Staggered initiative, option 7.42. */
export const staggeredEvents: Handlers = {
  'staggered-fire-opened': (position) => ({ ...position, step: 'direct-fire', acting: null, fire: null }),

  'formations-named': (position) => position,

  'formation-turned': (position, { formation }) => taking(position, { formation: formation as string }),

  'formation-fired': (position, { formation }) => ({
    ...taking(position, { fired: [...position.staggered.fired, formation as string], formation: null }),
    acting: null,
    fire: null,
  }),

  'formation-moved': (position, { formation }) =>
    taking(position, { moved: [...position.staggered.moved, formation as string], formation: null }),
};
