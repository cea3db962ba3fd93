import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { RangeFactor } from '../../vocabulary.js';

/** Rows of the modifier charts for each kind of cover. */
export const COVER = { light: 'coverLight', medium: 'coverMedium', heavy: 'coverHeavy' } as const;

/** Hit number of a net modifier, which is kept within +5 and -10; 0 means that no roll hits [4.4.3.2.3]. */
export function apHitNumber(umpire: Umpire, net: number, factor: RangeFactor): number {
  const row = Math.max(-10, Math.min(5, net));
  if (row !== net) umpire.note('4.4.3.2.3', 'net-clamped', { net, row });
  const number = umpire.chart('ap-hit').number(row, factor);
  umpire.note('4.4.3.2.3', 'hit-number', { factor, net: row, number });
  return number;
}
