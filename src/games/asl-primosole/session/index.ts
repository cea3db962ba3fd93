import { playedInStages, type SessionSetup } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import { begin } from './begin.js';
import { board, clock, score } from './board.js';
import { bodyOf } from './body.js';
import { commands } from './commands.js';
import { describe } from './describe.js';
import { takingUp } from './elsewhere/taking-up.js';
import { events, tell } from './events.js';
import { evolve } from './evolve.js';
import { openPurchases } from './flow.js';
import { broken } from './invariants.js';
import type { Position } from './position.js';
import { formsFrom } from './report/from-save.js';
import { stageOf, stages } from './stages.js';
import { prepare, type Table } from './table.js';
import { CampaignView, view } from './view.js';

/** A campaign of Primosole Bridge from its first set-up to its winner; the battles are fought elsewhere. */
export const session = playedInStages<Table, Position>({
  commands,
  events,
  viewShape: CampaignView,
  dice: [
    { purpose: 'alias', sides: 9000 },
    { purpose: 'disputed-line', sides: 6 },
    { purpose: 'random-selection', sides: 6 },
  ],
  sides: (materials: SessionSetup) =>
    [...bodyOf(materials).sides].sort((a, b) => (a.setsUp ?? 0) - (b.setsUp ?? 0)).map(({ side }) => side),
  prepare,
  begin,
  start: (play) => openPurchases(play),
  stages,
  stageOf,
  notNow: ({ open }, { type }) => ({
    rule: '3.6',
    key: 'not-in-this-step',
    values: { command: type, step: open.step },
  }),
  evolve,
  view,
  board,
  clock,
  score,
  tell,
  describe,
  result: (_table, { open }) =>
    open.result ? { winner: open.result.winner, level: open.result.level, rule: open.result.rule } : null,
  fillForms: (desk, side, units) => formsFrom(desk, side as Side, units),
  takingUp,
  broken,
});
