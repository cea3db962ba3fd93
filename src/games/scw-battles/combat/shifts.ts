import type { Judge } from '../options.js';
import { type AttackingUnit, type DefendingUnit, isArmour } from '../shared/units.js';
import type { Scenario, Side } from '../vocabulary.js';
import type { Shift } from './crt.js';

const shiftOf = (id: string, umpire: Judge): number => umpire.chart('column-shifts').number(id, 'shift');

/** An assault moves one column right, whoever paid [11.2]. */
export const assaultShift = (umpire: Judge): Shift => ({
  source: 'assault',
  rule: '11.2',
  key: 'assault-shift',
  columns: shiftOf('assault', umpire),
});

/** Every Nationalist attack in Jarama, barrage included, one column right [J.17]. */
export function nationalistShift(scenario: Scenario, side: Side, umpire: Judge): Shift[] {
  if (scenario !== 'jarama' || side !== 'nationalist') return [];
  return [
    { source: 'nationalist', rule: 'J.17', key: 'nationalist-shift', columns: shiftOf('jaramaNationalist', umpire) },
  ];
}

export interface AntiTankFacts {
  readonly scenario: Scenario;
  readonly side: Side;
  readonly attackers: readonly AttackingUnit[];
  readonly defenders: readonly DefendingUnit[];
  readonly adjacentF88: boolean;
}

/** Anti-tank fire against armour: the largest single shift, never a sum [J.14]. */
export function antiTankShift(facts: AntiTankFacts, umpire: Judge): Shift[] {
  if (facts.scenario !== 'jarama' || !facts.attackers.some(({ type }) => isArmour(type))) return [];
  const republican = facts.side === 'republican';
  if (republican && facts.defenders.some(({ f88 }) => f88)) {
    return [{ source: 'f88', rule: 'J.14', key: 'f88-shift', columns: shiftOf('f88Direct', umpire) }];
  }
  if (facts.defenders.some(({ type }) => type === 'antiTank')) {
    return [{ source: 'antiTank', rule: 'J.14', key: 'anti-tank-shift', columns: shiftOf('antiTank', umpire) }];
  }
  if (republican && facts.adjacentF88) {
    return [
      { source: 'adjacentF88', rule: 'J.14', key: 'f88-adjacent-shift', columns: shiftOf('f88Adjacent', umpire) },
    ];
  }
  return [];
}
