import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LibraryClient } from '../../support/library.js';
import { OWN_COPIES } from '../../support/own-copies.js';
import { startServer, type TestServer } from '../../support/server.js';
import { csvOf, tableOf } from '../../support/template-filler.js';

const SCENARIO = 'angola-87';

describe('what a player uploads with his key', () => {
  let server: TestServer;
  let http: LibraryClient;
  let owner: string;
  let other: string;
  let table: { id: string; token: string };

  const as = (key: string | undefined) => ({ authorization: key === undefined ? undefined : `Bearer ${key}` });
  const post = (path: string, body: object, key?: string) => http.send('POST', path, body, as(key));

  beforeAll(async () => {
    server = await startServer();
    http = new LibraryClient(server.url);
    owner = (await post('/v1/players', { name: 'Owner' })).body.key;
    other = (await post('/v1/players', { name: 'Other' })).body.key;
    const copy = OWN_COPIES.find(({ scenario }) => scenario === SCENARIO)!;
    const parts = [];
    for (const kind of copy.sheets) {
      const { text } = await http.get(`/v1/scenarios/${SCENARIO}/template?kind=${kind}&format=csv`);
      parts.push({ kind, csv: csvOf(copy.fill(kind, await tableOf(text))) });
    }
    const saved = await post('/v1/me/materials', { scenario: SCENARIO, parts }, owner);
    expect(saved.status).toBe(201);
  });
  afterAll(() => server.close());

  it('is his to list and to read, and nobody else has it', async () => {
    const mine = (await http.get('/v1/me/materials', as(owner))).body;
    expect(mine.items.map(({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`)).toEqual([
      'deck/angola-87-counters',
      'map/angola-87-map',
    ]);
    expect((await http.get('/v1/me/materials', as(other))).body.items).toEqual([]);
    expect((await http.get('/v1/me/materials/map/angola-87-map', as(owner))).body.record.kind).toBe('map');
    expect((await http.get('/v1/me/materials/map/angola-87-map', as(other))).status).toBe(404);
    expect((await http.get('/v1/me/materials', as(undefined))).status).toBe(401);
    expect((await http.get('/v1/maps/angola-87-map', as(undefined))).status).toBe(404);
    const listed = (await http.get('/v1/maps?game=cold-war-battles', as(undefined))).text;
    const exported = (await http.get('/v1/library/export?game=cold-war-battles', as(undefined))).text;
    expect([listed, exported].filter((text) => text.includes('"angola-87-map","game"'))).toEqual([]);
  });

  it('makes the scenario ready for him and for nobody else', async () => {
    const missing = async (key?: string) => (await http.get(`/v1/scenarios/${SCENARIO}/missing`, as(key))).body;
    expect(await missing(owner)).toEqual({ ready: true, missing: [], problems: [] });
    expect((await missing(other)).missing.map(({ id }: { id: string }) => id)).toEqual([
      'angola-87-map',
      'angola-87-counters',
    ]);
    expect((await missing()).ready).toBe(false);
    expect((await post('/v1/sessions', { scenario: SCENARIO }, other)).status).toBe(422);
    // The detail alone says where to look first.
    const options = { longGuns: true };
    const refused = await post('/v1/sessions', { scenario: 'mill-farm', variant: 'advanced-game', options }, other);
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      '"mill-farm" cannot be played: /options/longGuns: long guns are a part of the rules of turrets [7.20, 7.8]',
    ]);
  });

  it('is seen by those at his table as far as the rules show it, and by nobody who looks on', async () => {
    const opened = await post('/v1/sessions', { scenario: SCENARIO, spectators: 'open' }, owner);
    expect(opened.status).toBe(201);
    const { id, invitations } = opened.body;
    const claim = { invitation: invitations.communist.code, name: 'Other', seed: 'x' };
    const { token } = (await post(`/v1/sessions/${id}/seats`, claim)).body;
    table = { id, token };
    const seen = async (key?: string) => (await http.get(`/v1/sessions/${id}/materials`, as(key))).body;
    const opponent = await seen(token);
    expect(opponent.maps.map((map: { id: string }) => map.id)).toEqual(['angola-87-map']);
    expect(Object.keys(opponent).sort()).toEqual(['cards', 'maps', 'scenario']);
    expect((await seen()).maps).toEqual([]);
  });

  it('is replaced and deleted by him alone, and a session goes on with what it was opened with', async () => {
    const path = '/v1/me/materials/map/angola-87-map';
    const { record } = (await http.get(path, as(owner))).body;
    const renamed = { ...record, name: { en: 'My own sheet' } };
    expect((await http.send('PUT', path, renamed, { ...as(owner), 'if-match': '"7"' })).status).toBe(412);
    expect((await http.send('PUT', path, renamed, { ...as(owner), 'if-match': '"1"' })).body.version).toBe(2);
    expect((await http.send('DELETE', path, undefined, as(other))).status).toBe(404);
    expect((await http.send('DELETE', path, undefined, as(owner))).status).toBe(204);
    expect((await http.get(path, as(owner))).status).toBe(404);
    const kept = (await http.get(`/v1/sessions/${table.id}/materials`, as(table.token))).body;
    expect(kept.maps.map((map: { id: string }) => map.id)).toEqual(['angola-87-map']);
  });

  it('may be half done: what is still empty is kept, and told', async () => {
    const { text } = await http.get(`/v1/scenarios/${SCENARIO}/template?kind=counters&format=csv`);
    const half = await post(
      '/v1/me/materials',
      { scenario: SCENARIO, parts: [{ kind: 'counters', csv: text }] },
      other,
    );
    const { readiness, items } = half.body;
    expect([half.status, readiness.ready, items.map(({ id }: { id: string }) => id)]).toEqual([
      201,
      false,
      ['angola-87-counters'],
    ]);
    expect(readiness.missing.map(({ id }: { id: string }) => id)).toEqual(['angola-87-map']);
    const { problems } = readiness;
    expect(problems.length).toBeGreaterThan(50);
    expect(problems[0]).toMatchObject({
      part: 0,
      at: { line: expect.any(Number) },
      detail: 'is still to be filled in',
    });
    expect((await post('/v1/sessions', { scenario: SCENARIO }, other)).status).toBe(422);
    const gone = await http.send('DELETE', '/v1/me/materials/deck/angola-87-counters', undefined, as(other));
    expect(gone.status).toBe(204);
  });

  it('is bounded: more records than anybody may have are not kept, not one of them', async () => {
    const card = (i: number) => ({
      kind: 'card',
      id: `card-${i}`,
      game: 'cold-war-battles',
      name: { en: 'A card' },
      provenance: 'client',
      body: { values: {} },
    });
    const records = Array.from({ length: 301 }, (_, i) => card(i));
    const much = await post('/v1/me/materials', { scenario: SCENARIO, parts: [{ records }] }, other);
    expect([much.status, (await http.get('/v1/me/materials', as(other))).body.items]).toEqual([409, []]);
  });

  it('never becomes a record of the library, nor a scenario', async () => {
    const body = { kind: 'map', id: 'x', game: 'cold-war-battles', name: { en: 'x' }, provenance: 'client', body: {} };
    expect((await post('/v1/maps', body, owner)).status).toBeGreaterThanOrEqual(401);
    const scenario = await http.send('PUT', '/v1/me/materials/scenario/x', { ...body, kind: 'scenario' }, as(owner));
    expect(scenario.status).toBe(400);
  });
});
