import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { taskCheckDice } from '../shared/dice.js';
import { CheckNumbers, NO_CHECK_TAKEN, taskCheck } from '../shared/rolls.js';

export const RiverResult = defineChoice('RiverResult', ['passes', 'replaced', 'disrupted', 'casualtyReduction']);
export type RiverResult = 'passes' | 'replaced' | 'disrupted' | 'casualtyReduction';

/** What the river check asks of a unit; wading and Shift ask it too [3.6045, 3.613]. */
export class Wader {
  @integer('Morale Level [PBr14.2]', { min: 1, max: 12 }) morale!: number;
  @integer('DRM to the Task Check, leadership included [PBr14.2]', { min: -6, max: 6, default: 0 }) drm!: number;
  @flag('A hero [PBr14.2]') hero!: boolean;
  @flag('Unarmed [PBr14.2]') unarmed!: boolean;
  @flag('A counter of lower quality exists to Replace it [PBr14.2]', { default: true }) replaceable!: boolean;
}

class RiverCheckInput extends Wader {
  @integer('River hexsides of the hex entered [PBr14.2]', { min: 0, max: 6, default: 3 }) riverHexsides!: number;
}

class RiverCheckOutcome extends CheckNumbers {
  @choice('What becomes of the unit [PBr14.2]', RiverResult) result!: RiverResult;
}

/** Any failure counts, whatever its margin (A-41) [PBr14.2]. */
export function riverCheck(umpire: Judge, unit: Wader, about?: string): RiverResult {
  if (taskCheck(umpire, 'PBr14.2', unit.morale, unit.drm, about)) return 'passes';
  if (unit.hero || unit.unarmed) return 'casualtyReduction';
  return unit.replaceable ? 'replaced' : 'disrupted';
}

export const riverCheckProcedure = procedure<RiverCheckInput, RiverCheckOutcome, Options>({
  id: 'river-check',
  resolver: 'movement',
  title: { en: 'River Task Check', ja: '河川の TC' },
  description: {
    en: 'The Task Check of a unit that enters a river hex with three or more river hexsides.',
    ja: '河川ヘクスサイドが 3 つ以上の河川ヘクスに入ったユニットの TC。',
  },
  rules: ['PBr14.2'],
  input: RiverCheckInput,
  outcome: RiverCheckOutcome,
  dice: taskCheckDice({ en: 'where a check is due', ja: '判定が必要なとき' }),
  example: { input: { morale: 7 }, dice: { given: [4, 4] } },
  resolve(input, umpire) {
    if (input.riverHexsides < umpire.chart('terrain').number('riverTcHexsides', 'value')) {
      umpire.note('PBr14.2', 'river-check-not-due', { hexsides: input.riverHexsides });
      umpire.summarise('river-summary', { result: 'passes' });
      return { ...NO_CHECK_TAKEN, result: 'passes' };
    }
    const result = riverCheck(umpire, input);
    if (result !== 'passes') umpire.note('PBr14.2', 'river-check-failed', { result });
    umpire.summarise('river-summary', { result });
    return { drm: input.drm, passesAt: input.morale, result };
  },
});
