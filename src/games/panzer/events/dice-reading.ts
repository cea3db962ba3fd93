import { readPercentile } from '../../../kernel/dice/index.js';
import { integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

export class DiceReadingInput {
  @integer('Face of the tens die [3.2]', { min: 0, max: 9 }) tens!: number;
  @integer('Face of the units die [3.2]', { min: 0, max: 9 }) units!: number;
}

export class DiceReadingOutcome {
  @integer('roll(100)', { min: 1, max: 100 }) roll100!: number;
  @integer('The units die alone, as roll(10)', { min: 1, max: 10 }) roll10!: number;
}

export const diceReading = procedure<DiceReadingInput, DiceReadingOutcome, Options>({
  id: 'dice-reading',
  resolver: 'events',
  title: { en: 'Reading the dice', ja: 'ダイスの読み方' },
  description: {
    en: 'Two ten-sided faces as one roll of 1 to 100, and the units die alone as 1 to 10.',
    ja: '10面体2個を1〜100として、一の位だけを1〜10として読む。',
  },
  rules: ['3.2'],
  input: DiceReadingInput,
  outcome: DiceReadingOutcome,
  example: { input: { tens: 2, units: 7 } },
  resolve({ tens, units }, umpire) {
    const roll100 = readPercentile(tens, units);
    const roll10 = units === 0 ? 10 : units;
    umpire.note(['3.2', '1.10'], 'dice-read', { tens, units, roll100, roll10 });
    umpire.summarise('dice-read', { tens, units, roll100, roll10 });
    return { roll100, roll10 };
  },
});
