import type { LossInput } from './loss-input.js';
import type { LossUnitState, ReserveDivision } from './loss-search.js';

/**
 * What every legal way of taking a Loss Number comes to, found without listing the ways: units are gone through one by one and
 * only sums are kept (number taken, corps dead in each pool, duties kept), so the work grows with the number and not with the ways.
 */
export interface LossTarget {
  readonly total: number;
  readonly imaginary: number;
  readonly firstLoss: FirstLoss;
  /** CL.R45: the most steps that divisions can take; undefined without Limited Offensive. */
  readonly divisionSteps?: number;
}

export type FirstLoss = 'both' | 'afr' | 'armour' | 'none';

/** G7: the division that is not there is full, with Loss Factor 1. */
export const IMAGINARY = { steps: 2, lf: 1 } as const;

const AFR = 1;
const ARMOUR = 2;
const DUTIES: Readonly<Record<FirstLoss, number>> = { both: AFR | ARMOUR, afr: AFR, armour: ARMOUR, none: 0 };

/** The first-loss duties that hits on a unit keep, as bits [11.3.6]. */
export const dutiesOf = ({ afr, armour }: LossUnitState): number => (afr ? AFR : 0) | (armour ? ARMOUR : 0);

export const keeps = (kept: number, duty: FirstLoss): boolean => (kept & DUTIES[duty]) === DUTIES[duty];

/** What the units themselves can take together, before any division comes. */
interface Hits {
  readonly total: number;
  readonly kept: number;
  /** Corps dead in each pool. */
  readonly dead: readonly number[];
  /** The most steps that divisions take in such a case. */
  readonly divisionSteps: number;
}

/** 11.3.4, 11.3.5.1, 11.3.7, CL.R45: the fullest, then the least imaginary, then the first losses, then divisions first. */
export function lossTarget(
  units: readonly LossUnitState[],
  reserve: readonly ReserveDivision[],
  { lossNumber, role, limitedOffensive }: LossInput,
): LossTarget {
  const pools = [...new Set(units.flatMap(({ pool }) => pool ?? []))];
  const least = leastImaginary(pools, reserve, lossNumber);
  const hits = everyHits(units, pools, lossNumber);
  const total = Math.max(...hits.map((each) => each.total + fullest(least(each.dead), lossNumber - each.total)));
  const imaginary = Math.min(...hits.map((each) => least(each.dead)[total - each.total] ?? Number.POSITIVE_INFINITY));
  const real = hits.filter((each) => least(each.dead)[total - each.total] === imaginary);
  const order: readonly FirstLoss[] = role === 'attacker' ? ['both', 'afr', 'armour', 'none'] : ['none'];
  const firstLoss = order.find((duty) => real.some(({ kept }) => keeps(kept, duty)))!;
  if (!limitedOffensive) return { total, imaginary, firstLoss };
  const owed = real.filter(({ kept }) => keeps(kept, firstLoss));
  return { total, imaginary, firstLoss, divisionSteps: Math.max(...owed.map((each) => each.divisionSteps)) };
}

/** The largest sum, up to some room, that the divisions can take. */
const fullest = (least: readonly number[], room: number): number =>
  least.findLastIndex((imaginary, sum) => sum <= room && Number.isFinite(imaginary));

/** Every sum the units can come to. A sum is kept as one number: corps dead in each pool, number taken, duties kept. */
function everyHits(units: readonly LossUnitState[], pools: readonly string[], number: number): Hits[] {
  const base = units.length + 1;
  const perDeath = (number + 1) * (DUTIES.both + 1);
  const perLoss = DUTIES.both + 1;
  const taken = (sum: number): number => Math.floor(sum / perLoss) % (number + 1);
  let found = new Map<number, number>([[0, 0]]);
  for (const unit of units) {
    const next = new Map<number, number>();
    const death = unit.pool === undefined ? 0 : perDeath * base ** pools.indexOf(unit.pool);
    const most = Math.min(unit.steps, Math.floor(number / unit.lf));
    for (const [before, divisionSteps] of found) {
      for (let steps = 0; steps <= most && taken(before) + steps * unit.lf <= number; steps++) {
        const hit = steps > 0 ? before | dutiesOf(unit) : before;
        const after = hit + steps * unit.lf * perLoss + (steps === unit.steps ? death : 0);
        const byDivisions = divisionSteps + (unit.pool === undefined ? steps : 0);
        if (byDivisions > (next.get(after) ?? -1)) next.set(after, byDivisions);
      }
    }
    found = next;
  }
  return [...found].map(([sum, divisionSteps]) => ({
    total: taken(sum),
    kept: sum % perLoss,
    dead: pools.map((_, i) => Math.floor(sum / (perDeath * base ** i)) % base),
    divisionSteps,
  }));
}

/** For so many dead corps of each pool: by sum, the least part of it that falls on divisions that are not there. */
function leastImaginary(
  pools: readonly string[],
  reserve: readonly ReserveDivision[],
  number: number,
): (dead: readonly number[]) => readonly number[] {
  const ofPool = pools.map((pool) =>
    remembered((dead: number) => replacementSums(pool, dead, reserve, number), String),
  );
  return remembered(
    (dead: readonly number[]) =>
      dead.reduce<readonly number[]>((one, count, i) => joined(one, ofPool[i]!(count), number), [0]),
    String,
  );
}

function remembered<A, B>(find: (question: A) => B, key: (question: A) => string): (question: A) => B {
  const known = new Map<string, B>();
  return (question) => {
    const name = key(question);
    if (!known.has(name)) known.set(name, find(question));
    return known.get(name)!;
  };
}

/** 11.3.5, 11.3.5.1: full divisions come first, then reduced ones, then those that are not there. */
function replacementSums(pool: string, dead: number, reserve: readonly ReserveDivision[], number: number): number[] {
  const mine = reserve.filter((division) => division.pool === pool);
  const full = mine.filter((division) => division.full);
  const reduced = mine.filter((division) => !division.full);
  const fullComing = Math.min(dead, full.length);
  const reducedComing = Math.min(dead - fullComing, reduced.length);
  const missing = dead - fullComing - reducedComing;
  const real = joined(sumsOf(full, fullComing, number), sumsOf(reduced, reducedComing, number), number);
  const unreal = Array.from({ length: missing * IMAGINARY.steps + 1 }, (_, steps) => steps * IMAGINARY.lf);
  return joined(real, unreal, number);
}

/** Sums that exactly so many of the divisions can take: 0 where it can be, else no entry. */
function sumsOf(divisions: readonly ReserveDivision[], count: number, number: number): number[] {
  let byCount: number[][] = [[0], ...Array.from({ length: count }, () => [])];
  for (const { steps, lf } of divisions) {
    const losses: number[] = [];
    for (let lost = 0; lost <= steps; lost++) losses[lost * lf] = 0;
    byCount = byCount.map((sums, n) => (n === 0 ? sums : either(sums, joined(byCount[n - 1]!, losses, number))));
  }
  return byCount[count]!;
}

const NONE = Number.POSITIVE_INFINITY;

function either(one: readonly number[], other: readonly number[]): number[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, sum) => Math.min(one[sum] ?? NONE, other[sum] ?? NONE));
}

function joined(one: readonly number[], other: readonly number[], number: number): number[] {
  const sums: number[] = [];
  for (let a = 0; a < one.length; a++) {
    for (let b = 0; b < other.length && a + b <= number; b++) {
      const least = (one[a] ?? NONE) + (other[b] ?? NONE);
      sums[a + b] = Math.min(sums[a + b] ?? NONE, least);
    }
  }
  return sums;
}
