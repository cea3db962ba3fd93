import { playedInStages } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { commands } from './commands.js';
import { evolve } from './events/index.js';
import { withOdds } from './forecast.js';
import { broken } from './invariants.js';
import { openSetUp } from './phases/set-up.js';
import type { Position } from './position.js';
import { score, standingOf } from './scoring.js';
import { checkSetUpRoom } from './set-up-room.js';
import type { Order } from './stage.js';
import { stageOf } from './stages.js';
import { prepare, sidesOf, type Table } from './table.js';
import { view } from './view.js';

/** Cold War Battles from set-up to the level of victory. */
export const session = playedInStages<Table, Position, Order>({
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
  },

  stageOf,
  notNow: (_position, { type }) => ({ rule: '4.3', key: 'not-now', values: { command: type } }),
  withOdds,

  evolve,
  view,
  broken,

  result(table, position) {
    return position.ended === null ? null : { ...standingOf(table, position), rule: table.victory.rule ?? '15.2' };
  },
});
