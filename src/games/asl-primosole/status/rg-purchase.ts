import { choice, defineChoice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { atOrAfter } from '../shared/calendar.js';
import { CampaignFrame, checkDate, FRAME, maximumOf } from '../shared/campaign-frame.js';
import { type Group, groupOf, requireGroup } from '../shared/groups.js';
import { modeAllowed, type PriceMode, priceOf } from '../shared/prices.js';
import { Campaign, DATE, GroupId, Side } from '../vocabulary.js';

const PurchaseMode = defineChoice('PurchaseMode', ['offMap', 'onMap', 'reserve']);

class PurchaseOrder {
  @choice('Group [3.6171]', GroupId) group!: GroupId;
  @choice('Off map, on map, or Reserve [3.6175]', PurchaseMode, { default: 'offMap' }) mode!: PriceMode;
  @flag('At the dearer price in brackets: F1 and M2 [3.6178]') improved!: boolean;
  @flag('British OBA as a Creeping Barrage at half price [3.617/British]') creepingBarrage!: boolean;
  @flag('A path from its Setup Area to an Eligible Entry Area exists, for on-map and Reserve [3.6175]', {
    default: true,
  })
  path!: boolean;
}

class BoughtBefore {
  @choice('Group', GroupId) group!: GroupId;
  @integer('Number bought on earlier dates, OB-given ones not counted [3.6177]', { min: 1, max: 50 }) count!: number;
}

class RgPurchaseInput {
  @choice('Campaign [3.6177]', Campaign) campaign!: Campaign;
  @object(FRAME, CampaignFrame, { optional: true }) frame?: CampaignFrame;
  @text('CG date [3.617]', DATE) date!: string;
  @choice('Side', Side) side!: Side;
  @integer('CPP to spend [3.617]', { min: 0, max: 600 }) cpp!: number;
  @list('Groups bought now, one line each [3.617]', PurchaseOrder, { minItems: 1, maxItems: 60 })
  orders!: PurchaseOrder[];
  @list('Groups bought on earlier dates [3.6177]', BoughtBefore, { maxItems: 40, default: [] })
  boughtBefore!: BoughtBefore[];
  @integer('Infantry companies bought earlier on the same calendar day [3.617/Axis]', { min: 0, max: 8, default: 0 })
  companiesToday!: number;
  @flag('The side has a Setup Area on the map [3.6175]', { default: true }) hasSetupArea!: boolean;
  @integer('Offboard observers in the OB [3.617/British]', { min: 0, max: 4, default: 0 }) observers!: number;
  @flag('Purchase for the initial scenario [3.5]') initialScenario!: boolean;
}

class PurchaseLine {
  @choice('Group', GroupId) group!: GroupId;
  @integer('CPP [3.6175]', { min: 0, max: 100 }) cost!: number;
  @integer('Number bought so far, this one included [3.6179]', { min: 0, max: 99 }) bought!: number;
  @integer('Number still to be bought in this CG [3.6179]', { min: 0, max: 99 }) remaining!: number;
  @flag('It names an Objective Hex [3.2/Objective-Hex]') objectiveHex!: boolean;
}

class RgPurchaseOutcome {
  @list('Lines of the RG purchase record [3.6179]', PurchaseLine, { maxItems: 60 }) lines!: PurchaseLine[];
  @integer('CPP spent [3.617]', { min: 0, max: 6000 }) spent!: number;
  @integer('CPP left to carry over [3.617]', { min: 0, max: 600 }) left!: number;
  @integer('CPP lost after 14PM [3.617]', { min: 0, max: 600 }) lost!: number;
  @integer('SAN gained by Snipers, RG M1 [3.617]', { min: 0, max: 60 }) sanGain!: number;
  @integer('FPP gained by RG M3, to be spent in 3.619 [3.619]', { min: 0, max: 1200 }) fpp!: number;
}

const COMPANIES_PER_DATE = 2;
const COMPANIES_PER_DAY = 4;
const LEFTOVER_LOST = '14PM';
/** FPP of one RG M3 [3.617/Axis, 3.617/British]. */
const FPP_PER_GROUP = 20;

export const rgPurchase = procedure<RgPurchaseInput, RgPurchaseOutcome, Options>({
  id: 'rg-purchase',
  resolver: 'status',
  title: { en: 'Reinforcement group purchase', ja: '増援グループの購入' },
  description: {
    en: 'Price and legality of a whole order, with the reason for every refusal and the record lines.',
    ja: '注文全体の価格と可否、拒まれる理由のすべて、購入記録の行。',
  },
  rules: ['3.617'],
  input: RgPurchaseInput,
  outcome: RgPurchaseOutcome,
  example: { input: { campaign: 'I', date: '14N', side: 'axis', cpp: 42, orders: [{ group: 'I1', mode: 'reserve' }] } },
  resolve(input, umpire) {
    if (!checkDate(umpire, input, input.date)) return null;
    umpire.note(['3.617', '3.11'], 'purchase-secret', { side: input.side, cpp: input.cpp });
    const before = new Map(input.boughtBefore.map(({ group, count }) => [group, count]));
    const today = new Map<string, number>();
    const lines: PurchaseLine[] = [];
    let spent = 0;
    let companies = 0;
    for (const order of input.orders) {
      const group = requireGroup(umpire, input.side, order.group);
      if (!group) continue;
      const count = (today.get(group.id) ?? 0) + 1;
      today.set(group.id, count);
      if (group.company) companies += 1;
      const bought = (before.get(group.id) ?? 0) + count;
      checkOrder(umpire, input, order, group, count, bought);
      const sold = modeAllowed(umpire, group, order.mode);
      const improved = order.improved && hasDearerPrice(group);
      const cost = sold ? priceOf(umpire, group, order.mode, { ...order, improved }) : 0;
      if (sold) umpire.note('3.6175', 'group-price', { group: group.id, mode: order.mode, cost });
      spent += cost;
      const remaining = Math.max(0, maximumOf(umpire, input, group) - bought);
      lines.push({ group: group.id, cost, bought, remaining, objectiveHex: group.company });
    }
    checkWhole(umpire, input, today, before, companies);
    if (spent > input.cpp) umpire.forbid('3.617', 'not-enough-cpp', { cost: spent, left: input.cpp });
    if (!umpire.legal) return null;
    const rest = input.cpp - spent;
    const vanishes = input.date === LEFTOVER_LOST && rest > 0;
    if (vanishes) umpire.note('3.617', 'leftover-lost', { lost: rest });
    umpire.note('3.6179', 'purchase-recorded', { lines: lines.length });
    umpire.summarise('purchase-summary', { spent, left: vanishes ? 0 : rest });
    const sanGain = today.get('M1') ?? 0;
    const fpp = (today.get('M3') ?? 0) * FPP_PER_GROUP;
    if (fpp > 0) umpire.note('3.619', 'fpp-gained', { fpp });
    return { lines, spent, left: vanishes ? 0 : rest, lost: vanishes ? rest : 0, sanGain, fpp };
  },
});

/** Air support and recon have a dearer price in brackets [3.6178]. */
const hasDearerPrice = ({ notes }: Group): boolean => notes.includes('a') || notes.includes('r');

/** What one order can break by itself [3.6175-3.6178]. */
function checkOrder(
  umpire: Judge,
  input: RgPurchaseInput,
  order: PurchaseOrder,
  group: Group,
  count: number,
  bought: number,
): void {
  const perDate = umpire.chart(group.chart).number(group.id, 'perDate');
  const maximum = maximumOf(umpire, input, group);
  if (perDate === 0) umpire.forbid(['3.6176', group.rule], 'cannot-be-bought', { group: group.id });
  else if (count > perDate) umpire.forbid('3.6176', 'per-date-limit', { group: group.id, limit: perDate });
  if (bought > maximum) umpire.forbid('3.6177', 'per-campaign-limit', { group: group.id, limit: maximum });
  checkDates(umpire, input, group);
  if (order.improved && !hasDearerPrice(group)) umpire.forbid('3.6178', 'no-dearer-price', { group: group.id });
  if (order.creepingBarrage && !(group.side === 'british' && group.type === 'O' && group.id !== 'O4'))
    umpire.forbid('3.617/British', 'no-creeping-barrage', { group: group.id });
  if (order.mode !== 'offMap') {
    if (!order.path) umpire.forbid(['3.6175', 'CG5'], 'no-path-for-group', { group: group.id });
    if (!input.hasSetupArea) umpire.forbid('3.6175', 'no-setup-area', { group: group.id });
  }
  if (group.id === 'M2' && input.initialScenario) umpire.forbid(['3.620', '3.5'], 'no-recon-at-first');
}

/** Notes that open or close a group on a date [3.6178]. */
function checkDates(umpire: Judge, { date }: RgPurchaseInput, group: Group): void {
  const chart = umpire.chart('rg-dates');
  for (const note of group.notes) {
    const row = `${group.side} ${note}`;
    if (!chart.hasRow(row)) continue;
    const from = chart.text(row, 'opens');
    const until = chart.text(row, 'closes');
    if (from !== 'any' && !atOrAfter(date, from)) umpire.forbid(group.rule, 'not-yet-sold', { group: group.id, from });
    if (until !== 'any' && !atOrAfter(until, date))
      umpire.forbid(group.rule, 'no-longer-sold', { group: group.id, until });
  }
}

/** What the whole order can break: companies, the alarm pioneers, the observer [3.617/Axis, 3.617/British]. */
function checkWhole(
  umpire: Judge,
  input: RgPurchaseInput,
  today: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  companies: number,
): void {
  const rule = input.side === 'axis' ? '3.617/Axis' : '3.617/British';
  if (companies > COMPANIES_PER_DATE) umpire.forbid(rule, 'companies-per-date', { limit: COMPANIES_PER_DATE });
  if (companies + input.companiesToday > COMPANIES_PER_DAY)
    umpire.forbid(rule, 'companies-per-day', { limit: COMPANIES_PER_DAY });
  const total = (id: GroupId): number => (before.get(id) ?? 0) + (today.get(id) ?? 0);
  if (input.side === 'axis' && today.has('I3')) {
    const pioneers = groupOf(umpire, 'axis', 'I1')!;
    if (total('I1') < maximumOf(umpire, input, pioneers)) umpire.forbid('3.617/Axis', 'pioneers-first');
  }
  if (input.side === 'british' && input.observers + (today.get('O4') ?? 0) > 1)
    umpire.forbid('3.617/British', 'one-observer');
}
