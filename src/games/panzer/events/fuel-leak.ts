import { d10 } from '../../../kernel/dice/index.js';
import { choice, choices, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { BailOutCause } from '../combat/ap/ap-result.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { VehicleResult } from '../vocabulary.js';

export class FuelLeakInput {
  @flag('Out of fuel or track-hit already') immobile!: boolean;
}

export class FuelLeakOutcome {
  @choice('What comes of it', VehicleResult) result!: VehicleResult;
  @choices('Bail-out checks that follow', BailOutCause, { maxItems: 1 }) checks!: BailOutCause[];
}

export const fuelLeak = procedure<FuelLeakInput, FuelLeakOutcome, Options>({
  id: 'fuel-leak',
  resolver: 'events',
  title: { en: 'Fuel leak', ja: '燃料漏れ' },
  description: {
    en: 'At the start of each Movement Phase a vehicle that leaks fuel may run dry or burn.',
    ja: '移動フェイズ開始時、燃料漏れの車両が燃料切れまたは炎上するか判定する。',
  },
  rules: ['7.23.4'],
  dice: [DICE.fuel],
  input: FuelLeakInput,
  outcome: FuelLeakOutcome,
  example: { input: {}, options: { collateralDamage: true }, dice: { given: [1] } },
  resolve({ immobile }, umpire) {
    requireOption(umpire, 'collateralDamage', '7.23', true);
    if (!umpire.legal) return null;
    const chart = umpire.chart('fuel-leak');
    const die = umpire.roll('fuel', d10);
    const effect = chart.cell(chart.rowFor(die), 0) as 'outOfFuel' | 'bu' | 'none';
    umpire.note('7.23.4', 'fuel-die', { die, effect });
    umpire.summarise('fuel-die', { die, effect });
    if (effect === 'bu') return { result: 'bu', checks: ['bu'] };
    if (effect === 'outOfFuel' && !immobile) return { result: 'trackHit', checks: ['tk'] };
    return { result: 'none', checks: [] };
  },
});
