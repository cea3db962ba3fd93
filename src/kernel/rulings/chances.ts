import { valuesIn } from './odds-measure.js';

/** How likely one outcome is. */
export interface Chance {
  readonly legal: boolean;
  /** The outcome, or the part of it that was grouped by. */
  readonly outcome: unknown;
  /** Exact: "1/6". A simulation gives its estimate as hits over samples. */
  readonly probability: string;
  readonly value: number;
  /** 95 % interval of a simulated chance (Wilson). */
  readonly interval?: readonly [number, number];
}

export interface Odds {
  readonly exact: boolean;
  /** Ways the dice can fall, or samples drawn. */
  readonly branches: number;
  readonly seed?: string;
  readonly chances: readonly Chance[];
  /** What the list leaves out, where it would be too long. */
  readonly unlisted?: Unlisted;
}

/** Outcomes that are not listed one by one, summed up. */
interface Unlisted extends Pick<Chance, 'probability' | 'value' | 'interval'> {
  readonly outcomes: number;
}

export function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** An exact chance, in lowest terms. */
export function chance(legal: boolean, outcome: unknown, numerator: bigint, denominator: bigint): Chance {
  const common = gcd(numerator, denominator);
  const [over, under] = [numerator / common, denominator / common];
  return {
    legal,
    outcome,
    probability: under === 1n ? `${over}` : `${over}/${under}`,
    value: Number(over) / Number(under),
  };
}

/** A chance of a simulation, with what is known of it. */
export const simulatedChance = (hits: number, samples: number): Pick<Chance, 'probability' | 'value' | 'interval'> => ({
  probability: `${hits}/${samples}`,
  value: hits / samples,
  interval: wilson(hits, samples),
});

/** Wilson's interval at 95 %: unlike the plain one it stays within 0 and 1 for rare outcomes. */
function wilson(hits: number, samples: number): readonly [number, number] {
  const z = 1.959964;
  const p = hits / samples;
  const scale = 1 + (z * z) / samples;
  const centre = (p + (z * z) / (2 * samples)) / scale;
  const spread = (z / scale) * Math.sqrt((p * (1 - p)) / samples + (z * z) / (4 * samples * samples));
  return [Math.max(0, centre - spread), Math.min(1, centre + spread)];
}

export const likeliestFirst = (a: Chance, b: Chance): number => b.value - a.value;

/** Something that is sure to happen. */
export const certain = (outcome: unknown): Odds => ({
  exact: true,
  branches: 1,
  chances: [chance(true, outcome, 1n, 1n)],
});

/** The same exact chances under other names; those that come to have the same name are added up. */
export const regrouped = (odds: Odds, name: (outcome: unknown) => unknown): Odds => ({
  ...odds,
  chances: addedUp(odds.chances.map((each) => ({ ...each, outcome: name(each.outcome) }))),
});

/** Exact chances of dice that do not care for each other, under the names that `join` makes of both. */
export function combined(one: Odds, other: Odds, join: (a: unknown, b: unknown) => unknown): Odds {
  const pairs = one.chances.flatMap((first) =>
    other.chances.map((second) => {
      const [[a, b], [c, d]] = [fraction(first), fraction(second)];
      return chance(first.legal && second.legal, join(first.outcome, second.outcome), a * c, b * d);
    }),
  );
  return { exact: true, branches: one.branches * other.branches, chances: addedUp(pairs) };
}

const MOST_LISTED = 1000;
const MOST_VALUES = 100_000;

/**
 * The likeliest outcomes one by one and the sum of the others: nobody reads thousands, and each may be large. Grouped by
 * one field there are as many as there are, while they are small.
 */
export function listed(odds: Odds, isGrouped: boolean): Odds {
  const { chances } = odds;
  const most = isGrouped ? chances.length : Math.min(chances.length, MOST_LISTED);
  let count = 0;
  for (let values = 0; count < most; count += 1) {
    values += valuesIn(chances[count]!.outcome);
    if (values > MOST_VALUES && count > 0) break;
  }
  if (count === chances.length) return odds;
  const named = chances.slice(0, count);
  const outcomes = chances.length - count;
  return { ...odds, chances: named, unlisted: { outcomes, ...remainder(odds, named) } };
}

/** All chances together are certainty: what is left of it is the sum of the others. */
function remainder({ exact, branches }: Odds, named: readonly Chance[]): Omit<Unlisted, 'outcomes'> {
  if (!exact) {
    const hits = named.reduce((sum, { probability }) => sum + Number(probability.split('/')[0]), 0);
    return simulatedChance(branches - hits, branches);
  }
  let [over, under] = [1n, 1n];
  for (const each of named) {
    const [a, b] = fraction(each);
    [over, under] = [over * b - a * under, under * b];
    const common = gcd(over, under);
    [over, under] = [over / common, under / common];
  }
  const { probability, value } = chance(true, null, over, under);
  return { probability, value };
}

function addedUp(chances: readonly Chance[]): Chance[] {
  const sums = new Map<string, Chance>();
  for (const each of chances) {
    const key = JSON.stringify([each.legal, each.outcome]);
    const before = sums.get(key);
    if (!before) sums.set(key, each);
    else {
      const [[a, b], [c, d]] = [fraction(before), fraction(each)];
      sums.set(key, chance(each.legal, each.outcome, a * d + c * b, b * d));
    }
  }
  return [...sums.values()].sort(likeliestFirst);
}

function fraction({ probability }: Chance): readonly [bigint, bigint] {
  const [over, under = '1'] = probability.split('/');
  return [BigInt(over!), BigInt(under)];
}
