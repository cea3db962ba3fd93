/** The word somebody probably meant: at most this many slips away, and never more than a third of its letters. */
const MOST_SLIPS = 3;
/** A list of candidates longer than this is not searched, nor a word longer than any name. */
const MOST_CANDIDATES = 1000;
const LONGEST = 40;

export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > LONGEST || candidates.length > MOST_CANDIDATES) return undefined;
  const wanted = bare(word);
  let best: string | undefined;
  let fewest = Math.min(MOST_SLIPS, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const slips = distance(wanted, bare(candidate), fewest);
    if (slips < fewest) {
      best = candidate;
      fewest = slips;
    }
  }
  return best;
}

/** Capitals, hyphens, underscores and spaces are told apart by programs, not by people. */
const bare = (word: string): string => word.toLowerCase().replaceAll(/[-_\s]/g, '');

/**
 * Letters to add, drop, change or swap with a neighbour (optimal string alignment); `bound` where it is that or more. Places farther
 * apart than the bound come to nothing, so that a long word costs no more than a few letters of it times their number.
 */
function distance(one: string, other: string, bound: number): number {
  if (Math.abs(one.length - other.length) >= bound) return bound;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => Math.min(j, bound));
  for (let i = 1; i <= one.length; i += 1) {
    const row = new Array<number>(other.length + 1).fill(bound);
    if (i < bound) row[0] = i;
    let fewest = row[0]!;
    for (let j = Math.max(1, i - bound + 1); j <= Math.min(other.length, i + bound - 1); j += 1) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (same ? 0 : 1), bound);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        slips = Math.min(slips, before[j - 2]! + 1);
      }
      row[j] = slips;
      fewest = Math.min(fewest, slips);
    }
    // A swap may still lead back from the row before.
    if (fewest >= bound && Math.min(...last) >= bound) return bound;
    before = last;
    last = row;
  }
  return Math.min(last[other.length]!, bound);
}

/** What is wrong with a name, and the one that was probably meant, in both languages. */
export function withGuess(
  text: { readonly en: string; readonly ja: string },
  given: string,
  known: readonly string[],
  guess = nearest(given, known),
): { readonly en: string; readonly ja: string } {
  if (guess === undefined) return text;
  return { en: `${text.en}; did you mean "${guess}"?`, ja: `${text.ja}（「${guess}」のことですか？）` };
}
