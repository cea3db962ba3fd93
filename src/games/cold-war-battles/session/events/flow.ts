import type { Mark, Position } from '../position.js';
import { stepNamed } from '../sequence.js';
import type { Handlers } from './catalogue.js';
import { withoutMarks } from './changes.js';

/** Marks that last to the end of a player's Combat Phase. */
const OF_THE_FIGHT: readonly Mark[] = ['moved', 'flew', 'stays', 'halted', 'arriving', 'shaken', 'fought', 'attacked'];

export const flow: Handlers = {
  'step-began': (position, { turn, step, phasing, stage }) => ({
    ...clearedFor(position, stepNamed(step)?.phase ?? step),
    turn,
    step,
    phasing,
    stage,
  }),

  'stage-entered': (position, { stage, phasing = position.phasing }) => ({ ...position, stage, phasing }),

  'game-closed': (position, { reason }) => ({ ...position, stage: 'over', ended: reason }),
};

/** What does not outlast the phase before [5.1, 10.1, 10.14, 17.32]. */
function clearedFor(position: Position, phase: string): Position {
  switch (phase) {
    case 'randomEvents':
      // Draws nobody made are not kept: each turn has its own [16.15b, 18.6].
      return { ...position, event: {}, draws: 0 };
    case 'reinforcement': {
      const { refit: _, ...rest } = position;
      return { ...rest, units: withoutMarks(position.units, ['fired']), shares: {} };
    }
    case 'combat':
      return { ...position, moving: null };
    case 'recovery':
      return {
        ...position,
        units: withoutMarks(position.units, OF_THE_FIGHT),
        attacks: [],
        aims: [],
        combat: null,
      };
    default:
      return position;
  }
}
