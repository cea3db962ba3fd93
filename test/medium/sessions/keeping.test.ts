import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { SessionKeeper } from '../../../src/sessions/session-keeper.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';
import { verifier } from '../../support/verifier.js';

const SCENARIO = 'three-rounds';
const DAY_MS = 24 * 3_600_000;

describeOnEachDatabase('sessions that are kept', (env) => {
  let server: TestServer;
  let client: SessionClient;
  const start = (more: Record<string, string> = {}) =>
    startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY, ...more }, [], new GameRegistry([toySession]));
  beforeAll(async () => {
    server = await start();
    client = new SessionClient(server.url);
    expect((await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO)).status).toBe(201);
  });
  afterAll(() => server.close());

  const remove = (id: string, token: string | undefined, tokens: unknown = []) =>
    client.http.send('DELETE', `/v1/sessions/${id}`, { tokens }, { authorization: token && `Bearer ${token}` });
  const rowsOf = async (table: string, id: string): Promise<number> =>
    (await server.app.get(Database).query(`SELECT session FROM ${table} WHERE session = $1`, [id])).length;

  it('are deleted by all who sit in them together, or by the operator, and by nobody else', async () => {
    const { id, tokens } = await client.open({ scenario: SCENARIO });
    await client.post(`${id}/remarks`, tokens.red, { text: 'hello' });
    expect((await remove(id, undefined)).status).toBe(401);
    expect((await remove(id, tokens.spectator, [tokens.red, tokens.blue])).status).toBe(403);
    expect((await remove(id, tokens.red)).status).toBe(403);
    expect((await remove(id, tokens.red, [tokens.spectator])).status).toBe(403);
    expect((await remove(id, tokens.red, { blue: tokens.blue })).status).toBe(204);
    expect((await client.get(id, tokens.red)).status).toBe(404);
    for (const table of ['session_entries', 'session_seats', 'session_standings', 'session_remarks']) {
      expect([table, await rowsOf(table, id)]).toEqual([table, 0]);
    }
    const other = await client.open({ scenario: SCENARIO });
    expect((await remove(other.id, ADMIN_KEY)).status).toBe(204);
    expect((await client.command(other.id, other.tokens.red, 2, { type: 'wait' })).status).toBe(404);
    expect((await remove(other.id, ADMIN_KEY)).status).toBe(404);
  });

  it('go when they have not begun in thirty days; those that have begun stay', async () => {
    const waiting = await client.opened({ scenario: SCENARIO, seat: { side: 'red', name: 'Anna', seed: 'a' } });
    const begun = await client.open({ scenario: SCENARIO });
    const keeper = server.app.get(SessionKeeper);
    await keeper.round(Date.now() + 29 * DAY_MS);
    expect((await client.get(waiting.id, waiting.token)).status).toBe(200);
    await keeper.round(Date.now() + 31 * DAY_MS);
    expect((await client.get(waiting.id, waiting.token)).status).toBe(404);
    expect((await client.get(begun.id, begun.tokens.red)).status).toBe(200);
  });

  it('are put away when they have been over for ninety days, and read as before', async () => {
    const { id, tokens } = await client.open({ scenario: SCENARIO });
    await client.command(id, tokens.red, 2, { type: 'wait' });
    await client.command(id, tokens.blue, 3, { type: 'concede' });
    const seen = async () => ({
      session: (await client.get(id, tokens.red)).body,
      history: (await client.get(`${id}/events?after=1&limit=2`, tokens.blue)).body,
      file: (await client.post(`${id}/export`, tokens.red, {})).body,
    });
    const before = await seen();
    const keeper = server.app.get(SessionKeeper);
    expect((await keeper.round(Date.now() + 91 * DAY_MS)).archived).toBeGreaterThan(0);
    expect([await rowsOf('session_entries', id), await rowsOf('session_archives', id)]).toEqual([0, 1]);
    const after = await seen();
    expect(after).toEqual(before);
    expect((await verifier.verifyGame(after.file)).faults).toEqual([]);
    expect((await client.command(id, tokens.red, 4, { type: 'wait' })).status).toBe(409);
    const fork = await client.post(`${id}/fork`, tokens.red, { version: 2 });
    expect(fork.status).toBe(201);
  });

  it('are counted where they come from elsewhere, once each, from the time they came', async () => {
    const { id, tokens } = await client.open({ scenario: SCENARIO });
    await client.command(id, tokens.red, 2, { type: 'concede' });
    const file = (await client.post(`${id}/export`, tokens.red, {})).body as { entries: { at: string }[] };
    for (const entry of file.entries) entry.at = '2001-01-01T00:00:00.000Z';
    const second = await client.open({ scenario: SCENARIO });
    await client.command(second.id, second.tokens.blue, 2, { type: 'concede' });
    const other = (await client.post(`${second.id}/export`, second.tokens.blue, {})).body;
    // Another server on the same PostgreSQL has the sessions that are there already; one on SQLite has none.
    const kept = 'SELECT session FROM session_standings WHERE archived_at IS NULL';
    const there = env().DATABASE_URL ? (await server.app.get(Database).query(kept, [])).length : 0;
    const small = await start({ UMPIRE_CLIENT_SESSION_LIMIT: String(there + 1) });
    try {
      const take = (game: object) => new SessionClient(small.url).http.send('POST', '/v1/sessions/import', game);
      const first = await take(file);
      expect(first.status).toBe(201);
      const [row] = await small.app
        .get(Database)
        .query<{ ended_at: string }>('SELECT ended_at FROM session_standings WHERE session = $1', [first.body.id]);
      expect(row!.ended_at > '2002').toBe(true);
      expect((await take(file)).status).toBe(201);
      const refused = await take(other);
      expect([refused.status, refused.body.type]).toEqual([429, '/problems/session-quota']);
    } finally {
      await small.close();
    }
  });

  it('are no more than a client, or the server, may have', async () => {
    const small = await start({ UMPIRE_CLIENT_SESSION_LIMIT: '2' });
    try {
      const there = new SessionClient(small.url);
      await there.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
      const opening = () => there.http.send('POST', '/v1/sessions', { scenario: SCENARIO });
      const all = [await opening(), await opening(), await opening()];
      const refused = all.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]!.body.type).toMatch(/session-quota$/);
    } finally {
      await small.close();
    }
  });
});
