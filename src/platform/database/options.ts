import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config.js';
import type { DatabaseSchema } from './schema.js';

const CONNECT_MS = 5000;
/** How long a statement waits for another process that writes to the same file. */
const BUSY_MS = 5000;

interface Pragmas {
  pragma(statement: string): unknown;
}

/** PostgreSQL where DATABASE_URL names one, a SQLite file under the data directory otherwise. */
export function dataSourceOptions(
  { databaseUrl, dataDir }: Config,
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
      // An idle connection that breaks must not end the process; the next query opens another.
      poolErrorHandler: (error: Error) => warn(`A database connection broke: ${error.message}`),
    };
  }
  mkdirSync(dataDir, { recursive: true });
  return {
    ...common,
    type: 'better-sqlite3',
    database: join(dataDir, 'umpire.sqlite'),
    timeout: BUSY_MS,
    prepareDatabase: (file: Pragmas) => {
      file.pragma('journal_mode = WAL');
      file.pragma('synchronous = NORMAL');
    },
  };
}

/** Where the database is, without its password. */
export function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `${join(dataDir, 'umpire.sqlite')} (UMPIRE_DATA_DIR)`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname} (DATABASE_URL)`;
}
