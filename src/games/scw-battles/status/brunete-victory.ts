import { choice, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { callName } from '../shared/units.js';
import { Side } from '../vocabulary.js';
import { ExitedUnit, mayScoreExit, type VictoryLevel, VictoryOutcome } from './jarama-victory.js';

export class OwnedHex {
  @text('Objective hex [B.19]', { max: 12 }) hex!: string;
  @choice('Side that last had a unit in it [B.8]', Side, { default: 'republican' }) side!: Side;
}

export class BruneteVictoryInput {
  @list('Objective hexes that have changed hands; all the others are Nationalist [B.8]', OwnedHex, {
    maxItems: 30,
    default: [],
  })
  owned!: OwnedHex[];
  @list('Republican units that have left the map [B.8]', ExitedUnit, { maxItems: 60, default: [] })
  exited!: ExitedUnit[];
}

/** Republican regiments off hex 3614 with a supply path [B.8, 16.0]. */
function scoreExits(exited: readonly ExitedUnit[], umpire: Judge): number {
  const points = umpire.chart('exit-points').number('brunete', 'points');
  let total = 0;
  exited.forEach((unit, at) => {
    const name = callName(unit, at);
    if (!mayScoreExit(unit, 'brunete', umpire)) umpire.note('B.8', 'exit-scores-nothing', { unit: name });
    else if (!unit.inSupply) umpire.note('B.8', 'exit-unsupplied', { unit: name });
    else {
      umpire.note(['B.8', '16.0'], 'exit-scores', { unit: name, points });
      total += points;
    }
  });
  return total;
}

export const bruneteVictory = procedure<BruneteVictoryInput, VictoryOutcome, Options>({
  id: 'brunete-victory',
  resolver: 'status',
  title: { en: 'Victory in Brunete', ja: 'Bruneteの勝利判定' },
  description: {
    en: 'Points for objectives and exits at the end of Brunete, and the level of victory.',
    ja: 'Brunete終了時の目標と離脱の得点、勝利段階を求める。',
  },
  rules: ['B.8', 'B.19', '16.0'],
  input: BruneteVictoryInput,
  outcome: VictoryOutcome,
  example: { input: { owned: [{ hex: '2112' }, { hex: '1907' }] } },
  resolve({ owned, exited }, umpire) {
    const chart = umpire.chart('brunete-victory');
    const score: Record<Side, number> = { nationalist: 0, republican: 0 };
    const taken: string[] = [];
    for (const hex of chart.rows) {
      const owner = owned.find((each) => each.hex === hex)?.side ?? 'nationalist';
      score[owner] += chart.number(hex, 'points');
      if (owner === 'republican') taken.push(hex);
    }
    for (const { hex } of owned) if (!chart.hasRow(hex)) umpire.note('B.8', 'not-an-objective', { hex });
    umpire.note(['B.8', 'B.19'], 'objectives-score', { hexes: taken, ...score });
    const republican = score.republican + scoreExits(exited, umpire);
    const { nationalist } = score;
    const difference = republican - nationalist;
    const levels = umpire.chart('brunete-levels');
    const level = levels.cell(levels.rowFor(difference), 0) as VictoryLevel;
    umpire.note('B.8', 'victory-level', { nationalist, republican, difference, level });
    umpire.summarise('victory-summary', { nationalist, republican, level });
    return { nationalist, republican, difference, level };
  },
});
