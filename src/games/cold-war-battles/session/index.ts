import { playedInStages } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { board } from './board.js';
import { clock, score as scoreOf } from './clock.js';
import { commands } from './commands.js';
import { describe } from './describing.js';
import { events } from './events/declarations.js';
import { evolve } from './events/index.js';
import { withOdds } from './forecast.js';
import { broken } from './invariants.js';
import { knownAs } from './names.js';
import { openSetUp } from './phases/set-up.js';
import type { Position } from './position.js';
import { levelName, score, standingOf } from './scoring.js';
import { checkSetUpRoom } from './set-up-room.js';
import type { Order } from './stage.js';
import { stageOf, stages } from './stages.js';
import { prepare, sidesOf, type Table } from './table.js';
import { takingUp } from './taking-up.js';
import { tell } from './telling.js';
import { view } from './view.js';
import { BattleView } from './view-shape.js';
import { withWarnings } from './warnings.js';

/** Cold War Battles from set-up to the level of victory. */
export const session = playedInStages<Table, Position, Order>({
  dice: [{ purpose: 'draw', sides: 500 }],
  commands,
  events,
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
  },

  stages,
  stageOf,
  notNow: (_position, { type }) => ({ rule: '4.3', key: 'not-now', values: { command: type } }),
  withOdds: (desk, actions, rehearse) => withWarnings(desk, withOdds(desk, actions, rehearse)),

  evolve,
  tell,
  nameOf: knownAs,
  describe,
  view,
  viewShape: BattleView,
  board,
  clock,
  score: scoreOf,
  broken,
  levelName,
  takingUp,

  result(table, position) {
    return position.ended === null ? null : { ...standingOf(table, position), rule: table.victory.rule ?? '15.2' };
  },
});
