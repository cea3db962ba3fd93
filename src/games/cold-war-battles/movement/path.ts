import { flag, integer, list, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { isMonsoon } from '../combat/column-shifts.js';
import type { Options } from '../options.js';
import { checkMover, Mover } from './mover.js';
import { StepFacts } from './step.js';
import { WalkOutcome, walk } from './walk.js';

class PathInput {
  @object('The unit that moves', Mover) unit!: Mover;
  @integer('Game turn: doubling of turn 1, monsoon [17.17, 17.33]', { min: 1, max: 9, optional: true }) turn?: number;
  @flag('It begins its move in an enemy zone of control (of a Special Force or Police unit, for irregulars) [8.10]')
  startsInEnemyZoc!: boolean;
  @list('The steps, in order', StepFacts, { minItems: 1, maxItems: 100 }) steps!: StepFacts[];
}

/** [7.0]: a move told step by step. */
export const path = procedure<PathInput, WalkOutcome, Options>({
  id: 'path',
  resolver: 'movement',
  title: { en: 'Move along a path', ja: '経路に沿った移動' },
  description: {
    en: 'Checks a move step by step from its facts: allowance, cost of each step, stops, disengagement, minimum move.',
    ja: '移動を一歩ずつ確かめます。移動力、各ヘクスのコスト、停止、離脱、最小移動を示します。',
  },
  rules: ['7.2', '7.3', '7.4'],
  input: PathInput,
  outcome: WalkOutcome,
  example: {
    input: { unit: { side: 'soviet', movement: 4 }, steps: [{ terrain: ['clear'] }, { terrain: ['urban'] }] },
  },

  resolve({ unit, turn, startsInEnemyZoc, steps }, umpire) {
    checkMover(unit, turn, umpire);
    if (!umpire.legal) return null;
    const monsoon = isMonsoon(turn, unit.side, umpire);
    if (monsoon) umpire.note('17.33', 'monsoon-ground');
    const outcome = walk({ mover: unit, turn, startsInZone: startsInEnemyZoc, monsoon }, steps, umpire);
    if (umpire.legal)
      umpire.summarise('walk-summary', {
        unit: unit.name,
        steps: outcome!.steps.length,
        left: outcome!.left,
        stops: outcome!.stops,
      });
    return outcome;
  },
});
