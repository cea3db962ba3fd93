import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { RangeFactor } from '../../vocabulary.js';

/** Rows of the modifier charts for each kind of cover. */
export const COVER = { light: 'coverLight', medium: 'coverMedium', heavy: 'coverHeavy' } as const;

/** Row of the AP Hit Table: a net modifier is kept within +5 and -10 [4.4.3.2.3]. */
export const hitRow = (net: number): number => Math.max(-10, Math.min(5, net));

/** Hit number of a net modifier; 0 means that no roll hits [4.4.3.2.3]. */
export function apHitNumber(umpire: Umpire, net: number, factor: RangeFactor): number {
  const row = hitRow(net);
  if (row !== net) umpire.note('4.4.3.2.3', 'net-clamped', { net, row });
  const number = umpire.chart('ap-hit').number(row, factor);
  umpire.note('4.4.3.2.3', 'hit-number', { factor, net: row, number });
  return number;
}
