import type { Result } from '../../../kernel/session/index.js';
import type { Play } from './stage.js';
import type { Table } from './table.js';

/** Bounds of the printed track, far enough for any scenario. */
const [LEAST, MOST] = [-200, 200];

/** 5.1.1: points against the scenario's lines; where it names objectives, their points are what is counted. */
export function finalResult(play: Play): Result {
  const { table, position } = play;
  const { objectives, levels } = table.victory;
  const counted =
    objectives && objectives.length > 0
      ? objectives.reduce((sum, { spaces, points = 1, side = 'nationalist' }) => {
          const held = (spaces ?? []).every((space) => position.control[space] === side);
          return held ? sum + points : sum;
        }, 0)
      : position.vp;
  const { result } = play.ask<{ result: string }>('status/final-victory', {
    vp: counted,
    turn: position.turn,
    lastTurn: table.lastTurn,
    requirements: (levels ?? []).map(({ from, to, side }) => ({
      from: from ?? LEAST,
      to: to ?? MOST,
      result: side ?? 'draw',
    })),
  });
  const winner = result === 'draw' ? null : result;
  const level = result === 'draw' ? 'draw' : `${result}Victory`;
  return { winner, level, points: { nationalist: counted }, rule: '5.1.1' };
}

/** The level of a final result in the scenario's own words: the line that its points fall in [5.1.1]. */
export function levelName({ victory }: Table, { points, rule }: Result) {
  const counted = points?.nationalist;
  if (rule !== '5.1.1' || counted === undefined) return null;
  const line = (victory.levels ?? []).find(({ from, to }) => counted >= (from ?? LEAST) && counted <= (to ?? MOST));
  return line?.result ?? null;
}
