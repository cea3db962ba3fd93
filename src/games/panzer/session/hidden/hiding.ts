import type { Action, Side } from '../../../../kernel/session/index.js';
import { placeFixed } from '../phases/set-up.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import type { UnitState } from '../unit-state.js';
import { freeNames } from './counters.js';
import { checkPlans, type Hideable, layCounters, type Plan, plansSchema } from './plans.js';

/** Units that begin on the map, and where they may [7.2.1]; whoever rides is hidden with his vehicle, the camouflaged are not [7.24]. */
const hideable = ({ table, position }: Scene, side: Side): Hideable =>
  new Map(
    [...table.units.values()]
      .filter(({ id, side: own }) => own === side && isHideable(position.units[id]!))
      .map(({ id, hexes }) => [id, hexes]),
  );

const isHideable = ({ place, camouflaged }: UnitState): boolean => place === 'toPlace' && !camouflaged;

/** As many units as there are counters, one in each: what somebody would do who knows nothing. */
function suggestion(desk: Desk, side: Side): Plan[] {
  const most = freeNames(desk.table, desk.position, side).length;
  return [...hideable(desk, side)].slice(0, most).map(([id, hexes]) => ({ hex: hexes[0]!, units: [id] }));
}

function* options(desk: Desk, side: Side): Iterable<Action> {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { type: { const: 'hide' }, counters: plansSchema(desk, side, hideable(desk, side)) },
    required: ['type', 'counters'],
    additionalProperties: false,
  };
  yield { command: { type: 'hide', counters: suggestion(desk, side) }, rule: '7.2.2', form: { schema } };
}

/** Before anybody is placed openly, each side in turn says what it hides [2.0, 7.2.2]. */
export const hiding: Stage = {
  rule: '7.2.2',
  actors: ({ position }) => position.hidden.toHide.slice(0, 1),
  prompt: () => remark('7.2.2', 'ask-hide'),
  options,
  commands: {
    hide(play: Play, command, side) {
      const plans = command.counters as readonly Plan[];
      checkPlans(play, side, plans, hideable(play, side), false);
      layCounters(play, side, plans, []);
      if (play.position.hidden.toHide.length === 0) placeFixed(play);
    },
  },
  done: null,
};
