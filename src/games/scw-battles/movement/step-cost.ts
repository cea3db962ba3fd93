import { choice, flag, halves, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { checkWeather } from '../shared/weather-rule.js';
import { Scenario, Weather } from '../vocabulary.js';
import { MovementCosts } from './costs.js';
import { Entry, points } from './entry.js';
import { Mover, movementClass } from './mover.js';
import { explainStep } from './step.js';

export class StepCostInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [17.0]', Weather, { default: 'clear' }) weather!: Weather;
  @object('The unit that moves; non-mechanized infantry when left out', Mover, { default: {} }) unit!: Mover;
  @object('The hex entered and the hexside crossed', Entry) step!: Entry;
  @flag('The unit began its movement phase in an enemy zone of control and this is its first step [8.3]')
  fromEnemyZoc!: boolean;
}

export class StepCostOutcome {
  @halves('Movement points for the step', { min: 0, max: 99 }) cost!: number;
  @flag('The unit must stop there [8.3]', {}) stops!: boolean;
}

export const stepCost = procedure<StepCostInput, StepCostOutcome, Options>({
  id: 'step-cost',
  resolver: 'movement',
  title: { en: 'Cost of a step', ja: '1ヘクスの移動コスト' },
  description: {
    en: 'What it costs a unit to enter one hex: terrain, weather, river, road, traffic and zones of control.',
    ja: '地形、天候、河川、道路、渋滞、ZOCを含め、一つのヘクスへ入るコストを求める。',
  },
  rules: ['6.2', 'T.5'],
  input: StepCostInput,
  outcome: StepCostOutcome,
  example: { input: { scenario: 'jarama', weather: 'rainMud', step: { terrain: ['clear'], hexside: ['river'] } } },
  resolve({ scenario, weather, unit, step, fromEnemyZoc }, umpire) {
    checkWeather({ scenario, weather }, umpire);
    if (!umpire.legal) return null;
    const costs = new MovementCosts(umpire, scenario, weather, movementClass(unit));
    const hex = step.hex ?? '#1';
    if (unit.type === 'leader') umpire.note('14.1', 'leader-best-rate');
    const cost = explainStep(unit, step, hex, fromEnemyZoc, costs, umpire);
    if (cost === null) return null;
    umpire.summarise(step.enemyZoc ? 'step-summary-stop' : 'step-summary', { hex, cost: points(cost) });
    return { cost: points(cost), stops: step.enemyZoc };
  },
});
