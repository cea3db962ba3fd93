import type { Judge } from '../options.js';
import { WITHOUT_DEFENCE } from '../shared/facts.js';
import { type AttackingUnit, callName, type DefendingUnit, type Member } from '../shared/units.js';
import { checkWeather } from '../shared/weather-rule.js';
import { ObjectiveBars } from '../status/objective-rules.js';
import type { Scenario, Side, UnitType } from '../vocabulary.js';
import { checkAirKind } from './air.js';
import { Purse, payingDivisions } from './assault-points.js';
import type { AttackInput, DefensiveGun } from './attack-input.js';
import { checkSupport, divisionOf } from './support.js';

/** Why a type of unit makes no attack of its own [12.1, 13.3, 14.4, B.10]. */
const NO_ATTACK: Partial<Record<UnitType, string>> = { artillery: '12.1', air: '13.1', leader: '14.4', truck: 'B.10' };

/** Each unit attacks once in a phase, with its stack, in its own right [11.1, 12.1]. */
function checkAttackers(attackers: readonly AttackingUnit[], umpire: Judge): void {
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

/** There must be somebody to attack [13.1, 14.4, B.10]. */
function checkDefenders(defenders: readonly DefendingUnit[], attackingSide: Side, umpire: Judge): void {
  defenders.forEach((unit, at) => {
    const name = callName(unit, at);
    if (unit.type === 'air') umpire.forbid('13.1', 'air-not-a-target', { unit: name });
    if (unit.f88 && attackingSide === 'nationalist') umpire.forbid('J.14', 'f88-is-nationalist', { unit: name });
  });
  if (defenders.every(({ type }) => type === 'leader')) umpire.forbid('14.4', 'leader-alone');
  else if (defenders.every(({ type }) => WITHOUT_DEFENCE.includes(type))) umpire.forbid('B.10', 'truck-alone');
}

/** Neither scenario has leaders [J.19, B.16]. */
export function checkLeaders(present: boolean, scenario: Scenario, umpire: Judge): void {
  if (present && scenario !== 'series') umpire.forbid(scenario === 'jarama' ? 'J.19' : 'B.16', 'no-leaders');
}

/** The division of each attacker, as far as it has one [11.2.1]. */
export const divisionsOf = (input: AttackInput, umpire: Judge): (string | undefined)[] =>
  input.attackers.map((unit) => divisionOf(unit, input, umpire));

/** Everything that makes an attack impossible, before a die is thrown. */
export function checkAttack(input: AttackInput, umpire: Judge): void {
  const { scenario, side, attackers, defenders } = input;
  checkWeather(input, umpire);
  checkAttackers(attackers, umpire);
  checkDefenders(defenders, side, umpire);
  const led = input.leader !== 'none' || input.defendingLeader || defenders.some(({ type }) => type === 'leader');
  checkLeaders(led, scenario, umpire);
  if (input.attackerHolds && input.leader === 'none') umpire.forbid('14.3', 'nobody-to-hold', { party: 'attacker' });
  if (input.defenderHolds && !input.defendingLeader) umpire.forbid('14.3', 'nobody-to-hold', { party: 'defender' });
  if (input.alreadyAttacked) umpire.forbid(['11.1', '11.2.1'], 'attacked-twice');
  if (input.kind === 'assault') {
    checkAssault(attackers, umpire);
    const payers = payingDivisions(divisionsOf(input, umpire), input.payingDivision);
    new Purse(scenario, side, input.assaultPoints, umpire).pay(payers);
  }
  input.guns.forEach((gun, at) => {
    checkSupport(gun, callName(gun, at), attackers, 'attack', scenario, umpire);
  });
  input.defensiveGuns.forEach((gun, at) => {
    checkDefensiveGun(gun, at, defenders, scenario, umpire);
  });
  const divisions = new Set(attackers.flatMap(({ division }) => division ?? []));
  new ObjectiveBars(input, umpire).judge(
    divisions,
    input.ground.flatMap(({ hex }) => hex ?? []),
  );
  if (input.air) checkAirKind(input.air, scenario, umpire);
  if (input.defensiveAir) checkAirKind(input.defensiveAir, scenario, umpire);
}

/** A gun under attack, or in the attacked hex, gives no support [12.5]. */
export function checkDefensiveGun(
  gun: DefensiveGun,
  at: number,
  defenders: readonly Member[],
  scenario: Scenario,
  umpire: Judge,
): void {
  const name = callName(gun, at);
  checkSupport(gun, name, defenders, 'defence', scenario, umpire);
  if (gun.underAttack) umpire.forbid('12.5', 'gun-under-attack', { gun: name });
  if (gun.inSupportedHex) umpire.forbid('12.5', 'gun-in-own-hex', { gun: name });
}
