import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config.js';
import type { DatabaseSchema } from './schema.js';
import { sqliteDriver } from './sqlite-driver.js';

const CONNECT_MS = 5000;
/** How long a statement waits for another process that writes to the same file. */
const BUSY_MS = 5000;

/** The server says by itself that a statement took too long; only one that says nothing at all is given up so much later. */
const SILENCE_MS = 1000;

interface Pragmas {
  pragma(statement: string): unknown;
}

/** PostgreSQL where DATABASE_URL names one, a SQLite file under the data directory otherwise. */
export function dataSourceOptions(
  { databaseUrl, databaseTimeoutMs, dataDir }: Config,
  schema: DatabaseSchema,
  warn: (text: string) => void,
): DataSourceOptions {
  const common = {
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    migrationsTableName: 'umpire_migrations',
    // The tables are what the migrations say, never what the code happens to say.
    synchronize: false,
    logging: false,
  };
  if (databaseUrl !== undefined) {
    return {
      ...common,
      type: 'postgres',
      url: databaseUrl,
      applicationName: 'umpire',
      connectTimeoutMS: CONNECT_MS,
      extra: databaseTimeoutMs === 0 ? {} : limits(databaseTimeoutMs),
      // An idle connection that breaks must not end the process; the next query opens another.
      poolErrorHandler: (error: Error) => warn(`A database connection broke: ${error.message}`),
    };
  }
  mkdirSync(dataDir, { recursive: true });
  keepPrivate(join(dataDir, 'umpire.sqlite'));
  return {
    ...common,
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: join(dataDir, 'umpire.sqlite'),
    timeout: BUSY_MS,
    prepareDatabase: (file: Pragmas) => {
      file.pragma('journal_mode = WAL');
      // An entry that was signed and answered must never be lost to a power cut: the server would sign two stories.
      file.pragma('synchronous = FULL');
      // Pages of 4 KB: copying them back is half of what an insert costs, and every fourth of the usual copies is enough.
      file.pragma('wal_autocheckpoint = 4000');
    },
  };
}

/** The file holds keys and tokens: nobody but its owner reads it, nor what SQLite puts beside it with the same rights. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
}

/** What of a connection of pg is needed here. */
interface Connected {
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: Socket };
}

/**
 * No statement waits for ever: not on a lock, which the server ends, nor on a server that has gone silent without closing
 * its connections. Such a connection is destroyed, for whatever is sent on it would wait as well.
 */
const limits = (ms: number) => ({
  statement_timeout: ms,
  onConnect: (client: Connected) => {
    const { stream } = client.connection;
    // It also falls silent, every time, when nobody asks it anything.
    stream.setTimeout(ms + SILENCE_MS).on('timeout', () => {
      if (!client.readyForQuery) stream.destroy(new SilentDatabaseError(ms + SILENCE_MS));
    });
  },
});

class SilentDatabaseError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`the database has said nothing for ${ms} ms`);
    this.name = 'SilentDatabaseError';
  }
}

/** Where the database is, without its password. */
export function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `${join(dataDir, 'umpire.sqlite')} (UMPIRE_DATA_DIR)`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname} (DATABASE_URL)`;
}
