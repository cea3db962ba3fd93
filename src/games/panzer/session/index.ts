import { playedInStages } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { board, clock, score } from './board.js';
import { commands } from './commands.js';
import { describe } from './describe.js';
import { events } from './event-shapes.js';
import { evolve } from './evolve.js';
import { withOdds } from './forecast.js';
import { tableAt } from './ground/as-it-lies.js';
import { broken } from './invariants.js';
import { placeFixed } from './phases/set-up.js';
import type { Position } from './position.js';
import { bodyOf, sidesOf } from './scenario-body.js';
import { stageOf, stages } from './stages.js';
import { prepare, type Table } from './table.js';
import { takingUp } from './taking-up.js';
import { tell } from './tell.js';
import { GameView, view } from './view.js';

/** Panzer from the set-up to the level of victory. */
export const session = playedInStages<Table, Position>({
  commands,
  events,
  viewShape: GameView,
  dice: [{ purpose: 'attached weapon lot', sides: 8 }],
  sides: (materials) => sidesOf(bodyOf(materials)),
  prepare,
  tableAt,
  begin,
  start: placeFixed,
  stages,
  stageOf,
  notNow: ({ step }, { type }) => ({ rule: '4.0', key: 'not-in-this-step', values: { command: type, step } }),
  withOdds,
  evolve,
  view,
  board,
  clock,
  score,
  tell,
  nameOf: ({ units, batteries, aircraft, assets }, id) =>
    (units.get(id) ?? batteries.get(id) ?? aircraft.get(id) ?? assets.get(id))?.name,
  describe,
  result: (_table, { result }) => result,
  broken,
  takingUp,
});
