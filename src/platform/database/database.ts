import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { within } from '../within.js';

const CONNECT_MS = 5000;
const CLOSE_MS = 2000;

/** PostgreSQL, if DATABASE_URL names one. A configured database that does not answer stops the start. */
export class Database implements OnApplicationShutdown {
  private constructor(readonly source?: DataSource) {}

  static async open({ databaseUrl }: Config): Promise<Database> {
    if (databaseUrl === undefined) return new Database();
    const log = new Logger('Database');
    const { DataSource } = await import('typeorm');
    const source = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      applicationName: 'umpire',
      connectTimeoutMS: CONNECT_MS,
      synchronize: false,
      logging: false,
      // An idle connection that breaks must not end the process; the next query opens another.
      poolErrorHandler: (error: Error) => log.warn(`A database connection broke: ${error.message}`),
    });
    try {
      await source.initialize();
    } catch (cause) {
      const { host, pathname } = new URL(databaseUrl);
      throw new Error(`The database at ${host}${pathname} (DATABASE_URL) does not open: ${reason(cause)}`, { cause });
    }
    return new Database(source);
  }

  get configured(): boolean {
    return this.source !== undefined;
  }

  async ping(ms: number): Promise<void> {
    await within(ms, Promise.resolve(this.source?.query('SELECT 1')));
  }

  /** After the server has finished its last request. */
  async onApplicationShutdown(): Promise<void> {
    if (this.source?.isInitialized) await within(CLOSE_MS, this.source.destroy()).catch(() => undefined);
  }
}

/** A refused connection to a name with several addresses is an AggregateError whose own message is empty. */
function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reason).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
