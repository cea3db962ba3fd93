import { playedInStages, type SessionSetup } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { board } from './board.js';
import { bodyOf } from './body.js';
import { clock, score } from './clock.js';
import { commands } from './commands.js';
import { describe } from './describing.js';
import { events } from './events/declarations.js';
import { evolve } from './evolve.js';
import { withOdds } from './forecast.js';
import { broken } from './invariants.js';
import { placeFixed } from './phases/set-up.js';
import type { Position } from './position.js';
import { stageOf, stages } from './stages.js';
import { prepare, type Table } from './table.js';
import { takingUp } from './taking-up.js';
import { tell } from './telling.js';
import { levelName } from './victory.js';
import { view } from './view.js';
import { BattleView } from './view-shape.js';
import { withWarnings } from './warnings.js';

/** Spanish Civil War Battles from the set-up to the level of victory. */
export const session = playedInStages<Table, Position>({
  dice: [{ purpose: 'unnamed artillery', sides: 100 }],
  commands,
  events,
  sides: (materials: SessionSetup) =>
    [...bodyOf(materials).sides].sort((a, b) => (a.setsUp ?? 0) - (b.setsUp ?? 0)).map(({ side }) => side),
  prepare,
  begin,
  start: placeFixed,
  stages,
  stageOf,
  notNow: ({ step }, { type }) => ({ rule: '5.0', key: 'not-in-this-step', values: { command: type, step } }),
  withOdds: (desk, actions, rehearse) => withWarnings(desk, withOdds(desk, actions, rehearse)),
  evolve,
  tell,
  nameOf: ({ counters }, id) => counters.get(id)?.title,
  describe,
  view,
  viewShape: BattleView,
  board,
  clock,
  score,
  result: (_table, { result }) => result,
  broken,
  levelName,
  takingUp,
});
