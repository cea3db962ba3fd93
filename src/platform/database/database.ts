import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { within } from '../within.js';

export type Dialect = 'sqlite' | 'postgres';

interface Planned {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** What of a connection of pg is needed here. */
interface PlanningConnection {
  query(statement: Planned): Promise<{ readonly rows: unknown[] }>;
}

/** What both databases are asked in the same way, where TypeORM's own way is not enough: writes on SQLite's one connection. */
@Injectable()
export class Database {
  readonly dialect: Dialect;
  private lastWrite: Promise<unknown> = Promise.resolve();
  /** The last thing that was to be kept found no room. */
  private full = false;

  constructor(readonly source: DataSource) {
    this.dialect = source.options.type === 'postgres' ? 'postgres' : 'sqlite';
  }

  /** Health reports name it as configured: there is always one. */
  get configured(): boolean {
    return true;
  }

  get isFull(): boolean {
    return this.full;
  }

  /** Whoever is told that there is no room says so here; the next thing that is kept says otherwise. */
  noteFull(): void {
    this.full = true;
  }

  /**
   * All or nothing. SQLite has one connection for everybody, so there transactions wait for each other; a long one must
   * not wait for anything but the database.
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (this.dialect === 'postgres') return this.kept(this.source.transaction(work));
    return this.inTurn(() => this.source.transaction(work));
  }

  /** One statement that is a transaction by itself: it must not become part of one that is under way. A name as for `query`. */
  async execute(sql: string, parameters: readonly unknown[], name?: string): Promise<void> {
    if (this.dialect === 'postgres') await this.kept(this.query(sql, parameters, name));
    else await this.inTurn(() => this.query(sql, parameters));
  }

  /** As `execute`, for a statement that answers with rows. */
  rows<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const write = (): Promise<Row[]> => this.query(sql, parameters);
    return this.dialect === 'postgres' ? this.kept(write()) : this.inTurn(write);
  }

  /**
   * The rows of a statement that is asked so often that a query builder would be felt. The few that every command of a session
   * asks have a name, each its own: PostgreSQL keeps their plans by it (an entry committed in 300 us, planned anew in 500).
   */
  query<Row>(sql: string, parameters: readonly unknown[], name?: string): Promise<Row[]> {
    if (name !== undefined && this.dialect === 'postgres')
      return this.planned({ name, text: sql, values: [...parameters] });
    return this.source.query(this.spelled(sql), [...parameters]);
  }

  async ping(ms: number): Promise<void> {
    await within(ms, this.source.query('SELECT 1'));
  }

  /** Statements are written with PostgreSQL's $1, each used once and in order; SQLite takes a question mark for each. */
  spelled(sql: string): string {
    if (this.dialect === 'postgres') return sql;
    let spelling = spellings.get(sql);
    if (spelling === undefined) {
      spelling = sql.replaceAll(/\$\d+/g, '?');
      spellings.set(sql, spelling);
    }
    return spelling;
  }

  /** TypeORM's own way has no place for the name. */
  private async planned<Row>(statement: Planned): Promise<Row[]> {
    const runner = this.source.createQueryRunner();
    try {
      const connection = (await runner.connect()) as PlanningConnection;
      return (await connection.query(statement)).rows as Row[];
    } finally {
      await runner.release();
    }
  }

  /** One write after the other, on the one connection. */
  private inTurn<T>(write: () => Promise<T>): Promise<T> {
    const done = this.lastWrite.then(write);
    this.lastWrite = done.catch(() => undefined);
    return this.kept(done);
  }

  private kept<T>(write: Promise<T>): Promise<T> {
    if (!this.full) return write;
    return write.then((result) => {
      this.full = false;
      return result;
    });
  }
}

/** Of the statements in the code, a few dozen. */
const spellings = new Map<string, string>();
