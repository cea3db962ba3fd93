import { integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { dr } from '../shared/dice.js';

class SanAdjustmentInput {
  @integer('Current SAN of the side [3.6122]', { min: 0, max: 12 }) san!: number;
}

class SanAdjustmentOutcome {
  @integer('SAN on the new date [3.6122]', { min: 0, max: 12 }) san!: number;
}

export const sanAdjustment = procedure<SanAdjustmentInput, SanAdjustmentOutcome, Options>({
  id: 'san-adjustment',
  resolver: 'events',
  title: { en: 'SAN adjustment', ja: 'SAN 調整' },
  description: { en: "A side's SAN at the start of a new CG date.", ja: '新しい CG 日の開始時の SAN。' },
  rules: ['3.6122'],
  input: SanAdjustmentInput,
  outcome: SanAdjustmentOutcome,
  dice: dr('SAN', { en: 'SAN', ja: 'SAN' }, { en: 'with a SAN of 4 or more', ja: 'SAN が 4 以上のとき' }),
  example: { input: { san: 5 }, dice: { given: [4] } },
  resolve({ san }, umpire) {
    const chart = umpire.chart('san-adjustment');
    const done = (now: number): SanAdjustmentOutcome => {
      umpire.summarise('san-summary', { san: now });
      return { san: now };
    };
    if (san === 0) {
      umpire.note(['3.6122', '3.612'], 'san-from-zero');
      return done(chart.number('zeroBecomes', 'value'));
    }
    const from = chart.number('rollFrom', 'value');
    if (san < from) {
      umpire.note(['3.6122', '3.612'], 'san-steady');
      return done(san);
    }
    const roll = umpire.roll('SAN');
    const final = roll + san - from;
    const falls = final >= chart.number('fallsAt', 'value');
    umpire.note(['3.6122', '3.612'], 'san-roll', { roll, drm: san - from, final, falls });
    return done(falls ? san - chart.number('fallsBy', 'value') : san);
  },
});
