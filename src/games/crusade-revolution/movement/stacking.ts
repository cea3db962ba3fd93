import { choice, flag, integer, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import { Fate, SupplyState } from '../vocabulary.js';

class StackingInput {
  @integer('Friendly combat units in the space, any size [9.1.1]', { min: 0, max: 20 }) units!: number;
  @integer('Enemy combat units in the same space [9.1.3]', { min: 0, max: 20, default: 0 }) enemyUnits!: number;
  @flag('The Action Round is over; while moving or redeploying the limit sleeps [9.1.2]', { default: true })
  roundOver!: boolean;
  @choice('Supply of the space [9.1.4]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @texts('Names of the units in the space, to be told whom the opponent may pick [9.1.4]', {
    max: 60,
    maxItems: 20,
    default: [],
  })
  names!: string[];
  @flag('The excess comes from a forced retreat that could not be carried out [9.1.4]') failedRetreat!: boolean;
}
class StackingOutcome {
  @flag('Within the limit, or not held to it yet [9.1.2]', {}) within!: boolean;
  @integer('Units over the limit', { min: 0, max: 20 }) excess!: number;
  @choice('What becomes of the units the opponent picks', Fate, { optional: true }) fate!: Fate | null;
  @texts('Units among which the opponent picks; nobody is exempt [9.1.4]', { max: 60, maxItems: 20 })
  candidates!: string[];
}

export const stacking = procedure<StackingInput, StackingOutcome, Options>({
  id: 'stacking',
  resolver: 'movement',
  title: { en: 'Stacking', ja: 'スタッキング' },
  description: {
    en: 'Whether a stack is within the limit, and what an excess costs.',
    ja: 'スタッキング限度と超過の処理を示す。',
  },
  rules: ['9.1'],
  input: StackingInput,
  outcome: StackingOutcome,
  example: { input: { units: 4 } },
  resolve(input, umpire) {
    if (input.enemyUnits > 0 && input.units > 0) {
      umpire.forbid('9.1.3', 'stacking-mixed');
      return null;
    }
    umpire.note(['9.1.1', '9.1', '9.0'], 'stacking-count', { units: input.units, limit: STACKING_LIMIT });
    const excess = Math.max(input.units - STACKING_LIMIT, 0);
    if (excess === 0 || !input.roundOver) {
      if (excess > 0) umpire.note('9.1.2', 'stacking-sleeps');
      umpire.summarise('stacking-fine');
      return { within: true, excess: 0, fate: null, candidates: [] };
    }
    const permanent = input.failedRetreat || input.supply === 'outOfSupply' || input.supply === 'limited';
    const fate = permanent ? 'permanentlyRemoved' : 'eliminated';
    umpire.note('9.1.4', 'stacking-excess', { excess, fate });
    umpire.summarise('stacking-summary', { excess, fate });
    return { within: false, excess, fate, candidates: input.names };
  },
});
