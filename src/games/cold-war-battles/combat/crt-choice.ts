import { choice, choices, defineChoice, list, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Crt, opponentOf, Side } from '../vocabulary.js';
import { musterAttackers, musterDefenders } from './forces.js';
import { Attacker, TargetHex } from './pieces.js';
import { barsToMobile, defenderChooses } from './table-choice.js';

class CrtChoiceInput {
  @choice('Side that attacks', Side) attackingSide!: Side;
  @list('Attackers', Attacker, { minItems: 1, maxItems: 36 }) attackers!: Attacker[];
  @list('Defending hexes', TargetHex, { minItems: 1, maxItems: 6 }) defendingHexes!: TargetHex[];
}

const Chooser = defineChoice('Chooser', ['attacker', 'defender', 'nobody']);

class CrtChoiceOutcome {
  @choices('Tables allowed', Crt, { maxItems: 2 }) allowed!: Crt[];
  @choice('Who chooses, where there is a choice [9.13, 21.1]', Chooser) chooser!: 'attacker' | 'defender' | 'nobody';
  @texts('Sections that close the Mobile table', { max: 10, maxItems: 20 }) closedBy!: string[];
}

/** [9.13]: which tables an adjacent attack may use, and who says. */
export const crtChoice = procedure<CrtChoiceInput, CrtChoiceOutcome, Options>({
  id: 'crt-choice',
  resolver: 'combat',
  title: { en: 'Choice of CRT', ja: '戦闘結果表の選択' },
  description: {
    en: 'Which Combat Results Tables an adjacent attack may use, why Mobile is closed, and who chooses.',
    ja: '隣接戦闘で使える戦闘結果表と、機動表が使えない理由、選択する側を示します。',
  },
  rules: ['9.13'],
  input: CrtChoiceInput,
  outcome: CrtChoiceOutcome,
  example: {
    input: {
      attackingSide: 'communist',
      attackers: [{ command: 'mpla', attack: 4 }],
      defendingHexes: [{ units: [{ defence: 2 }] }],
    },
  },

  resolve({ attackingSide: side, attackers, defendingHexes }, umpire) {
    const force = musterAttackers(attackers, side, umpire);
    const present = musterDefenders(defendingHexes, opponentOf(side), umpire);
    // Whoever was attacked before and fled here is no party to this combat [9.3].
    const defence = present.filter(({ unit }) => !unit.alreadyAttacked);
    if (defence.length === 0) umpire.forbid('9.3', 'attacked-already');
    if (!umpire.legal) return null;
    const bars = barsToMobile(force, defence, side, umpire);
    for (const { rule, key, values } of bars) umpire.note(rule, key, values);
    const screened = bars.length === 0 && defenderChooses(defence, umpire);
    if (screened) umpire.note(['21.1', '21.0'], 'screening');
    const allowed: Crt[] = bars.length === 0 ? ['mobile', 'assault'] : ['assault'];
    const chooser = bars.length > 0 ? 'nobody' : screened ? 'defender' : 'attacker';
    umpire.note(side === 'soviet' || side === 'hungarian' ? ['9.13', '16.22'] : '9.13', 'tables-allowed', {
      tables: allowed,
      by: chooser,
    });
    umpire.summarise('tables-allowed', { tables: allowed, by: chooser });
    return { allowed, chooser, closedBy: bars.map(({ rule }) => (typeof rule === 'string' ? rule : rule[0])) };
  },
});
