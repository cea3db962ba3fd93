import { choice, flag, halves, list, object, text } from '../../../kernel/fields/index.js';
import { halvesFromPoints } from '../../../kernel/hexes/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { checkWeather } from '../shared/weather-rule.js';
import { Scenario, Weather } from '../vocabulary.js';
import { MovementCosts } from './costs.js';
import { Entry, points } from './entry.js';
import { allowanceOf, Mover, movementClass } from './mover.js';
import { explainStep } from './step.js';

export class MarchInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [17.0]', Weather, { default: 'clear' }) weather!: Weather;
  @object('The unit that moves', Mover) unit!: Mover;
  @list('Hexes entered, in order', Entry, { minItems: 1, maxItems: 100 }) steps!: Entry[];
  @flag('The unit begins its movement phase in an enemy zone of control [8.3]') fromEnemyZoc!: boolean;
  @halves('Movement points already spent in this phase [6.1]', { min: 0, max: 60, default: 0 }) spent!: number;
}

export class MarchedStep {
  @text('Hex entered', { max: 20 }) hex!: string;
  @halves('Movement points for the step', { min: 0, max: 99 }) cost!: number;
  @halves('Spent so far', { min: 0, max: 999 }) total!: number;
}

export class MarchOutcome {
  @halves('Movement points of the unit in this phase [9.3, 10.3]', { min: 0, max: 60 }) allowance!: number;
  @list('Steps that can be made, in order', MarchedStep, { maxItems: 100 }) steps!: MarchedStep[];
  @halves('Spent in all', { min: 0, max: 999 }) total!: number;
  @halves('Left over; lost at the end of the phase [6.1]', { min: 0, max: 60 }) left!: number;
  @flag('The unit has had to stop [8.3]', {}) stopped!: boolean;
}

export const march = procedure<MarchInput, MarchOutcome, Options>({
  id: 'march',
  resolver: 'movement',
  title: { en: 'A move, step by step', ja: '移動の一歩ずつの判定' },
  description: {
    en: 'Adds up a move told as a list of steps with their terrain; where one is refused, says why and what came before.',
    ja: '地形を添えた歩みの列として述べた移動を合計し、止められる所ではその理由とそこまでの歩みを示す。',
  },
  rules: ['6.0', '6.1'],
  input: MarchInput,
  outcome: MarchOutcome,
  example: {
    input: { unit: { movement: 6 }, steps: [{ terrain: ['woods'] }, { terrain: ['hills'] }], fromEnemyZoc: true },
  },
  resolve(input, umpire) {
    const { scenario, weather, unit } = input;
    checkWeather(input, umpire);
    if (!umpire.legal) return null;
    const allowance = allowanceOf(unit, umpire);
    if (unit.type === 'leader') umpire.note('14.1', 'leader-best-rate');
    const costs = new MovementCosts(umpire, scenario, weather, movementClass(unit));
    const limit = halvesFromPoints(allowance);
    const steps: MarchedStep[] = [];
    let total = halvesFromPoints(input.spent);
    let stopped = false;
    for (const [at, entry] of input.steps.entries()) {
      const hex = entry.hex ?? `#${at + 1}`;
      if (stopped) {
        umpire.forbid(['6.2', '8.3'], 'already-stopped', { hex });
        break;
      }
      const cost = explainStep(unit, entry, hex, at === 0 && input.fromEnemyZoc, costs, umpire);
      if (cost === null) break;
      if (total + cost > limit) {
        umpire.forbid('6.1', 'beyond-allowance', { hex, cost: points(cost), left: points(limit - total) });
        break;
      }
      total += cost;
      stopped = entry.enemyZoc;
      steps.push({ hex, cost: points(cost), total: points(total) });
    }
    const left = points(limit - total);
    if (umpire.legal) umpire.summarise('march-summary', { total: points(total), allowance, left });
    return { allowance, steps, total: points(total), left, stopped };
  },
});
