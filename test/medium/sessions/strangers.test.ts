import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '../../../src/documents/documents.js';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { ADMIN_KEY, type Answered } from '../../support/library.js';
import { MARKED_SCENARIO, markedSession } from '../../support/marked-session.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

const SECRETS = ['plan-of-blue', 'whisper-of-blue'];

/** What a route is sent where it wants something; everything else gets an empty object. */
const BODIES: Readonly<Record<string, object>> = {
  '/commands': { type: 'plan', plan: 'mine' },
  '/seats': { side: 'blue', name: 'Eve', seed: 'e' },
  '/fork': { version: 2 },
  '/late': { side: 'blue', claim: 'win' },
  '/remarks': { text: 'hello' },
};

/** One opens, sends a link, the other sits down: neither can read or do what is the other's, by any route. */
describe('two strangers', () => {
  let server: TestServer;
  let client: SessionClient;
  let id: string;
  let keys: { anna: string; ben: string; strangers: Record<string, string | undefined> };
  let routes: { method: string; path: string; template: string }[];
  const everything: string[] = [];

  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([markedSession]));
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', MARKED_SCENARIO);
    const scenario = MARKED_SCENARIO.id;
    const opened = await client.opened({
      scenario,
      spectators: 'none',
      seat: { side: 'red', name: 'Anna', seed: 'a' },
    });
    id = opened.id;
    const claim = { invitation: opened.invitations.blue.code, name: 'Ben', seed: 'b' };
    const { token } = (await client.claim(id, claim)).body;
    expect(JSON.stringify(opened)).not.toContain(token);
    await client.play(id, token, 2, { type: 'plan', plan: 'plan-of-blue' });
    expect((await client.post(`${id}/remarks`, token, { text: 'whisper-of-blue', to: ['blue'] })).status).toBe(201);
    const other = await client.open({ scenario });
    const eve = (await client.http.send('POST', '/v1/players', { name: 'Eve' }, { authorization: undefined })).body;
    keys = {
      anna: opened.token,
      ben: token,
      strangers: {
        nobody: undefined,
        guesser: 'wrong',
        'red of another session': other.tokens.red,
        'a spectator of another session': other.tokens.spectator,
        'a player who sits elsewhere': eve.key,
        'whoever has the used invitation': opened.invitations.blue.code,
      },
    };
    const { openapi } = await documents(new GameRegistry([markedSession]));
    const { paths } = openapi as { paths: Record<string, object> };
    routes = Object.entries(paths)
      .filter(([path]) => path.startsWith('/v1/sessions/{id}'))
      .flatMap(([template, methods]) =>
        Object.keys(methods).map((method) => ({
          method: method.toUpperCase(),
          template,
          path: template.replace('{id}', id).replace('{side}', 'blue'),
        })),
      );
  });
  afterAll(() => server.close());

  const ask = async (route: { method: string; path: string; template: string }, key?: string): Promise<Answered> => {
    const tail = route.template.replace('/v1/sessions/{id}', '');
    const body = route.method === 'GET' ? undefined : (BODIES[tail] ?? {});
    const answer = await client.http.send(route.method, route.path, body, {
      authorization: key && `Bearer ${key}`,
      'if-match': '"3"',
    });
    everything.push(answer.text);
    return answer;
  };

  it('have more than fifteen routes to try', () => {
    expect(routes.length).toBeGreaterThan(15);
  });

  it('let nobody else in, by any route and with any key', async () => {
    for (const [who, key] of Object.entries(keys.strangers)) {
      for (const route of routes) {
        const { status } = await ask(route, key);
        expect([who, route.method, route.template, [401, 403].includes(status) ? 'refused' : status]).toEqual([
          who,
          route.method,
          route.template,
          'refused',
        ]);
      }
    }
    expect((await client.get(id, keys.ben)).body.version).toBe(3);
  });

  it("read nothing of each other's", async () => {
    for (const route of routes.filter(({ method }) => method === 'GET')) await ask(route, keys.anna);
    for (const text of everything) {
      for (const secret of [...SECRETS, keys.ben]) expect(text).not.toContain(secret);
    }
    const own = (await client.get(`${id}/events`, keys.ben)).text + (await client.get(`${id}/remarks`, keys.ben)).text;
    for (const secret of SECRETS) expect(own).toContain(secret);
  });

  it('do nothing in the name of each other', async () => {
    const before = (await client.get(id, keys.ben)).body;
    for (const route of routes.filter(({ method }) => method !== 'GET')) await ask(route, keys.anna);
    const { entries } = (await client.get(`${id}/events?after=3`, keys.anna)).body;
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry.side).toBe('red');
    const after = (await client.get(id, keys.ben)).body;
    expect([after.stage, after.seats, after.dice]).toEqual([before.stage, before.seats, before.dice]);
    for (const text of everything) {
      for (const secret of [...SECRETS, keys.ben]) expect(text).not.toContain(secret);
    }
  });
});
