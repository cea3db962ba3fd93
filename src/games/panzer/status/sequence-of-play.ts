import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { GameLayer } from '../vocabulary.js';

const PlayerOrder = defineChoice('PlayerOrder', ['together', 'firstThenSecond', 'secondThenFirst', 'airSide']);
type PlayerOrder = (typeof PlayerOrder.values)[number];

export class SequenceInput {
  @choice('Which game is played [4.0, 6.0]', GameLayer, { default: 'advanced' }) game!: GameLayer;
  @integer('Number of the step just finished; left out: the whole turn', { min: 1, max: 30, optional: true })
  after?: number;
}

class TurnStep {
  @integer('Number', { min: 1, max: 30 }) number!: number;
  @text('Phase', { max: 40 }) phase!: string;
  @text('Step', { max: 80 }) step!: string;
  @text('Section', { max: 16 }) rule!: string;
  @choice('Who acts when', PlayerOrder) order!: PlayerOrder;
}

export class SequenceOutcome {
  @list('Steps in order, or those still to come', TurnStep, { maxItems: 30 }) steps!: TurnStep[];
  @flag('The turn is over') over!: boolean;
}

const ORDER: Readonly<Record<string, PlayerOrder>> = {
  '6.4': 'airSide',
  '6.7': 'airSide',
  '6.5.1': 'firstThenSecond',
  '7.9': 'firstThenSecond',
  '4.4.1': 'firstThenSecond',
  '4.4.2': 'firstThenSecond',
  '6.6.1': 'firstThenSecond',
  '4.5': 'secondThenFirst',
};

export const sequenceOfPlay = procedure<SequenceInput, SequenceOutcome, Options>({
  id: 'sequence-of-play',
  resolver: 'status',
  title: { en: 'Sequence of play', ja: 'プレイの手順' },
  description: {
    en: 'The steps of a turn in order, who acts first in each, and what follows a given step.',
    ja: 'ターンの手順、各手順でどちらが先に行うか、ある手順の次に来るものを示す。',
  },
  rules: ['4.0', '6.0'],
  input: SequenceInput,
  outcome: SequenceOutcome,
  example: { input: { game: 'basic' } },
  resolve({ game, after }, umpire) {
    const chart = umpire.chart('sequence-of-play');
    const steps: TurnStep[] = [];
    for (const row of chart.rows) {
      const printed = chart.text(row, 'rule');
      const rule = chart.text(row, game === 'basic' ? 'basicRule' : 'rule');
      if (rule === 'none') continue;
      const option = chart.text(row, 'option');
      if (option !== 'always' && !umpire.options[option as keyof Options]) continue;
      const order = ORDER[printed] ?? 'together';
      steps.push({
        number: steps.length + 1,
        phase: chart.text(row, 'phase'),
        step: chart.text(row, game === 'basic' ? 'basicStep' : 'step'),
        rule,
        order,
      });
    }
    umpire.note(game === 'basic' ? ['4.0', '4.4', '4.3.2'] : ['6.0', '4.0', '4.3.2'], 'turn-sequence', {
      count: steps.length,
    });
    const left = steps.filter(({ number }) => number > (after ?? 0));
    for (const { number, step, rule, order } of left)
      umpire.note([rule, '4.3.2'], 'turn-step', { number, step, order });
    const over = left.length === 0;
    if (over) umpire.summarise('turn-over');
    else umpire.summarise('turn-next', { step: left[0]!.step, phase: left[0]!.phase });
    return { steps: left, over };
  },
});
