import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { UnitType } from '../vocabulary.js';

/** Counters that add no strength to a defence: they only share its fate [14.4, B.10]. */
export const WITHOUT_DEFENCE: readonly UnitType[] = ['truck', 'leader'];

/** The defence factors that nobody sent; artillery prints none and defends at 1 [2.1, 12.5]. */
export function missingDefences(
  units: readonly { readonly type: UnitType; readonly defence?: number }[],
  pointer: string,
  spared: readonly UnitType[] = WITHOUT_DEFENCE,
): MissingFact[] {
  return units.flatMap(({ type, defence }, at) => {
    if (defence !== undefined || type === 'artillery' || spared.includes(type)) return [];
    const detail = {
      en: 'send the defence factor printed on the counter',
      ja: 'カウンターに記載の防禦力を送ってください',
    };
    return [{ pointer: `${pointer}/${at}/defence`, rule: '2.1', detail, cell: 'defence' }];
  });
}

/** The movement factor of the unit, without which no allowance can be named [6.0]. */
export function demandMovement(): never {
  const detail = {
    en: 'send the movement factor printed on the counter',
    ja: 'カウンターに記載の移動力を送ってください',
  };
  demandFacts([{ pointer: '/unit/movement', rule: '6.0', detail, cell: 'movement' }]);
  throw new Error('a demanded fact is never there');
}
