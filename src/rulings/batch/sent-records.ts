import type { Shelf, StoredKind, StoredThing } from '../../library/stored/shelf.js';

/** Records of the library that items of a batch name, each as its text, by kind and id. */
export type SentRecords = ReadonlyMap<string, string>;

export const NO_RECORDS: SentRecords = new Map();

const keyOf = (kind: StoredKind, id: string): string => `${kind} ${id}`;

const texts = new WeakMap<StoredThing, string>();

/** What the rulings read of a record; written once, however many parts of a batch it goes with. */
function textOf(thing: StoredThing): string {
  let text = texts.get(thing);
  if (text === undefined) {
    const { game, name, side, type, body, pack } = thing;
    text = JSON.stringify({ game, name, side, type, body: pack ? {} : body, pack } satisfies StoredThing);
    texts.set(thing, text);
  }
  return text;
}

/** A shelf that remembers what was asked of it: that is what has to be sent along. What it has not got the thread will miss too. */
export class WatchedShelf implements Shelf {
  readonly found = new Map<string, string>();

  constructor(private readonly shelf: Shelf) {}

  async find(kind: StoredKind, id: string): Promise<StoredThing | undefined> {
    const thing = await this.shelf.find(kind, id);
    if (thing) this.found.set(keyOf(kind, id), textOf(thing));
    return thing;
  }
}

/** So many records a thread remembers: the board of a map is laid out once for all questions about it. */
const MOST_REMEMBERED = 32;

/** The other end, in the thread: what was sent with the part that is being answered. */
export class SentShelf implements Shelf {
  readonly #remembered = new Map<string, { readonly text: string; readonly thing: StoredThing }>();
  #sent: SentRecords = NO_RECORDS;

  lay(sent: SentRecords): void {
    this.#sent = sent;
    for (const [key, text] of sent) {
      const known = this.#remembered.get(key);
      this.#remembered.delete(key);
      this.#remembered.set(key, known?.text === text ? known : { text, thing: JSON.parse(text) as StoredThing });
    }
    for (const key of this.#remembered.keys()) {
      if (this.#remembered.size <= Math.max(MOST_REMEMBERED, sent.size)) break;
      this.#remembered.delete(key);
    }
  }

  find(kind: StoredKind, id: string): StoredThing | undefined {
    const key = keyOf(kind, id);
    return this.#sent.has(key) ? this.#remembered.get(key)!.thing : undefined;
  }
}
