import { quietly } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { nameOf } from '../shared/units.js';
import { enemyOf } from '../vocabulary.js';
import type { BattleInput } from './battle-input.js';
import type { Role } from './combat-cards.js';
import type { LossInput, LossUnit } from './loss-input.js';
import { allocateLosses } from './loss-outcome.js';
import { leavesStepToSpare } from './loss-search.js';
import { lossUnits, reserveDivisions } from './loss-units.js';

/** How one side takes its losses: the answer, and the ways behind it. */
export type SideLosses = ReturnType<typeof allocateLosses>;

/** 11.2.8: how one side takes its losses, where the question gives the Loss Factors of all its units. */
export function battleLosses(
  input: BattleInput,
  role: Role,
  lossNumber: number,
  umpire: Judge,
): SideLosses | undefined {
  if (!saysLossFactors(input, role)) return undefined;
  const question = lossQuestion(input, role, lossNumber);
  if (question.units.length === 0) return undefined;
  umpire.note('11.2.8', 'losses-of', { side: role, losses: lossNumber });
  return allocateLosses(question, umpire, POINTERS[role]);
}

/** 11.4.3, G9: whether a defender can give a step more; where no losses could be worked out, whether it could before them. */
export function canSpareStep(input: BattleInput, losses: SideLosses | undefined, umpire: Judge): boolean {
  if (losses)
    return losses.ground.ways.some((way) => leavesStepToSpare(way, losses.ground.units, losses.ground.reserve));
  const question = lossQuestion(input, 'defender', 0);
  const units = lossUnits(question);
  const untouched = { lost: units.map(() => 0), replacements: [], total: 0, imaginary: 0 };
  return leavesStepToSpare(untouched, units, reserveDivisions(question, umpire));
}

/** Whether the question gives the Loss Factor of every unit that can take losses. */
const saysLossFactors = ({ attackers: spaces, defence }: BattleInput, role: Role): boolean =>
  role === 'attacker'
    ? spaces.every(({ units }) => units.every(({ lf, defected }) => lf !== undefined || defected))
    : defence.units.every(({ lf, retreated }) => lf !== undefined || retreated);

/** Below this many ways even a search without any cut is short. */
const SMALL = 4_000;

/** 11.3: a battle too large for its losses to be listed is refused before any die falls, whatever is rolled. */
export function checkLossWays(
  input: BattleInput,
  role: Role,
  lossNumbers: () => ReadonlySet<number>,
  umpire: Judge,
): void {
  if (!saysLossFactors(input, role)) return;
  const question = lossQuestion(input, role, 0);
  if (mostWays(question, umpire) <= SMALL) return;
  for (const lossNumber of lossNumbers()) allocateLosses({ ...question, lossNumber }, quietly(umpire), POINTERS[role]);
}

/** More ways than there can be: every number of steps of every unit, and every division in the place of every corps. */
function mostWays(question: LossInput, umpire: Judge): number {
  const kinds = new Set(reserveDivisions(question, umpire).map((division) => division.key)).size + 1;
  return lossUnits(question).reduce(
    (ways, { steps, pool }) => ways * (steps + 1 + (pool === undefined ? 0 : 3 * kinds)),
    1,
  );
}

const POINTERS: Readonly<Record<Role, string>> = { attacker: '/attackers', defender: '/defence/units' };

export function lossQuestion(input: BattleInput, role: Role, lossNumber: number): LossInput {
  const units = role === 'attacker' ? attackers(input) : defenders(input);
  const side = role === 'attacker' ? input.attacker : enemyOf(input.attacker);
  const reserve = role === 'attacker' ? input.attackerReserve : input.defenderReserve;
  const supply = role === 'attacker' ? 'supplied' : input.defence.supply;
  return { side, role, lossNumber, units, reserve, supply, limitedOffensive: false };
}

/** A Loss Factor of 0 stands for one that was not sent. */
const attackers = (input: BattleInput): LossUnit[] =>
  input.attackers
    .flatMap(({ units, supplyNow = 'supplied' as const }) => units.map((unit) => ({ ...unit, supply: supplyNow })))
    .map((unit, i) => ({ ...unit, name: nameOf(unit, i), lf: unit.lf ?? 0 }))
    .filter((unit) => !unit.defected);

const defenders = (input: BattleInput): LossUnit[] =>
  input.defence.units
    .map((unit, i) => ({ ...unit, name: nameOf(unit, i), lf: unit.lf ?? 0, claimsArmour: false }))
    .filter((unit) => !unit.retreated);
