import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records of every kind in one table, and the words of their names beside it. */
export class LibraryTables1763251200000 implements MigrationInterface {
  name = 'LibraryTables1763251200000';

  async up(runner: QueryRunner): Promise<void> {
    // Ids and words are compared byte by byte, so that ranges and cursors mean the same on both databases.
    const key = runner.dataSource.options.type === 'postgres' ? 'text COLLATE "C"' : 'text';
    await runner.query(`CREATE TABLE library_records (
      kind ${key} NOT NULL,
      id ${key} NOT NULL,
      game text NOT NULL,
      name_en text NOT NULL,
      name_ja text,
      provenance text NOT NULL,
      source text,
      side text,
      type text,
      body text NOT NULL,
      version integer NOT NULL,
      shipped text,
      created_at text NOT NULL,
      updated_at text NOT NULL,
      deleted_at text,
      PRIMARY KEY (kind, id)
    )`);
    for (const column of ['game', 'side', 'type', 'provenance']) {
      await runner.query(`CREATE INDEX library_records_by_${column} ON library_records (kind, ${column}, id)`);
    }
    await runner.query(`CREATE TABLE library_words (
      kind ${key} NOT NULL,
      word ${key} NOT NULL,
      id ${key} NOT NULL,
      PRIMARY KEY (kind, word, id)
    )`);
    await runner.query('CREATE INDEX library_words_by_record ON library_words (kind, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE library_words');
    await runner.query('DROP TABLE library_records');
  }
}
