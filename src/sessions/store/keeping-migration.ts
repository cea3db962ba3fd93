import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games that have been over for long are kept as one compressed text each. */
export class Archives1763510580000 implements MigrationInterface {
  name = 'Archives1763510580000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE session_archives (
      session text PRIMARY KEY REFERENCES sessions (id),
      version integer NOT NULL,
      entries text NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session_archives');
  }
}
