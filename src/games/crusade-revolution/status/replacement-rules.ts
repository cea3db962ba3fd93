import { demandFacts } from '../../../kernel/rulings/index.js';
import { checkPlacement } from '../events/placement.js';
import type { Judge } from '../options.js';
import { isCorps, sizeOf } from '../shared/units.js';
import type { Pool, ReplacementInput, SiegePurchase, UnitPurchase } from './replacement-input.js';

/** 16.1.8.3, 17.0 */
const LAST_SIEGE_TURN = 5;
/** 16.2.4.2 */
const ISOLATED_FACTOR = 2;
const ISOLATED_MOST = 1;

/** The isolated group a unit belongs to; one that is not named is its own [16.2.4.2]. */
const groupOf = ({ group, place, supply }: UnitPurchase): string | undefined =>
  group ?? (place === 'map' && supply === 'isolated' ? '-' : undefined);

const PLACE_WANTED = { en: 'the space where the unit is placed', ja: 'ユニットを置くスペース' };

/** 14.1.3-14.1.7: forbids a purchase the rules do not allow; answers its cost. */
export function buyUnit(unit: UnitPurchase, name: string, input: ReplacementInput, umpire: Judge): number {
  checkWho(unit, name, umpire);
  checkPool(unit.pool, unit.type, name, input, umpire);
  checkState(unit, name, umpire);
  const isolated = groupOf(unit) !== undefined;
  if (isolated && unit.pool !== 'nationalist')
    umpire.forbid(['16.2.4.2', '14.1.1.3'], 'isolated-nat-rp-only', { unit: name });
  const corps = isCorps(unit.type);
  const rebuilds = unit.buy !== 'restoreStep';
  if (corps && rebuilds) {
    const pointer = `/units/${input.units.indexOf(unit)}/to`;
    demandFacts([unit.to === undefined && { pointer, rule: '14.1.5', detail: PLACE_WANTED }]);
    checkPlacement(umpire, input.side, unit, name, unit.to!, input.northIsolated);
  }
  const cost = priceOf(unit.buy, unit.type, isolated, umpire);
  const rule = !rebuilds ? '14.1.3' : corps ? '14.1.5' : '14.1.4';
  if (umpire.legal)
    umpire.note(isolated ? ['16.2.4.2', rule] : [rule, '14.1'], 'purchase', {
      unit: name,
      buy: unit.buy,
      cost,
      pool: unit.pool,
    });
  return cost;
}

/** 14.1.3-14.1.5, 16.2.4.2: what a purchase costs, twice as much in an isolated group. */
export function priceOf(
  buy: UnitPurchase['buy'],
  type: UnitPurchase['type'],
  isolated: boolean,
  umpire: Judge,
): number {
  const price = umpire.chart('rp-costs').number(buy, sizeOf(type));
  return isolated ? price * ISOLATED_FACTOR : price;
}

/** 14.1.6, 14.1.7 */
function checkWho(unit: UnitPurchase, name: string, umpire: Judge): void {
  if (unit.type === 'afr' || unit.type === 'ins') umpire.forbid(['14.1.6', '17.6.5'], 'never-replaced', { unit: name });
  if (isCorps(unit.type) && unit.region !== 'none' && unit.place === 'map' && !unit.atHome && !unit.homeLine)
    umpire.forbid('14.1.7', 'regional-corps-cut-off', { unit: name });
}

/** 14.1.1.2, 14.1.1.3: which points serve which unit. */
function checkPool(pool: Pool, type: UnitPurchase['type'], name: string, input: ReplacementInput, umpire: Judge): void {
  const mine =
    input.side === 'nationalist'
      ? pool === 'nationalist' || pool === 'axis'
      : pool === 'republican' || pool === 'soviet';
  const rule = input.side === 'nationalist' ? '14.1.1.3' : '14.1.1.2';
  if (!mine) umpire.forbid('14.1.1.1', 'not-your-points', { pool });
  else if (type !== 'afr' && type !== 'ins' && !umpire.chart('rp-eligibility').flag(pool, type))
    umpire.forbid([rule, '14.1.1.1'], 'wrong-points', { unit: name, pool });
}

/** 14.1.2, 13.3.2: reduced units are restored, eliminated ones rebuilt, nothing else. */
function checkState(unit: UnitPurchase, name: string, umpire: Judge): void {
  if (unit.place === 'permanentlyRemoved') umpire.forbid('14.1.2', 'gone-for-good', { unit: name });
  else if (unit.buy === 'restoreStep') {
    if (unit.place === 'eliminated') umpire.forbid('14.1.2', 'rebuild-instead', { unit: name });
    else if (!unit.reduced) umpire.forbid('14.1.2', 'already-full', { unit: name });
    if (unit.place === 'map' && unit.supply !== 'supplied' && unit.supply !== 'isolated')
      umpire.forbid(['13.3.2', '13.4.2', '13.1.1.1'], 'no-rp-out-of-supply', { unit: name });
  } else if (unit.place !== 'eliminated') umpire.forbid('14.1.2', 'not-eliminated', { unit: name });
}

/** 16.1.8: a siege is strengthened with NAT RP, once a turn, never above its start, never after turn 5. */
export function buySiege(
  { siege, resistance, pool }: SiegePurchase,
  earlier: readonly SiegePurchase[],
  input: ReplacementInput,
  umpire: Judge,
): number {
  const starting = umpire.chart('sieges').number(siege, 'resistance');
  if (input.side !== 'nationalist') umpire.forbid('16.1.8', 'siege-nationalist-only');
  if (pool !== 'nationalist') umpire.forbid(['16.1.8', '14.1.1.3'], 'siege-nat-rp-only');
  if (input.turn > LAST_SIEGE_TURN) umpire.forbid(['16.1.8.3', '16.1.8'], 'siege-too-late', { turn: input.turn });
  if (resistance === 0) umpire.forbid(['16.1.8.2', '16.1.8'], 'siege-over', { siege });
  else if (resistance >= starting) umpire.forbid(['16.1.8.1', '16.1.8'], 'siege-at-start', { siege, starting });
  if (earlier.some((other) => other.siege === siege)) umpire.forbid(['16.1.8.1', '16.1.8'], 'siege-once', { siege });
  const cost = umpire.chart('rp-costs').number('siege', 'siege');
  if (umpire.legal)
    umpire.note(['16.1.8.1', '16.1.8', '16.1'], 'siege-strengthened', { siege, resistance: resistance + 1, cost });
  return cost;
}

/** 16.2.4.2: one point for each isolated group in all. */
export function checkGroups(units: readonly UnitPurchase[], costs: readonly number[], umpire: Judge): void {
  const spent = new Map<string, number>();
  units.forEach((unit, i) => {
    const group = groupOf(unit);
    if (group !== undefined) spent.set(group, (spent.get(group) ?? 0) + costs[i]!);
  });
  for (const [group, total] of spent) {
    if (total > ISOLATED_MOST) umpire.forbid(['16.2.4.2', '16.2.4'], 'isolated-one-rp', { group, spent: total });
  }
}
