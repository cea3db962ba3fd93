import { integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { dr } from '../shared/dice.js';

class SanAdjustmentInput {
  @integer('Current SAN of the side [3.6122]', { min: 0, max: 12 }) san!: number;
}

class SanAdjustmentOutcome {
  @integer('SAN on the new date [3.6122]', { min: 0, max: 12 }) san!: number;
  @integer('Net modifier of the dr; null where nothing is rolled [3.6122]', { min: 0, max: 12, nullable: true })
  drm!: number | null;
  @integer('Lowest Final dr by which it falls; null where nothing is rolled [3.6122]', {
    min: 1,
    max: 12,
    nullable: true,
  })
  fallsAt!: number | null;
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
    const done = (now: number, drm: number | null = null, fallsAt: number | null = null): SanAdjustmentOutcome => {
      umpire.summarise('san-summary', { san: now });
      return { san: now, drm, fallsAt };
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
    const drm = san - from;
    const final = roll + drm;
    const fallsAt = chart.number('fallsAt', 'value');
    const falls = final >= fallsAt;
    umpire.note(['3.6122', '3.612'], 'san-roll', { roll, drm, final, falls });
    return done(falls ? san - chart.number('fallsBy', 'value') : san, drm, fallsAt);
  },
});
