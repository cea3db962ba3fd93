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
