import { type ChoiceOf, choice, defineChoice, flag, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Echelon } from './command-rules.js';

export const BruneteCorps = defineChoice('BruneteCorps', ['V', 'XVIII']);
export type BruneteCorps = ChoiceOf<typeof BruneteCorps>;

export class CorpsBoundaryInput {
  @choice('Corps [B.19]', BruneteCorps) corps!: BruneteCorps;
  @text('Hex it would stand in, column before row: 1912 is column 19 [B.19]', {
    max: 4,
    pattern: '^[0-9]{4}$',
    example: '1912',
  })
  hex!: string;
  @choice('HQ in question; only the corps HQ itself is bound [B.19]', Echelon, { default: 'corps' }) echelon!: Echelon;
  @flag('It is some unit other than an HQ [B.19]') notHq!: boolean;
}

export class CorpsBoundaryOutcome {
  @flag('The boundary binds this counter', {}) bound!: boolean;
}

export const corpsBoundary = procedure<CorpsBoundaryInput, CorpsBoundaryOutcome, Options>({
  id: 'corps-boundary',
  resolver: 'status',
  title: { en: 'Corps boundary in Brunete', ja: 'Bruneteの軍団境界' },
  description: {
    en: 'Whether a Republican corps HQ may stand in a hex.',
    ja: '共和国軍の軍団HQがそのヘクスにいてよいかを判定する。',
  },
  rules: ['B.19'],
  input: CorpsBoundaryInput,
  outcome: CorpsBoundaryOutcome,
  example: { input: { corps: 'V', hex: '1905' } },
  resolve({ corps, hex, echelon, notHq }, umpire) {
    const chart = umpire.chart('brunete-corps');
    const bound = echelon === 'corps' && !notHq;
    if (!bound) {
      umpire.note('B.19', 'boundary-does-not-bind');
      umpire.summarise('boundary-does-not-bind');
      return { bound };
    }
    const limit = chart.number(corps, 'column');
    const side = chart.text(corps, 'side');
    const column = Number(hex.slice(0, 2));
    const within = side === 'west' ? column <= limit : column >= limit;
    if (within) umpire.note('B.19', 'within-boundary', { corps, hex, column: limit, side });
    else umpire.forbid('B.19', 'beyond-boundary', { corps, hex, column: limit, side });
    if (within) umpire.summarise('within-boundary', { corps, hex, column: limit, side });
    return { bound };
  },
});
