import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { Fate } from '../vocabulary.js';
import type { LossInput } from './loss-input.js';
import {
  LossSearch,
  type LossUnitState,
  type ReserveDivision,
  stepsLeft,
  TooManyWaysError,
  type Way,
} from './loss-search.js';
import { type FirstLoss, type LossTarget, lossTarget } from './loss-target.js';
import { fateOf, isCutOff, lossUnits, reserveDivisions, unitNames } from './loss-units.js';

/** More ways than this are counted but not listed. */
const LISTED = 200;

const FirstLossDuty = defineChoice('FirstLossDuty', ['both', 'afr', 'armour', 'none']);

class UnitLoss {
  @text('The unit', { max: 60 }) unit!: string;
  @integer('Steps lost', { min: 0, max: 2 }) steps!: number;
  @choice('What it is afterwards [11.3.2]', Fate) fate!: Fate;
  @text('The Reserve division that replaces it', { max: 60, optional: true }) replacedBy!: string | null;
  @integer('Steps the replacement loses, real or imaginary [11.3.5.1]', { min: 0, max: 2, default: 0 })
  replacementSteps!: number;
  @choice('What the replacement is afterwards', Fate, { optional: true }) replacementFate?: Fate;
}
class Allocation {
  @list('Units that lose steps', UnitLoss, { maxItems: 15 }) losses!: UnitLoss[];
}
export class LossOutcome {
  @integer('Part of the Loss Number that must be satisfied [11.3.4]', { min: 0, max: 20 }) satisfied!: number;
  @integer('Of it, what falls on divisions that are not there [11.3.5.1]', { min: 0, max: 20 }) imaginary!: number;
  @integer('What nobody can take and vanishes [11.3.4]', { min: 0, max: 20 }) vanishes!: number;
  @choice('First-loss duty that can be kept [11.3.7]', FirstLossDuty) firstLoss!: FirstLoss;
  @integer('Number of legal ways, exchanges of units alike not counted', { min: 1, max: 100000 }) ways!: number;
  @list('The legal ways, at most 200 of them', Allocation, { maxItems: 200 }) allocations!: Allocation[];
  @flag('Every unit dies in each of the ways') wipedOut!: boolean;
}

/** What the ways were found among, for whoever judges a proposal. */
export interface LossGround {
  readonly units: readonly LossUnitState[];
  readonly reserve: readonly ReserveDivision[];
  readonly target: LossTarget;
  readonly ways: readonly Way[];
}

/** 11.3: every legal way to take the number, explained. `pointer` is where the question names the units. */
export function allocateLosses(
  input: LossInput,
  umpire: Judge,
  pointer: string,
): { outcome: LossOutcome; ground: LossGround } {
  const units = lossUnits(input);
  const reserve = reserveDivisions(input, umpire);
  const target = lossTarget(units, reserve, input);
  const ways = waysTo(target, units, reserve, pointer);
  explain(input, target, ways, umpire);
  const outcome = {
    satisfied: target.total,
    imaginary: target.imaginary,
    vanishes: input.lossNumber - target.total,
    firstLoss: target.firstLoss,
    ways: ways.length,
    allocations: ways.slice(0, LISTED).map((way) => allocationOf(way, input)),
    wipedOut: ways.every((way) => stepsLeft(way, units, reserve) === 0),
  };
  return { outcome, ground: { units, reserve, target, ways } };
}

function waysTo(
  target: LossTarget,
  units: readonly LossUnitState[],
  reserve: readonly ReserveDivision[],
  pointer: string,
): readonly Way[] {
  try {
    return new LossSearch(units, reserve, target).ways;
  } catch (error) {
    if (!(error instanceof TooManyWaysError)) throw error;
    const detail = {
      en: `too many ways to take ${target.total} losses: ask with fewer kinds of units, or with a smaller number`,
      ja: `損失${target.total}の受け方が多すぎます。ユニットの種類か数を減らしてください`,
    };
    throw new InvalidSituationError([{ pointer, detail }]);
  }
}

function explain(input: LossInput, target: LossTarget, ways: readonly Way[], umpire: Judge): void {
  umpire.note(['11.3.2', '11.3', '11.3.1'], 'loss-steps', { number: input.lossNumber });
  umpire.note('11.3.4', target.total === input.lossNumber ? 'loss-exact' : 'loss-short', {
    number: input.lossNumber,
    total: target.total,
  });
  const deaths = ways.some((way) => way.replacements.length > 0);
  if (deaths) {
    umpire.note(['11.3.5', '11.3.5.2'], 'corps-replaced');
    if (ways.some((way) => way.replacements.some(({ reserve }) => reserve < 0)))
      umpire.note('11.3.5.1', 'imaginary-division', { imaginary: target.imaginary });
  }
  const states = new Set(input.units.map(({ supply = input.supply }) => supply));
  for (const state of states) if (isCutOff(state)) umpire.note(['11.3.3', '13.3.4'], 'lost-for-good', { state });
  if (input.role === 'attacker' && (target.firstLoss !== 'none' || input.units.some(owesFirstLoss)))
    umpire.note(['11.3.7', '11.3.6'], target.firstLoss === 'none' ? 'first-loss-impossible' : 'first-loss', {
      duty: target.firstLoss,
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
    const { supply = input.supply } = input.units[i]!;
    const fate = fateOf(input.units[i]!, steps, supply, replacement !== undefined && division === undefined);
    const loss = { unit: names[i]!, steps, fate, replacedBy: null, replacementSteps: replacement?.stepsLost ?? 0 };
    if (!replacement || !division) return [loss];
    const replacementFate = fateOf(division, replacement.stepsLost, supply, false);
    return [{ ...loss, replacedBy: reserveNames[replacement.reserve]!, replacementFate }];
  });
  return { losses };
}
