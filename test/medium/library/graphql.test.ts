import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN_KEY, cardOf, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
let client: LibraryClient;
beforeAll(async () => {
  server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
  client = new LibraryClient(server.url);
});
afterAll(() => server.close());

const ask = async (query: string, variables: object = {}, headers: Record<string, string | undefined> = {}) =>
  (await client.send('POST', '/graphql', { query, variables }, headers)).body;

const CREATE = 'mutation Add($record: LibraryRecordInput!) { createRecord(record: $record) { id version } }';
const REPLACE = `mutation Change($record: LibraryRecordInput!, $version: Int!) {
  replaceRecord(record: $record, version: $version) { version side } }`;
const REMOVE = 'mutation Drop($id: String!, $version: Int!) { deleteRecord(kind: card, id: $id, version: $version) }';
const IMPORT = 'mutation Many($records: [LibraryRecordInput!]!) { importRecords(records: $records) { read written } }';

describe('the library over GraphQL', () => {
  it('has the records that REST has', async () => {
    const { data } = await ask(
      '{ record(kind: scenario, id: "kalima-crossing") { name { en ja } provenance body version } }',
    );
    const { body } = await client.get('/v1/scenarios/kalima-crossing?fields=name,provenance,body,version');
    expect(data.record).toEqual(body);
  });

  it('searches and pages', async () => {
    const page = (cursor: string | null) =>
      ask(
        'query P($c: String) { records(kind: card, game: "cold-war-battles", text: "rifles", limit: 1, cursor: $c) { items { id } next } }',
        {
          c: cursor,
        },
      );
    const first = (await page(null)).data.records;
    const second = (await page(first.next)).data.records;
    expect([first.items, second.items, second.next]).toEqual([
      [{ id: 'kalima-rifles-1' }],
      [{ id: 'kalima-rifles-2' }],
      null,
    ]);
  });

  it('draws maps', async () => {
    const { data } = await ask('{ record(kind: map, id: "kalima-crossing-map") { svg } }');
    expect(data.record.svg).toBe((await client.get('/v1/maps/kalima-crossing-map.svg')).text);
  });

  it('writes with the key alone', async () => {
    const refused = await ask(CREATE, { record: cardOf('by-graphql') }, { authorization: undefined });
    expect(refused.errors[0].extensions.problem.status).toBe(401);
    expect((await ask(CREATE, { record: cardOf('by-graphql') })).data.createRecord).toEqual({
      id: 'by-graphql',
      version: 1,
    });
    const changed = cardOf('by-graphql', { side: 'hungarian' });
    expect((await ask(REPLACE, { record: changed, version: 1 })).data.replaceRecord).toEqual({
      version: 2,
      side: 'hungarian',
    });
    expect((await ask(REPLACE, { record: changed, version: 1 })).errors[0].extensions.problem.status).toBe(412);
    expect((await ask(REMOVE, { id: 'by-graphql', version: 2 })).data).toEqual({ deleteRecord: true });
    expect((await ask('{ record(kind: card, id: "by-graphql") { id } }')).data).toEqual({ record: null });
  });

  it('imports all or nothing', async () => {
    const bad = await ask(IMPORT, { records: [cardOf('many-1'), cardOf('many-2', { side: 'martian' })] });
    expect(bad.errors[0].extensions.problem.errors[0].pointer).toBe('/records/1/side');
    expect((await client.get('/v1/cards/many-1')).status).toBe(404);
    expect((await ask(IMPORT, { records: [cardOf('many-1'), cardOf('many-2')] })).data.importRecords).toEqual({
      read: 2,
      written: 2,
    });
  });
});
