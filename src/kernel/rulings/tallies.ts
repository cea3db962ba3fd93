/** One outcome the dice can lead to. */
export interface Tally {
  readonly legal: boolean;
  readonly outcome: unknown;
  /** How many branches of each probability 1/denominator led here. */
  readonly weights: Map<bigint, number>;
}

/**
 * Counts outcomes that are the same. Writing each down as text to compare it cost half of the odds: a rough hash finds the
 * few that might be the same, and those are compared member by member.
 */
export class Tallies {
  readonly all: Tally[] = [];
  private readonly alike = new Map<number, Tally[]>();

  add(legal: boolean, outcome: unknown, denominator: bigint): void {
    const { weights } = this.of(legal, outcome);
    weights.set(denominator, (weights.get(denominator) ?? 0) + 1);
  }

  private of(legal: boolean, outcome: unknown): Tally {
    const hash = mix(roughHash(outcome), legal ? 1 : 0);
    let candidates = this.alike.get(hash);
    if (!candidates) {
      candidates = [];
      this.alike.set(hash, candidates);
    }
    for (const tally of candidates) {
      if (tally.legal === legal && isSame(tally.outcome, outcome)) return tally;
    }
    const tally: Tally = { legal, outcome, weights: new Map() };
    candidates.push(tally);
    this.all.push(tally);
    return tally;
  }
}

const mix = (hash: number, value: number): number => (Math.imul(hash, 31) + value) | 0;

/** The same for outcomes that are the same; only nearly always different for others. */
function roughHash(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return (value * 2) | 0;
    case 'string':
      // The ends of a word tell most words apart.
      return value === '' ? 1 : mix(value.length, value.charCodeAt(0) + 7 * value.charCodeAt(value.length - 1));
    case 'boolean':
      return value ? 3 : 5;
    case 'object': {
      if (value === null) return 7;
      let hash = 11;
      if (Array.isArray(value)) for (const item of value) hash = mix(hash, roughHash(item));
      // A sum, so that the order of members does not count.
      else for (const name in value) hash = (hash + memberHash(name, (value as Record<string, unknown>)[name])) | 0;
      return hash;
    }
    default:
      return 0;
  }
}

/** A member that is undefined is one that is not there. */
const memberHash = (name: string, value: unknown): number =>
  value === undefined ? 0 : mix(roughHash(value), name.length + 31 * name.charCodeAt(0));

/** As JSON has it: a member that is undefined is one that is not there. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false;
  return true;
}
