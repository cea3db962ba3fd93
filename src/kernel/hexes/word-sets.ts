/**
 * Sets of words by number. A map has thousands of hexes and few combinations of terrain: each combination is one shared
 * set, whatever the order of its words, and a hex is stored as the number of its set.
 */
export class WordSets {
  readonly sets: ReadonlySet<string>[] = [];
  /** The first word of a combination of one; the whole list, as text, of longer ones. */
  readonly #single = new Map<string, number>();
  readonly #listed = new Map<string, number>();
  readonly #sorted = new Map<string, number>();

  /** The number of these words; `repeated` hears of each word that stands in the list twice. */
  number(words: readonly string[], repeated: (word: string, at: number) => void): number {
    const known = this.known(words);
    if (known !== undefined) return known;
    const set = new Set<string>();
    words.forEach((word, at) => {
      if (set.has(word)) repeated(word, at);
      set.add(word);
    });
    const key = JSON.stringify([...set].sort());
    const number = this.#sorted.get(key) ?? this.sets.push(set) - 1;
    this.#sorted.set(key, number);
    if (set.size === words.length) this.remember(words, number);
    return number;
  }

  /** The number of a list met before in just this order, which makes no set and sorts nothing. */
  known(words: readonly string[]): number | undefined {
    return words.length === 1 ? this.#single.get(words[0]!) : this.#listed.get(JSON.stringify(words));
  }

  private remember(words: readonly string[], number: number): void {
    if (words.length === 1) this.#single.set(words[0]!, number);
    else this.#listed.set(JSON.stringify(words), number);
  }
}
