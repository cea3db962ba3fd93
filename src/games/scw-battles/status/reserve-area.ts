import { flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

export class ReserveAreaInput {
  @flag('The brigade has been released [J.20]') released!: boolean;
  @flag('The move takes it out of the Madrid area, where it began [J.20]', { default: true }) leavesArea!: boolean;
  @flag('The move takes it south or east of the Henares [J.20]') beyondHenares!: boolean;
}

export class ReserveAreaOutcome {
  @flag('It counts as in supply and in command without a line [J.20]', {}) automaticStatus!: boolean;
}

export const reserveArea = procedure<ReserveAreaInput, ReserveAreaOutcome, Options>({
  id: 'reserve-area',
  resolver: 'status',
  title: { en: 'Where the Madrid reserves may go', ja: 'マドリッド予備の行動範囲' },
  description: {
    en: 'Whether a brigade of the Madrid reserves may make a move, and whether it needs lines of supply and command.',
    ja: 'マドリッド予備の旅団がその移動をできるか、補給線と指揮統制線が要るかを判定する。',
  },
  rules: ['J.20'],
  input: ReserveAreaInput,
  outcome: ReserveAreaOutcome,
  example: { input: { released: true } },
  resolve({ released, leavesArea, beyondHenares }, umpire) {
    if (!released && leavesArea) umpire.forbid('J.20', 'reserve-must-stay');
    if (beyondHenares) umpire.forbid('J.20', 'beyond-henares');
    if (umpire.legal) {
      umpire.note('J.20', released ? 'reserve-free' : 'reserve-waits');
      umpire.summarise(released ? 'reserve-free' : 'reserve-waits');
    }
    return { automaticStatus: !released };
  },
});
