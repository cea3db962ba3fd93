import { choice, defineChoice, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { isSmc, UnitSize } from '../vocabulary.js';

const GuardChoice = defineChoice('GuardChoice', ['keep', 'transfer', 'free']);
const PrisonerEnd = defineChoice('PrisonerEnd', ['eliminated', 'keep', 'transfer', 'freed']);
const FreedAs = defineChoice('FreedAs', ['none', 'conscriptOrGreen', 'originalSmc']);

class PrisonersInput {
  @flag('The guard is isolated [3.608]') guardIsolated!: boolean;
  @choice('What an isolated guard wants [3.608]', GuardChoice, { default: 'keep' }) choice!:
    | 'keep'
    | 'transfer'
    | 'free';
  @flag('The other guard is in the same isolated area [3.608]', { default: true }) sameArea!: boolean;
  @choice('Size of the prisoner [3.608]', UnitSize, { default: 'squad' }) size!: UnitSize;
}

class PrisonersOutcome {
  @choice('What becomes of them [3.608]', PrisonerEnd) result!: 'eliminated' | 'keep' | 'transfer' | 'freed';
  @choice('What freed prisoners come back as [3.608]', FreedAs) freedAs!: 'none' | 'conscriptOrGreen' | 'originalSmc';
  @flag('It is a Massacre: never [3.608]') massacre!: boolean;
}

export const prisoners = procedure<PrisonersInput, PrisonersOutcome, Options>({
  id: 'prisoners',
  resolver: 'status',
  title: { en: 'Prisoners', ja: '捕虜' },
  description: { en: 'What becomes of prisoners in the Refit Phase.', ja: '再装備フェイズの捕虜の扱い。' },
  rules: ['3.608'],
  input: PrisonersInput,
  outcome: PrisonersOutcome,
  example: { input: {} },
  resolve(input, umpire) {
    if (!input.guardIsolated) {
      umpire.note('3.608', 'prisoners-eliminated');
      umpire.summarise('prisoners-eliminated');
      return { result: 'eliminated', freedAs: 'none', massacre: false };
    }
    if (input.choice === 'transfer' && !input.sameArea) {
      umpire.forbid('3.608', 'transfer-same-area');
      return null;
    }
    umpire.note('3.608', 'guard-chooses', { choice: input.choice });
    umpire.summarise('guard-chooses', { choice: input.choice });
    if (input.choice !== 'free') return { result: input.choice, freedAs: 'none', massacre: false };
    const freedAs = isSmc(input.size) ? 'originalSmc' : 'conscriptOrGreen';
    umpire.note('3.608', 'freed-as', { freedAs });
    return { result: 'freed', freedAs, massacre: false };
  },
});
