import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { allotted, DivisionPoints, payingDivisions } from '../combat/assault-points.js';
import type { Options } from '../options.js';
import { Scenario, Side } from '../vocabulary.js';

export class AssaultSpending {
  @texts('Division of each attacking unit; an empty text for a unit of no division [11.2.1]', {
    max: 30,
    minItems: 1,
    maxItems: 40,
  })
  divisions!: string[];
  @text('Division that pays where no attacker has one [J.8, B.7]', { max: 30, optional: true }) payingDivision?: string;
}

export class AssaultLedgerInput {
  @choice('Scenario [J.8, B.7]', Scenario) scenario!: Scenario;
  @choice('Side', Side) side!: Side;
  @list('Points left now; divisions not listed have all they began with', DivisionPoints, { maxItems: 30, default: [] })
  left!: DivisionPoints[];
  @list('Assaults to be paid for, in order [11.2.1]', AssaultSpending, { maxItems: 60, default: [] })
  assaults!: AssaultSpending[];
  @text('A division that would lend its points to another [11.2.2]', { max: 30, optional: true }) lender?: string;
  @flag('The points would be used in defence [11.2.2]') inDefence!: boolean;
}

export class AssaultLedgerOutcome {
  @list('Points left afterwards, every division of the side', DivisionPoints, { maxItems: 40 }) left!: DivisionPoints[];
  @integer('Points spent on these assaults', { min: 0, max: 999 }) spent!: number;
}

export const assaultLedger = procedure<AssaultLedgerInput, AssaultLedgerOutcome, Options>({
  id: 'assault-ledger',
  resolver: 'status',
  title: { en: 'Assault points', ja: '突撃ポイントの帳簿' },
  description: {
    en: 'What each division has left after paying for the assaults listed, and which it cannot pay for.',
    ja: '列挙した突撃の支払い後に各師団に残るポイントと、支払えないものを示す。',
  },
  rules: ['11.2', '11.2.1', '11.2.2', 'B.7', 'J.8'],
  input: AssaultLedgerInput,
  outcome: AssaultLedgerOutcome,
  example: { input: { scenario: 'brunete', side: 'republican', assaults: [{ divisions: ['11', '46', '11'] }] } },
  resolve(input, umpire) {
    const { scenario, side } = input;
    const rule = scenario === 'jarama' ? 'J.8' : 'B.7';
    if (input.inDefence) umpire.forbid('11.2.2', 'no-defensive-assault');
    if (input.lender !== undefined) umpire.forbid('11.2.2', 'points-not-lent', { division: input.lender });
    const purse = new Map<string, number>();
    if (scenario !== 'series') {
      for (const row of umpire.chart(`${scenario}-assault-points`).rows) {
        if (!row.startsWith(side)) continue;
        const division = row.slice(side.length + 1);
        purse.set(division, allotted(scenario, side, division, umpire)!);
      }
      umpire.note(rule, 'points-allotted', {
        divisions: [...purse].map(([division, points]) => `${division} ${points}`),
      });
    }
    for (const { division, points } of input.left) purse.set(division, points);
    let spent = 0;
    input.assaults.forEach(({ divisions, payingDivision }, at) => {
      const payers = payingDivisions(
        divisions.map((division) => (division === '' ? undefined : division)),
        payingDivision,
      );
      for (const division of payers) {
        const points = purse.get(division);
        if (points === undefined) umpire.forbid([rule, '11.2'], 'division-without-points', { division });
        else if (points < 1) umpire.forbid('11.2', 'points-spent', { division });
        else purse.set(division, points - 1);
      }
      spent += payers.length;
      umpire.note('11.2.1', 'assault-number-paid', { assault: at + 1, divisions: payers, points: payers.length });
    });
    if (!umpire.legal) return null;
    umpire.summarise('ledger-summary', { spent });
    return { left: [...purse].map(([division, points]) => ({ division, points })), spent };
  },
});
