import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { within } from '../within.js';

export type Dialect = 'sqlite' | 'postgres';

/** What both databases are asked in the same way, where TypeORM's own way is not enough: writes on SQLite's one connection. */
@Injectable()
export class Database {
  readonly dialect: Dialect;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(readonly source: DataSource) {
    this.dialect = source.options.type === 'postgres' ? 'postgres' : 'sqlite';
  }

  /** Health reports name it as configured: there is always one. */
  get configured(): boolean {
    return true;
  }

  /**
   * All or nothing. SQLite has one connection for everybody, so there transactions wait for each other; a long one must
   * not wait for anything but the database.
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (this.dialect === 'postgres') return this.source.transaction(work);
    return this.inTurn(() => this.source.transaction(work));
  }

  /** One statement that is a transaction by itself: it must not become part of one that is under way. */
  async execute(sql: string, parameters: readonly unknown[]): Promise<void> {
    if (this.dialect === 'postgres') await this.query(sql, parameters);
    else await this.inTurn(() => this.query(sql, parameters));
  }

  /** As `execute`, for a statement that answers with rows. */
  rows<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.dialect === 'postgres' ? this.query(sql, parameters) : this.inTurn(() => this.query(sql, parameters));
  }

  /** The rows of a statement that is asked so often that a query builder would be felt. */
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
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

  /** One write after the other, on the one connection. */
  private inTurn<T>(write: () => Promise<T>): Promise<T> {
    const done = this.lastWrite.then(write);
    this.lastWrite = done.catch(() => undefined);
    return done;
  }
}

/** Of the statements in the code, a few dozen. */
const spellings = new Map<string, string>();
