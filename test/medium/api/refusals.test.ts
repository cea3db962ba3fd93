import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProblemBody } from '../../../src/platform/problems/problem.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

const ATTACK = '/v1/games/cold-war-battles/combat/adjacent-attack';
const OWN_PACK = (charts: object) => ({ input: INPUT, chartPack: { name: 'mine', charts } });
const INPUT = {
  attackingSide: 'soviet',
  crt: 'mobile',
  attackers: [{ command: 'guards2', attack: 5 }],
  defendingHexes: [{ terrain: ['hilltop'], units: [{ defence: 2 }] }],
};
const MAP = {
  kind: 'map',
  id: 'a-map',
  game: 'cold-war-battles',
  name: { en: 'A map', ja: '地図' },
  provenance: 'client',
  body: {
    grid: { orientation: 'flat', columns: 9, rows: 9, shifted: 'even' },
    hexes: [{ hex: '0304' }, { hex: '0304' }, { hex: '305' }],
    hexsides: [{ side: '0304/0307', features: ['stream'] }],
  },
};

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

interface Refusal {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  /** Where the first fault is; of a problem without fields, undefined. */
  readonly pointer?: string;
  /** What was probably meant. */
  readonly guess?: string;
}

const REFUSALS: readonly (readonly [string, Refusal])[] = [
  ['JSON that stops', { path: ATTACK, body: '{"input": ' }],
  ['a list as a question', { path: ATTACK, body: [], pointer: '' }],
  [
    'a side that is none',
    {
      path: ATTACK,
      body: { input: { ...INPUT, attackingSide: 'sovjet' } },
      pointer: '/input/attackingSide',
      guess: 'soviet',
    },
  ],
  ['a pack nobody has', { path: ATTACK, body: { input: INPUT, chartPack: 'mine' }, pointer: '/chartPack' }],
  [
    'a pack with a chart the game has not',
    {
      path: ATTACK,
      body: OWN_PACK({ 'mobile-crtt': {} }),
      pointer: '/chartPack/charts/mobile-crtt',
      guess: 'mobile-crt',
    },
  ],
  [
    'a pack with a cell the chart has not',
    { path: ATTACK, body: OWN_PACK({ 'mobile-crt': { '9,9': 'A1' } }), pointer: '/chartPack/charts/mobile-crt/9,9' },
  ],
  [
    'a card nobody has',
    {
      path: ATTACK,
      body: { input: { ...INPUT, attackers: [{ stored: 'kudu' }] } },
      pointer: '/input/attackers/0/stored',
    },
  ],
  ['odds with dice', { path: `${ATTACK}/odds`, body: { input: INPUT, dice: { given: [1] } }, pointer: '/dice/given' }],
  [
    'odds by a field the outcome has not',
    { path: `${ATTACK}/odds`, body: { input: INPUT, by: 'resutl' }, pointer: '/by', guess: 'result' },
  ],
  ['odds without steps', { path: `${ATTACK}/odds`, body: { input: INPUT, detail: 'rules' }, pointer: '/detail' }],
  ['a ruling by a field', { path: ATTACK, body: { input: INPUT, by: 'result' }, pointer: '/by' }],
  ['going on from nothing', { path: ATTACK, body: { input: INPUT, from: 5 }, pointer: '/from' }],
  [
    'going on where nothing leads',
    { path: ATTACK, body: { input: INPUT, from: { procedure: 'x' } }, pointer: '/from/procedure' },
  ],
  ['a batch without requests', { path: '/v1/rulings', body: {}, pointer: '/requests' }],
  ['a module as JSON', { path: '/v1/vassal/modules', body: {}, status: 415 }],
  ['a game file of another kind', { path: '/v1/sessions/import', body: { a: 1 }, pointer: '' }],
  [
    'a record without a kind',
    { path: '/v1/maps', body: { id: 'x' }, headers: { authorization: `Bearer ${ADMIN_KEY}` }, pointer: '/game' },
  ],
  [
    'a map that cannot be laid out',
    { path: '/v1/maps', body: MAP, headers: { authorization: `Bearer ${ADMIN_KEY}` }, pointer: '/body/hexes/1/hex' },
  ],
  [
    'an import of lines that are none',
    {
      path: '/v1/library/import',
      body: '{"kind": "mapp", "game": "panzr"}\nxx\n',
      headers: { authorization: `Bearer ${ADMIN_KEY}`, 'content-type': 'application/x-ndjson' },
      status: 422,
      pointer: '/kind',
      guess: 'map',
    },
  ],
  [
    'an import of rows that are none',
    {
      path: '/v1/library/import',
      body: 'id,name\n1\n',
      headers: { authorization: `Bearer ${ADMIN_KEY}`, 'content-type': 'text/csv' },
      status: 422,
      pointer: '',
    },
  ],
  [
    'a client key nobody has',
    { path: '/v1/client-keys/none', headers: { authorization: `Bearer ${ADMIN_KEY}` }, status: 404 },
  ],
];

