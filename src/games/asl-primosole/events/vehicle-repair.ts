import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { dr } from '../shared/dice.js';
import { lookUp, Modifiers } from '../shared/rolls.js';

const ImmobilizationResult = defineChoice('ImmobilizationResult', ['mobile', 'noChange']);
const StunResult = defineChoice('StunResult', ['recovers', 'noChange', 'eliminated']);

class ImmobilizationRepairInput {
  @flag('Isolated [3.6141]') isolated!: boolean;
  @flag('Non-Qualified use [3.6141]') nonQualified!: boolean;
  @flag('In a front-line Location [3.6141]') frontLine!: boolean;
  @flag('Captured [3.6141]') captured!: boolean;
  @flag('Abandoned [3.6141]') abandoned!: boolean;
}

class ImmobilizationRepairOutcome {
  @choice('Result [3.6141]', ImmobilizationResult) result!: 'mobile' | 'noChange';
  @integer('Net modifier of the roll [3.6141]', { min: -20, max: 40 }) drm!: number;
}

export const immobilizationRepair = procedure<ImmobilizationRepairInput, ImmobilizationRepairOutcome, Options>({
  id: 'immobilization-repair',
  resolver: 'events',
  title: { en: 'Immobilization repair', ja: '走行不能の修理' },
  description: {
    en: 'The compulsory dr of an uncaptured, un-abandoned Immobile vehicle.',
    ja: '捕獲も放棄もされていない走行不能車両の必須の dr。',
  },
  rules: ['3.6141'],
  input: ImmobilizationRepairInput,
  outcome: ImmobilizationRepairOutcome,
  dice: dr('repair', { en: 'repair', ja: '修理' }, { en: 'once', ja: '一回' }),
  example: { input: { frontLine: true }, dice: { given: [1] } },
  resolve(input, umpire) {
    if (input.captured) umpire.forbid('3.6141', 'captured-not-repaired');
    if (input.abandoned) umpire.forbid('3.6141', 'abandoned-not-repaired');
    if (!umpire.legal) return null;
    const drm = new Modifiers(umpire, '3.6141', 'immobilization-drm')
      .line('isolated', input.isolated)
      .line('nonQualified', input.nonQualified)
      .line('frontLine', input.frontLine);
    const result = lookUp(umpire, ['3.6141', '3.614'], 'immobilization-repair', umpire.roll('repair'), drm.total);
    umpire.summarise('result-summary', { result });
    return { result: result as 'mobile' | 'noChange', drm: drm.total };
  },
});

class StunRecoveryInput {
  @flag('Isolated [3.6141]') isolated!: boolean;
  @flag('Captured vehicle [3.6141]') captured!: boolean;
}

class StunRecoveryOutcome {
  @choice('Result [3.6141]', StunResult) result!: 'recovers' | 'noChange' | 'eliminated';
  @integer('Net modifier of the roll [3.6141]', { min: -20, max: 40 }) drm!: number;
}

export const stunRecovery = procedure<StunRecoveryInput, StunRecoveryOutcome, Options>({
  id: 'stun-recovery',
  resolver: 'events',
  title: { en: 'Stun recovery', ja: '麻痺の回復' },
  description: { en: 'The dr of a Retained Stunned vehicle.', ja: '残存する麻痺車両の dr。' },
  rules: ['3.6141'],
  input: StunRecoveryInput,
  outcome: StunRecoveryOutcome,
  dice: dr('stun', { en: 'Stun recovery', ja: '麻痺の回復' }, { en: 'once', ja: '一回' }),
  example: { input: { isolated: true }, dice: { given: [5] } },
  resolve({ isolated, captured }, umpire) {
    const drm = new Modifiers(umpire, '3.6141', 'stun-drm')
      .line('isolated', isolated)
      .line('capturedVehicle', captured);
    const result = lookUp(umpire, ['3.6141', '3.614'], 'stun-recovery', umpire.roll('stun'), drm.total);
    umpire.summarise('result-summary', { result });
    return { result: result as StunRecoveryOutcome['result'], drm: drm.total };
  },
});
