import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { Nationality } from '../vocabulary.js';

class UnitElrInput {
  @choice('Nationality [PBr5]', Nationality) nationality!: Nationality;
  @text('Printed strength: "4-6-8", "2-2-8", "9-1", or simply "leader" or "crew" [PBr5]', {
    max: 8,
    pattern: '^([0-9]+-[0-9]+-[0-9]+|[0-9]+[-+][0-9]|leader|crew)$',
  })
  unit!: string;
  @flag('Airborne: arrived with 6-4-8 squads [PBr6]') airborne!: boolean;
  @integer('ELR of a unit the book does not list (A-46) [PBr5]', { min: 0, max: 5, optional: true }) elr?: number;
  @flag('Night scenario [PBr5]') night!: boolean;
  @flag('A Massacre has happened [PBr5]') massacre!: boolean;
}

class UnitElrOutcome {
  @integer('Experience Level Rating [PBr5]', { min: 0, max: 5 }) elr!: number;
  @flag('The core Massacre penalties apply to the end of scenario or CG [PBr5]') massacrePenalty!: boolean;
}

export const unitElr = procedure<UnitElrInput, UnitElrOutcome, Options>({
  id: 'unit-elr',
  resolver: 'combat',
  title: { en: 'ELR of a unit', ja: 'ユニットの ELR' },
  description: {
    en: 'ELR by nationality and unit; a half-squad takes that of its parent squad.',
    ja: '国籍とユニットによる ELR。HS は母体となる分隊に従う。',
  },
  rules: ['PBr5'],
  input: UnitElrInput,
  outcome: UnitElrOutcome,
  example: { input: { nationality: 'german', unit: '2-4-8' } },
  resolve(input, umpire) {
    const { nationality } = input;
    const unit = kindOf(input.unit);
    let row = `${nationality} ${unit}`;
    const parents = umpire.chart('half-squads');
    if (nationality === 'italian') row = 'italian any';
    else if (parents.hasRow(row)) {
      const parent = parents.text(row, 'parent');
      umpire.note('PBr5', 'half-squad-as-parent', { unit: input.unit, parent });
      row = `${nationality} ${parent}`;
    } else if (nationality === 'british' && unit === 'leader')
      row = `british leader ${input.airborne ? 'airborne' : 'line'}`;
    else if (nationality === 'british' && unit === 'crew' && input.airborne) row = 'british crew airborne';
    const listed = umpire.chart('elr');
    demandFacts([
      input.elr === undefined &&
        !listed.hasRow(row) && {
          pointer: '/elr',
          rule: 'PBr5',
          detail: {
            en: `the ELR of ${input.unit}, which the book does not list`,
            ja: `本文に無い ${input.unit} の ELR`,
          },
        },
    ]);
    const elr = input.elr ?? listed.number(row, 'elr');
    umpire.note('PBr5', 'elr', { nationality, unit, elr });
    if (input.night) umpire.note('PBr5', 'elr-not-reduced-at-night');
    if (input.massacre) umpire.note('PBr5', 'massacre-penalty');
    umpire.summarise('elr', { nationality, unit, elr });
    return { elr, massacrePenalty: input.massacre };
  },
});

/** Leaders have two printed numbers; crews are the counters of strength 2 and range 2. */
function kindOf(printed: string): string {
  if (printed.startsWith('2-2-')) return 'crew';
  return printed.includes('-', printed.indexOf('-') + 1) || printed === 'crew' ? printed : 'leader';
}
