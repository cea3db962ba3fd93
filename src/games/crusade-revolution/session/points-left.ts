import type { UnitPurchase } from '../status/replacement-input.js';
import { priceOf } from '../status/replacement-rules.js';
import type { Pool } from './cards/card.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** 16.1.8: a Nationalist point for a siege. */
const SIEGE_PRICE = 1;

type Paid = { readonly siege: string } | Pick<UnitPurchase, 'buy' | 'pool' | 'type' | 'supply'>;

/** The points of every pool that the purchases of the segment at hand have left [14.1]. */
export function pointsLeft(table: Table, { rp, bought }: Position): Record<Pool, number> {
  const left = { ...rp };
  for (const each of bought as readonly Paid[]) {
    if ('siege' in each) left.nationalist -= SIEGE_PRICE;
    // 16.2.4.2: an isolated garrison pays twice.
    else left[each.pool] -= priceOf(each.buy, each.type, each.supply === 'isolated', table.umpire());
  }
  return left;
}
