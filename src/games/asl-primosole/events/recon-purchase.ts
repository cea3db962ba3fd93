import { choice, flag, integer, integers, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { CampaignFrame, FRAME, maximumOf } from '../shared/campaign-frame.js';
import { dr } from '../shared/dice.js';
import { groupOf } from '../shared/groups.js';
import { Campaign, DATE, Side } from '../vocabulary.js';

class ReconPurchaseInput {
  @choice('Campaign, for the number of purchases it allows [3.6177]', Campaign, { default: 'I' }) campaign!: Campaign;
  @object(FRAME, CampaignFrame, { optional: true }) frame?: CampaignFrame;
  @integer('Recon bought earlier in the campaign [3.6177]', { min: 0, max: 20, default: 0 }) boughtBefore!: number;
  @choice('Side', Side) side!: Side;
  @text('CG date [3.620]', DATE) date!: string;
  @integers('CPP paid for each recon dr: 1, or 2 for the bonus [3.620]', { min: 1, max: 2, minItems: 1, maxItems: 6 })
  purchases!: number[];
  @integer('CPP left after 3.617 [3.620]', { min: 0, max: 500 }) cppLeft!: number;
  @integer('Locations carried over from Idle dates [3.620]', { min: 0, max: 99, default: 0 }) carriedOver!: number;
  @flag('Before the initial scenario [3.620]') initialScenario!: boolean;
  @flag('Bought as RG M2 inside step 3.617 (A-52) [3.617]') insidePurchaseStep!: boolean;
}

class ReconPurchaseOutcome {
  @integer('Locations that may be inspected at 3.6223 [3.620]', { min: 0, max: 200 }) locations!: number;
  @integer('CPP left', { min: 0, max: 500 }) cppLeft!: number;
  @integers('Net modifier of each dr, in order [3.620]', { min: 0, max: 20, maxItems: 6 }) drms!: number[];
}

/** Purchases a date [3.6176]. */
const PER_DATE = 2;
/** The date whose leftover CPP vanish before recon can be paid [3.617]. */
const LOST_LEFTOVER = '14PM';

export const reconPurchase = procedure<ReconPurchaseInput, ReconPurchaseOutcome, Options>({
  id: 'recon-purchase',
  resolver: 'events',
  title: { en: 'Recon purchase', ja: '偵察の購入' },
  description: {
    en: 'Recon bought for CPP: each purchase rolls by itself and they add up (A-29).',
    ja: 'CPP による偵察の購入。購入ごとに dr を行い合計する（A-29）。',
  },
  rules: ['3.620'],
  input: ReconPurchaseInput,
  outcome: ReconPurchaseOutcome,
  dice: dr('recon', { en: 'recon', ja: '偵察' }, { en: 'for each purchase', ja: '購入ごとに' }),
  from: { 'status/rg-purchase': ({ left }: { left: number }) => ({ cppLeft: left }) },
  example: { input: { side: 'british', date: '15PM', purchases: [2], cppLeft: 5 }, dice: { given: [3] } },
  resolve(input, umpire) {
    const cost = input.purchases.reduce((sum, each) => sum + each, 0);
    if (input.initialScenario) umpire.forbid('3.620', 'no-recon-at-first');
    if (input.purchases.length > PER_DATE) umpire.forbid('3.6176', 'recon-per-date', { limit: PER_DATE });
    const maximum = maximumOf(umpire, input, groupOf(umpire, input.side, 'M2')!);
    if (input.boughtBefore + input.purchases.length > maximum)
      umpire.forbid('3.6177', 'per-campaign-limit', { group: 'M2', limit: maximum });
    if (input.date === LOST_LEFTOVER && !input.insidePurchaseStep) umpire.forbid(['3.617', '3.620'], 'recon-on-14pm');
    if (cost > input.cppLeft) umpire.forbid('3.620', 'not-enough-cpp', { cost, left: input.cppLeft });
    if (!umpire.legal) return null;
    const drms = input.purchases.map((cpp) => umpire.chart('recon').number(cpp, 'drm'));
    let locations = input.carriedOver;
    if (locations > 0) umpire.note('3.620', 'recon-carried-over', { locations });
    for (const [at, drm] of drms.entries()) {
      const cpp = input.purchases[at]!;
      const roll = umpire.roll('recon');
      umpire.note('3.620', 'recon-roll', { cpp, roll, drm, final: roll + drm });
      locations += roll + drm;
    }
    umpire.summarise('recon-locations', { locations });
    return { locations, cppLeft: input.cppLeft - cost, drms };
  },
});
