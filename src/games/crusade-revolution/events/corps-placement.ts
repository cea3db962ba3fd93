import { choice, defineChoice, flag, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { SpaceFacts } from '../shared/space-facts.js';
import { isCorps, nameOf, Unit } from '../shared/units.js';
import { Side } from '../vocabulary.js';
import { checkPlacement } from './placement.js';

const Occasion = defineChoice('Occasion', ['reinforcement', 'rebuilt', 'backFromBorder']);

class CorpsPlacementInput {
  @choice('Side', Side) side!: Side;
  @object('The corps', Unit) unit!: Unit;
  @choice('Why it comes [8.5.2.4, 14.1.5, 13.4.3]', Occasion, { default: 'reinforcement' }) occasion!: string;
  @object('Where it is to be put', SpaceFacts) space!: SpaceFacts;
  @flag('The Northern Front is isolated [16.4.3.1]', { default: true }) northIsolated!: boolean;
}
class CorpsPlacementOutcome {
  @text('The space', { max: 60 }) space!: string;
  @flag('It is placed reduced [13.4.3]') reduced!: boolean;
}

export const corpsPlacement = procedure<CorpsPlacementInput, CorpsPlacementOutcome, Options>({
  id: 'corps-placement',
  resolver: 'events',
  title: { en: 'Placing a corps', ja: '軍団の配置' },
  description: {
    en: 'Whether a corps from a reinforcement card, rebuilt, or back from over the border may be put in a space.',
    ja: '増援・再建・国境から戻った軍団を、あるスペースに置けるかを判定する。',
  },
  rules: ['8.5.2.4'],
  input: CorpsPlacementInput,
  outcome: CorpsPlacementOutcome,
  example: {
    input: { side: 'nationalist', unit: { type: 'corps' }, space: { name: 'Sevilla', source: 'nationalist' } },
  },
  resolve(input, umpire) {
    const name = nameOf(input.unit, 0);
    if (!isCorps(input.unit.type)) umpire.forbid('8.5.2.4', 'place-not-corps', { unit: name });
    checkPlacement(umpire, input.side, input.unit, name, input.space, input.northIsolated);
    if (!umpire.legal) {
      if (input.occasion === 'backFromBorder') umpire.note('13.4.3', 'border-no-space', { unit: name });
      return null;
    }
    const rule =
      input.occasion === 'rebuilt'
        ? ['14.1.5', '8.5.2.4']
        : input.occasion === 'backFromBorder'
          ? ['13.4.3', '8.5.2.4']
          : ['8.5.2.4'];
    const reduced = input.occasion === 'backFromBorder' || input.unit.reduced;
    const message = reduced ? 'corps-placed-reduced' : 'corps-placed';
    umpire.note(rule as [string, ...string[]], message, { unit: name, space: input.space.name });
    umpire.summarise(message, { unit: name, space: input.space.name });
    return { space: input.space.name, reduced };
  },
});
