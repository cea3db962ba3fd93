import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, cardOf, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

const HEADER = 'id,name.en,name.ja,side,type,body.values.attack,body.values.defence,body.command';
const row = (at: number): string =>
  `bulk-${at},"Bulk unit, ""${at}""",大量部隊${at},soviet,infantry,${at % 9},${(at % 5) + 1},${at % 2 ? 'guards2' : '"""33"""'}`;
const QUERY = '/v1/library/import?game=cold-war-battles&provenance=client';
const CSV = { 'content-type': 'text/csv' };
const LINES = { 'content-type': 'application/x-ndjson' };

describeOnEachDatabase('import and export', (env) => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  const own = () => client.get('/v1/library/export?kind=card&provenance=client');

  it('stores nothing of 10,000 rows when three are bad, and locates the three', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => row(at));
    rows[17] = rows[17]!.replace(',soviet,', ',martian,');
    rows[5000] = 'bulk-5000,too,few';
    rows[9999] = row(3);
    const { status, body } = await client.send('POST', QUERY, [HEADER, ...rows].join('\r\n'), CSV);
    expect([status, body.read, body.written]).toEqual([422, 10_000, 0]);
    expect(body.errors).toEqual([
      { line: 19, pointer: '/side', detail: 'must be one of soviet, hungarian, communist, southAfrican' },
      { line: 5002, pointer: '', detail: 'the row has 3 cells, the first row names 8' },
      { line: 10_001, pointer: '/id', detail: '"bulk-3" stands in line 5 already' },
    ]);
    expect((await own()).text).toBe('');
  });

  it('tells its progress as it goes, and imports everything when all is well', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => row(at));
    const { text } = await client.send('POST', QUERY, [HEADER, ...rows].join('\n'), {
      ...CSV,
      accept: 'application/x-ndjson',
    });
    const said = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(said.slice(0, 2)).toEqual([{ progress: { read: 1000, bad: 0 } }, { progress: { read: 2000, bad: 0 } }]);
    expect(said.at(-1)).toEqual({ report: { read: 3000, written: 3000, skipped: 0, errors: [] } });
    const { body } = await client.get('/v1/cards/bulk-2');
    expect([body.name.en, body.body]).toEqual(['Bulk unit, "2"', { values: { attack: 2, defence: 3 }, command: '33' }]);
  });

  it('refuses, skips or replaces what is there already', async () => {
    const records = [cardOf('bulk-1'), cardOf('fresh-1')];
    const send = (existing: string) => client.send('POST', `/v1/library/import?existing=${existing}`, { records });
    expect((await send('refuse')).body.errors).toEqual([
      { line: 1, pointer: '/id', detail: '"bulk-1" is in the library already' },
    ]);
    expect((await client.get('/v1/cards/fresh-1')).status).toBe(404);
    expect((await send('skip')).body).toMatchObject({ written: 1, skipped: 1 });
    expect((await client.get('/v1/cards/bulk-1')).body.name.en).toBe('Bulk unit, "1"');
    expect((await send('replace')).body).toMatchObject({ written: 2 });
    expect((await client.get('/v1/cards/bulk-1')).body.name.en).toBe('Test unit bulk-1');
  });

  it('reports lines that are no JSON, and counts blank ones', async () => {
    const text = `${JSON.stringify(cardOf('line-1'))}\n\n{"kind": \n${JSON.stringify(cardOf('line-4', { id: 'Ä' }))}`;
    const { status, body } = await client.send('POST', '/v1/library/import', text, LINES);
    expect(status).toBe(422);
    expect(body.errors.map(({ line, pointer }: { line: number; pointer: string }) => [line, pointer])).toEqual([
      [3, ''],
      [4, '/id'],
    ]);
  });

  it.each([
    ['a quote that is never closed', `${HEADER}\n"bulk-1,x`, 2, 'a quote is not closed'],
    [
      'a column that is no path',
      'id,__proto__.x\n',
      1,
      '"__proto__.x" is not a column: write "id", "name.en", "body.values.attack"',
    ],
    ['a column named twice', 'id,id\n', 1, 'the column "id" stands twice'],
  ])('reports %s', async (_name, text, line, detail) => {
    const { status, body } = await client.send('POST', QUERY, text, CSV);
    expect([status, body.errors]).toEqual([422, [{ line, pointer: '', detail }]]);
  });

  it('wants the key before it reads anything', async () => {
    const { status } = await client.send('POST', QUERY, HEADER, { ...CSV, authorization: undefined });
    expect(status).toBe(401);
  });
});

/** Cards of one's own: with those that ship more than are written at once. */
const OWN = 700;

describeOnEachDatabase('the way there and back', (env) => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new LibraryClient(server.url);
    const rows = Array.from({ length: OWN }, (_, at) => row(at));
    await client.send('POST', QUERY, [HEADER, ...rows].join('\n'), CSV);
  });
  afterAll(() => server.close());

  it.each(['ndjson', 'json', 'csv'])(
    'gives the same bytes after an export as %s is imported again',
    async (format) => {
      const path = `/v1/library/export?kind=card&provenance=client&format=${format}`;
      const before = (await client.get(path)).text;
      const type = { ndjson: LINES, json: { 'content-type': 'application/json' }, csv: CSV }[format]!;
      const again = await client.send('POST', '/v1/library/import?existing=replace', before, type);
      expect([again.status, again.body.written]).toEqual([200, OWN]);
      expect((await client.get(path)).text).toBe(before);
    },
    20_000,
  );

  it.each(['ndjson', 'json', 'csv'])(
    'carries the whole library as %s to another database and back without losing a byte',
    async (format) => {
      const other = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
      try {
        const there = new LibraryClient(other.url);
        const path = `/v1/library/export?format=${format}`;
        const type = { ndjson: LINES, json: { 'content-type': 'application/json' }, csv: CSV }[format]!;
        const mine = (await client.get(path)).text;
        const carried = await there.send('POST', '/v1/library/import?existing=replace', mine, type);
        expect([carried.status, carried.body.errors]).toEqual([200, []]);
        const theirs = (await there.get(path)).text;
        expect(theirs === mine).toBe(true);
        expect((await client.send('POST', '/v1/library/import?existing=replace', theirs, type)).status).toBe(200);
        expect((await client.get(path)).text === mine).toBe(true);
      } finally {
        await other.close();
      }
    },
    60_000,
  );
});
