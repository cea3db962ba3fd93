/**
 * The words under which a name is found. Latin text is split at spaces and punctuation and found by the beginning of a
 * word; Japanese has no spaces, so every pair of neighbouring characters is a word.
 */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{N}])+/gu;
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const LONGEST_WORD = 40;
const MOST_WORDS = 60;

const runsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(RUNS) ?? [];

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, i) => character + (characters[i + 1] ?? ''));
}

export function wordsOf(...texts: readonly (string | undefined)[]): string[] {
  const words = texts
    .filter((text) => text !== undefined)
    .flatMap(runsOf)
    .flatMap((run) => (JAPANESE.test(run) ? pairs(run) : [run.slice(0, LONGEST_WORD)]));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** One word to be found: exactly, or as the beginning of a word. */
export interface WordRange {
  readonly from: string;
  /** The first text after every word that begins with `from`. */
  readonly to: string;
}

const startingWith = (from: string): WordRange => ({ from, to: `${from}\u{10FFFF}` });
const exactly = (word: string): WordRange => ({ from: word, to: `${word}\u0001` });

/** What a query asks for: a record must have a word in each of the ranges. */
export function rangesOf(query: string): WordRange[] {
  return runsOf(query)
    .slice(0, MOST_WORDS)
    .flatMap((run) => {
      if (!JAPANESE.test(run)) return [startingWith(run.slice(0, LONGEST_WORD))];
      const found = pairs(run);
      return found.length === 1 ? [startingWith(run)] : found.slice(0, -1).map(exactly);
    });
}
