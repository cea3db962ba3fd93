import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { dr } from '../shared/dice.js';
import { lookUp, Modifiers } from '../shared/rolls.js';

const WoundResult = defineChoice('WoundResult', ['recovers', 'staysWounded', 'eliminated']);

class WoundedLeaderInput {
  @flag('Isolated [3.610]') isolated!: boolean;
  @flag('Heroic leader [3.610]') heroic!: boolean;
  @flag('From a British airborne group [3.610]') britishAirborne!: boolean;
}

class WoundedLeaderOutcome {
  @choice('What becomes of the leader [3.610]', WoundResult) result!: 'recovers' | 'staysWounded' | 'eliminated';
  @integer('Net modifier of the roll [3.610]', { min: -20, max: 40 }) drm!: number;
}

export const woundedLeader = procedure<WoundedLeaderInput, WoundedLeaderOutcome, Options>({
  id: 'wounded-leader',
  resolver: 'events',
  title: { en: 'Wounded leader', ja: '負傷指揮官' },
  description: { en: 'The dr for one Retained wounded leader.', ja: '残存する負傷指揮官 1 名の dr。' },
  rules: ['3.610'],
  input: WoundedLeaderInput,
  outcome: WoundedLeaderOutcome,
  dice: dr('wound', { en: 'wound', ja: '負傷' }, { en: 'once', ja: '一回' }),
  example: { input: { heroic: true }, dice: { given: [2] } },
  resolve(input, umpire) {
    const drm = new Modifiers(umpire, '3.610', 'wounded-leaders-drm')
      .line('isolated', input.isolated)
      .line('heroic', input.heroic)
      .line('britishAirborne', input.britishAirborne);
    const result = lookUp(umpire, '3.610', 'wounded-leaders', umpire.roll('wound'), drm.total);
    umpire.summarise('result-summary', { result });
    return { result: result as WoundedLeaderOutcome['result'], drm: drm.total };
  },
});
