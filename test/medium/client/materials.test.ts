import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LibraryDocument, type MaterialPartInput, Umpire, UmpireProblem } from '../../../client/src/index.js';
import { OWN_COPIES } from '../../support/own-copies.js';
import { startServer, type TestServer } from '../../support/server.js';
import { csvOf, tableOf } from '../../support/template-filler.js';

const SCENARIO = 'angola-87';
const COPY = OWN_COPIES.find(({ scenario }) => scenario === SCENARIO)!;

describe('the client brings an owner from his box to a scenario', () => {
  let server: TestServer;
  let umpire: Umpire;
  let parts: MaterialPartInput[];
  beforeAll(async () => {
    server = await startServer();
    const { key } = await new Umpire({ baseUrl: server.url }).players.create('Owner');
    umpire = new Umpire({ baseUrl: server.url, key });
    const { library } = umpire;
    parts = await Promise.all(
      COPY.sheets.map(async (kind) => {
        const table = await tableOf(await library.templateCsv(SCENARIO, kind));
        return { kind, csv: csvOf(COPY.fill(kind, table)) };
      }),
    );
  });
  afterAll(() => server.close());

  it('with tables to fill in, in both languages', async () => {
    const template = await umpire.library.template(SCENARIO, 'counters');
    expect({ scenario: template.scenario, kind: template.kind }).toEqual({ scenario: SCENARIO, kind: 'counters' });
    expect(template.empty.length).toBeGreaterThan(0);
    const japanese = await umpire.library.template(SCENARIO, 'counters', { lang: 'ja' });
    expect(japanese.comments.join()).toMatch(/[぀-ヿ一-鿿]/);
  });

  it('says what is missing, and where a table is wrong', async () => {
    const bare = await umpire.library.check(SCENARIO);
    expect(bare.missing.map(({ id }) => id)).toEqual(['angola-87-map', 'angola-87-counters']);
    const counters = await tableOf(parts.find(({ kind }) => kind === 'counters')!.csv!);
    const rows = counters.rows.map((row, line) => (line === 0 ? { ...row, defence: 'many' } : row));
    const csv = csvOf({ ...counters, rows });
    const { ready, problems } = await umpire.library.check(SCENARIO, { parts: [{ kind: 'counters', csv }] });
    expect(ready).toBe(false);
    // One line of comment, one of names: the first counter is on the third.
    expect(problems.filter(({ at }) => at)).toMatchObject([{ part: 0, at: { line: 3, name: 'defence' } }]);
    expect(await umpire.library.check(SCENARIO, { parts })).toEqual({ ready: true, missing: [], problems: [] });
  });

  it('and keeps what is his: saved, listed, read, replaced on the version that was read, removed', async () => {
    const { materials } = umpire.me;
    const { items } = await materials.save(SCENARIO, parts);
    expect(items.map(({ kind, id }) => `${kind}/${id}`)).toEqual(['deck/angola-87-counters', 'map/angola-87-map']);
    expect((await umpire.library.missing(SCENARIO)).ready).toBe(true);
    const { record, version } = await materials.get('map', 'angola-87-map');
    const renamed = { ...(record as LibraryDocument), name: { en: 'My own sheet' } };
    const late = await materials.put('map', renamed, { version: version + 6 }).catch((error: unknown) => error);
    expect((late as UmpireProblem).kind).toBe('precondition-failed');
    expect((await materials.put('map', renamed, { version })).version).toBe(version + 1);
    await materials.remove('map', 'angola-87-map');
    expect((await materials.list()).items.map(({ id }) => id)).toEqual(['angola-87-counters']);
  });

  it('or keeps nothing where a word is wrong, and says which', async () => {
    const wrong = { kind: 'deck', id: 'x', game: 'cold-war-battles' };
    const refused = await umpire.me.materials.save(SCENARIO, [{ records: [wrong] }]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UmpireProblem);
    expect((refused as UmpireProblem).status).toBe(422);
    expect((refused as UmpireProblem).document.problems).not.toEqual([]);
  });
});
