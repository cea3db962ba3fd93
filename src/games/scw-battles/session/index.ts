import { type BoardName, playedInStages, type SessionSetup } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { board } from './board.js';
import { bodyOf } from './body.js';
import { clock, score } from './clock.js';
import { commands } from './commands.js';
import type { Counter } from './counters.js';
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

/** Questions go by the English names of counters: whoever reads Japanese is told the other one. */
const calledLike = (counter: Counter | undefined, en: string): BoardName | undefined =>
  counter?.title.ja === undefined ? undefined : { en, ja: counter.title.ja };

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
  nameOf: ({ counters, idOf }, id) => counters.get(id)?.title ?? calledLike(counters.get(idOf.get(id) ?? ''), id),
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
