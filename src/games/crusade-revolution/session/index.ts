import { playedInStages } from '../../../kernel/session/index.js';
import { begin, sides } from './begin.js';
import { board } from './board.js';
import { clock, score } from './clock.js';
import { commands } from './commands.js';
import { dice } from './deal.js';
import { events } from './declared/index.js';
import { describe } from './describing.js';
import { evolve } from './evolve.js';
import { withOdds } from './forecast.js';
import { broken } from './invariants.js';
import { nameOf } from './names.js';
import type { Position } from './position.js';
import { stageOf, stages } from './stages.js';
import { prepare, type Table } from './table.js';
import { takingUp } from './taking-up.js';
import { tell } from './telling.js';
import { start } from './turn.js';
import { levelName } from './victory.js';
import { view } from './view.js';
import { CampaignView } from './view-shape.js';

/** Crusade and Revolution from the first card to victory. */
export const session = playedInStages<Table, Position>({
  commands,
  events,
  viewShape: CampaignView,
  dice,
  sides,
  prepare,
  begin,
  start,
  stages,
  stageOf,
  notNow: ({ step, agenda }, { type }) => ({
    rule: '6.0',
    key: 'not-in-this-step',
    values: { command: type, step: `step-${agenda[0]?.kind ?? step}` },
  }),
  withOdds,
  evolve,
  view,
  board,
  clock,
  score,
  tell,
  nameOf,
  describe,
  levelName,
  result: (_table, { result }) => result,
  broken,
  takingUp,
});
