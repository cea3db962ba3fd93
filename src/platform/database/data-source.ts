import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { within } from '../within.js';
import { dataSourceOptions, placeOf } from './options.js';
import { type DatabaseSchema, EMPTY_SCHEMA } from './schema.js';

const CLOSE_MS = 2000;
/** Any number, the same for every instance: the lock under which migrations run. */
const MIGRATION_LOCK = 7_301_956;

/** A database that does not answer must not keep a server from stopping. */
class PatientDataSource extends DataSource {
  override async destroy(): Promise<void> {
    await within(CLOSE_MS, super.destroy()).catch(() => undefined);
  }
}

/** The database, open and migrated. One that does not answer stops the start. */
export async function openDataSource(config: Config, schema: DatabaseSchema = EMPTY_SCHEMA): Promise<DataSource> {
  const log = new Logger('Database');
  try {
    const sourceWith = (limits: Partial<Config> = {}): DataSource =>
      new PatientDataSource(dataSourceOptions({ ...config, ...limits }, schema, (text) => log.warn(text)));
    if (config.databaseUrl !== undefined) await migrateInTurn(sourceWith({ databaseTimeoutMs: 0 }));
    const source = await sourceWith().initialize();
    if (config.databaseUrl === undefined) await source.runMigrations({ transaction: 'each' });
    return source;
  } catch (cause) {
    throw new Error(`The database at ${placeOf(config)} does not open: ${reason(cause)}`, { cause });
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
