import { type ChoiceOf, choice, defineChoice, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { checkLeaders } from '../combat/attack-legality.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { Scenario } from '../vocabulary.js';

export const LeaderFate = defineChoice('LeaderFate', ['safe', 'moved', 'eliminated']);
export type LeaderFate = ChoiceOf<typeof LeaderFate>;

export class LeaderFateInput {
  @choice('Scenario; neither published one has leaders [J.19, B.16]', Scenario, { default: 'series' })
  scenario!: Scenario;
  @flag('The leader is alone in his hex [14.4]', { default: true }) alone!: boolean;
  @flag('A barrage or bombardment hits his hex, no enemy enters it [14.4]') bombarded!: boolean;
}

export class LeaderFateOutcome {
  @choice('What becomes of him: moved means placed on the nearest friendly unit [14.4]', LeaderFate) fate!: LeaderFate;
}

export const leaderFate = procedure<LeaderFateInput, LeaderFateOutcome, Options>({
  id: 'leader-fate',
  resolver: 'events',
  title: { en: 'Leader overrun', ja: '指揮官の運命' },
  description: {
    en: 'What becomes of a leader alone in a hex that an enemy unit enters.',
    ja: '単独の指揮官のヘクスへ敵が入ったときの運命を決める。',
  },
  rules: ['14.4', 'B.16'],
  dice: [DICE.leader],
  input: LeaderFateInput,
  outcome: LeaderFateOutcome,
  example: { input: {}, dice: { given: [5] } },
  resolve({ scenario, alone, bombarded }, umpire) {
    checkLeaders(true, scenario, umpire);
    if (!umpire.legal) return null;
    if (bombarded || !alone) {
      umpire.note('14.4', bombarded ? 'leader-immune' : 'leader-not-alone');
      umpire.summarise('leader-summary', { fate: 'safe' });
      return { fate: 'safe' };
    }
    const die = umpire.roll(DICE.leader.name);
    const fate = umpire.chart('leader-fate').text(die, 'fate') as LeaderFate;
    umpire.note('14.4', 'leader-rolled', { die, fate });
    umpire.summarise('leader-summary', { fate });
    return { fate };
  },
});
