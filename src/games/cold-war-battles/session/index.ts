import type { Command, SessionRules } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { commands } from './commands.js';
import type { Play } from './events/catalogue.js';
import { evolve } from './events/index.js';
import { withForeseenOdds } from './foreseeing.js';
import { broken } from './invariants.js';
import { STAGES, settle } from './phases/index.js';
import { openSetUp } from './phases/set-up.js';
import type { Order } from './phases/stage.js';
import type { Position } from './position.js';
import { score, standingOf } from './scoring.js';
import { checkSetUpRoom } from './set-up-room.js';
import { prepare, sidesOf, type Table } from './table.js';
import { view } from './view.js';

/** One command, and everything after it that needs nobody's decision. */
function carryOut(play: Play, command: Command): void {
  const { stage } = play.position;
  const deed = stage === 'over' ? undefined : STAGES[stage].commands[command.type];
  if (!deed) play.refuse('4.3', 'not-now', { command: command.type });
  deed(play, command as unknown as Order);
  settle(play);
}

/** Cold War Battles from set-up to the level of victory. */
export const session: SessionRules<Table, Position> = {
  commands,
  sides: sidesOf,
  prepare(materials) {
    const table = prepare(materials);
    checkSetUpRoom(table);
    return table;
  },
  begin,

  start(play) {
    const { table } = play;
    if (table.campaign === 'budapest' && table.options.natoIntervention !== 'none') {
      const { sovietPoints } = play.ask<{ sovietPoints: number }>('status/intervention', {});
      score(play, 'soviet', sovietPoints, 'intervention');
    }
    openSetUp(play);
    settle(play);
  },

  actors: (table, position) => (position.stage === 'over' ? [] : [STAGES[position.stage].actor(table, position)]),

  actions(table, position, _side, book) {
    if (position.stage === 'over') return { actions: [], owed: [] };
    const open = STAGES[position.stage].actions(table, position, book);
    return withForeseenOdds(table, position, open, book, carryOut);
  },

  decide: (play, _side, command) => carryOut(play, command),

  evolve,
  view,
  broken,

  result(table, position) {
    return position.ended === null ? null : { ...standingOf(table, position), rule: table.victory.rule ?? '15.2' };
  },
};
