import { choice, flag, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Side } from '../vocabulary.js';

class RecoveringUnit {
  @text('Name', { max: 40 }) name!: string;
  @choice('Side', Side) side!: Side;
  @flag('Suppressed [11.1]') suppressed!: boolean;
}

class RecoveryInput {
  @choice('Side whose Recovery Phase it is', Side) side!: Side;
  @list('Units', RecoveringUnit, { maxItems: 200 }) units!: RecoveringUnit[];
}

class RecoveryOutcome {
  @texts('Units that recover', { max: 40, maxItems: 200 }) recovered!: string[];
  @texts('Units that stay suppressed', { max: 40, maxItems: 200 }) stillSuppressed!: string[];
}

/** [11.4]: the phasing side's units recover, without a roll. */
export const recovery = procedure<RecoveryInput, RecoveryOutcome, Options>({
  id: 'recovery',
  resolver: 'status',
  title: { en: 'Recovery', ja: '回復' },
  description: {
    en: 'Which suppressed units recover in a Recovery Phase.',
    ja: '回復フェイズにどのユニットが制圧から回復するかを示します。',
  },
  rules: ['11.4'],
  input: RecoveryInput,
  outcome: RecoveryOutcome,
  example: { input: { side: 'soviet', units: [{ name: '1/2', side: 'soviet', suppressed: true }] } },

  resolve({ side, units }, umpire) {
    const suppressed = units.filter((unit) => unit.suppressed);
    const recovered = suppressed.filter((unit) => unit.side === side).map(({ name }) => name);
    const stillSuppressed = suppressed.filter((unit) => unit.side !== side).map(({ name }) => name);
    umpire.note('11.4', 'recover', { side, units: recovered });
    if (stillSuppressed.length > 0) umpire.note('11.4', 'not-yet', { units: stillSuppressed });
    umpire.summarise('recovery-summary', { side, count: recovered.length });
    return { recovered, stillSuppressed };
  },
});
