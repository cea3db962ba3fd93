import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ScenarioTemplate } from '../../../client/src/index.js';
import { rowsOfRecord, type StoredRecord } from '../../../web/src/pages/workshop/record-rows.js';
import { csvOf, sheetOf } from '../../../web/src/pages/workshop/sheet.js';
import { LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Training scenarios and the map each is played on: one of every game. */
const MAPS = [
  ['kalima-crossing', 'kalima-crossing-map'],
  ['villar-bridge', 'villar-bridge-map'],
  ['sierra-parda', 'sierra-parda-map'],
  ['orchard-ferry', 'orchard-ferry-map'],
  ['mill-farm', 'mill-farm-map'],
] as const;

describe('a stored map on the desk of the workshop', () => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer();
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  it.each(MAPS)('%s can be played with %s as the table writes it', async (scenario, map) => {
    const address = `/v1/scenarios/${scenario}/template?kind=map`;
    const template = (await client.get(address)).body as ScenarioTemplate;
    const sheet = sheetOf(template, (await client.get(`${address}&format=csv`)).text, true);
    const record = (await client.get(`/v1/maps/${map}`)).body as StoredRecord;
    const csv = csvOf({ ...sheet, rows: rowsOfRecord(sheet, record) });
    const { body } = await client.send('POST', `/v1/scenarios/${scenario}/check`, { parts: [{ kind: 'map', csv }] });
    expect(body).toEqual({ ready: true, missing: [], problems: [] });
  });

  it('has a template for every table that it names', async () => {
    const { tables } = (await client.get('/v1/scenarios/jarama/template?kind=map')).body as { tables: string[] };
    expect(tables).toEqual(['map', 'deck', 'counters']);
  });
});
