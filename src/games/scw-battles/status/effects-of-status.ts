import { flag, integer } from '../../../kernel/fields/index.js';
import { statusRow } from '../movement/mover.js';
import type { Judge } from '../options.js';

/** What supply and command, or the lack of them, do to a unit in this phase [9.3, 10.3]. */
export class StatusEffects {
  @integer('Movement factor is divided by this, rounded up [9.3, 10.3]', { min: 1, max: 4 }) movementDivisor!: number;
  @integer('Attack factor is divided by this, rounded up [9.3]', { min: 1, max: 2 }) attackDivisor!: number;
  @integer('Defence factor is divided by this, rounded up; artillery stays at 1 [9.3, 12.5]', { min: 1, max: 2 })
  defenceDivisor!: number;
  @flag('May enter an enemy zone of control [10.3]', {}) mayEnterEnemyZoc!: boolean;
  @flag('May assault [11.2]', {}) mayAssault!: boolean;
  @flag('Its artillery may fire [12.2]', {}) mayFire!: boolean;
}

export function statusEffects(inSupply: boolean, inCommand: boolean, umpire: Judge): StatusEffects {
  const chart = umpire.chart('status-effects');
  const state = statusRow(inSupply, inCommand);
  const effects = {
    movementDivisor: chart.number(state, 'movement'),
    attackDivisor: chart.number(state, 'attack'),
    defenceDivisor: chart.number(state, 'defence'),
    mayEnterEnemyZoc: chart.flag(state, 'enterEnemyZoc'),
    mayAssault: chart.flag(state, 'assault'),
    mayFire: chart.flag(state, 'artilleryFire'),
  };
  if (!inSupply) umpire.note('9.3', 'unsupplied-effects', { divisor: effects.movementDivisor });
  if (!inCommand) umpire.note('10.3', 'out-of-command-effects', { divisor: effects.movementDivisor });
  return effects;
}
