import type { Clock, Score } from '../../../kernel/session/index.js';
import { Side } from '../vocabulary.js';
import type { Pool } from './cards/card.js';
import { word } from './names.js';
import { pointsLeft } from './points-left.js';
import type { Position } from './position.js';
import { stageOf } from './stages.js';
import type { Table } from './table.js';

/** 3.0: the turn track, the phase and the step that is being taken. */
export function clock(table: Table, position: Position): Clock {
  const { turn, phase, step, agenda } = position;
  const at = agenda[0]?.kind ?? step;
  const date = table.dates[turn - 1];
  return {
    turn,
    of: table.lastTurn,
    name: date === undefined ? null : { en: date },
    phase: { id: phase, name: word(`phase-${phase}`) },
    step: { id: at, name: word(`step-${at}`) },
    rule: stageOf(position)?.rule ?? '6.0',
  };
}

const POOLS: Readonly<Record<Side, readonly Pool[]>> = {
  nationalist: ['nationalist', 'axis'],
  republican: ['republican', 'soviet'],
};

/** Objectives that a side holds, where the scenario counts them [5.1.1]. */
function objectives({ victory }: Table, { control }: Position): Score[] {
  const all = victory.objectives ?? [];
  if (all.length === 0) return [];
  const held = all.filter(({ spaces = [], side = 'nationalist' }) => spaces.every((space) => control[space] === side));
  const value = held.reduce((sum, { points = 1 }) => sum + points, 0);
  return [{ side: 'nationalist', key: 'objectives', label: word('score-objectives'), value, of: all.length }];
}

/** Victory Points, Republican Morale and the pools of replacement points. */
export function score(table: Table, position: Position): Score[] {
  const left = pointsLeft(table, position);
  const pools = Side.values.flatMap((side) =>
    POOLS[side].map((pool): Score => {
      const [name, points] = [word(pool), word('score-rp')];
      const label = { en: `${name.en} ${points.en}`, ja: `${name.ja}${points.ja}` };
      return { side, key: `rp-${pool}`, label, value: left[pool], of: null };
    }),
  );
  return [
    { side: null, key: 'vp', label: word('score-vp'), value: position.vp, of: null },
    { side: null, key: 'rm', label: word('score-rm'), value: position.rm, of: null },
    ...objectives(table, position),
    ...pools,
  ];
}
