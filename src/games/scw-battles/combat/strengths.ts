import type { Judge } from '../options.js';
import { type AttackingUnit, callName, type DefendingUnit, type Gun, half } from '../shared/units.js';

/** Attack factors, each unit out of supply halved on its own and rounded up [9.3, 11.1, 11.4]. */
export function manoeuvreAttack(attackers: readonly AttackingUnit[], umpire: Judge): number {
  let total = 0;
  attackers.forEach((unit, at) => {
    if (unit.attack === 0) umpire.note('11.1', 'attacks-at-zero', { unit: callName(unit, at) });
    total += unit.inSupply ? unit.attack : halved(unit, at, unit.attack, umpire);
  });
  return total;
}

/** Defence factors; artillery is always 1, in supply or not [9.3, 11.4, 12.5]. */
export function manoeuvreDefence(defenders: readonly DefendingUnit[], umpire: Judge): number {
  let total = 0;
  defenders.forEach((unit, at) => {
    const printed = unit.defence ?? 0;
    if (unit.type === 'artillery') {
      umpire.note('12.5', 'artillery-defends-at-one', { unit: callName(unit, at) });
      total += 1;
    } else total += unit.inSupply ? printed : halved(unit, at, printed, umpire);
  });
  return total;
}

function halved(unit: { name?: string }, at: number, factor: number, umpire: Judge): number {
  const rest = half(factor);
  umpire.note('9.3', 'unsupplied-halved', { unit: callName(unit, at), from: factor, to: rest });
  return rest;
}

/** Artillery adds its attack factor to the side it supports [12.3.1, 12.3.2]. */
export function gunSupport(guns: readonly Gun[], rule: string, umpire: Judge): number {
  if (guns.length === 0) return 0;
  const points = guns.reduce((sum, gun) => sum + gun.attack, 0);
  umpire.note(rule, 'guns-add', { guns: guns.length, points });
  return points;
}
