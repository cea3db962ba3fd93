import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Nationality, Side } from '../vocabulary.js';

class ObaCommitmentInput {
  @choice('Side of the battery [CG17]', Side) side!: Side;
  @integer('Batteries that side has committed in this scenario already [CG17]', { min: 0, max: 10, default: 0 })
  committed!: number;
  @flag('It is a preparatory bombardment, not OBA [CG17]') bombardment!: boolean;
  @flag('Controlled by an offboard observer instead of a radio [CG17]') offboardObserver!: boolean;
  @integer('Offboard observers in the OB already [3.617/British]', { min: 0, max: 4, default: 0 }) observers!: number;
  @choice('Nationality of the operating leader [CG17]', Nationality, { optional: true }) operator?: Nationality;
  @flag('Bought on this date, and the radio is to stand in an isolated area [CG17]') isolatedArea!: boolean;
}

class ObaCommitmentOutcome {
  @flag('The battery may be committed [CG17]') mayCommit!: boolean;
  @integer('Batteries that may still be committed afterwards [CG17]', { min: 0, max: 2 }) left!: number;
}

/** Batteries a side may commit in one CG scenario [CG17]. */
export const MAX_BATTERIES = 2;

export const obaCommitment = procedure<ObaCommitmentInput, ObaCommitmentOutcome, Options>({
  id: 'oba-commitment',
  resolver: 'combat',
  title: { en: 'Committing an OBA battery', ja: 'OBA 砲撃中隊の投入' },
  description: {
    en: 'Whether one more battery may be committed, and who may operate its radio.',
    ja: 'もう一つの砲撃中隊を投入できるか、誰が無線機を扱えるかを答える。',
  },
  rules: ['CG17'],
  input: ObaCommitmentInput,
  outcome: ObaCommitmentOutcome,
  example: { input: { side: 'axis', committed: 1, operator: 'german' } },
  resolve(input, umpire) {
    if (input.bombardment) {
      umpire.note('CG17', 'bombardment-is-not-oba');
      umpire.summarise('bombardment-is-not-oba');
      return { mayCommit: true, left: Math.max(0, MAX_BATTERIES - input.committed) };
    }
    if (input.committed >= MAX_BATTERIES) umpire.forbid('CG17', 'oba-limit', { limit: MAX_BATTERIES });
    if (input.side === 'axis' && input.operator !== undefined && input.operator !== 'german')
      umpire.forbid('CG17', 'oba-german-leader');
    if (input.side === 'axis' && input.offboardObserver) umpire.forbid('3.617/British', 'observer-british-only');
    if (input.offboardObserver && input.observers > 1) umpire.forbid('3.617/British', 'one-observer');
    if (input.isolatedArea) umpire.forbid('CG17', 'radio-in-isolated-area');
    const left = Math.max(0, MAX_BATTERIES - input.committed - (umpire.legal ? 1 : 0));
    if (umpire.legal) {
      umpire.note('CG17', 'oba-committed', { left });
      umpire.summarise('oba-committed', { left });
    }
    return { mayCommit: umpire.legal, left };
  },
});
