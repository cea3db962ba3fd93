import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { GpLine } from './gp-unit.js';

/** A GP attack may be asked for up to the numbers its roll is read against [6.5.4.4]. */
export const NUMBERS = { id: 'numbers', title: { en: 'Only the numbers to roll against', ja: '判定値まで' } };

export function summariseNumbers(factor: number, numbers: readonly GpLine[], umpire: Umpire): void {
  const [first] = numbers;
  if (first === undefined) umpire.summarise('gp-nobody', { factor });
  else
    umpire.summarise('gp-numbers', {
      factor,
      defense: first.gpDefense,
      noEffect: first.noEffectUpTo,
      suppressed: first.suppressedUpTo,
      net: first.netModifier,
    });
}
