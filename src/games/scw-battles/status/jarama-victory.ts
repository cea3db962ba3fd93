import { type ChoiceOf, choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { callName, sizeOf } from '../shared/units.js';
import { Side, UnitSize } from '../vocabulary.js';

export const VictoryLevel = defineChoice('VictoryLevel', [
  'republicanVictory',
  'nationalistLimited',
  'nationalistSubstantial',
  'nationalistDecisive',
  'nationalistVictory',
  'draw',
]);
export type VictoryLevel = ChoiceOf<typeof VictoryLevel>;

export class HeldHex {
  @text('The hex', { max: 12 }) hex!: string;
  @choice('Side with a unit in it at the end of the game [J.9]', Side) side!: Side;
  @flag('That unit can trace supply at the end of the game [J.9]', { default: true }) inSupply!: boolean;
}

export class ExitedUnit {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Side; when left out the one that scores: Nationalist in Jarama, Republican in Brunete [J.9, B.8]', Side, {
    optional: true,
  })
  side?: Side;
  @choice('Size of unit; when left out a regiment in Brunete, elsewhere a battalion [J.9, B.8, B.9]', UnitSize, {
    optional: true,
  })
  size?: UnitSize;
  @flag('It left by the edge or hex that scores: Jarama the east edge north of the Tajuna, Brunete 3614 [J.9, B.8]', {
    default: true,
  })
  scoringExit!: boolean;
  @flag('It can trace supply from there at the end of the game [J.9, B.8]', { default: true }) inSupply!: boolean;
}

export class JaramaVictoryInput {
  @list('Objective hexes with units in them', HeldHex, { maxItems: 60, default: [] }) held!: HeldHex[];
  @list('Units that have left the map', ExitedUnit, { maxItems: 60, default: [] }) exited!: ExitedUnit[];
}

export class VictoryOutcome {
  @integer('Nationalist points', { min: 0, max: 999 }) nationalist!: number;
  @integer('Republican points', { min: 0, max: 999 }) republican!: number;
  @integer('Difference read on the table of levels [J.9, B.8]', { min: -999, max: 999 }) difference!: number;
  @choice('Level of victory', VictoryLevel) level!: VictoryLevel;
}

/** A place scores for the side with supplied units in all its hexes [J.9]. */
function scorePlaces(held: readonly HeldHex[], umpire: Judge): Record<Side, number> {
  const chart = umpire.chart('jarama-victory');
  const score: Record<Side, number> = { nationalist: 0, republican: 0 };
  for (const place of chart.rows) {
    const hexes = chart.at(place, 'hexes') as string[];
    for (const side of Side.values) {
      const there = hexes.map((hex) => held.filter((each) => each.hex === hex && each.side === side));
      if (there.every((units) => units.length === 0)) continue;
      if (there.some((units) => units.length === 0)) umpire.note('J.9', 'both-hexes-needed', { place, side });
      else if (!there.every((units) => units.some(({ inSupply }) => inSupply))) {
        umpire.note('J.9', 'place-unsupplied', { place, side });
      } else {
        const points = chart.number(place, 'points');
        umpire.note('J.9', 'place-scores', { place, side, points });
        score[side] += points;
      }
    }
  }
  return score;
}

/** Side, size and place of an exit that scores, supply left out [J.9, B.8]. */
export function mayScoreExit(unit: ExitedUnit, scenario: 'jarama' | 'brunete', umpire: Judge): boolean {
  const chart = umpire.chart('exit-points');
  const side = chart.text(scenario, 'side');
  const sizes = chart.at(scenario, 'sizes') as readonly string[];
  return (unit.side ?? side) === side && sizes.includes(sizeOf(unit, scenario)) && unit.scoringExit;
}

const OPTION = 'jaramaExitVpOnce';

/** Nationalist battalions and brigades off the east edge north of the Tajuna [J.9, 16.0]. */
function scoreExits(exited: readonly ExitedUnit[], umpire: Judge): number {
  const points = umpire.chart('exit-points').number('jarama', 'points');
  const once = umpire.options[OPTION];
  let total = 0;
  exited.forEach((unit, at) => {
    const name = callName(unit, at);
    if (!mayScoreExit(unit, 'jarama', umpire)) umpire.note('J.9', 'exit-scores-nothing', { unit: name });
    else if (!unit.inSupply) umpire.note('J.9', 'exit-unsupplied', { unit: name });
    else if (once && total > 0) umpire.note('J.9', 'exit-scored-once', { unit: name, option: OPTION });
    else {
      umpire.note(['J.9', '16.0'], once ? 'exit-scores-once' : 'exit-scores-each', {
        unit: name,
        points,
        option: OPTION,
      });
      total += points;
    }
  });
  return total;
}

export const jaramaVictory = procedure<JaramaVictoryInput, VictoryOutcome, Options>({
  id: 'jarama-victory',
  resolver: 'status',
  title: { en: 'Victory in Jarama', ja: 'Jaramaの勝利判定' },
  description: {
    en: 'Points for places and exits at the end of Jarama, and the level of victory.',
    ja: 'Jarama終了時の占領と離脱の得点、勝利段階を求める。',
  },
  rules: ['J.9', '16.0'],
  input: JaramaVictoryInput,
  outcome: VictoryOutcome,
  example: { input: { held: [{ hex: '3351', side: 'nationalist' }] } },
  resolve({ held, exited }, umpire) {
    const score = scorePlaces(held, umpire);
    const nationalist = score.nationalist + scoreExits(exited, umpire);
    const { republican } = score;
    const difference = nationalist - republican;
    const levels = umpire.chart('jarama-levels');
    const level = levels.cell(levels.rowFor(difference), 0) as VictoryLevel;
    umpire.note('J.9', 'victory-level', { nationalist, republican, difference, level });
    umpire.summarise('victory-summary', { nationalist, republican, level });
    return { nationalist, republican, difference, level };
  },
});
