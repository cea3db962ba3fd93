import { choice, flag, halves, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { isMonsoon } from '../combat/column-shifts.js';
import type { Options } from '../options.js';
import { Command, Side, UnitType } from '../vocabulary.js';
import { Mover } from './mover.js';
import { checkStep, stepCost as costOf, entersZone, StepFacts } from './step.js';

class StepCostInput {
  @choice('Side that moves', Side) side!: Side;
  @choice('Command', Command, { optional: true }) command?: Command;
  @choice('Unit type', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Game turn: the monsoon follows from it [17.33]', { min: 1, max: 9, optional: true }) turn?: number;
  @object('The step', StepFacts) step!: StepFacts;
}

class StepCostOutcome {
  @halves('Movement points', { min: 0, max: 20 }) cost!: number;
  @halves('Of these, for the hexside', { min: 0, max: 4 }) hexside!: number;
  @flag('The unit must stop there [8.5]') stops!: boolean;
}

/** [7.6, 7.7]: what one step costs. */
export const stepCost = procedure<StepCostInput, StepCostOutcome, Options>({
  id: 'step-cost',
  resolver: 'movement',
  title: { en: 'Cost of a step', ja: '1ヘクスの移動コスト' },
  description: {
    en: 'Movement points for entering a hex: terrain, hexside, road or trail, rubble, monsoon, engineers, irregulars.',
    ja: 'ヘクスに入るための移動ポイントを求めます。地形、ヘクスサイド、道路、瓦礫、モンスーン、工兵などを考慮します。',
  },
  rules: ['7.6', '7.7'],
  input: StepCostInput,
  outcome: StepCostOutcome,
  example: { input: { side: 'southAfrican', step: { terrain: ['marsh'], hexside: 'stream' }, turn: 7 } },

  resolve({ side, command, type, turn, step }, umpire) {
    const mover: Mover = {
      name: 'unit',
      side,
      command,
      type,
      movement: 1,
      suppressed: false,
      arriving82nd: false,
      airLanded: false,
      spent: 0,
      refitting: false,
    };
    checkStep(step, mover, umpire);
    if (!umpire.legal) return null;
    const monsoon = isMonsoon(turn, side, umpire);
    if (monsoon) umpire.note('17.33', 'monsoon-ground');
    const { halves: cost, rule, key, terrain, hexside, bridged } = costOf(step, mover, monsoon, umpire);
    if (bridged) umpire.note('16.27', 'engineers-bridge');
    umpire.note(rule, key, { terrain, hexside, cost: cost / 2 });
    const stops = entersZone(step, mover, umpire);
    if (stops) umpire.note(['8.5', '7.5'], 'zone-costs-nothing');
    umpire.summarise('step-summary', { cost: cost / 2 });
    return { cost: cost / 2, hexside, stops };
  },
});
