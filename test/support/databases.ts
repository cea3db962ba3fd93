import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { DataSource } from 'typeorm';
import { describeWithPostgres } from './services.js';

/** The variables that put a server on one database. */
export type DatabaseEnv = () => Record<string, string>;

/**
 * The same suite on SQLite, which is always there, and on PostgreSQL where there is one, in a schema of its own.
 */
export function describeOnEachDatabase(name: string, suite: (env: DatabaseEnv) => void): void {
  describe(`${name} (SQLite)`, () => suite(() => ({})));
  describeWithOwnSchema(`${name} (PostgreSQL)`, suite);
}

export function describeWithOwnSchema(name: string, suite: (env: DatabaseEnv) => void): void {
  describeWithPostgres(name, (server) => {
    const schema = `test_${randomBytes(6).toString('hex')}`;
    const url = new URL(server);
    // No test cuts the power, and waiting for the disk is most of what a command costs.
    url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
    const run = async (statement: string): Promise<void> => {
      const source = await new DataSource({ type: 'postgres', url: server }).initialize();
      await source.query(statement);
      await source.destroy();
    };
    beforeAll(() => run(`CREATE SCHEMA ${schema}`));
    afterAll(() => run(`DROP SCHEMA ${schema} CASCADE`));
    suite(() => ({ DATABASE_URL: url.href }));
  });
}
