import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import { within } from '../within.js';
import { dataSourceOptions, placeOf } from './options.js';
import { type DatabaseSchema, EMPTY_SCHEMA } from './schema.js';

const CLOSE_MS = 2000;
/** Any number, the same for every instance: the lock under which migrations run. */
const MIGRATION_LOCK = 7_301_956;

export type Dialect = 'sqlite' | 'postgres';

interface SqliteStatement {
  get(...parameters: readonly unknown[]): unknown;
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): unknown;
}

interface SqliteDriver {
  readonly databaseConnection: { prepare(sql: string): SqliteStatement };
}

/** The database, open and migrated. One that does not answer stops the start. */
export class Database implements OnApplicationShutdown {
  readonly dialect: Dialect;
  private lastWrite: Promise<unknown> = Promise.resolve();
  private writing = 0;
  private readonly prepared = new Map<string, SqliteStatement>();

  private constructor(readonly source: DataSource) {
    this.dialect = source.options.type === 'postgres' ? 'postgres' : 'sqlite';
  }

  static async open(config: Config, schema: DatabaseSchema = EMPTY_SCHEMA): Promise<Database> {
    const log = new Logger('Database');
    try {
      const sourceWith = (limits: Partial<Config> = {}): DataSource =>
        new DataSource(dataSourceOptions({ ...config, ...limits }, schema, (text) => log.warn(text)));
      if (config.databaseUrl !== undefined) await migrateInTurn(sourceWith({ databaseTimeoutMs: 0 }));
      const source = await sourceWith().initialize();
      if (config.databaseUrl === undefined) await source.runMigrations({ transaction: 'each' });
      return new Database(source);
    } catch (cause) {
      throw new Error(`The database at ${placeOf(config)} does not open: ${reason(cause)}`, { cause });
    }
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

  /**
   * One statement that is a transaction by itself. At once on SQLite, through its prepared statement, unless a
   * transaction is under way: it must not become part of that one.
   */
  execute(sql: string, parameters: readonly unknown[]): void | Promise<void> {
    if (this.dialect === 'postgres') return this.source.query(sql, [...parameters]).then(() => undefined);
    const run = (): void => void this.statement(sql).run(...parameters);
    return this.writing === 0 ? run() : this.inTurn(async () => run());
  }

  /** All rows of a statement that is asked often; at once on SQLite. */
  allRows<Row>(sql: string, parameters: readonly unknown[]): Row[] | Promise<Row[]> {
    if (this.dialect === 'postgres') return this.source.query(sql, [...parameters]) as Promise<Row[]>;
    return this.statement(sql).all(...parameters) as Row[];
  }

  /**
   * The first row of a statement that is asked often; at once on SQLite. There TypeORM's own query costs as much again as
   * the read itself, so the prepared statement of its driver is used directly.
   */
  firstRow<Row>(sql: string, parameters: readonly unknown[]): Row | undefined | Promise<Row | undefined> {
    if (this.dialect === 'postgres') {
      return this.source.query(sql, [...parameters]).then((rows: Row[]) => rows[0]);
    }
    return this.statement(sql).get(...parameters) as Row | undefined;
  }

  async ping(ms: number): Promise<void> {
    await within(ms, Promise.resolve(this.source.query('SELECT 1')));
  }

  /** After the server has finished its last request. */
  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await within(CLOSE_MS, this.source.destroy()).catch(() => undefined);
  }

  private statement(sql: string): SqliteStatement {
    let statement = this.prepared.get(sql);
    if (!statement) {
      statement = (this.source.driver as unknown as SqliteDriver).databaseConnection.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return statement;
  }

  /** One write after the other, on the one connection. */
  private inTurn<T>(write: () => Promise<T>): Promise<T> {
    this.writing += 1;
    const done = this.lastWrite.then(write).finally(() => {
      this.writing -= 1;
    });
    this.lastWrite = done.catch(() => undefined);
    return done;
  }
}

/**
 * Several instances may start at once on one PostgreSQL: one migrates, the others wait and find it done. Neither has a limit
 * of time, so this has connections of its own.
 */
async function migrateInTurn(source: DataSource): Promise<void> {
  await source.initialize();
  const holder = source.createQueryRunner();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await holder.release();
    await source.destroy();
  }
}

/** A refused connection to a name with several addresses is an AggregateError whose own message is empty. */
function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reason).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
