import type { Result } from '../../../kernel/session/index.js';
import { terms } from '../messages/en/terms.js';
import { VictoryLevel } from '../status/jarama-victory.js';
import type { Side } from '../vocabulary.js';
import type { Level } from './body.js';
import type { Position } from './position.js';
import { countBrunete, countJarama } from './scenario-victory.js';
import type { Play } from './stage.js';
import type { Table } from './table.js';

/** Counts the game when its last turn is over. */
export function countVictory(play: Play): Result {
  switch (play.table.scenario) {
    case 'jarama':
      return countJarama(play);
    case 'brunete':
      return countBrunete(play);
    default:
      return countSeries(play.table, play.position);
  }
}

/** A scenario of the series: each place scores for its side while that side was the last in all of it. */
function countSeries(table: Table, position: Position): Result {
  const points: Record<Side, number> = { republican: 0, nationalist: 0 };
  for (const { hexes, points: worth, side } of table.objectives) {
    const scorer = side ?? 'nationalist';
    if ((hexes ?? []).every((hex) => position.owners[hex] === scorer)) points[scorer] += worth ?? 0;
  }
  const counted = points[table.objectives[0]?.side ?? 'nationalist'];
  const level = table.levels.find(({ from, to }) => (from ?? -Infinity) <= counted && counted <= (to ?? Infinity));
  return { winner: level ? winnerOf(level) : null, level: level ? termOf(level) : 'draw', points };
}

/** A level in the words of the scenario. */
export const levelName = ({ levels }: Table, { level }: Pick<Result, 'level'>) =>
  levels.find((each) => termOf(each) === level)?.result ?? null;

/** The game's own term for a level, where it has one; otherwise the scenario's words. */
function termOf({ result }: Level): string {
  const wanted = result.en.toLowerCase();
  return VictoryLevel.values.find((level) => terms[level]!.toLowerCase() === wanted) ?? result.en;
}

function winnerOf(level: Level): Side | null {
  return level.side ?? sideOfLevel(termOf(level));
}

/** Whose victory a level is. */
function sideOfLevel(level: string): Side | null {
  if (level.startsWith('republican')) return 'republican';
  return level.startsWith('nationalist') ? 'nationalist' : null;
}
