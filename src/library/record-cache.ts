import type { StoredDocument } from './document.js';

/** A record and its JSON as the REST edge sends it. */
export interface Shelved {
  readonly document: StoredDocument;
  readonly json: string;
}

interface Entry extends Shelved {
  readonly since: number;
}

/**
 * Records that were read lately, within a bound of characters. `maxAge` says how long an entry may be trusted now: for
 * ever where this process hears of every write, briefly where another instance may write unheard.
 */
export class RecordCache {
  private readonly entries = new Map<string, Entry>();
  private size = 0;
  private writes = 0;

  constructor(
    private readonly maxSize: number,
    private readonly maxAge: () => number,
    private readonly now: () => number,
  ) {}

  get(key: string): Shelved | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (this.now() - entry.since <= this.maxAge()) return entry;
    this.forget(key);
    return undefined;
  }

  /** Reads through the cache; what was written while the reading went on is not kept. */
  async load(key: string, read: () => Promise<StoredDocument | undefined>): Promise<Shelved | undefined> {
    const { writes } = this;
    const since = this.now();
    const document = await read();
    if (document === undefined) return undefined;
    const shelved = { document, json: JSON.stringify(document), since };
    if (this.writes === writes) this.keep(key, shelved);
    return shelved;
  }

  forget(key: string): void {
    this.writes += 1;
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.size -= entry.json.length;
  }

  clear(): void {
    this.writes += 1;
    this.entries.clear();
    this.size = 0;
  }

  private keep(key: string, entry: Entry): void {
    if (entry.json.length > this.maxSize / 4) return;
    const old = this.entries.get(key);
    if (old !== undefined) this.size -= old.json.length;
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.size += entry.json.length;
    for (const [oldest, { json }] of this.entries) {
      if (this.size <= this.maxSize) break;
      this.entries.delete(oldest);
      this.size -= json.length;
    }
  }
}
