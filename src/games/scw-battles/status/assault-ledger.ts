import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { DivisionPoints, Purse, payingDivisions, pointsRule } from '../combat/assault-points.js';
import type { AttackOutcome } from '../combat/attack.js';
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
  @integer("Of these, points still to be taken from a division of the owner's choice [J.8, B.7]", {
    min: 0,
    max: 99,
  })
  unassigned!: number;
}

export const assaultLedger = procedure<AssaultLedgerInput, AssaultLedgerOutcome, Options>({
  id: 'assault-ledger',
  resolver: 'status',
  title: { en: 'Assault points', ja: '突撃ポイントの帳簿' },
  description: {
    en: 'What each division has left after paying for the assaults listed, and which it cannot pay for.',
    ja: '列挙した突撃の支払い後に各師団に残るポイントと、支払えないものを示す。',
  },
  rules: ['11.2.2', 'B.7', 'J.8'],
  input: AssaultLedgerInput,
  outcome: AssaultLedgerOutcome,
  from: {
    'combat/attack': ({ assaultPointsSpent }: AttackOutcome) => ({
      assaults:
        assaultPointsSpent.length === 0 ? [] : [{ divisions: assaultPointsSpent.map(({ division }) => division) }],
    }),
  },
  example: { input: { scenario: 'brunete', side: 'republican', assaults: [{ divisions: ['11', '46', '11'] }] } },
  resolve(input, umpire) {
    const { scenario, side } = input;
    if (input.inDefence) umpire.forbid('11.2.2', 'no-defensive-assault');
    if (input.lender !== undefined) umpire.forbid('11.2.2', 'points-not-lent', { division: input.lender });
    const purse = new Purse(scenario, side, input.left, umpire);
    if (scenario !== 'series') {
      umpire.note(pointsRule(scenario), 'points-allotted', {
        divisions: purse.divisions.map((division) => `${division} ${purse.allotted(division)}`),
      });
    }
    let spent = 0;
    input.assaults.forEach(({ divisions, payingDivision }, at) => {
      const payers = payingDivisions(
        divisions.map((division) => (division === '' ? undefined : division)),
        payingDivision,
      );
      purse.pay(payers);
      spent += payers.length;
      umpire.note('11.2.1', 'assault-number-paid', { assault: at + 1, divisions: payers, points: payers.length });
    });
    const { unassigned } = purse;
    if (unassigned > 0) umpire.note(pointsRule(scenario), 'payer-not-named', { points: unassigned });
    if (!umpire.legal) return null;
    umpire.summarise('ledger-summary', { spent });
    const left = purse.divisions.map((division) => ({ division, points: purse.left(division)! }));
    return { left, spent, unassigned };
  },
});
