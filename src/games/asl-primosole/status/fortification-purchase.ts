import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { LEADER_BONUS, MMC_IPC, SMC_IPC } from '../shared/escapees.js';
import { DATE, Side } from '../vocabulary.js';

const FortificationItem = defineChoice('FortificationItem', [
  ...(['foxhole3S', 'foxhole2S', 'foxhole1S', 'roadblock', 'dummy', 'hipLarge', 'hipSquad', 'hipHalfSquad'] as const),
  ...(['hipSmc', 'trench', 'atMineFactor', 'apMines', 'wire', 'pillbox'] as const),
]);

class FortificationOrder {
  @choice('Item [3.619]', FortificationItem) item!: string;
  @integer('How many; factors for mines [3.619]', { min: 1, max: 99, default: 1 }) count!: number;
  @flag('Trench: its hex held a foxhole on an earlier CG date [3.619]') formerFoxhole!: boolean;
  @flag('Foxhole or trench: the hex is a ditch hex [PBr12.5]') ditchHex!: boolean;
  @integer('HIP unit: PP of the SW hidden with it; one light mortar with an MMC is not counted [3.619]', {
    min: 0,
    max: 30,
    default: 0,
  })
  swPp!: number;
  @flag('HIP MMC: a leader with it raises its IPC [3.619]') withLeader!: boolean;
}

class FortificationPurchaseInput {
  @choice('Side', Side) side!: Side;
  @text('CG date [3.619]', DATE) date!: string;
  @integer('FPP to spend; 20 for each RG M3, or those of the OB [3.619]', { min: 0, max: 400 }) fpp!: number;
  @list('Items [3.619]', FortificationOrder, { minItems: 1, maxItems: 60 }) orders!: FortificationOrder[];
  @integer('Roadblocks the Axis bought earlier in the CG [3.619]', { min: 0, max: 99, default: 0 })
  roadblocksBefore!: number;
  @integer('A-T mine factors the British bought earlier in the CG [3.619]', { min: 0, max: 99, default: 0 })
  atFactorsBefore!: number;
  @flag('A British airborne MMC is Retained [3.619]') airborneRetained!: boolean;
  @integer('Infantry squads Retained; the daytime HIP limit is judged where they are sent [3.619]', {
    min: 0,
    max: 300,
    optional: true,
  })
  squadsRetained?: number;
}

class FortificationPurchaseOutcome {
  @integer('FPP spent [3.619]', { min: 0, max: 400 }) spent!: number;
  @integer('FPP lost: whatever is not spent now [3.619]', { min: 0, max: 400 }) lost!: number;
}

/** Axis roadblocks and British A-T factors in a CG, and the tenth of squads that may be HIP by day [3.619]. */
const MAX_ROADBLOCKS = 5;
const MAX_AT_FACTORS = 6;
const HIP_TENTH = 10;

export const fortificationPurchase = procedure<FortificationPurchaseInput, FortificationPurchaseOutcome, Options>({
  id: 'fortification-purchase',
  resolver: 'status',
  title: { en: 'Fortification purchase', ja: '野戦構築物の購入' },
  description: { en: 'FPP cost and limits of an order.', ja: '注文の FPP コストと制限。' },
  rules: ['3.619'],
  input: FortificationPurchaseInput,
  outcome: FortificationPurchaseOutcome,
  from: { 'status/rg-purchase': ({ fpp }: { fpp: number }) => ({ fpp }) },
  example: {
    input: {
      side: 'axis',
      date: '15PM',
      fpp: 20,
      orders: [
        { item: 'foxhole3S', count: 4 },
        { item: 'dummy', count: 5 },
      ],
    },
  },
  resolve(input, umpire) {
    const chart = umpire.chart('fortifications');
    let spent = 0;
    for (const order of input.orders) {
      const { item, count, formerFoxhole, ditchHex } = order;
      if (!chart.hasRow(item)) {
        umpire.forbid('3.619', 'not-for-sale', { item });
        continue;
      }
      const cost = chart.number(item, 'fpp') * count;
      umpire.note('3.619', 'fpp-cost', { item, count, cost });
      spent += cost;
      const entrenchment = item.startsWith('foxhole') || item === 'trench';
      if (entrenchment && ditchHex) umpire.forbid('PBr12.5', 'no-entrenchment-in-ditch');
      if (item === 'trench' && !formerFoxhole) umpire.forbid('3.619', 'trench-needs-foxhole');
      checkHiddenSw(order, umpire);
    }
    checkLimits(input, umpire);
    if (spent > input.fpp) umpire.forbid('3.619', 'not-enough-fpp', { cost: spent, left: input.fpp });
    if (!umpire.legal) return null;
    const lost = input.fpp - spent;
    if (lost > 0) umpire.note('3.619', 'fpp-lost', { lost });
    umpire.summarise('fpp-summary', { spent, lost });
    return { spent, lost };
  },
});

/** SW hide with a HIP unit within its IPC; a leader raises that of an MMC [3.619]. */
function checkHiddenSw({ item, swPp, withLeader }: FortificationOrder, umpire: Judge): void {
  if (swPp === 0) return;
  const mmc = item === 'hipSquad' || item === 'hipHalfSquad';
  if (!mmc && item !== 'hipSmc') {
    umpire.forbid('3.619', 'no-hidden-sw', { item });
    return;
  }
  const ipc = mmc ? MMC_IPC + (withLeader ? LEADER_BONUS : 0) : SMC_IPC;
  if (swPp > ipc) umpire.forbid('3.619', 'hidden-sw-too-heavy', { pp: swPp, ipc });
  else umpire.note('3.619', 'hidden-sw', { pp: swPp, ipc });
}

function checkLimits(input: FortificationPurchaseInput, umpire: Judge): void {
  const bought = (item: string): number =>
    input.orders.filter((order) => order.item === item).reduce((sum, order) => sum + order.count, 0);
  const roadblocks = bought('roadblock');
  if (input.side === 'axis' && roadblocks > 0 && roadblocks + input.roadblocksBefore > MAX_ROADBLOCKS)
    umpire.forbid('3.619', 'roadblock-limit', { limit: MAX_ROADBLOCKS });
  const factors = bought('atMineFactor');
  if (input.side === 'british' && factors > 0) {
    if (!input.airborneRetained) umpire.forbid('3.619', 'at-mines-need-airborne');
    if (factors + input.atFactorsBefore > MAX_AT_FACTORS)
      umpire.forbid('3.619', 'at-mine-limit', { limit: MAX_AT_FACTORS });
  }
  if (input.squadsRetained === undefined || isNight(input.date)) return;
  const halfSquads = 2 * bought('hipSquad') + bought('hipHalfSquad');
  const limit = Math.floor(input.squadsRetained / HIP_TENTH);
  if (halfSquads > 2 * limit) umpire.forbid('3.619', 'hip-limit', { limit });
}
