import type { Clock, Score } from '../../../kernel/session/index.js';
import { word } from './names.js';
import { type Position, pointsOf } from './position.js';
import { stepNamed } from './sequence.js';
import { stageOf } from './stages.js';
import type { Table } from './table.js';

/** The phase with the side whose it is, where it is one side's [4.3]. */
export function phaseName(table: Table, { step, phasing }: Pick<Position, 'step' | 'phasing'>) {
  const at = stepNamed(step);
  const name = word(`phase-${at?.phase ?? step}`);
  if (at?.who === 'either' || at?.who === 'both') return name;
  const owner = word(at ? (at.who === 'second' ? table.second : table.first) : phasing);
  return { en: `${owner.en} ${name.en}`, ja: `${owner.ja}の${name.ja}` };
}

export function clock(table: Table, position: Position): Clock {
  const { turn, step, stage } = position;
  return {
    turn,
    of: table.turns,
    name: null,
    phase: { id: step, name: phaseName(table, position) },
    step: { id: stage, name: word(`stage-${stage}`) },
    rule: stageOf(position)?.rule ?? '15.1',
  };
}

/** The victory points of each side so far; places are counted at the end [15.1]. */
export const score = (table: Table, position: Position): Score[] =>
  [table.first, table.second].map((side) => ({
    side,
    key: 'points',
    label: word('score-points'),
    value: pointsOf(position, side),
    of: null,
  }));
