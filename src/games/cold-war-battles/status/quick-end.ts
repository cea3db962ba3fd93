import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Side } from '../vocabulary.js';

class QuickEndInput {
  @integer('Game turn just finished', { min: 1, max: 9 }) turn!: number;
  @integer('Objective hexes on the map, the two embassies left out [16.9]', { min: 1, max: 99 }) objectives!: number;
  @integer('How many of them the Soviet side controls, by last occupant [15.3]', { min: 0, max: 99 })
  sovietControlled!: number;
}

class QuickEndOutcome {
  @flag('The game ends now') ends!: boolean;
  @choice('Side that scores the bonus', Side, { optional: true }) side!: Side | null;
  @integer('Bonus', { min: 0, max: 10 }) points!: number;
}

/** [16.9]: the Soviet side holds every objective but the embassies. */
export const quickEnd = procedure<QuickEndInput, QuickEndOutcome, Options>({
  id: 'quick-end',
  resolver: 'status',
  title: { en: 'Quick end', ja: '早期終了' },
  description: {
    en: 'Whether Budapest ends at the end of this turn, and with which bonus.',
    ja: 'このターンの終了時にブダペストが早期終了するか、その加点を示します。',
  },
  rules: ['16.9'],
  input: QuickEndInput,
  outcome: QuickEndOutcome,
  example: { input: { turn: 4, objectives: 22, sovietControlled: 22 } },

  resolve({ turn, objectives, sovietControlled }, umpire) {
    if (sovietControlled > objectives)
      umpire.forbid('16.9', 'more-than-all', { held: sovietControlled, all: objectives });
    if (!umpire.legal) return null;
    if (sovietControlled < objectives) {
      umpire.note(['16.9', '15.3'], 'objectives-missing', { missing: objectives - sovietControlled });
      umpire.summarise('game-goes-on');
      return { ends: false, side: null, points: 0 };
    }
    const chart = umpire.chart('quick-end');
    const row = chart.rows[chart.rowFor(turn)]!;
    const soviet = chart.number(row, 'soviet');
    const hungarian = chart.number(row, 'hungarian');
    const points = Math.max(soviet, hungarian);
    const side = points === 0 ? null : soviet > 0 ? 'soviet' : 'hungarian';
    const key = side ? 'quick-end' : 'quick-end-even';
    umpire.note(['16.9', '15.3'], key, { turn, points, side });
    umpire.summarise(key, { turn, points, side });
    return { ends: true, side, points };
  },
});
