import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { SHELVES } from '../../../src/library/kinds.js';
import { LibraryTables1763251200000 } from '../../../src/library/store/migrations.js';
import { loadConfig } from '../../../src/platform/config.js';
import { openDataSource } from '../../../src/platform/database/data-source.js';
import { Database } from '../../../src/platform/database/database.js';
import { SessionTables1763337600000 } from '../../../src/sessions/store/migrations.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { verifier } from '../../support/verifier.js';

type Row = Readonly<Record<string, string | number | null>>;

interface Seated {
  readonly tokens: Readonly<Record<string, string>>;
  readonly sides: readonly string[];
  readonly version: number;
}

/**
 * Rows as version 0.4.0 wrote them: records of every kind, living and deleted, one replaced, one that names a scenario nobody
 * has; a game of Villar Bridge with an undo in it, and a branch of it.
 */
const WRITTEN = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'storage', 'version-0.4.0.json'), 'utf8'),
) as { tokens: Readonly<Record<string, Seated>>; tables: Readonly<Record<string, readonly Row[]>> };
const { library_records: RECORDS, sessions: SESSIONS, session_entries: ENTRIES } = WRITTEN.tables;
const LIVING = RECORDS!.filter(({ deleted_at }) => deleted_at === null);
const DELETED = RECORDS!.filter(({ deleted_at }) => deleted_at !== null);

async function fill(source: DataSource): Promise<void> {
  const postgres = source.options.type === 'postgres';
  for (const [table, rows] of Object.entries(WRITTEN.tables)) {
    for (const row of rows) {
      const marks = Object.keys(row).map((_, at) => (postgres ? `$${at + 1}` : '?'));
      await source.query(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`,
        Object.values(row),
      );
    }
  }
}

describeOnEachDatabase('a database of version 0.4.0', (env) => {
  let folder: string;
  let server: TestServer;
  let client: LibraryClient;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-0.4.0-'));
    const config = loadConfig({ UMPIRE_DATA_DIR: folder, ...env() });
    const migrations = [LibraryTables1763251200000, SessionTables1763337600000];
    const source = await openDataSource(config, { entities: [], migrations });
    await fill(source);
    await source.destroy();
    server = await startServer({ UMPIRE_DATA_DIR: folder, UMPIRE_ADMIN_KEY: ADMIN_KEY, ...env() });
    client = new LibraryClient(server.url);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has records of every kind, living and deleted', () => {
    const kinds = (rows: readonly Row[]): unknown[] => [...new Set(rows.map(({ kind }) => kind))].sort();
    expect(kinds(LIVING)).toEqual(['card', 'chartPack', 'deck', 'map', 'scenario']);
    expect(kinds(DELETED)).toEqual(['card', 'chartPack', 'deck', 'map', 'scenario']);
  });

  it.each(LIVING)('keeps the $kind $id byte for byte, with its version and times', async (row) => {
    const { text } = await client.get(`/v1/${SHELVES[row.kind as keyof typeof SHELVES]}/${row.id}`);
    const written = {
      kind: row.kind,
      id: row.id,
      game: row.game,
      name: row.name_ja === null ? { en: row.name_en } : { en: row.name_en, ja: row.name_ja },
      provenance: row.provenance,
      ...(row.source === null ? {} : { source: row.source }),
      ...(row.side === null ? {} : { side: row.side }),
      ...(row.type === null ? {} : { type: row.type }),
      body: JSON.parse(row.body as string) as unknown,
      version: row.version,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
    expect(text).toBe(JSON.stringify(written));
  });

  it.each(DELETED)('knows that the $kind $id was deleted, and at which version', async (row) => {
    const shelf = `/v1/${SHELVES[row.kind as keyof typeof SHELVES]}`;
    expect((await client.get(`${shelf}/${row.id}`)).status).toBe(404);
    const { kind, id, game, provenance } = row;
    const again = { kind, id, game, name: { en: 'Again' }, provenance, body: JSON.parse(row.body as string) };
    const created = await client.send('POST', shelf, again);
    expect([created.status, created.body.version]).toEqual([201, (row.version as number) + 1]);
  });

  it('finds its cards by value and by scenario', async () => {
    const found = await client.get('/v1/cards?game=cold-war-battles&where=attack%3D8&where=reduced.attack%3D2');
    expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual(['trial-a']);
    const rows = await server.app
      .get(Database)
      .source.query("SELECT id, scenario_id FROM unit_cards WHERE id LIKE 'trial%' AND deleted_at IS NULL ORDER BY id");
    expect(rows).toContainEqual({ id: 'trial-a', scenario_id: 'budapest-56' });
    expect(rows).toContainEqual({ id: 'trial-dangling', scenario_id: 'nobody-has-this' });
    expect((await client.get('/v1/scenarios/nobody-has-this')).status).toBe(404);
  });

  it('keeps every byte of its sessions, and their materials once', async () => {
    const { source } = server.app.get(Database);
    const sessions =
      await source.query(`SELECT s.id, s.game, s.rules_version, s.opening, s.signature, m.content AS materials,
      s.base, s.tokens, s.spectators, s.server_seed, s.private_key, s.created_at
      FROM sessions s JOIN session_materials m ON m.hash = s.materials_hash ORDER BY s.id`);
    expect(sessions).toEqual(SESSIONS);
    expect(await source.query('SELECT * FROM session_entries ORDER BY session, version')).toEqual(ENTRIES);
    const different = new Set(SESSIONS!.map(({ materials }) => materials));
    expect(await source.query('SELECT hash FROM session_materials')).toHaveLength(different.size);
    expect(different.size).toBeLessThan(SESSIONS!.length);
  });

  it.each(Object.entries(WRITTEN.tokens))('lets the game %s go on to an end that verifies', async (id, seated) => {
    const sessions = new SessionClient(server.url);
    const { tokens, sides } = seated;
    const [first, second] = sides as [string, string];
    const before = (await sessions.get(id, tokens[first])).body;
    expect(before.version).toBe(seated.version);
    let { version } = before;
    const inForce = await sessions.post(
      `${id}/rules`,
      tokens[first],
      { tokens: [tokens[second]] },
      { 'if-match': `"${version}"` },
    );
    // 409: the rules of 0.4.0 are still in force.
    expect([200, 409]).toContain(inForce.status);
    if (inForce.status === 200) version = inForce.body.version;
    for (let n = 0; n < 5; n += 1) {
      const [side] = (await sessions.get(id, tokens[first])).body.waitingFor as string[];
      const { actions } = (await sessions.get(`${id}/actions`, tokens[side!])).body;
      version = await sessions.play(id, tokens[side!], version, actions[0].command);
    }
    version = await sessions.play(id, tokens[first], version, { type: 'concede' });
    const file = (await sessions.post(`${id}/export`, tokens[first], {})).body;
    const verdict = await verifier.verifyGame(file);
    expect([verdict.faults, verdict.over, verdict.head?.version]).toEqual([[], true, version]);
  });
});
