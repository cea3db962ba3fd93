import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isOtherSides } from '../shared/units.js';
import { LossInput } from './loss-input.js';
import { allocateLosses, LossOutcome } from './loss-outcome.js';
import { judgeProposal } from './loss-proposal.js';
import { unitNames } from './loss-units.js';

export const lossAllocation = procedure<LossInput, LossOutcome, Options>({
  id: 'loss-allocation',
  resolver: 'combat',
  title: { en: 'Taking losses', ja: '損失の適用' },
  description: {
    en: 'Every legal way to take a Loss Number: never beyond it, as much of it as possible, replacement divisions, the imaginary division, first losses; or a judgement on a way that is proposed.',
    ja: '損失ナンバーの合法な割り当てをすべて示す。超過の禁止、最大化、置換師団、仮想師団、最初の損失。提案された割り当ての判定もする。',
  },
  rules: ['11.3'],
  input: LossInput,
  outcome: LossOutcome,
  example: {
    input: {
      side: 'nationalist',
      role: 'defender',
      lossNumber: 5,
      units: [
        { name: 'V', type: 'corps', lf: 3 },
        { name: 'VI', type: 'corps', lf: 3, reduced: true },
      ],
      reserve: [{ name: 'INF', type: 'inf' }],
    },
  },
  resolve(input, umpire) {
    const names = unitNames(input.units);
    input.units.forEach((unit, i) => {
      if (isOtherSides(input.side, unit.type, unit.region))
        umpire.forbid(['2.6', '9.1.3'], 'wrong-side', { unit: names[i]!, side: input.side });
    });
    if (new Set(names).size < names.length) umpire.forbid('11.3.2', 'names-repeat');
    if (!umpire.legal) return null;
    const { outcome, ground } = allocateLosses(input, umpire, '/units');
    if (input.proposed) judgeProposal(input, input.proposed, ground, umpire);
    const { satisfied, ways } = outcome;
    umpire.summarise('loss-summary', { number: input.lossNumber, satisfied, ways });
    return outcome;
  },
});
