import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What players upload of their own. */
export class OwnMaterials1763510640000 implements MigrationInterface {
  name = 'OwnMaterials1763510640000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE player_materials (
      player text NOT NULL REFERENCES players (id),
      kind text NOT NULL,
      id text NOT NULL,
      game text NOT NULL,
      content text NOT NULL,
      size integer NOT NULL,
      version integer NOT NULL,
      updated_at text NOT NULL,
      PRIMARY KEY (player, kind, id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE player_materials');
  }
}
