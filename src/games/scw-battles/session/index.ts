import type { SessionRules, SessionSetup } from '../../../kernel/session/index.js';
import { begin } from './begin.js';
import { bodyOf } from './body.js';
import { commands } from './commands.js';
import { evolve } from './evolve.js';
import { decide, settle } from './flow.js';
import { withOdds } from './forecast.js';
import { broken } from './invariants.js';
import { placeFixed } from './phases/set-up.js';
import type { Position } from './position.js';
import { DONE } from './stage.js';
import { stageOf } from './stages.js';
import { prepare, type Table } from './table.js';
import { view } from './view.js';

/** Spanish Civil War Battles from the set-up to the level of victory. */
export const session: SessionRules<Table, Position> = {
  commands,
  sides: (materials: SessionSetup) =>
    [...bodyOf(materials).sides].sort((a, b) => (a.setsUp ?? 0) - (b.setsUp ?? 0)).map(({ side }) => side),
  prepare,
  begin,
  start(play) {
    placeFixed(play);
    settle(play);
  },
  actors: (_table, position) => (position.step === 'over' ? [] : [stageOf(position).actor(position)]),
  actions(table, position, _side, book) {
    const desk = { table, position, book };
    const stage = stageOf(position);
    const owed = stage.owed?.(desk) ?? [];
    const actions = stage.options(desk);
    if (stage.leave && owed.length === 0) actions.push({ command: DONE, rule: stage.rule });
    return { actions: withOdds(desk, actions), owed };
  },
  decide: (play, _side, command) => decide(play, command),
  evolve,
  view,
  result: (_table, { result }) => result,
  broken,
};
