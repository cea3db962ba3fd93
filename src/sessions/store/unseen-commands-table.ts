import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What sides hand in unseen, until it is opened. */
export class UnseenCommandsTable1763510400000 implements MigrationInterface {
  name = 'UnseenCommandsTable1763510400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE session_unseen (
      session text NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      side text NOT NULL,
      moved integer NOT NULL,
      command text NOT NULL,
      signed text,
      idempotency_key text,
      at text NOT NULL,
      PRIMARY KEY (session, side, moved)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session_unseen');
  }
}
