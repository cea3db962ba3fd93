import { choice, flag, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Side, UnitType } from '../vocabulary.js';
import { ReconOutcome, ReconTarget } from './recon-shapes.js';

class ReconInput {
  @choice('Side that looks', Side) side!: Side;
  @choice('Type of the scouting unit [20.2]', UnitType) type!: UnitType;
  @flag('The scout is untried itself') untried!: boolean;
  @flag('At the end of its own move, or unmoved at any time of its player turn [20.1]', { default: true })
  atEndOfMove!: boolean;
  @list('Enemy units about', ReconTarget, { maxItems: 60 }) targets!: ReconTarget[];
}

/** [20.1, 20.2]: a look at adjacent untried enemies. */
export const recon = procedure<ReconInput, ReconOutcome, Options>({
  id: 'recon',
  resolver: 'spotting',
  title: { en: 'Recon', ja: '偵察' },
  description: {
    en: 'Optional: which untried enemies a scouting unit may look at.',
    ja: '選択ルール：偵察ユニットが調べられる未経験の敵を示します。',
  },
  rules: ['20.1', '20.2'],
  input: ReconInput,
  outcome: ReconOutcome,
  example: {
    input: { side: 'communist', type: 'armoredCavalry', targets: [{ name: 'UNITA 4' }] },
    options: { recon: true },
  },

  resolve({ type, untried, atEndOfMove, targets }, umpire) {
    if (!umpire.options.recon) umpire.forbid('20.0', 'rule-off');
    const scouts = umpire.chart('special-units').at('groundRecon', 'units') as readonly string[];
    if (!scouts.includes(type)) umpire.forbid('20.2', 'no-scout');
    if (untried) umpire.forbid('20.1', 'scout-untried');
    if (!atEndOfMove) umpire.forbid('20.1', 'recon-too-early');
    if (!umpire.legal) return null;
    const seen = targets.filter((target) => target.untried && target.distance <= 1).map(({ name }) => name);
    umpire.note(['20.1', '20.0'], 'recon-sees', { units: seen });
    umpire.summarise('recon-summary', { count: seen.length });
    return { seen };
  },
});
