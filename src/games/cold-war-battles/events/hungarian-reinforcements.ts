import { integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class HungarianDrawInput {
  @integer('Square and objective hexes the Hungarian side controls [16.12, 15.3]', { min: 0, max: 200 })
  hexesControlled!: number;
  @integer('Rebel units left in the pool', { min: 0, max: 200, optional: true }) rebelPool?: number;
  @integer('Hungarian Army units left in the pool', { min: 0, max: 200, optional: true }) armyPool?: number;
}

class HungarianDrawOutcome {
  @integer('Rebel units drawn', { min: 0, max: 4 }) rebels!: number;
  @integer('Hungarian Army units drawn', { min: 0, max: 2 }) army!: number;
  @integer('Units drawn from either pool besides, by NATO intervention [16.15b]', { min: 0, max: 1 }) either!: number;
}

/** [16.12]: how many units the Hungarian side draws in its Reinforcement Phase. */
export const hungarianReinforcements = procedure<HungarianDrawInput, HungarianDrawOutcome, Options>({
  id: 'hungarian-reinforcements',
  resolver: 'events',
  title: { en: 'Hungarian reinforcements', ja: 'ハンガリー側増援数' },
  description: {
    en: 'Units drawn from the pools by the number of squares and objectives held, and one more with NATO.',
    ja: '支配する広場と目標の数から増援の数を求めます。NATO介入ならさらに1個を引きます。',
  },
  rules: ['16.12'],
  input: HungarianDrawInput,
  outcome: HungarianDrawOutcome,
  example: { input: { hexesControlled: 13 } },

  resolve({ hexesControlled, rebelPool = 200, armyPool = 200 }, umpire) {
    const chart = umpire.chart('hungarian-reinforcements');
    const row = chart.rowFor(hexesControlled);
    const due = { rebels: chart.cell(row, 0) as number, army: chart.cell(row, 1) as number };
    umpire.note('16.12', 'pool-draw', { hexes: hexesControlled, ...due });
    const rebels = Math.min(due.rebels, rebelPool);
    const army = Math.min(due.army, armyPool);
    if (rebels < due.rebels || army < due.army) umpire.note(['16.12', '16.13'], 'pool-short', { rebels, army });
    const extra = umpire.chart('nato-intervention').number(umpire.options.natoIntervention, 'extraDraw');
    const either = Math.min(extra, rebelPool + armyPool - rebels - army);
    if (extra > 0) umpire.note(['16.15b', '16.12'], 'pool-extra', { either });
    umpire.summarise('pool-summary', { rebels, army, either });
    return { rebels, army, either };
  },
});
