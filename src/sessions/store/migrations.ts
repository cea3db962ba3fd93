import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session, the log of its entries, and states kept on the way so that nobody has to begin at the beginning. */
export class SessionTables1763337600000 implements MigrationInterface {
  name = 'SessionTables1763337600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sessions (
      id text PRIMARY KEY,
      game text NOT NULL,
      rules_version text NOT NULL,
      opening text NOT NULL,
      signature text NOT NULL,
      materials text NOT NULL,
      base text NOT NULL,
      tokens text NOT NULL,
      spectators text NOT NULL,
      server_seed text NOT NULL,
      private_key text NOT NULL,
      created_at text NOT NULL
    )`);
    // The key is the version check: of two commands on one version, the database takes one.
    await runner.query(`CREATE TABLE session_entries (
      session text NOT NULL,
      version integer NOT NULL,
      entry text NOT NULL,
      hash text NOT NULL,
      signature text NOT NULL,
      idempotency_key text,
      request_digest text,
      at text NOT NULL,
      PRIMARY KEY (session, version)
    )`);
    await runner.query(`CREATE UNIQUE INDEX session_entries_by_key ON session_entries (session, idempotency_key)
      WHERE idempotency_key IS NOT NULL`);
    await runner.query(`CREATE TABLE session_snapshots (
      session text NOT NULL,
      version integer NOT NULL,
      state text NOT NULL,
      PRIMARY KEY (session, version)
    )`);
    await runner.query(`CREATE TABLE session_secrets (
      name text PRIMARY KEY,
      value text NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['session_secrets', 'session_snapshots', 'session_entries', 'sessions']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
