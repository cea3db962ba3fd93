import { choice, defineChoice, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

const FinalResult = defineChoice('FinalResult', ['nationalist', 'republican', 'draw']);

class VictoryLine {
  @integer('Lowest VP of this line', { min: -200, max: 200 }) from!: number;
  @integer('Highest VP of this line', { min: -200, max: 200 }) to!: number;
  @choice('Who wins', FinalResult) result!: string;
}
class FinalInput {
  @integer('Victory Points at the end of the last turn [5.1.1]', { min: -200, max: 200 }) vp!: number;
  @integer('Turn that ends', { min: 1, max: 18 }) turn!: number;
  @integer('Last turn of the scenario', { min: 1, max: 18 }) lastTurn!: number;
  @list('The scenario’s requirements, from the Playbook [5.1.1]', VictoryLine, { minItems: 1, maxItems: 12 })
  requirements!: VictoryLine[];
}
class FinalOutcome {
  @choice('Who wins', FinalResult) result!: string;
  @integer('Lowest VP of the line that decided', { min: -200, max: 200 }) from!: number;
  @integer('Highest VP of the line that decided', { min: -200, max: 200 }) to!: number;
}

export const finalVictory = procedure<FinalInput, FinalOutcome, Options>({
  id: 'final-victory',
  resolver: 'status',
  title: { en: 'Victory at the end of a scenario', ja: 'シナリオ終了時の勝利' },
  description: {
    en: 'Compares Victory Points with the requirements of the scenario, which the caller sends from the Playbook.',
    ja: '送られたシナリオの条件とVPを比べて勝者を決める。',
  },
  rules: ['5.1'],
  input: FinalInput,
  outcome: FinalOutcome,
  example: {
    input: {
      vp: 3,
      turn: 5,
      lastTurn: 5,
      requirements: [
        { from: 1, to: 99, result: 'nationalist' },
        { from: -99, to: 0, result: 'republican' },
      ],
    },
  },
  resolve(input, umpire) {
    if (input.turn < input.lastTurn)
      umpire.forbid(['5.1.1', '5.1'], 'final-too-early', { turn: input.turn, last: input.lastTurn });
    const line = input.requirements.find(({ from, to }) => input.vp >= from && input.vp <= to);
    if (!line) umpire.forbid(['5.1.1', '5.1'], 'final-no-line', { vp: input.vp });
    if (!umpire.legal || !line) return null;
    umpire.note(['5.1.1', '5.1', '5.0'], 'final-compared', { vp: input.vp, from: line.from, to: line.to });
    umpire.summarise('final-summary', { result: line.result, vp: input.vp });
    return { result: line.result, from: line.from, to: line.to };
  },
});
