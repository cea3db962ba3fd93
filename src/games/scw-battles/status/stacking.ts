import { choice, choices, flag, integer, list, number, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { isBuiltUp } from '../movement/entry.js';
import type { Options } from '../options.js';
import { callName } from '../shared/units.js';
import { Scenario, Terrain, UnitSize, UnitType } from '../vocabulary.js';
import { roadUnits, StackingRules } from './stacking-rules.js';

export class StackedUnit {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Type of unit [2.1]', UnitType, { default: 'infantry' }) type!: UnitType;
  @choice('Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9]', UnitSize, {
    optional: true,
  })
  size?: UnitSize;
}

export class StackingInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @list('Friendly units in the hex', StackedUnit, { minItems: 1, maxItems: 60 }) units!: StackedUnit[];
  @choices('Everything printed in the hex; clear when empty [7.3]', Terrain, { maxItems: 6, default: [] })
  terrain!: Terrain[];
  @flag('A road runs through the hex [7.3]') road!: boolean;
  @flag('The set-up puts these units in this one hex, and the owner has not ended his first movement phase [7.2, B.4]')
  setUpHex!: boolean;
  @flag('The phase is not over yet: stacking is not tested [7.2]') duringPhase!: boolean;
  @flag('The units belong to the player who is not phasing [7.2]') nonPhasing!: boolean;
}

export class StackingOutcome {
  @number('Battalions the units come to [7.1]', { min: 0, max: 200 }) battalions!: number;
  @integer('Units that count on a road [7.3]', { min: 0, max: 60 }) unitsOnRoad!: number;
  @flag('Within the limits', {}) within!: boolean;
  @flag('The phasing player must now eliminate the excess of his choice [7.2]', {}) mustEliminate!: boolean;
}

export const stacking = procedure<StackingInput, StackingOutcome, Options>({
  id: 'stacking',
  resolver: 'status',
  title: { en: 'Stacking', ja: 'スタッキング' },
  description: {
    en: 'Whether these units may be together in one hex at the end of a phase, on a road or off it.',
    ja: 'フェイズ終了時にこれらのユニットが同じヘクスにいてよいかを、道路も含めて判定する。',
  },
  rules: ['7.1', '7.2', '7.3'],
  input: StackingInput,
  outcome: StackingOutcome,
  example: { input: { scenario: 'jarama', units: [{}, {}, { type: 'hq', size: 'brigade' }] } },
  resolve(input, umpire) {
    const { scenario, units } = input;
    const rules = new StackingRules(scenario, umpire);
    units.forEach((unit, at) => {
      if (rules.size(unit) > 0) return;
      const rule = unit.type === 'truck' ? 'B.10' : unit.size === 'company' && scenario === 'brunete' ? 'B.11' : '7.1';
      umpire.note(rule, 'stacks-free', { unit: callName(unit, at) });
    });
    const used = rules.used(units);
    const battalions = Math.round((used / 3) * 100) / 100;
    const rule = scenario === 'jarama' ? 'J.11' : scenario === 'brunete' ? 'B.11' : '7.1';
    umpire.note(scenario === 'series' ? rule : [rule, '7.4'], 'stack-size', { thirds: used, capacity: rules.capacity });
    const unitsOnRoad = roadUnits(units);
    const column = input.road && !isBuiltUp(input.terrain);
    if (input.road && !column) umpire.note('7.3', 'road-in-town');
    const overRoad = column && unitsOnRoad > 1;
    const over = used > rules.capacity;
    const within = !over && (!overRoad || input.setUpHex);
    if (overRoad && input.setUpHex) umpire.note(['7.2', 'B.4'], 'set-up-hex-exempt');
    else if (overRoad) umpire.note('7.3', 'road-overstacked', { units: unitsOnRoad });
    if (over) umpire.note(rule, 'overstacked', { thirds: used, capacity: rules.capacity });
    const mustEliminate = !within && !input.duringPhase && !input.nonPhasing;
    if (!within && input.duringPhase) umpire.note(['7.2', '6.2'], 'tested-at-phase-end');
    else if (mustEliminate) umpire.note('7.2', 'eliminate-excess');
    else if (!within) umpire.note('7.2', 'not-your-phase');
    if (within) umpire.summarise('stacking-within', { thirds: used, capacity: rules.capacity });
    else if (over) umpire.summarise('stacking-over', { thirds: used, capacity: rules.capacity });
    else umpire.summarise('stacking-over-road', { units: unitsOnRoad });
    return { battalions, unitsOnRoad, within, mustEliminate };
  },
});
