import type { Database } from '../../platform/database/database.js';

/** One row that waits to be written. */
interface Waiting {
  readonly values: readonly unknown[];
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** As many rows as SQLite takes parameters for, and more than ever wait in one turn. */
const MOST_ROWS = 100;

/**
 * What several sessions write in one turn of the event loop goes into one statement: on SQLite a statement of its own costs
 * most of what several rows in one cost (a whole command, 20 at once: 57 us of processor time, 75 us one by one). A row whose key is taken is left
 * out and said so; the others stand. Rows of one statement stand or fall together only where the database itself fails.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  /** By the number of their rows. */
  private readonly statements = new Map<number, string>();

  constructor(
    private readonly database: Database,
    private readonly table: string,
    private readonly columns: readonly string[],
    /** The columns that tell a row apart from every other. */
    private readonly key: readonly string[],
  ) {}

  /** False where somebody else wrote a row with this key before. */
  add(values: readonly unknown[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ values, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    const all = this.waiting;
    this.waiting = [];
    for (let at = 0; at < all.length; at += MOST_ROWS) void this.write(all.slice(at, at + MOST_ROWS));
  }

  private async write(rows: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.database.rows<Record<string, unknown>>(
        this.statement(rows.length),
        rows.flatMap(({ values }) => values),
      );
      if (written.length === rows.length) for (const { resolve } of rows) resolve(true);
      else this.tellApart(rows, written);
    } catch (error) {
      for (const { reject } of rows) reject(error);
    }
  }

  /** Some were taken: whose key is among those written. */
  private tellApart(rows: readonly Waiting[], written: readonly Record<string, unknown>[]): void {
    const known = new Set(written.map((row) => JSON.stringify(this.key.map((name) => row[name]))));
    const places = this.key.map((name) => this.columns.indexOf(name));
    for (const { values, resolve } of rows) resolve(known.delete(JSON.stringify(places.map((place) => values[place]))));
  }

  private statement(rows: number): string {
    const known = this.statements.get(rows);
    if (known !== undefined) return known;
    const made = this.statementFor(rows);
    this.statements.set(rows, made);
    return made;
  }

  private statementFor(rows: number): string {
    const width = this.columns.length;
    const row = (_: unknown, i: number): string =>
      `(${this.columns.map((_name, j) => `$${i * width + j + 1}`).join(', ')})`;
    const values = Array.from({ length: rows }, row).join(', ');
    const columns = this.columns.join(', ');
    return `INSERT INTO ${this.table} (${columns}) VALUES ${values} ON CONFLICT DO NOTHING RETURNING ${this.key.join(', ')}`;
  }
}
