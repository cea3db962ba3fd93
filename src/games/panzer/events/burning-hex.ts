import { flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';

export class BurningHexInput {
  @integer('Turn in which the fire started [7.35.2]', { min: 1, max: 99 }) startedTurn!: number;
  @integer('Turn that is ending', { min: 1, max: 120 }) turn!: number;
  @integer('Ground units still in the hex', { min: 0, max: 60, default: 1 }) units!: number;
}

export class BurningHexOutcome {
  @integer('Ground units eliminated, no wrecks', { min: 0, max: 60 }) eliminated!: number;
  @flag('Units still there have until the end of the next turn') warned!: boolean;
}

export const burningHex = procedure<BurningHexInput, BurningHexOutcome, Options>({
  id: 'burning-hex',
  resolver: 'events',
  title: { en: 'Units in a burning hex', ja: '火災ヘクスのユニット' },
  description: {
    en: 'Ground units must be out by the end of the turn after the fire started.',
    ja: '地上ユニットは火災発生の次のターンの終わりまでに出なければならない。',
  },
  rules: ['6.1.4.3.5', '7.35.2'],
  input: BurningHexInput,
  outcome: BurningHexOutcome,
  example: { input: { startedTurn: 3, turn: 4, units: 2 } },
  resolve({ startedTurn, turn, units }, umpire) {
    if (turn < startedTurn)
      throw new InvalidSituationError([
        { pointer: '/turn', detail: { en: 'the fire has not started yet', ja: '火災はまだ起きていません' } },
      ]);
    const gone = turn > startedTurn;
    const eliminated = gone ? units : 0;
    const rule = umpire.options.fires ? (['7.35.2', '6.1.4.3.5'] as const) : '6.1.4.3.5';
    umpire.note(rule, gone ? 'fire-kills' : 'fire-warns', { units, turn: startedTurn + 1 });
    umpire.summarise(gone ? 'fire-kills' : 'fire-warns', { units, turn: startedTurn + 1 });
    return { eliminated, warned: !gone && units > 0 };
  },
});
