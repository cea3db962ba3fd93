import type { Scene } from '../../../../kernel/session/index.js';
import { eliminate } from '../casualties.js';
import { happen } from '../events/catalogue.js';
import type { Position, Unit } from '../position.js';
import { crowdedUnits } from '../stacks.js';
import { action, type Stage } from '../stage.js';
import type { Table } from '../table.js';

/** The phasing side first, then the other. */
function crowded({ table, position }: Scene<Table, Position>): Unit[] {
  const all = crowdedUnits(table, position);
  const own = all.filter(({ side }) => side === position.phasing);
  return own.length > 0 ? own : all;
}

/** [7.8]: when a phase ends, the owner eliminates what stands too many in a hex. */
export const stackingCheck: Stage = {
  rule: '7.8',
  actors: (scene) =>
    crowded(scene)
      .slice(0, 1)
      .map(({ side }) => side),
  options: (desk) => crowded(desk).map(({ id }) => action('7.8', { type: 'give-up', unit: id })),
  owed: (desk) =>
    [...new Set(crowded(desk).map(({ hex }) => hex!))].map((hex) => ({
      rule: '7.8',
      key: 'owed-stacking',
      values: { hex },
    })),
  commands: {
    'give-up'(play, { unit }) {
      if (!crowded(play).some(({ id }) => id === unit)) return play.refuse('7.8', 'not-crowded', { unit });
      eliminate(play, [unit], 'stacking');
    },
  },
  leave: (play) => happen(play, 'stage-entered', { stage: 'between' }),
  done: null,
};
