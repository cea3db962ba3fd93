import { playedInStages, type SessionSetup } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { bodyOf } from './body.js';
import { commands } from './commands.js';
import { evolve } from './evolve.js';
import { withOdds } from './forecast.js';
import { broken } from './invariants.js';
import { placeFixed } from './phases/set-up.js';
import type { Position } from './position.js';
import { stageOf } from './stages.js';
import { prepare, type Table } from './table.js';
import { view } from './view.js';

/** Spanish Civil War Battles from the set-up to the level of victory. */
export const session = playedInStages<Table, Position>({
  commands,
  sides: (materials: SessionSetup) =>
    [...bodyOf(materials).sides].sort((a, b) => (a.setsUp ?? 0) - (b.setsUp ?? 0)).map(({ side }) => side),
  prepare,
  begin,
  start: placeFixed,
  stageOf,
  notNow: ({ step }, { type }) => ({ rule: '5.0', key: 'not-in-this-step', values: { command: type, step } }),
  withOdds,
  evolve,
  view,
  result: (_table, { result }) => result,
  broken,
});
