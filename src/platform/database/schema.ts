import type { MigrationInterface } from 'typeorm';

type EntityClass = abstract new () => object;
type MigrationClass = new () => MigrationInterface;

/** What the modules keep in the database; put together at the top of the application, opened by the platform. */
export interface DatabaseSchema {
  readonly entities: readonly EntityClass[];
  /** In the order of the timestamps in their names. */
  readonly migrations: readonly MigrationClass[];
}

export const EMPTY_SCHEMA: DatabaseSchema = { entities: [], migrations: [] };
