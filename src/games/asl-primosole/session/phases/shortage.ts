import { type Counter, isMmc } from '../counters.js';
import type { Scene } from '../stage.js';
import type { Table } from '../table.js';

const SHORT_DATES = ['14PM', '14N'];

/** Dates on which all British MMC and SW are short of ammunition, which both sides know [CG18]. */
export const shortDate = (table: Table, date: string): boolean => table.withdrawals && SHORT_DATES.includes(date);

/** British MMC and SW are short of ammunition on 14PM and 14N, those that are received on the date like all others [CG18, 3.615]. */
export const shortByDate = ({ table, position }: Scene, counter: Counter): boolean =>
  counter.side === 'british' && shortDate(table, position.open.date) && (isMmc(counter) || counter.kind === 'sw');