describe('a refusal', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
  });
  afterAll(() => server.close());

  const refused = async ({ path, body, headers }: Refusal, language: string) => {
    const response = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'DELETE' : 'POST',
      headers: {
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, problem: (await response.json()) as ProblemBody };
  };

  it.each(REFUSALS)('of %s says where and what in both languages', async (_, refusal) => {
    for (const language of ['en', 'ja']) {
      const { status, problem } = await refused(refusal, language);
      expect(status).toBe(refusal.status ?? 400);
      expect(problem.errors?.[0]?.pointer).toBe(refusal.pointer);
      const told = [problem.title, problem.detail, ...(problem.errors ?? []).map(({ detail }) => detail)];
      expect(told.filter((text) => JAPANESE.test(text))).toEqual(language === 'ja' ? told : []);
      if (refusal.guess)
        expect(problem.errors![0]!.detail).toMatch(
          new RegExp(`did you mean "${refusal.guess}"|「${refusal.guess}」のこと`),
        );
    }
  });

  it('of a map tells a hex that has lost its nought by its printed number', async () => {
    const { problem } = await refused(
      { path: '/v1/maps', body: MAP, headers: { authorization: `Bearer ${ADMIN_KEY}` } },
      'en',
    );
    expect(problem.errors!.map(({ pointer, detail }) => [pointer, detail])).toEqual([
      ['/body/hexes/1/hex', 'hex 0304 is listed twice'],
      ['/body/hexes/2/hex', 'no hex is called "305" on this map; did you mean "0305"?'],
      ['/body/hexsides/0/side', 'hexes 0304 and 0307 are not adjacent'],
    ]);
  });

  it.each([
    ['{ session(id: "none") { version } }', 404, 'セッション'],
    [
      '{ coldWarBattles { combat { adjacentAttack(input: { attackingSide: soviet, crt: mobile, attackers: [{ command: guards2, attack: 5 }], defendingHexes: [{ terrain: [hilltop], units: [{ defence: 2 }] }] }, dice: { given: [9] }) { summary } } } }',
      422,
      'ダイス',
    ],
  ])('in GraphQL is told in the language of the request: %s', async (query, status, word) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ja' },
      body: JSON.stringify({ query }),
    });
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { problem: ProblemBody } }[];
    };
    expect(response.status).toBe(status);
    const { message, extensions } = errors[0]!;
    expect(extensions.problem.detail).toContain(word);
    expect(message).toBe(extensions.problem.detail);
    expect(extensions.problem.title).toMatch(JAPANESE);
  });

  it('of a page tells that its beginning is none', async () => {
    const { key } = (await (
      await fetch(`${server.url}/v1/players`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name": "Anna"}',
      })
    ).json()) as { key: string };
    const response = await fetch(`${server.url}/v1/me/sessions?cursor=zzz`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ProblemBody).errors![0]!.pointer).toBe('/cursor');
  });
});
