import type { Action, Command, Remark } from '../../../../kernel/session/index.js';
import { enemyOf } from '../../vocabulary.js';
import { defendersLeft, retreat, retreatQuestion, waysOf } from '../combat/retreats.js';
import { loseStep, replacementsFor } from '../combat/step-loss.js';
import type { Desk, Play, Stage } from '../stage.js';
import { counterOf, isCorpsUnit } from '../units.js';

const defender: Stage['actors'] = ({ position }) => [enemyOf(position.active)];

/** Steps that would buy the retreat off, once for every division that could take a corps's place [11.4.3, G9]. */
function* gifts(desk: Desk): Generator<Action> {
  const { table, position } = desk;
  const [first] = defendersLeft(position);
  if (first === undefined) return;
  for (const unit of waysOf(desk, first).mayGiveStep) {
    const last = position.units[unit]!.reduced || counterOf(table, unit).reduced === undefined;
    const divisions = last && isCorpsUnit(table, unit) ? replacementsFor(table, position, unit) : [];
    if (divisions.length === 0) yield { command: { type: 'hold', unit }, rule: '11.4.3' };
    for (const replacedBy of divisions) yield { command: { type: 'hold', unit, replacedBy }, rule: '11.4.3' };
  }
}

/** B.3.10: one more step of anybody cancels the retreat of all, where the ground lets it. */
export const holding: Stage = {
  rule: '11.4.3',
  actors: defender,
  prompt: ({ position }) => ({ rule: '11.4.3', key: 'ask-hold', values: { space: position.combat!.target } }),
  options: gifts,
  commands: {
    hold(play, command) {
      const wanted = [...gifts(play)].find(
        ({ command: each }) => each.unit === command.unit && each.replacedBy === command.replacedBy,
      );
      if (!wanted) play.refuse('11.4.3', 'may-not-hold', {});
      play.happen({ type: 'retreat-cancelled' });
      loseStep(play, 'defender', command as unknown as { unit: string; replacedBy?: string });
      play.happen({ type: 'step-reached', step: 'advance' });
    },
  },
  done: { type: 'fall-back', rule: '11.4.1' },
  leave(play) {
    play.happen({ type: 'step-reached', step: 'retreat' });
  },
};

function* ways(desk: Desk): Generator<Action> {
  for (const unit of defendersLeft(desk.position)) {
    for (const { spaces } of waysOf(desk, unit).ways)
      yield { command: { type: 'retreat', unit, path: [...spaces] }, rule: '11.4.5' };
  }
}

const samePath = (a: Command, b: Command): boolean =>
  a.unit === b.unit && JSON.stringify(a.path) === JSON.stringify(b.path);

/** Unit by unit, in the order and by the way its owner chooses; who has no way is lost for good [11.4.4, 11.4.5]. */
export const retreating: Stage = {
  rule: '11.4.5',
  actors: defender,
  prompt: ({ position }) => ({
    rule: '11.4.5',
    key: 'ask-retreat',
    values: { space: position.combat!.target, distance: position.combat!.distance },
  }),
  options: ways,
  owed: ({ table, position }): Remark[] => [
    {
      rule: '11.4.1',
      key: 'retreats-left',
      values: { units: defendersLeft(position).map((id) => table.counters.get(id)!.name) },
    },
  ],
  forced(desk) {
    const found = ways(desk);
    const first = found.next();
    return !first.done && found.next().done ? first.value.command : undefined;
  },
  idle: (desk) => ways(desk).next().done === true,
  commands: {
    retreat(play, command) {
      const unit = command.unit as string;
      if (!defendersLeft(play.position).includes(unit)) play.refuse('11.4.1', 'not-among-them', {});
      play.ask('combat/retreat-options', retreatQuestion(play.table, play.position, unit));
      const open = waysOf(play, unit).ways.some(({ spaces }) =>
        samePath({ type: '', unit, path: [...spaces] }, command),
      );
      if (!open) play.refuse('11.4.5', 'no-such-retreat', {});
      retreat(play, unit, command.path as readonly string[]);
    },
  },
  done: null,
  leave: loseRest,
};

/** 11.4.4, 11.5.7: nobody who is left can go; where one space was open, attackers may enter it. */
function loseRest(play: Play): void {
  for (const unit of defendersLeft(play.position)) {
    const { onlyFirst } = waysOf(play, unit);
    play.happen({ type: 'retreat-failed', unit, onlyFirst: [...onlyFirst] });
  }
  play.happen({ type: 'step-reached', step: 'advance' });
}
