import type { Judge } from '../options.js';
import { type AttackingUnit, callName, type DefendingUnit } from '../shared/units.js';
import type { Scenario, Side, UnitType } from '../vocabulary.js';

/** Why a type of unit makes no attack of its own [12.1, 13.3, 14.4, B.10]. */
const NO_ATTACK: Partial<Record<UnitType, string>> = { artillery: '12.1', air: '13.1', leader: '14.4', truck: 'B.10' };

/** Each unit attacks once in a phase, with its stack, in its own right [11.1, 12.1]. */
export function checkAttackers(attackers: readonly AttackingUnit[], umpire: Judge): void {
  attackers.forEach((unit, at) => {
    const name = callName(unit, at);
    const barred = NO_ATTACK[unit.type];
    if (barred !== undefined) umpire.forbid(barred, 'cannot-attack', { unit: name, type: unit.type });
    if (unit.attackedThisPhase) umpire.forbid('11.1', 'has-attacked', { unit: name });
    if (unit.stackSplit) judgeStackSplit(name, umpire);
  });
}

/** Units of one stack attack the same hex, unless the other reading is chosen [11.1]. */
export function judgeStackSplit(unit: string, umpire: Judge): void {
  const values = { unit, option: 'allowStackSplit' };
  if (umpire.options.allowStackSplit) umpire.note('11.1', 'stack-split-allowed', values);
  else umpire.forbid('11.1', 'stack-split', values);
}

/** An assault needs every unit in supply and in command [11.2]. */
export function checkAssault(attackers: readonly AttackingUnit[], umpire: Judge): void {
  attackers.forEach((unit, at) => {
    if (!unit.inSupply) umpire.forbid(['11.2', '9.3'], 'assault-unsupplied', { unit: callName(unit, at) });
    if (!unit.inCommand) umpire.forbid(['11.2', '10.3'], 'assault-out-of-command', { unit: callName(unit, at) });
  });
}

/** Counters that add no strength to a defence: they only share its fate [14.4, B.10]. */
const WITHOUT_DEFENCE: readonly UnitType[] = ['truck', 'leader'];

/** There must be somebody to attack, with a defence that the client has read off the counter [2.1, 14.4, B.10]. */
export function checkDefenders(defenders: readonly DefendingUnit[], attackingSide: Side, umpire: Judge): void {
  defenders.forEach((unit, at) => {
    const name = callName(unit, at);
    if (unit.type === 'air') umpire.forbid('13.1', 'air-not-a-target', { unit: name });
    else checkDefence(unit, name, umpire);
    if (unit.f88 && attackingSide === 'nationalist') umpire.forbid('J.14', 'f88-is-nationalist', { unit: name });
  });
  if (defenders.every(({ type }) => type === 'leader')) umpire.forbid('14.4', 'leader-alone');
  else if (defenders.every(({ type }) => WITHOUT_DEFENCE.includes(type))) umpire.forbid('B.10', 'truck-alone');
}

/** Neither scenario has leaders [J.19, B.16]. */
export function checkLeaders(present: boolean, scenario: Scenario, umpire: Judge): void {
  if (present && scenario !== 'series') umpire.forbid(scenario === 'jarama' ? 'J.19' : 'B.16', 'no-leaders');
}

/** Every counter that defends prints its defence, except artillery [2.1]. */
export function checkDefence(unit: DefendingUnit, name: string, umpire: Judge): void {
  if (unit.defence !== undefined || unit.type === 'artillery' || WITHOUT_DEFENCE.includes(unit.type)) return;
  umpire.forbid('2.1', 'defence-unknown', { unit: name });
}
