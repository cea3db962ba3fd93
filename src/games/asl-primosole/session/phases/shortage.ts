import { type Counter, isMmc } from '../counters.js';
import type { Scene } from '../stage.js';

const SHORT_DATES = ['14PM', '14N'];

/** British MMC and SW are short of ammunition on 14PM and 14N, those that are received on the date like all others [CG18, 3.615]. */
export const shortByDate = ({ table, position }: Scene, counter: Counter): boolean =>
  table.withdrawals &&
  counter.side === 'british' &&
  SHORT_DATES.includes(position.open.date) &&
  (isMmc(counter) || counter.kind === 'sw');
