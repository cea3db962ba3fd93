import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';
import { ADMIN_KEY, LibraryClient } from '../../support/library.js';
import { OWN_COPIES } from '../../support/own-copies.js';
import { startServer, type TestServer } from '../../support/server.js';
import { csvOf, type FilledTable, tableOf } from '../../support/template-filler.js';

const SCENARIO = 'angola-87';
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A filled table has one line of comment and one of column names before its first row. */
const FIRST_LINE = 3;

interface Problem {
  readonly part?: number;
  readonly record?: string;
  readonly pointer: string;
  readonly at?: { readonly line: number; readonly column: number; readonly name?: string };
  readonly detail: string;
}

describe('the check of what an owner has filled in', () => {
  let server: TestServer;
  let http: LibraryClient;
  let map: FilledTable;
  let counters: FilledTable;

  const copy = OWN_COPIES.find(({ scenario }) => scenario === SCENARIO)!;
  const template = async (scenario: string, kind: string, query = '') =>
    http.get(`/v1/scenarios/${scenario}/template?kind=${kind}${query}`);
  const check = async (parts: readonly object[], language = 'en'): Promise<Problem[]> => {
    const headers = { 'accept-language': language };
    const { status, body } = await http.send('POST', `/v1/scenarios/${SCENARIO}/check`, { parts }, headers);
    expect(status).toBe(200);
    return body.problems;
  };
  const parts = (other: FilledTable): object[] => [
    { kind: 'map', csv: csvOf(map) },
    { kind: 'counters', csv: csvOf(other) },
  ];

  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
    http = new LibraryClient(server.url);
    const filled = async (kind: string) =>
      copy.fill(kind, await tableOf((await template(SCENARIO, kind, '&format=csv')).text));
    map = await filled('map');
    counters = await filled('counters');
  });
  afterAll(() => server.close());

  it('finds an empty cell by its line and column', async () => {
    const row = counters.rows.findIndex(({ id }) => id === 'angola-k-police');
    const rows = counters.rows.map((each, i) => (i === row ? { ...each, movement: '' } : each));
    expect(await check(parts({ ...counters, rows }))).toEqual([
      {
        part: 1,
        record: 'angola-87-counters',
        pointer: `/body/cards/${row}/values/movement`,
        at: { line: FIRST_LINE + row, column: counters.columns.indexOf('movement') + 1, name: 'movement' },
        detail: 'it lacks movement',
      },
    ]);
  });

  it('finds it where the counters alone are there and no map yet', async () => {
    const row = counters.rows.findIndex(({ id }) => id === 'angola-k-police');
    const rows = counters.rows.map((each, i) => (i === row ? { ...each, movement: '' } : each));
    const alone = (table: FilledTable) => [{ kind: 'counters', csv: csvOf(table) }];
    expect(await check(alone(counters))).toEqual([]);
    expect(await check(alone({ ...counters, rows }))).toEqual([
      {
        part: 0,
        record: 'angola-87-counters',
        pointer: `/body/cards/${row}/values/movement`,
        at: { line: FIRST_LINE + row, column: counters.columns.indexOf('movement') + 1, name: 'movement' },
        detail: 'is still to be filled in',
      },
    ]);
  });

  it('names the word that was probably meant, of a column and of a cell, in both languages', async () => {
    const columns = counters.columns.map((name) => (name === 'movement' ? 'movment' : name));
    const [misspelt] = await check(parts({ columns, rows: counters.rows }));
    expect([misspelt!.at, misspelt!.detail]).toEqual([
      { line: 2, column: columns.indexOf('movment') + 1, name: 'movment' },
      expect.stringContaining('did you mean "movement"?'),
    ]);
    const rows = counters.rows.map((each, i) => (i === 0 ? { ...each, type: 'artilery' } : each));
    const [wrong] = await check(parts({ ...counters, rows }));
    expect([wrong!.at!.name, wrong!.detail]).toEqual(['type', expect.stringContaining('did you mean "artillery"?')]);
    const [japanese] = await check(parts({ ...counters, rows }), 'ja');
    expect(japanese!.detail).toContain('「artillery」のことですか');
  });

  it('says that too few counters are there, as a session would', async () => {
    const rows = counters.rows.filter(({ id }) => !id!.startsWith('mpla-armor-'));
    // Four tanks at the start, one in December and one by the contingency [17.9, 17.10]; none are left.
    expect((await check(parts({ ...counters, rows }))).map(({ detail }) => detail)).toEqual([
      '6 counters of "Tank" are needed and there are 0',
    ]);
    const spared = { kind: 'deck', id: 'angola-87-counters', game: 'cold-war-battles', name: { en: 'One card' } };
    const one = {
      id: 'x',
      title: { en: 'x' },
      side: 'communist',
      values: { type: 'armor', attack: 1, defence: 1, movement: 1 },
    };
    const body = { cards: [one] };
    const deck = { ...spared, provenance: 'client', body };
    expect((await http.send('POST', '/v1/decks', deck)).status).toBe(201);
    const { ready, missing } = (await http.get(`/v1/scenarios/${SCENARIO}/missing`)).body;
    expect([ready, missing.map(({ id }: { id: string }) => id)]).toEqual([false, ['angola-87-map']]);
    const sent = { parts: [{ kind: 'map', csv: csvOf(map) }] };
    const stored = (await http.send('POST', `/v1/scenarios/${SCENARIO}/check`, sent)).body;
    expect([stored.ready, stored.missing, stored.problems.length > 50]).toEqual([false, [], true]);
  });

  it('takes a template back as it was fetched, and says what is still empty, by JSON pointer', async () => {
    const fetched = (await template(SCENARIO, 'map')).body;
    const gaps = (fetched.empty as { pointer: string; mayStayEmpty: boolean }[]).filter((gap) => !gap.mayStayEmpty);
    expect(gaps.map(({ pointer }) => pointer)).toEqual([
      '/records/0/body/grid/columns',
      '/records/0/body/grid/rows',
      '/records/0/body/hexes/0/hex',
      '/records/0/body/hexes/1/hex',
    ]);
    const problems = await check([fetched]);
    expect(problems.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(gaps.map(({ pointer }) => pointer)));
  });

  it('answers broken tables with their place, and never with an error', async () => {
    for (const csv of ['', '# nothing', '"deck,id\n', 'deck,id\n"a"b,c\n', 'x\ny\n', 'id,id\na,b\n']) {
      const problems = await check([{ kind: 'counters', csv }]);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.every(({ at, pointer }) => at !== undefined || pointer !== '')).toBe(true);
    }
    expect((await check([{ csv: 'x' }])).map(({ pointer }) => pointer)).toEqual(['/kind']);
    expect((await check([{ kind: 'map' }])).map(({ pointer }) => pointer)).toEqual(['/records']);
  });

  it('has no template of a kind that the scenario does not ask for, and says which it has', async () => {
    const { status, body } = await template(SCENARIO, 'chartPack');
    expect([status, body.detail]).toEqual([404, expect.stringContaining('map, counters')]);
  });
});

