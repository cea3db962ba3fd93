import { flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isCatalan, nameOf, Unit } from '../shared/units.js';

/** 15.2.3 */
const MOST_SWAPS = 5;

class MilitarizationInput {
  @list('MIL divisions to be swapped, wherever they are', Unit, { minItems: 1, maxItems: 10 }) units!: Unit[];
  @integer('RPA divisions not in play', { min: 0, max: 40, default: 40 }) rpaAvailable!: number;
}
class Swap {
  @text('MIL division permanently removed', { max: 60 }) removed!: string;
  @flag('The RPA division comes in reduced, as the other was [15.2.3]') reduced!: boolean;
}
class MilitarizationOutcome {
  @list('Swaps, each in the same place', Swap, { maxItems: 5 }) swaps!: Swap[];
}

export const militarization = procedure<MilitarizationInput, MilitarizationOutcome, Options>({
  id: 'militarization',
  resolver: 'events',
  title: { en: 'Republican militarization', ja: '共和国軍の軍隊化' },
  description: {
    en: 'Swapping up to five MIL divisions for RPA divisions before turn 6.',
    ja: 'ターン６の前にMIL師団５つまでをRPAに替える。',
  },
  rules: ['15.2.3'],
  input: MilitarizationInput,
  outcome: MilitarizationOutcome,
  example: { input: { units: [{ type: 'mil' }, { type: 'cnt', reduced: true }] } },
  resolve(input, umpire) {
    if (input.units.length > MOST_SWAPS)
      umpire.forbid('15.2.3', 'swap-too-many', { units: input.units.length, most: MOST_SWAPS });
    if (input.units.length > input.rpaAvailable)
      umpire.forbid(['15.2.3', '2.2.1'], 'swap-no-rpa', { rpa: input.rpaAvailable });
    input.units.forEach((unit, i) => {
      const name = nameOf(unit, i);
      if (unit.type !== 'mil' && !isCatalan(unit.type)) umpire.forbid('15.2.3', 'swap-not-mil', { unit: name });
      else if (unit.region !== 'none') umpire.forbid('15.2.3', 'swap-regional', { unit: name });
      else if (unit.type === 'poum') umpire.forbid('15.2.3', 'swap-poum', { unit: name });
    });
    if (!umpire.legal) return null;
    const swaps = input.units.map((unit, i) => ({ removed: nameOf(unit, i), reduced: unit.reduced }));
    umpire.note(['15.2.3', '15.2'], 'swap', { units: swaps.length });
    umpire.summarise('swap', { units: swaps.length });
    return { swaps };
  },
});
