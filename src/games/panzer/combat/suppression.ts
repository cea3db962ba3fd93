import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Suppression, UnitKind } from '../vocabulary.js';

export class SuppressionInput {
  @choice('Kind of unit', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @choice('Counter before [5.10]', Suppression, { default: 'none' }) counter!: Suppression;
  @flag('A new suppression result', { default: true }) newResult!: boolean;
}

export class SuppressionOutcome {
  @choice('Counter now', Suppression) counter!: Suppression;
  @integer('To its AP fire [6.5.2.4]', { min: -20, max: 0 }) ap!: number;
  @integer('To its GP fire [6.5.4.3]', { min: -50, max: 0 }) gp!: number;
  @integer('Rows in the Spotting Range Table [6.1.3.1]', { min: -9, max: 0 }) spotting!: number;
  @integer('To its response as an observer [6.5.1.12.1]', { min: -9, max: 0 }) response!: number;
  @flag('Movement halved, round down, at least 1 [6.6.2]') movementHalved!: boolean;
  @flag('Sees and, if leg, fires only into its front field [6.1.3.1, 5.1]') frontFieldOnly!: boolean;
  @flag('Uses one weapon only [5.1.1, 5.14]') oneWeapon!: boolean;
  @flag('May start close assault and hand-to-hand combat [6.6.2]') mayAssault!: boolean;
  @flag('May quickmarch, crawl, and mount from the next hex [6.6.4.2, 6.6.4.3, 6.6.7.1.1]') mayHurry!: boolean;
}

export const suppression = procedure<SuppressionInput, SuppressionOutcome, Options>({
  id: 'suppression',
  resolver: 'combat',
  title: { en: 'Suppression', ja: '制圧' },
  description: {
    en: 'The counter after a suppression result, and everything it does to the unit; ON and OFF have the same effects.',
    ja: '制圧結果後のカウンターと、ユニットへの全ての効果。ONとOFFの効果は同じ。',
  },
  rules: ['5.10'],
  input: SuppressionInput,
  outcome: SuppressionOutcome,
  example: { input: { counter: 'off' } },
  resolve({ kind, counter, newResult }, umpire) {
    const now: Suppression = newResult ? 'on' : counter;
    umpire.note('5.10', newResult && counter === 'on' ? 'suppressed-once-more' : 'suppression-counter', {
      counter: now,
    });
    umpire.summarise('suppression-counter', { counter: now });
    const leg = kind === 'squad' || kind === 'halfSquad' || kind === 'section';
    if (now === 'none') {
      return {
        counter: now,
        ap: 0,
        gp: 0,
        spotting: 0,
        response: 0,
        movementHalved: false,
        frontFieldOnly: false,
        oneWeapon: kind === 'section',
        mayAssault: leg,
        mayHurry: leg,
      };
    }
    umpire.note(['6.6.2', '6.1.3.1', '5.14'], 'suppression-effects');
    return {
      counter: now,
      ap: umpire.chart('ap-hit-modifiers-advanced').number('shooterSuppressed', 'modifier'),
      gp: umpire.chart('gp-modifiers').number('shooterSuppressed', 'modifier'),
      spotting: umpire.chart('spotting-modifiers').number('spotterSuppressed', 'modifier'),
      response: umpire.chart('response-modifiers').number('observerSuppressed', 'modifier'),
      movementHalved: true,
      frontFieldOnly: true,
      oneWeapon: true,
      mayAssault: false,
      mayHurry: false,
    };
  },
});
