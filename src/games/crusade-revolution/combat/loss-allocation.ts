import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { isOtherSides } from '../units.js';
import { Fate } from '../vocabulary.js';
import { chooseWays, type FirstLoss, type LegalWays } from './loss-choice.js';
import { LossInput } from './loss-input.js';
import { judgeProposal } from './loss-proposal.js';
import { describe, LossSearch, type Way } from './loss-search.js';
import { fateOf, lossUnits, reserveDivisions, unitNames } from './loss-units.js';

/** More ways than this are counted but not listed. */
const LISTED = 200;

const FirstLossDuty = defineChoice('FirstLossDuty', ['both', 'afr', 'armour', 'none']);

class UnitLoss {
  @text('The unit', { max: 60 }) unit!: string;
  @integer('Steps lost', { min: 0, max: 2 }) steps!: number;
  @choice('What it is afterwards [11.3.2]', Fate) fate!: Fate;
  @text('The Reserve division that replaces it; "-" where none does', { max: 60, default: '-' }) replacedBy!: string;
  @integer('Steps the replacement loses, real or imaginary [11.3.5.1]', { min: 0, max: 2, default: 0 })
  replacementSteps!: number;
  @choice('What the replacement is afterwards', Fate, { optional: true }) replacementFate?: Fate;
}
class Allocation {
  @list('Units that lose steps', UnitLoss, { maxItems: 15 }) losses!: UnitLoss[];
}
class LossOutcome {
  @integer('Part of the Loss Number that must be satisfied [11.3.4]', { min: 0, max: 20 }) satisfied!: number;
  @integer('Of it, what falls on divisions that are not there [11.3.5.1]', { min: 0, max: 20 }) imaginary!: number;
  @integer('What nobody can take and vanishes [11.3.4]', { min: 0, max: 20 }) vanishes!: number;
  @choice('First-loss duty that can be kept [11.3.7]', FirstLossDuty) firstLoss!: FirstLoss;
  @integer('Number of legal ways, exchanges of units alike not counted', { min: 1, max: 100000 }) ways!: number;
  @list('The legal ways, at most 200 of them', Allocation, { maxItems: 200 }) allocations!: Allocation[];
  @flag('Every unit dies in each of the ways') wipedOut!: boolean;
}

export const lossAllocation = procedure<LossInput, LossOutcome, Options>({
  id: 'loss-allocation',
  resolver: 'combat',
  title: { en: 'Taking losses', ja: '損失の適用' },
  description: {
    en: 'Every legal way to take a Loss Number: never beyond it, as much of it as possible, replacement divisions, the imaginary division, first losses; or a judgement on a way that is proposed.',
    ja: '損失ナンバーの合法な割り当てをすべて示す。超過の禁止、最大化、置換師団、仮想師団、最初の損失。提案された割り当ての判定もする。',
  },
  rules: ['11.3.2', '11.3.3', '11.3.4', '11.3.5', '11.3.5.1', '11.3.5.2', '11.3.6', '11.3.7', '17.6.5'],
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
    const units = lossUnits(input);
    const reserve = reserveDivisions(input, umpire);
    const all = new LossSearch(units, reserve, input.lossNumber).ways;
    const legal = chooseWays(all, input);
    explain(input, legal, umpire);
    const seen = new Set<string>();
    const distinct = legal.ways.filter((way) => {
      const key = describe(way, units, reserve);
      return !seen.has(key) && seen.add(key);
    });
    if (input.proposed) judgeProposal(input, input.proposed, { units, reserve, legal, distinct }, umpire);
    const allocations = distinct.slice(0, LISTED).map((way) => allocationOf(way, input));
    umpire.summarise('loss-summary', { number: input.lossNumber, satisfied: legal.total, ways: distinct.length });
    return {
      satisfied: legal.total,
      imaginary: legal.imaginary,
      vanishes: input.lossNumber - legal.total,
      firstLoss: legal.firstLoss,
      ways: distinct.length,
      allocations,
      wipedOut: allocations.every(({ losses }) => isWipedOut(losses, input)),
    };
  },
});

function explain(input: LossInput, legal: LegalWays, umpire: Umpire): void {
  umpire.note(['11.3.2', '11.3', '11.3.1'], 'loss-steps', { number: input.lossNumber });
  umpire.note('11.3.4', legal.total === input.lossNumber ? 'loss-exact' : 'loss-short', {
    number: input.lossNumber,
    total: legal.total,
  });
  const deaths = legal.ways.some((way) => way.replacements.length > 0);
  if (deaths) {
    umpire.note(['11.3.5', '11.3.5.2'], 'corps-replaced');
    if (legal.ways.some((way) => way.replacements.some(({ reserve }) => reserve < 0)))
      umpire.note('11.3.5.1', 'imaginary-division', { imaginary: legal.imaginary });
  }
  if (input.supply === 'outOfSupply' || input.supply === 'limited')
    umpire.note(['11.3.3', '13.3.4'], 'lost-for-good', { state: input.supply });
  if (input.role === 'attacker' && (legal.firstLoss !== 'none' || input.units.some(owesFirstLoss)))
    umpire.note(['11.3.7', '11.3.6'], legal.firstLoss === 'none' ? 'first-loss-impossible' : 'first-loss', {
      duty: legal.firstLoss,
    });
  if (input.units.some((unit) => unit.type === 'afr')) umpire.note('17.6.5', 'afr-lost-for-good');
  if (input.limitedOffensive) umpire.note('CL.R45', 'divisions-first');
}

const owesFirstLoss = (unit: { type: string; claimsArmour: boolean }): boolean =>
  unit.type === 'afr' || unit.claimsArmour;

function allocationOf(way: Way, input: LossInput): Allocation {
  const names = unitNames(input.units);
  const reserveNames = unitNames(input.reserve);
  const losses = way.lost.flatMap((steps, i): UnitLoss[] => {
    if (steps === 0) return [];
    const replacement = way.replacements.find(({ unit }) => unit === i);
    const division = replacement && input.reserve[replacement.reserve];
    const fate = fateOf(input.units[i]!, steps, input, replacement !== undefined && division === undefined);
    const loss = { unit: names[i]!, steps, fate, replacedBy: '-', replacementSteps: replacement?.stepsLost ?? 0 };
    if (!replacement || !division) return [loss];
    const replacementFate = fateOf(division, replacement.stepsLost, input, false);
    return [{ ...loss, replacedBy: reserveNames[replacement.reserve]!, replacementFate }];
  });
  return { losses };
}

function isWipedOut(losses: readonly UnitLoss[], input: LossInput): boolean {
  const gone = (fate: Fate | undefined): boolean => fate === 'eliminated' || fate === 'permanentlyRemoved';
  return (
    losses.length === input.units.length &&
    losses.every((loss) => gone(loss.fate) && (loss.replacedBy === '-' || gone(loss.replacementFate)))
  );
}