describe('a deck that comes into the library', () => {
  let server: TestServer;
  let http: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
    http = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  const upload = async (game: string, card: object) => {
    const body = { cards: [{ id: 'x', title: { en: 'x' }, ...card }] };
    const deck = { kind: 'deck', id: `deck-of-${game}`, game, name: { en: 'x' }, provenance: 'client', body };
    const answer = await http.send('POST', '/v1/decks', deck);
    const [first] = answer.body.errors ?? [];
    return [answer.status, first?.pointer, first?.detail];
  };

  it.each([
    ['cold-war-battles', { values: { atack: 3 } }, '/values/atack', 'did you mean "attack"?'],
    ['cold-war-battles', { values: { type: 'armour' } }, '/values/type', 'did you mean "armor"?'],
    ['scw-battles', { values: { type: 'infantry', atack: 4 } }, '/values/atack', 'did you mean "attack"?'],
    ['crusade-revolution', { number: 'N1', values: { opps: 3 } }, '/values/opps', 'did you mean "ops"?'],
    ['crusade-revolution', { number: 'N1', phase: 'mobilisation' }, '/phase', 'did you mean "mobilization"?'],
    [
      'crusade-revolution',
      { number: 'N1', event: { when: [], ops: 'none', effects: [{ kind: 'strat', to: 'nationalist' }] } },
      '/event/effects/0/kind',
      'did you mean "strait"?',
    ],
    [
      'asl-primosole',
      { values: { nationality: 'german', weapon: 'LMG', reapir: 2 } },
      '/values/reapir',
      'did you mean "repair"?',
    ],
  ])('of %s is refused with the words that are known: %j', async (game, card, pointer, detail) => {
    expect(await upload(game, card)).toEqual([400, `/body/cards/0${pointer}`, expect.stringContaining(detail)]);
  });

  it.each(games.all.map(({ id, declaration }) => [id, declaration.materials!] as const))(
    'of %s has every figure explained in Japanese as well',
    (_, { cardKinds }) => {
      const unexplained = cardKinds.flatMap(({ id, values, ja }) =>
        fieldsOf(values)
          .filter(({ name }) => !JAPANESE.test(ja[name] ?? ''))
          .map(({ name }) => `${id} ${name}`),
      );
      expect(unexplained).toEqual([]);
    },
  );

  it('is written by templates whose comments are all in the language that was asked for', async () => {
    const english: string[] = [];
    for (const [scenario, kinds] of [
      ['angola-87', ['map', 'counters']],
      ['jarama', ['map', 'counters', 'deck']],
      ['war-of-the-columns', ['map', 'deck', 'counters', 'chartPack']],
      ['primosole-cg-i', ['map', 'counters']],
      ['mill-farm', ['map']],
    ] as const) {
      for (const kind of kinds) {
        const { body } = await http.get(`/v1/scenarios/${scenario}/template?kind=${kind}&lang=ja`);
        const told = [...body.comments, ...[...body.fields, ...body.empty].map(({ comment }) => comment)] as string[];
        english.push(...told.filter((text) => !JAPANESE.test(text)).map((text) => `${scenario} ${kind}: ${text}`));
      }
    }
    expect(english).toEqual([]);
  });
});
