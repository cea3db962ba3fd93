import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import type { LibraryDocument } from '../../../src/library/document.js';
import { KINDS, SHELVES } from '../../../src/library/kinds.js';
import { shippedDocuments } from '../../../src/library/shipped/shipped-documents.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

type Path = readonly (string | number)[];

/** What people try, in one string: SQL, paths, templates, markup, placeholders, a text direction, a bell. */
const HOSTILE = `'; DROP TABLE library_records; -- " OR 1=1 /* ../../../etc/passwd %2e%2e%2f <script>alert(1)</script>
{{constructor}} \${jndi:x} $1 ?1 :kind \\ \u202e\u0007`;
const LINES = { 'content-type': 'application/x-ndjson' };

/** Documents of every kind: of each game what ships, and a deck and a chart pack where it ships none. */
const specimens: readonly LibraryDocument[] = [
  ...shippedDocuments(),
  ...games.all.flatMap(({ id: game, charts }): LibraryDocument[] => {
    const chart = [...charts.values()].find(({ data }) => data.cells.flat().some((cell) => typeof cell === 'string'))!;
    const at = chart.data.cells.flat().findIndex((cell) => typeof cell === 'string');
    const { rows, columns } = chart.data;
    const cell = `${rows[Math.floor(at / columns.length)]},${columns[at % columns.length]}`;
    const head = { game, name: { en: 'Specimen', ja: '見本' }, provenance: 'client' as const, source: 'A test' };
    const card = { id: 'one', number: '1', title: { en: 'One', ja: '一' }, phase: 'first', text: { en: 'a', ja: 'b' } };
    return [
      { ...head, kind: 'deck', id: 'specimen', body: { cards: [{ ...card, values: { note: 'x' } }] } },
      { ...head, kind: 'chartPack', id: 'specimen', body: { charts: { [chart.id]: { [cell]: 'x' } } } },
    ];
  }),
];

function* textsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/** For each field of each game and kind the smallest document that has it; places of a list are the same field. */
function* fields(): Generator<{ name: string; document: LibraryDocument; path: Path }> {
  const seen = new Set<string>();
  const size = (document: LibraryDocument): number => JSON.stringify(document).length;
  for (const document of specimens.toSorted((a, b) => size(a) - size(b))) {
    for (const path of textsIn(document)) {
      const field = path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
      const name = `${document.game} ${document.kind} ${field}`;
      if (seen.has(name)) continue;
      seen.add(name);
      yield { name, document, path };
    }
  }
}

function changed(document: LibraryDocument, path: Path, text: unknown, id: string): Record<string, unknown> {
  const copy = structuredClone({ ...document, id, provenance: 'client' }) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], copy);
  (holder as Record<string | number, unknown>)[path.at(-1)!] = text;
  return copy;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, part) => (inner as Record<string | number, unknown> | undefined)?.[part], value);

const all = [...fields()];
const lines = (text: (n: number) => string): string => all.map((_, n) => text(n)).join('\n');
const refusedLines = ({ errors }: { errors: { line: number }[] }): Set<number> =>
  new Set(errors.map(({ line }) => line));
const withText = (n: number, text: string): Record<string, unknown> =>
  changed(all[n]!.document, all[n]!.path, text, `hostile-${n}`);
const importing = (client: LibraryClient, text: string) => client.send('POST', '/v1/library/import', text, LINES);

describeOnEachDatabase('every text field of every kind', (env) => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  it('is there to be tried', () => {
    const kinds = new Set(all.map(({ document }) => `${document.game} ${document.kind}`));
    expect(kinds.size).toBe(games.all.length * KINDS.length);
    expect(all.length).toBeGreaterThan(500);
  });

  it('refuses hostile text or keeps it as text', async () => {
    const first = await importing(
      client,
      lines((n) => JSON.stringify(withText(n, HOSTILE))),
    );
    expect([first.status, first.body.read, first.body.written]).toEqual([422, all.length, 0]);
    const refused = refusedLines(first.body);
    const kept = all.map((_, n) => n).filter((n) => !refused.has(n + 1));
    expect(kept.length).toBeGreaterThan(100);
    const second = await importing(client, kept.map((n) => JSON.stringify(withText(n, HOSTILE))).join('\n'));
    expect([second.status, second.body.written]).toEqual([200, kept.length]);
    const exported = (await client.get('/v1/library/export?provenance=client')).text.trim().split('\n');
    const stored = new Map(exported.map((line) => JSON.parse(line) as LibraryDocument).map((each) => [each.id, each]));
    for (const n of kept) {
      const { name, path } = all[n]!;
      expect([name, at(stored.get(`hostile-${n}`), path)]).toEqual([name, HOSTILE]);
    }
    const { body } = await client.get('/v1/scenarios?limit=500&fields=id&provenance=printed');
    const printed = shippedDocuments().filter(
      ({ kind, provenance }) => kind === 'scenario' && provenance === 'printed',
    );
    expect(body.items).toEqual(printed.map(({ id }) => ({ id })).sort((a, b) => (a.id < b.id ? -1 : 1)));
  });
});

/** Refused before any database is asked. */
describe('a text field of any kind', () => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  it.each([
    ['is too long', JSON.stringify('x'.repeat(5000))],
    ['is nested without end', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('refuses what %s', async (_name, bad) => {
    const { status, body } = await importing(
      client,
      lines((n) => JSON.stringify(withText(n, 'HERE')).replace('"HERE"', () => bad)),
    );
    expect([status, body.written, refusedLines(body).size]).toEqual([422, 0, all.length]);
  });

  it('refuses both in a single record as well', async () => {
    const one = all.filter(({ path }) => path.join('.') === 'name.en');
    expect(one.length).toBe(games.all.length * KINDS.length);
    for (const { name, document, path } of one) {
      const post = (text: string) =>
        client.send(
          'POST',
          `/v1/${SHELVES[document.kind]}`,
          JSON.stringify(changed(document, path, 'HERE', 'one')).replace('"HERE"', () => text),
        );
      const statuses = [
        (await post(`"${'x'.repeat(5000)}"`)).status,
        (await post(`${'['.repeat(5000)}${']'.repeat(5000)}`)).status,
      ];
      expect([name, ...statuses]).toEqual([name, 400, 400]);
    }
  });
});
