import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { garrisonOf, garrisons, layOut, openNeighbours, STACKING_LIMIT, spaceAt } from '../shared/campaign-map.js';
import { March } from './march.js';
import { allowance, endBan, holdsEnemy, MoveQuestion, wasEnemy } from './moving-stack.js';

const HaltBan = defineChoice('HaltBan', ['none', 'attackMarker', 'stacking', 'region', 'front']);

export class LeavingUnits {
  @text('The space', { max: 60 }) space!: string;
  @integer('Units of it that can still leave in this step [9.1.2]', { min: 0, max: 3 }) units!: number;
}
class NextStepInput extends MoveQuestion {
  @texts('Spaces entered so far, in order', { max: 60, maxItems: 12, default: [] }) path!: string[];
  @list('Units that can still leave full spaces: the limit sleeps while units move [9.1.2]', LeavingUnits, {
    maxItems: 300,
    default: [],
  })
  leaving!: LeavingUnits[];
  @texts('Spaces where a unit of the stack may not end while the Northern Front is isolated [16.4.3.2]', {
    max: 60,
    maxItems: 300,
    default: [],
  })
  closed!: string[];
}
class NextStepOutcome {
  @integer('Movement points left', { min: 0, max: 12 }) left!: number;
  @flag('It may end where it is') mayHalt!: boolean;
  @choice('Why it may not', HaltBan) ban!: string;
  @texts('Spaces it may go on to; a legal end is within reach from each', { max: 60, maxItems: 60 }) steps!: string[];
  @texts('Enemy spaces entered so far [10.1.12]', { max: 60, maxItems: 2 }) enemySpaces!: string[];
}

export const nextStep = procedure<NextStepInput, NextStepOutcome, Options>({
  id: 'next-step',
  resolver: 'movement',
  title: { en: 'The next step of a move', ja: '移動の次の一歩' },
  description: {
    en: 'Where a stack may go on to from where its path has brought it, and whether it may end there.',
    ja: '移動の途中のスタックが次に入れるスペースと、そこで止まれるかを示す。',
  },
  rules: ['10.1'],
  input: NextStepInput,
  outcome: NextStepOutcome,
  example: {
    input: {
      side: 'nationalist',
      start: 'Huesca',
      units: [{ type: 'inf', mf: 3 }],
      path: ['Barbastro'],
      map: {
        spaces: [
          { id: 'Huesca', control: 'nationalist' },
          { id: 'Barbastro', control: 'republican' },
          { id: 'Monzon', control: 'republican' },
        ],
        connections: [
          { a: 'Huesca', b: 'Barbastro' },
          { a: 'Barbastro', b: 'Monzon' },
        ],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    spaceAt(board, input.start, '/start');
    input.path.forEach((id, i) => void spaceAt(board, id, `/path/${i}`));
    if (!input.activated) {
      umpire.forbid(['10.1.1', '8.2.3'], 'move-not-activated', { space: input.start });
      return null;
    }
    const all = garrisons(input.map);
    const leaving = new Map(input.leaving.map(({ space, units }) => [space, units]));
    const march = new March(
      {
        neighbours: (id) => openNeighbours(board, id, umpire.options),
        holdsEnemy: (id) => holdsEnemy(all, id, input.side),
        wasEnemy: (id) => wasEnemy(board.space(id), input.side),
        haltBan: (id) => {
          const ban = endBan(board.space(id), input, all);
          const there = garrisonOf(all, id)[input.side] - (leaving.get(id) ?? 0);
          if (ban === 'stacking' && there + input.units.length <= STACKING_LIMIT) return undefined;
          return ban ?? (input.closed.includes(id) ? 'front' : undefined);
        },
        stops: () => false,
      },
      allowance(input),
    );
    const at = input.path.at(-1) ?? input.start;
    const ban = march.haltBan(at);
    const steps = march.steps(input.start, input.path);
    const enemySpaces = march.entered(input.path);
    const left = Math.max(allowance(input) - input.path.length, 0);
    umpire.note(['10.1.3', '10.1.6', '10.1.2', '10.1'], 'march-left', { left, space: at });
    if (enemySpaces.length > 0) umpire.note('10.1.12', 'march-enemy-spaces', { spaces: enemySpaces });
    if (ban === 'attackMarker') umpire.note('10.1.11', 'move-ends-on-attack', { space: at });
    else if (ban === 'stacking') umpire.note(['9.1.1', '9.1.2'], 'move-overstacks', { space: at });
    else if (ban !== undefined)
      umpire.note(ban === 'front' ? ['16.4.3.2', '16.4.3'] : ['16.4.2.1', '16.4.2.2'], 'march-not-there', {
        space: at,
      });
    umpire.note(['10.1.4', '10.1.7', '10.1.9'], 'march-steps', { spaces: steps });
    umpire.summarise('march-summary', { space: at, steps: steps.length, left });
    return { left, mayHalt: ban === undefined, ban: ban ?? 'none', steps, enemySpaces };
  },
});
