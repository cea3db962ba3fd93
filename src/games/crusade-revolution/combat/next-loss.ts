import { flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { LossInput } from './loss-input.js';
import { TooManyWaysError } from './loss-search.js';
import { LossSteps } from './loss-steps.js';

export class StepTaken {
  @text('The unit that loses a step, or the division that came for a corps', { max: 60 }) unit!: string;
  @text('Where it was the last step of a corps: the Reserve division that takes its place', { max: 60, optional: true })
  replacedBy?: string;
}
class NextLossInput extends LossInput {
  @list('Steps taken so far, in order', StepTaken, { maxItems: 40, default: [] }) taken!: StepTaken[];
}
class NextLossOutcome {
  @integer('Part of the Loss Number that must be satisfied [11.3.4]', { min: 0, max: 20 }) satisfied!: number;
  @integer('Taken so far by units that are there', { min: 0, max: 99 }) taken!: number;
  @flag('Nothing more has to be taken') done!: boolean;
  @list('Every step that may be taken next', StepTaken, { maxItems: 400 }) next!: StepTaken[];
}

export const nextLoss = procedure<NextLossInput, NextLossOutcome, Options>({
  id: 'next-loss',
  resolver: 'combat',
  title: { en: 'The next step lost', ja: '次のステップロス' },
  description: {
    en: 'Losses taken one step at a time: which units may lose the next step so that the whole number is still taken lawfully.',
    ja: '損失を一ステップずつ適用するとき、次にステップを失えるユニットを示す。',
  },
  rules: ['11.3'],
  input: NextLossInput,
  outcome: NextLossOutcome,
  example: {
    input: {
      side: 'nationalist',
      role: 'attacker',
      lossNumber: 2,
      units: [
        { name: 'AFR', type: 'afr', lf: 1 },
        { name: 'INF', type: 'inf', lf: 1 },
      ],
    },
  },
  resolve(input, umpire) {
    const steps = lossSteps(input, umpire);
    const strangers = steps.strangers(input.taken);
    if (strangers.length > 0) throw new InvalidSituationError(strangers);
    const next = steps.next(input.taken);
    const { total, imaginary, firstLoss } = steps.target;
    umpire.note(['11.3.4', '11.3', '11.3.1'], total === input.lossNumber ? 'loss-exact' : 'loss-short', {
      number: input.lossNumber,
      total,
    });
    if (imaginary > 0) umpire.note('11.3.5.1', 'imaginary-division', { imaginary });
    if (firstLoss !== 'none') umpire.note(['11.3.7', '11.3.6'], 'first-loss', { duty: firstLoss });
    if (input.limitedOffensive) umpire.note('CL.R45', 'divisions-first');
    umpire.note('11.3.2', next.length > 0 ? 'loss-next' : 'loss-done', { units: next.map(({ unit }) => unit) });
    umpire.summarise(next.length > 0 ? 'loss-next' : 'loss-done', { units: next.map(({ unit }) => unit) });
    return { satisfied: total, taken: steps.sum(input.taken), done: next.length === 0, next };
  },
});

/** A number that can be taken in too many ways is refused by name. */
function lossSteps(input: NextLossInput, umpire: ConstructorParameters<typeof LossSteps>[1]): LossSteps {
  try {
    return new LossSteps(input, umpire);
  } catch (error) {
    if (!(error instanceof TooManyWaysError)) throw error;
    const detail = { en: 'too many ways to take the losses', ja: '損失の受け方が多すぎます' };
    throw new InvalidSituationError([{ pointer: '/units', detail }]);
  }
}
