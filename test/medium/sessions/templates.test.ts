import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LibraryClient } from '../../support/library.js';
import { OWN_COPIES } from '../../support/own-copies.js';
import { startServer, type TestServer } from '../../support/server.js';
import { csvOf, tableOf } from '../../support/template-filler.js';

describe("from an owner's box to a scenario that can be played", () => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer();
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  const template = async (scenario: string, kind: string, format = 'csv', lang = 'en') =>
    client.get(`/v1/scenarios/${scenario}/template?kind=${kind}&format=${format}&lang=${lang}`);

  it.each(OWN_COPIES.map((copy) => [copy.scenario, copy] as const))(
    '%s: its templates filled in by a program are found to be in order',
    async (scenario, copy) => {
      const parts = [];
      for (const kind of copy.sheets) {
        const { text } = await template(scenario, kind);
        // Words are listed where a column is bound to some, and nowhere else.
        expect(text).not.toMatch(/: \)/);
        parts.push({ kind, csv: csvOf(copy.fill(kind, await tableOf(text))) });
      }
      const { status, body } = await client.send('POST', `/v1/scenarios/${scenario}/check`, { parts });
      expect([status, body]).toEqual([200, { ready: true, missing: [], problems: [] }]);
    },
  );

  it('as a table opens in spreadsheets: its encoding is marked, semicolons are there for the asking, nothing looks like a date', async () => {
    const fetched = async (query: string): Promise<Buffer> =>
      Buffer.from(
        await (
          await fetch(`${server.url}/v1/scenarios/war-of-the-columns/template?kind=${query}&format=csv`)
        ).arrayBuffer(),
      );
    const charts = await fetched('chartPack');
    expect(charts.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const { columns, rows } = await tableOf(charts.toString('utf8'));
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^\d{1,2}[-/.]\d{1,2}$/.test(cell))).toEqual([]);
    // The columns of the Corps Fire Table are printed as 6-8 and so on; whoever types them as printed is read as well.
    const copy = OWN_COPIES.find(({ scenario }) => scenario === 'war-of-the-columns')!;
    const filled = copy.fill('chartPack', { columns, rows });
    const typed = { columns, rows: filled.rows.map((row) => ({ ...row, column: row.column!.replace('–', '-') })) };
    const problems = async (csv: string) =>
      (await client.send('POST', '/v1/scenarios/war-of-the-columns/check', { parts: [{ kind: 'chartPack', csv }] }))
        .body.problems;
    expect(filled.rows.some(({ column }) => column === '6–8')).toBe(true);
    expect([await problems(csvOf(filled)), await problems(csvOf(typed))]).toEqual([[], []]);
    const semicolons = (await fetched('deck&separator=semicolon')).toString('utf8');
    expect(await tableOf(semicolons)).toEqual(await tableOf((await fetched('deck')).toString('utf8')));
    expect(semicolons.split('\n').find((line) => line.includes('title.en;title.ja'))).toMatch(/^deck;id;number;/);
  });

  it('is walked by the example program: it writes the templates, points at what is empty, and keeps what is filled', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-own-copy-'));
    const program = join(import.meta.dirname, '../../../examples/own-copy.mjs');
    const run = async (...key: string[]) =>
      (await promisify(execFile)(process.execPath, [program, server.url, 'jarama', folder, ...key])).stdout
        .trim()
        .split('\n');
    try {
      const first = await run();
      const files = ['map', 'deck', 'counters'].map((kind) => join(folder, `jarama-${kind}.csv`));
      expect(first.slice(0, 3)).toEqual(files.map((file) => `${file}: to be filled in`));
      // Of an untouched map the first thing that is missing is how many columns it has.
      expect((await run())[0]).toMatch(/jarama-map\.csv:\d+:\d+ this field is required$/);
      const copy = OWN_COPIES.find(({ scenario }) => scenario === 'jarama')!;
      for (const [i, kind] of ['map', 'deck', 'counters'].entries()) {
        writeFileSync(files[i]!, csvOf(copy.fill(kind, await tableOf(readFileSync(files[i]!, 'utf8')))));
      }
      const { key } = (await client.send('POST', '/v1/players', { name: 'Owner' })).body;
      expect(await run(key)).toEqual([
        'kept: deck jarama-areas, deck jarama-counters, map jarama-map',
        'Everything is there: the scenario can be played.',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
