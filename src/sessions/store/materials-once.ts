import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions whose materials are read at a time. */
const PAGE = 50;

/**
 * Materials are kept once for all sessions that have the same, and entries and snapshots say by a foreign key whose they
 * are. What was hashed and signed, the tokens and the keys go over byte for byte.
 */
export class MaterialsOnce1763424060000 implements MigrationInterface {
  name = 'MaterialsOnce1763424060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE session_materials (hash text PRIMARY KEY, content text NOT NULL)');
    await runner.query('ALTER TABLE sessions ADD COLUMN materials_hash text');
    await keepOnce(runner);
    await (runner.dataSource.options.type === 'postgres' ? constrain(runner) : rebuild(runner));
  }

  async down(): Promise<void> {
    throw new Error('Sessions are not given copies of their materials again: restore the copy that was made before.');
  }
}

async function keepOnce(runner: QueryRunner): Promise<void> {
  const spelled = (sql: string): string =>
    runner.dataSource.options.type === 'postgres' ? sql : sql.replaceAll(/\$\d/g, '?');
  let after = '';
  for (;;) {
    const rows = (await runner.query(
      spelled(`SELECT id, materials FROM sessions WHERE id > $1 ORDER BY id LIMIT ${PAGE}`),
      [after],
    )) as { id: string; materials: string }[];
    if (rows.length === 0) return;
    for (const { id, materials } of rows) {
      const hash = createHash('sha256').update(materials).digest('hex');
      await runner.query(
        spelled('INSERT INTO session_materials (hash, content) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING'),
        [hash, materials],
      );
      await runner.query(spelled('UPDATE sessions SET materials_hash = $1 WHERE id = $2'), [hash, id]);
    }
    after = rows.at(-1)!.id;
  }
}

async function constrain(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE sessions DROP COLUMN materials,
    ALTER COLUMN materials_hash SET NOT NULL,
    ADD FOREIGN KEY (materials_hash) REFERENCES session_materials (hash)`);
  await runner.query('ALTER TABLE session_entries ADD FOREIGN KEY (session) REFERENCES sessions (id)');
  await runner.query('ALTER TABLE session_snapshots ADD FOREIGN KEY (session) REFERENCES sessions (id)');
}

/** SQLite gives a table its foreign keys when it is made: each is made anew, filled, and takes the name of the old one. */
async function rebuild(runner: QueryRunner): Promise<void> {
  const anew = async (table: string, columns: string, definition: string): Promise<void> => {
    await runner.query(`CREATE TABLE ${table}_anew (${definition})`);
    await runner.query(`INSERT INTO ${table}_anew (${columns}) SELECT ${columns} FROM ${table}`);
    await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE ${table}_anew RENAME TO ${table}`);
  };
  await anew(
    'sessions',
    `id, game, rules_version, opening, signature, materials_hash, base, tokens, spectators, server_seed, private_key,
      created_at`,
    `id text PRIMARY KEY,
      game text NOT NULL,
      rules_version text NOT NULL,
      opening text NOT NULL,
      signature text NOT NULL,
      materials_hash text NOT NULL REFERENCES session_materials (hash),
      base text NOT NULL,
      tokens text NOT NULL,
      spectators text NOT NULL,
      server_seed text NOT NULL,
      private_key text NOT NULL,
      created_at text NOT NULL`,
  );
  await anew(
    'session_entries',
    'session, version, entry, hash, signature, idempotency_key, request_digest, at',
    `session text NOT NULL REFERENCES sessions (id),
      version integer NOT NULL,
      entry text NOT NULL,
      hash text NOT NULL,
      signature text NOT NULL,
      idempotency_key text,
      request_digest text,
      at text NOT NULL,
      PRIMARY KEY (session, version)`,
  );
  await runner.query(`CREATE UNIQUE INDEX session_entries_by_key ON session_entries (session, idempotency_key)
    WHERE idempotency_key IS NOT NULL`);
  await anew(
    'session_snapshots',
    'session, version, state',
    `session text NOT NULL REFERENCES sessions (id),
      version integer NOT NULL,
      state text NOT NULL,
      PRIMARY KEY (session, version)`,
  );
}
