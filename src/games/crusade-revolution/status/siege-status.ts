import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { Siege } from '../vocabulary.js';
import { siegeEffects } from './capture-effects.js';

const SiegeEvent = defineChoice('SiegeEvent', ['endOfTurn', 'nationalistsEnter', 'attritionFlip', 'nothing']);
/** 16.1.6 */
const FIRST_DECAY_TURN = 6;

class SiegeInput {
  @choice('Siege [16.1.1]', Siege) siege!: Siege;
  @integer('Resistance now [16.1.4]', { min: 0, max: 3 }) resistance!: number;
  @choice('What happens', SiegeEvent) event!: string;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @flag('The entering Nationalist unit is in supply [16.1.3]', { default: true }) supplied!: boolean;
}
class SiegeOutcome {
  @integer('Resistance afterwards', { min: 0, max: 3 }) resistance!: number;
  @flag('The siege is lifted [16.1.3]') lifted!: boolean;
  @flag('It surrenders: no RM or VP [16.1.5]') surrendered!: boolean;
  @integer('Change of Republican Morale [16.1.7]', { min: -1, max: 0 }) rm!: number;
  @integer('Change of Victory Points [16.1.7]', { min: 0, max: 1 }) vp!: number;
}

export const siegeStatus = procedure<SiegeInput, SiegeOutcome, Options>({
  id: 'siege',
  resolver: 'status',
  title: { en: 'A siege lifted or worn down', ja: '攻囲の解放と消耗' },
  description: {
    en: 'What becomes of a siege when Nationalists reach it, its space changes hands by attrition, or a turn ends.',
    ja: '反乱軍の到達、損耗、ターン終了で攻囲がどうなるかを示す。',
  },
  rules: ['16.1'],
  input: SiegeInput,
  outcome: SiegeOutcome,
  example: { input: { siege: 'alcazar', resistance: 2, event: 'nationalistsEnter', turn: 3 } },
  resolve(input, umpire) {
    const { siege, resistance } = input;
    if (resistance === 0) {
      umpire.forbid(['16.1.7', '16.1.8.2'], 'siege-over', { siege });
      return null;
    }
    const same = { resistance, lifted: false, surrendered: false, rm: 0, vp: 0 };
    if (input.event === 'endOfTurn') return wearDown(input, same, umpire);
    if (input.event === 'nothing') {
      umpire.note(['16.1.2', '16.1'], 'siege-no-effect');
      umpire.summarise('siege-stands', { siege, resistance });
      return same;
    }
    if (input.event === 'nationalistsEnter' && !input.supplied) {
      umpire.note(['16.1.3', '16.1'], 'siege-not-lifted', { space: siege });
      umpire.summarise('siege-stands', { siege, resistance });
      return same;
    }
    const { rm, vp } = siegeEffects(umpire, siege);
    umpire.summarise('siege-lifted', { siege, rm, vp });
    return { resistance: 0, lifted: true, surrendered: false, rm, vp };
  },
});

/** 16.1.6, 6.0.F.3: one a turn from turn 6 on. */
function wearDown(input: SiegeInput, same: SiegeOutcome, umpire: Judge): SiegeOutcome {
  if (input.turn < FIRST_DECAY_TURN) {
    umpire.note('16.1.6', 'siege-no-decay', { turn: input.turn });
    umpire.summarise('siege-stands', { siege: input.siege, resistance: input.resistance });
    return same;
  }
  const resistance = input.resistance - 1;
  umpire.note(['16.1.6', '6.0.F.3', '6.0.F'], 'siege-decays', { siege: input.siege, resistance });
  const surrendered = resistance === 0;
  if (surrendered) umpire.note('16.1.5', 'siege-surrenders', { siege: input.siege });
  umpire.summarise(surrendered ? 'siege-surrenders' : 'siege-stands', { siege: input.siege, resistance });
  return { ...same, resistance, surrendered };
}
