import { flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class SelfRallyInput {
  @integer('MMC of this side that have tried to Self-Rally this RPh [CG20]', { min: 0, max: 10, default: 0 })
  tried!: number;
  @flag('Disrupted [CG20]') disrupted!: boolean;
  @flag('Another friendly MMC has already tried to rally this RPh by other means [CG20]') othersTried!: boolean;
}

class SelfRallyOutcome {
  @flag('This MMC may try to Self-Rally [CG20]') mayTry!: boolean;
  @integer('Further Self-Rally attempts afterwards [CG20]', { min: 0, max: 2 }) left!: number;
}

/** MMC a side may Self-Rally in its RPh [CG20]. */
const MAX_SELF_RALLY = 2;

export const selfRally = procedure<SelfRallyInput, SelfRallyOutcome, Options>({
  id: 'self-rally',
  resolver: 'combat',
  title: { en: 'Self-Rally', ja: '自己回復' },
  description: { en: 'Whether a broken MMC may try to Self-Rally.', ja: '混乱した MMC が自己回復を試みられるか。' },
  rules: ['CG20'],
  input: SelfRallyInput,
  outcome: SelfRallyOutcome,
  example: { input: { tried: 1 } },
  resolve({ tried, disrupted, othersTried }, umpire) {
    if (tried >= MAX_SELF_RALLY) umpire.forbid('CG20', 'self-rally-limit', { limit: MAX_SELF_RALLY });
    if (disrupted) umpire.forbid('CG20', 'self-rally-disrupted');
    if (othersTried) umpire.forbid('CG20', 'self-rally-too-late');
    const mayTry = umpire.legal;
    const left = Math.max(0, MAX_SELF_RALLY - tried - (mayTry ? 1 : 0));
    if (mayTry) {
      umpire.note('CG20', 'self-rally', { left });
      umpire.summarise('self-rally', { left });
    }
    return { mayTry, left };
  },
});
