import { opponentOf } from '../../vocabulary.js';
import { eliminate } from '../casualties.js';
import { happen } from '../events/catalogue.js';
import { crowdedUnits } from '../stacks.js';
import { action, type StageRules } from './stage.js';

/** [7.8]: when a phase ends, the owner eliminates what stands too many in a hex. */
export const stackingCheck: StageRules = {
  settle(play) {
    if (crowdedUnits(play.table, play.position).length > 0) return false;
    happen(play, 'stage-entered', { stage: 'between' });
    return true;
  },

  actor: (table, position) => {
    const own = crowdedUnits(table, position).some(({ side }) => side === position.phasing);
    return own ? position.phasing : opponentOf(position.phasing);
  },

  actions(table, position) {
    const side = stackingCheck.actor(table, position);
    const crowded = crowdedUnits(table, position).filter((unit) => unit.side === side);
    return {
      actions: crowded.map(({ id }) => action('7.8', { type: 'give-up', unit: id })),
      owed: [...new Set(crowded.map(({ hex }) => hex!))].map((hex) => ({
        rule: '7.8',
        key: 'owed-stacking',
        values: { hex },
      })),
    };
  },

  commands: {
    'give-up'(play, { unit }) {
      const { table, position } = play;
      const side = stackingCheck.actor(table, position);
      const crowded = crowdedUnits(table, position).some(({ id, side: owner }) => id === unit && owner === side);
      if (!crowded) return play.refuse('7.8', 'not-crowded', { unit });
      eliminate(play, [unit], 'stacking');
    },
  },
};
