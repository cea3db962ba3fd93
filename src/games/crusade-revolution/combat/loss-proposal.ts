import type { Judge } from '../options.js';
import type { LossInput, ProposedLoss } from './loss-input.js';
import type { LossGround } from './loss-outcome.js';
import { describe, type LossUnitState, type Replacement, type ReserveDivision, type Way } from './loss-search.js';
import { dutiesOf, IMAGINARY, keeps } from './loss-target.js';
import { unitNames } from './loss-units.js';

/** Says whether a proposed allocation is legal, and with which rule it is refused. */
export function judgeProposal(
  input: LossInput,
  proposed: readonly ProposedLoss[],
  { units, reserve, target, ways }: LossGround,
  umpire: Judge,
): void {
  const way = readProposal(input, proposed, units, reserve, umpire);
  if (!way) return;
  if (way.total > input.lossNumber)
    umpire.forbid('11.3.4', 'proposal-exceeds', { total: way.total, number: input.lossNumber });
  else if (way.total < target.total)
    umpire.forbid('11.3.4', 'proposal-falls-short', { total: way.total, possible: target.total });
  else if (way.imaginary > target.imaginary)
    umpire.forbid('11.3.5.1', 'proposal-dodges', { imaginary: way.imaginary, least: target.imaginary });
  else if (!keeps(keptBy(way, units), target.firstLoss))
    umpire.forbid(['11.3.7', '11.3.6'], 'proposal-spares-first', { duty: target.firstLoss });
  else if (!isAmong(ways, way, units, reserve))
    umpire.forbid(
      input.limitedOffensive ? 'CL.R45' : ['11.3.5', '11.3.5.2'],
      input.limitedOffensive ? 'proposal-corps-first' : 'proposal-wrong-division',
    );
  else umpire.note('11.3.4', 'proposal-legal', { total: way.total });
}

/** The first-loss duties that a way keeps [11.3.6]. */
const keptBy = (way: Way, units: readonly LossUnitState[]): number =>
  way.lost.reduce((kept, steps, i) => (steps > 0 ? kept | dutiesOf(units[i]!) : kept), 0);

function isAmong(
  ways: readonly Way[],
  way: Way,
  units: readonly LossUnitState[],
  reserve: readonly ReserveDivision[],
): boolean {
  const wanted = describe(way, units, reserve);
  return ways.some((each) => describe(each, units, reserve) === wanted);
}

/** Turns names into positions; undefined where the proposal names what is not there or takes steps nobody has. */
function readProposal(
  input: LossInput,
  proposed: readonly ProposedLoss[],
  units: readonly LossUnitState[],
  reserve: readonly ReserveDivision[],
  umpire: Judge,
): Way | undefined {
  const names = unitNames(input.units);
  const reserveNames = unitNames(input.reserve);
  const lost = units.map(() => 0);
  const replacements: Replacement[] = [];
  let total = 0;
  let imaginary = 0;
  for (const { unit, steps, replacedBy, replacementSteps } of proposed) {
    const at = names.indexOf(unit);
    const state = units[at];
    if (state === undefined) {
      umpire.forbid('11.1.7', 'proposal-unknown-unit', { unit });
      return undefined;
    }
    if (steps > state.steps) {
      umpire.forbid('11.3.2', 'proposal-too-many-steps', { unit, steps, has: state.steps });
      return undefined;
    }
    lost[at] = steps;
    total += steps * state.lf;
    if (state.pool === undefined || steps < state.steps) continue;
    const index = replacedBy === undefined ? -1 : reserveNames.indexOf(replacedBy);
    if (replacedBy !== undefined && index < 0) {
      umpire.forbid('11.3.5', 'proposal-unknown-unit', { unit: replacedBy });
      return undefined;
    }
    const lf = index < 0 ? IMAGINARY.lf : reserve[index]!.lf;
    replacements.push({ unit: at, reserve: index, stepsLost: replacementSteps });
    total += replacementSteps * lf;
    if (index < 0) imaginary += replacementSteps * lf;
  }
  return onImaginary({ lost, replacements, total, imaginary }, input.lossNumber, units, reserve);
}

/** 11.3.5.1: what is left of the number falls on the divisions that are not there, whether or not the proposal says so. */
function onImaginary(
  way: Way,
  number: number,
  units: readonly LossUnitState[],
  reserve: readonly ReserveDivision[],
): Way {
  let { total, imaginary } = way;
  const replacements = way.replacements.map((each) => {
    const pool = units[each.unit]!.pool;
    const used = way.replacements.filter((other) => other.reserve >= 0 && units[other.unit]!.pool === pool).length;
    if (each.reserve >= 0 || used < reserve.filter((division) => division.pool === pool).length) return each;
    const room = Math.floor((number - total) / IMAGINARY.lf);
    const more = Math.max(Math.min(IMAGINARY.steps - each.stepsLost, room), 0);
    total += more * IMAGINARY.lf;
    imaginary += more * IMAGINARY.lf;
    return { ...each, stepsLost: each.stepsLost + more };
  });
  return { ...way, replacements, total, imaginary };
}
