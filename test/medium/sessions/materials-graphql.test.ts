import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LibraryClient } from '../../support/library.js';
import { OWN_COPIES } from '../../support/own-copies.js';
import { startServer, type TestServer } from '../../support/server.js';
import { csvOf, tableOf } from '../../support/template-filler.js';

const SCENARIO = 'budapest-56';

describe('templates and a player’s own materials over GraphQL', () => {
  let server: TestServer;
  let http: LibraryClient;
  let key: string;
  let parts: { kind: string; csv: string }[];
  beforeAll(async () => {
    server = await startServer();
    http = new LibraryClient(server.url);
    key = (await http.send('POST', '/v1/players', { name: 'Owner' })).body.key;
    const copy = OWN_COPIES.find(({ scenario }) => scenario === SCENARIO)!;
    parts = [];
    for (const kind of copy.sheets) {
      const { text } = await http.get(`/v1/scenarios/${SCENARIO}/template?kind=${kind}&format=csv`);
      parts.push({ kind, csv: csvOf(copy.fill(kind, await tableOf(text))) });
    }
  });
  afterAll(() => server.close());

  const ask = async (query: string, variables: object = {}, token?: string) =>
    (await http.send('POST', '/graphql', { query, variables }, { authorization: token && `Bearer ${token}` })).body;

  it('say the same as over REST', async () => {
    const rest = (await http.get(`/v1/scenarios/${SCENARIO}/template?kind=counters`)).body;
    const { data } = await ask(
      'query($id: String!) { scenarioTemplate(id: $id, kind: "counters") { scenario kind tables comments empty { pointer mayStayEmpty comment } records } }',
      { id: SCENARIO },
    );
    const { fields: _fields, ...others } = rest;
    expect(data.scenarioTemplate).toEqual(others);
    const checked = await ask(
      'query($parts: [MaterialPartInput!]) { checkScenario(id: "budapest-56", parts: $parts) { ready missing { id } problems { detail } } }',
      { parts },
    );
    expect(checked.data.checkScenario).toEqual({ ready: true, missing: [], problems: [] });
  });

  it('keep, list, read and delete for the holder of the key alone', async () => {
    const save =
      'mutation($parts: [MaterialPartInput!]!) { saveMaterials(scenario: "budapest-56", parts: $parts) { items { kind id version } } }';
    expect((await ask(save, { parts })).errors).toHaveLength(1);
    const { data } = await ask(save, { parts }, key);
    expect(data.saveMaterials.items).toEqual([
      { kind: 'deck', id: 'budapest-56-counters', version: 1 },
      { kind: 'map', id: 'budapest-56-map', version: 1 },
    ]);
    const open = 'mutation { createSession(scenario: "budapest-56") { id } }';
    expect((await ask(open)).errors).toHaveLength(1);
    expect((await ask(open, {}, key)).data.createSession.id).toEqual(expect.any(String));
    const remove = 'mutation { removeMaterial(kind: "map", id: "budapest-56-map") }';
    expect((await ask(remove)).errors).toHaveLength(1);
    expect((await ask(remove, {}, key)).data).toEqual({ removeMaterial: true });
    const list = await ask('{ myMaterials { items { id } } }', {}, key);
    expect(list.data.myMaterials.items).toEqual([{ id: 'budapest-56-counters' }]);
  });
});
