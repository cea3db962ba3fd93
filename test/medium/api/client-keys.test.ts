import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN_KEY, cardOf, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('keys of apps', () => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY, UMPIRE_RATE_LIMIT: '1000' });
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  const issue = async (wanted: object) => (await client.send('POST', '/v1/client-keys', wanted)).body;
  const asApp = (key: string, method: string, path: string, body?: object) =>
    client.send(method, path, body, { authorization: undefined, 'umpire-client-key': key });

  it('are issued and revoked by the operator alone, and shown once', async () => {
    const wanted = { name: 'helper', scopes: ['rulings'] };
    expect((await client.send('POST', '/v1/client-keys', wanted, { authorization: undefined })).status).toBe(401);
    const app = await issue(wanted);
    expect(app.key).toMatch(/^uck_/);
    const listed = await client.get('/v1/client-keys');
    expect(listed.text).not.toContain(app.key);
    expect(listed.body.items[0]).toMatchObject({ id: app.id, name: 'helper', scopes: ['rulings'], revokedAt: null });
    expect((await asApp(app.key, 'GET', '/v1/games')).status).toBe(200);
    expect((await client.send('DELETE', `/v1/client-keys/${app.id}`)).status).toBe(204);
    expect((await asApp(app.key, 'GET', '/v1/games')).status).toBe(401);
    expect((await asApp('uck_nobody', 'GET', '/v1/games')).status).toBe(401);
    expect((await issue({ name: 'x', scopes: ['all'] })).errors[0].pointer).toBe('/scopes/0');
  });

  it('are good for what their scopes say', async () => {
    const rulings = await issue({ name: 'rulings', scopes: ['rulings'] });
    const writer = await issue({ name: 'writer', scopes: ['library:write'] });
    const sessions = await issue({ name: 'sessions', scopes: ['sessions'], sessionLimit: 1 });
    const game = { scenario: 'kalima-crossing' };
    expect((await asApp(rulings.key, 'POST', '/v1/sessions', game)).status).toBe(403);
    expect((await asApp(rulings.key, 'POST', '/v1/cards', cardOf('app-1'))).status).toBe(403);
    expect((await asApp(writer.key, 'POST', '/v1/cards', cardOf('app-1'))).status).toBe(201);
    expect((await asApp(writer.key, 'POST', '/v1/client-keys', { name: 'x', scopes: ['sessions'] })).status).toBe(401);
    expect((await asApp(sessions.key, 'POST', '/v1/sessions', game)).status).toBe(201);
    // Its own limit, not that of the address.
    expect((await asApp(sessions.key, 'POST', '/v1/sessions', game)).status).toBe(429);
    expect((await client.send('POST', '/v1/sessions', game)).status).toBe(201);
  });

  it('are counted by themselves, within their own limit', async () => {
    const app = await issue({ name: 'slow', scopes: ['rulings'], rateLimit: 3 });
    const all = [];
    for (let n = 0; n < 5; n += 1) all.push(await asApp(app.key, 'GET', '/v1/games'));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(all[0]!.headers.get('ratelimit-policy')).toBe('"client";q=3;w=60');
    expect((await client.get('/v1/games')).status).toBe(200);
  });
});
