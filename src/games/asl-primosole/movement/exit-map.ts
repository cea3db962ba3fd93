import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { taskCheckDice } from '../shared/dice.js';
import { CheckNumbers, NO_CHECK_TAKEN, taskCheck } from '../shared/rolls.js';
import { UnitSize } from '../vocabulary.js';

const ExitResult = defineChoice('ExitResult', ['retained', 'casualtyReduced', 'eliminated']);

class ExitMapInput {
  @flag('Leaves by a friendly Entry Area [CG13]') friendlyEntryArea!: boolean;
  @choice('Size of a personnel unit; leave out for equipment alone [CG13]', UnitSize, { optional: true })
  size?: UnitSize;
  @flag('Broken [CG13]') broken!: boolean;
  @integer('Morale Level of a broken unit [CG13]', { min: 1, max: 12, default: 7 }) morale!: number;
  @integer('DRM of a Good Order leader [CG13]', { min: -3, max: 3, default: 0 }) leaderDrm!: number;
}

class ExitMapOutcome extends CheckNumbers {
  @choice('What becomes of the counter [CG13]', ExitResult) result!: 'retained' | 'casualtyReduced' | 'eliminated';
  @flag('Its equipment is lost [CG13]') equipmentLost!: boolean;
  @flag('It may come back in this scenario: never [CG13]') mayReturn!: boolean;
}

export const exitMap = procedure<ExitMapInput, ExitMapOutcome, Options>({
  id: 'exit-map',
  resolver: 'movement',
  title: { en: 'Leaving the map', ja: '盤外退出' },
  description: {
    en: 'What becomes of a counter that leaves the map during play.',
    ja: 'プレイ中に盤外へ出たカウンターの扱い。',
  },
  rules: ['CG13'],
  input: ExitMapInput,
  outcome: ExitMapOutcome,
  dice: taskCheckDice({
    en: 'where the unit leaves by its Entry Area and must check',
    ja: '進入エリアから退出し判定するとき',
  }),
  example: { input: { friendlyEntryArea: true, size: 'squad', broken: true, morale: 7 }, dice: { given: [4, 5] } },
  resolve(input, umpire) {
    const checks = input.friendlyEntryArea && input.broken && input.size !== undefined;
    const numbers = checks ? { drm: input.leaderDrm, passesAt: input.morale } : NO_CHECK_TAKEN;
    const end = (result: ExitMapOutcome['result'], equipmentLost: boolean): ExitMapOutcome => {
      umpire.summarise('exit-summary', { result });
      return { ...numbers, result, equipmentLost, mayReturn: false };
    };
    if (!input.friendlyEntryArea) {
      umpire.note(['CG13', 'PBr3'], 'exit-elsewhere');
      return end('eliminated', true);
    }
    umpire.note(['CG13', 'PBr3'], 'exit-by-entry-area');
    if (!checks) return end('retained', false);
    if (taskCheck(umpire, 'CG13', input.morale, input.leaderDrm)) return end('retained', false);
    umpire.note('CG13', 'casualty-reduction');
    // Casualty Reduction removes a half-squad or crew and leaves an SMC wounded (core).
    return input.size === 'halfSquad' || input.size === 'crew'
      ? end('eliminated', true)
      : end('casualtyReduced', false);
  },
});
