import { afterWorks } from '../end-of-turn.js';
import type { Position } from '../position.js';
import { active, type Stage } from '../stage.js';

const own = ({ works, control, active: side }: Position): string[] =>
  Object.keys(works).filter((space) => control[space] === side);

/** F.1: works may be taken off by whoever holds them, Nationalists first [10.2.10, P8]. */
export const removingWorks: Stage = {
  rule: '10.2.10',
  actors: active,
  prompt: ({ position }) => ({ rule: '10.2.10', key: 'ask-works', values: { side: position.active } }),
  options: ({ position }) =>
    own(position).map((space) => ({ command: { type: 'remove-works', space }, rule: '10.2.10' })),
  commands: {
    'remove-works'(play, { space }) {
      if (!own(play.position).includes(space as string))
        play.refuse('10.2.10', 'no-works-there', { space: space as string });
      play.happen({ type: 'works-removed', space: space as string });
    },
  },
  done: { type: 'done-works', rule: '10.2.10' },
  leave(play) {
    if (play.position.active === 'nationalist')
      play.happen({ type: 'step-reached', step: 'works', active: 'republican' });
    else afterWorks(play);
  },
};
