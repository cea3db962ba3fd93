import { choice, defineChoice, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Side } from '../vocabulary.js';

const Visitor = defineChoice('Visitor', ['ground', 'air']);

class Visit {
  @choice('Side', Side) side!: Side;
  @choice('A ground unit, or an air marker, which occupies nothing [15.3, 12.11]', Visitor, { default: 'ground' })
  by!: 'ground' | 'air';
}

class ControlInput {
  @list('Who has been in the hex, the latest last', Visit, { maxItems: 200 }) visits!: Visit[];
}

class ControlOutcome {
  @choice('Side that controls it, if any', Side, { optional: true }) controller!: Side | null;
}

/** [15.3]: a hex belongs to the last unit that was in it. */
export const control = procedure<ControlInput, ControlOutcome, Options>({
  id: 'control',
  resolver: 'status',
  title: { en: 'Control of a hex', ja: 'ヘクスの支配' },
  description: {
    en: 'Who controls a hex by the last unit in it; passing through counts, air does not.',
    ja: '最後にいたユニットからヘクスの支配者を求めます。通過も数え、航空は数えません。',
  },
  rules: ['15.3'],
  input: ControlInput,
  outcome: ControlOutcome,
  example: { input: { visits: [{ side: 'hungarian' }, { side: 'soviet' }] } },

  resolve({ visits }, umpire) {
    if (visits.some(({ by }) => by === 'air')) umpire.note(['15.3', '12.11'], 'air-holds-nothing');
    const controller = visits.findLast(({ by }) => by === 'ground')?.side ?? null;
    umpire.note('15.3', controller ? 'controlled' : 'uncontrolled', { side: controller ?? 'nobody' });
    umpire.summarise(controller ? 'controlled' : 'uncontrolled', { side: controller ?? 'nobody' });
    return { controller };
  },
});
