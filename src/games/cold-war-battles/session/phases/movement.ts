import { happen, type Play } from '../events/catalogue.js';
import { goalsOf, mayMarch, routeQuestion } from '../marching.js';
import type { Position, Unit } from '../position.js';
import { crowdedUnits } from '../stacks.js';
import type { Table } from '../table.js';
import { action, closePhase, type Deed, phasing, type StageRules } from './stage.js';

const marchers = (position: Position): Unit[] =>
  Object.values(position.units).filter((unit) => mayMarch(position, unit));

const moves = (table: Table, position: Position) =>
  marchers(position).flatMap((unit) =>
    goalsOf(table, position, unit).map(({ hex, cost }) =>
      action('7.1', { type: 'move', unit: unit.id, to: table.grid.name(hex) }, { cost }),
    ),
  );

interface Walked {
  readonly left: number;
  readonly stops: string;
}

const move: Deed = (play, { unit: id, to }) => {
  const { table, position } = play;
  const unit = position.units[id];
  if (!unit || !mayMarch(position, unit)) return play.refuse(['7.3', '7.1'], 'cannot-move', { unit: id });
  const hex = table.grid.find(to);
  if (hex === undefined) return play.refuse('2.1', 'no-such-hex', { hex: to });
  const goal = goalsOf(table, position, unit, hex)[0];
  if (!goal) return play.refuse('7.3', 'out-of-reach', { unit: id, hex: to });
  const path = goal.path.map((each) => table.grid.name(each));
  const walked = play.ask<Walked>('movement/route', routeQuestion(table, position, unit, path));
  happen(play, 'unit-moved', {
    unit: id,
    from: unit.hex!,
    to,
    path,
    cost: goal.cost,
    left: walked.left,
    disengages: leavesZone(play),
    stops: walked.stops !== 'none',
  });
};

/** Whether the way just ruled on began in an enemy zone of control [8.10]. */
const leavesZone = ({ rulings }: Play): boolean =>
  rulings.at(-1)!.steps.some(({ rule, key }) => rule === '8.10' && key === 'movement-halved');

export const movement: StageRules = {
  settle(play) {
    const { table, position } = play;
    if (marchers(position).some((unit) => goalsOf(table, position, unit).length > 0)) return false;
    closePhase(play);
    return true;
  },

  actor: phasing,

  actions(table, position) {
    const crowded = new Set(crowdedUnits(table, position).map(({ hex }) => hex!));
    return {
      actions: [...moves(table, position), action('4.3', { type: 'end-phase' })],
      owed: [...crowded].map((hex) => ({ rule: '7.8', key: 'owed-stacking', values: { hex } })),
    };
  },

  commands: { move, 'end-phase': closePhase },
};
