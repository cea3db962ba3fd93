import { flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { lowVisibility } from '../shared/low-visibility.js';
import { DATE } from '../vocabulary.js';

class LowVisibilityInput {
  @text('CG date [PBr1]', DATE) date!: string;
  @integer('Range in hexes [PBr1]', { min: 0, max: 100 }) range!: number;
  @integer('Game Turn; the dust of a bombardment lasts through Turn 1 [3.617/British]', { min: 1, max: 9, default: 2 })
  turn!: number;
  @flag('A preparatory bombardment was resolved and the LOS goes into, out of or through its area [3.617/British]')
  bombardedArea!: boolean;
}

class LowVisibilityOutcome {
  @integer('LV Hindrance DRM [PBr1]', { min: 0, max: 40 }) lv!: number;
  @flag('The range lies beyond the base NVR at night [PBr1]') beyondBaseNvr!: boolean;
}

export const lowVisibilityProcedure = procedure<LowVisibilityInput, LowVisibilityOutcome, Options>({
  id: 'low-visibility',
  resolver: 'spotting',
  title: { en: 'Low visibility', ja: '視界不良' },
  description: {
    en: 'LV Hindrance of mist and bombardment dust by date, Turn and range; base NVR at night.',
    ja: '日付、ターン、射程による霧と砲撃の LV 妨害、および夜間の基本 NVR。',
  },
  rules: ['PBr1'],
  input: LowVisibilityInput,
  outcome: LowVisibilityOutcome,
  example: { input: { date: '16AM', range: 7 } },
  resolve({ date, range, turn, bombardedArea }, umpire) {
    const { mist, bombardment } = lowVisibility(umpire, range, date, bombardedArea && turn === 1);
    const lv = mist + bombardment;
    if (lv === 0) umpire.note('PBr1', 'no-low-visibility', { date });
    let beyondBaseNvr = false;
    if (isNight(date)) {
      const nvr = umpire.chart('environment').number('night', 'baseNvr');
      beyondBaseNvr = range > nvr;
      umpire.note('PBr1', 'base-nvr', { nvr, beyond: beyondBaseNvr });
    }
    umpire.summarise('lv-summary', { lv });
    return { lv, beyondBaseNvr };
  },
});
