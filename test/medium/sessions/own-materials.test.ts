import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

const MAP = 'kalima-crossing-map';

describe('what a caller brings to a session', () => {
  let server: TestServer;
  let client: SessionClient;
  let map: { name: object; body: { hexes: Record<string, unknown>[] } };
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
    map = (await new LibraryClient(server.url).get(`/v1/maps/${MAP}`)).body;
  });
  afterAll(() => server.close());

  const asked = (body: object) => client.http.send('POST', '/v1/sessions', { scenario: 'kalima-crossing', ...body });

  it('may be a map of his own: the game is played on it, and the library does not have it', async () => {
    const { name, body } = map;
    const opened = await client.open({
      scenario: 'kalima-crossing',
      map: 'mine',
      materials: { mine: { kind: 'map', name, body } },
    });
    const { view } = (await client.get(opened.id, opened.tokens.communist)).body;
    expect(view.board.map.id).toBe('mine');
    expect((await client.http.get('/v1/maps/mine')).status).toBe(404);
    expect((await asked({ map: 'mine' })).status).toBe(404);
  });

  it('is in the file of a finished game for those who sat in it, and not for those who looked on', async () => {
    const { name, body } = map;
    const { id, tokens } = await client.open({
      scenario: 'kalima-crossing',
      spectators: 'open',
      map: 'mine',
      materials: { mine: { kind: 'map', name, body } },
    });
    const { version } = (await client.get(id, tokens.communist)).body;
    expect((await client.command(id, tokens.communist, version, { type: 'concede' })).status).toBe(200);

    const whole = (await client.post(`${id}/export`, tokens.southAfrican, {})).body;
    expect(whole.materials.maps.mine.body.hexes).toHaveLength(body.hexes.length);
    const seen = (await client.post(`${id}/export`, undefined, {})).body;
    expect(seen).not.toHaveProperty('materials');
    expect(seen.you).toBeNull();
    expect(seen.entries).toHaveLength(whole.entries.length);
  });

  it('is checked as the library checks it, each fault pointed at', async () => {
    const { name, body } = map;
    const [first, ...rest] = body.hexes;
    const bad = { ...body, hexes: [first, first, ...rest] };
    const twice = await asked({ map: 'mine', materials: { mine: { kind: 'map', name, body: bad } } });
    expect([twice.status, twice.body.errors[0].pointer]).toEqual([
      400,
      expect.stringMatching(/^\/materials\/mine\/body\/hexes\//),
    ]);
    const scenario = await asked({ materials: { mine: { kind: 'scenario', body: {} } } });
    expect([scenario.status, scenario.body.errors[0].pointer]).toEqual([
      400,
      expect.stringMatching(/^\/materials\/mine/),
    ]);
  });

  it('may be a variant that the scenario names, and no other', async () => {
    const none = await asked({ variant: 'winter' });
    expect([none.status, none.body.errors[0].pointer]).toEqual([400, '/variant']);
  });
});
