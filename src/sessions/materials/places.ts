/** Where a value stands in the file it came from. */
export interface Place {
  readonly line: number;
  /** From 1; 0 for the whole line. */
  readonly column: number;
  readonly name?: string;
}

/** Where every value of a record was read, by its JSON pointer. */
export class Places {
  readonly #places = new Map<string, Place>();

  set(pointer: string, place: Place): void {
    this.#places.set(pointer, place);
  }

  /** The place of a value, or of the nearest thing around it. */
  find(pointer: string): Place | undefined {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = this.#places.get(at);
      if (place || at === '') return place;
    }
  }
}
