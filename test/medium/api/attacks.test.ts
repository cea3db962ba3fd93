/** Small requests that once stopped the server: each is refused cheaply, and the server goes on. */

import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import type { Odds } from '../../../src/kernel/rulings/index.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

interface Answer {
  status: number;
  text: string;
}

async function post(path: string, body: string | Uint8Array<ArrayBuffer>, headers: object = {}): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}

describe('introspection has a price', () => {
  const ask = (query: string) => post('/graphql', JSON.stringify({ query }));

  it('tells its whole schema to an explorer or a generator', async () => {
    const options = { inputValueDeprecation: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true };
    const { status, text } = await ask(getIntrospectionQuery(options));
    expect(status).toBe(200);
    expect(text).toContain('coldWarBattles');
  });

  const whole = 'types { name fields { name args { name } } inputFields { name } }';
  const types = '__schema { types { ... on __Type { LIST } } }';
  const named = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: __schema { types { name } }`).join(' ')} }`;

  it.each([
    ['the schema under 250 names', named(250)],
    [
      'the schema under three names',
      `{ a: __schema { ${whole} directives { name } } b: __schema { ${whole} } c: __schema { ${whole} } }`,
    ],
    [
      'the fields of each type under twelve names',
      `{ ${types.replace('LIST', Array.from({ length: 12 }, (_, i) => `a${i}: fields { name }`).join(' '))} }`,
    ],
    ['types within fields of types', '{ __schema { types { fields { type { fields { name } } } } } }'],
    [
      'the same by a fragment',
      '{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type { fields { name } }',
    ],
  ])('refuses %s', async (_name, query) => {
    const { status, text } = await ask(query);
    expect(status).toBe(400);
    expect(text).toMatch(/The query has (cost|aliases) \d+/);
  });

  it('counts the braces of the schema under 800 names before anything else looks at them', async () => {
    const { status, text } = await ask(named(800));
    expect(status).toBe(400);
    expect(JSON.parse(text).errors.map(({ message }: { message: string }) => message)).toEqual([
      'The query has braces 1601; at most 600 is allowed.',
    ]);
  });

  it('stops reading a query of 1,500 names long before its end', async () => {
    const { status, text } = await ask(named(1500));
    expect(status).toBe(400);
    expect(text).toContain('Document contains more that 8000 tokens');
  });
});

describe('a list of bad values', () => {
  const bad = (count: number) =>
    `{"attackingSide": "soviet", "attackers": [${'0,'.repeat(count - 1)}0], "defendingHexes": []}`;
  const path = '/v1/games/cold-war-battles/combat/adjacent-attack';

  it('is told each of them while they are few', async () => {
    const { status, text } = await post(path, `{"input": ${bad(3)}}`);
    expect(status).toBe(400);
    const { errors } = JSON.parse(text) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining([0, 1, 2].map((i) => `/input/attackers/${i}`)),
    );
  });

  it('is told its length when they are half a million, and the other fields as ever', async () => {
    const { status, text } = await post(path, `{"input": ${bad(500_000)}}`);
    expect(status).toBe(400);
    const { errors } = JSON.parse(text) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/input/attackers', '/input/defendingHexes']);
  });

  it('is looked through for fifty faults, and told how many more were not looked at', async () => {
    const unknown = Array.from({ length: 5000 }, (_, i) => `"x${i}": 1`).join(',');
    const { status, text } = await post(path, `{"input": {${unknown}}}`);
    expect(status).toBe(400);
    const { errors, detail, unseen } = JSON.parse(text) as { errors: object[]; detail: string; unseen: number };
    expect(errors).toHaveLength(50);
    const required = errors.filter((error) => JSON.stringify(error).includes('this field is required')).length;
    // The missing fields come first; of the 5,000 unknown ones the rest of the fifty are told.
    expect(unseen).toBe(5000 - (50 - required));
    expect(detail).toMatch(
      /: this field is required\. At least 50 fields are wrong; Umpire did not look at 49\d\d more\.$/,
    );
  });

  it('does not unpack from a small archive', async () => {
    const item = `{"game": "cold-war-battles", "procedure": "combat/adjacent-attack", "input": ${bad(25_000_000)}}`;
    const bomb = gzipSync(`{"requests": [${item}]}`);
    expect(bomb.length).toBeLessThan(60_000);
    const { status, text } = await post('/v1/rulings', bomb, { 'content-encoding': 'gzip' });
    expect([status, (JSON.parse(text) as { limit: number }).limit]).toEqual([413, 8 * 1024 * 1024]);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  });
});

describe('a compressed body that is none', () => {
  const encodings = ['br', 'gzip', 'deflate'];
  const bodies: readonly (readonly [string, Buffer])[] = [
    ['nothing', Buffer.alloc(0)],
    ['half an archive', gzipSync('x'.repeat(10_000)).subarray(0, 30)],
    ['noise', Buffer.from('no archive at all')],
  ];
  /** Node's fetch sends no body with a GET. */
  const ask = (method: string, path: string, encoding: string, body: Buffer): Promise<number> =>
    new Promise((done, fail) => {
      const headers = {
        'content-encoding': encoding,
        'content-type': 'application/json',
        'content-length': body.length,
      };
      const sent = request(new URL(path, server.url), { method, headers, agent: false }, (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode!));
      });
      sent.on('error', fail);
      sent.end(body);
    });

  it.each(encodings)('in %s ends nothing, on routes that read a body and on those that do not', async (encoding) => {
    for (const [name, body] of bodies) {
      const answers = [
        await ask('GET', '/v1/games', encoding, body),
        await ask('DELETE', '/v1/sessions/none', encoding, body),
        await ask('POST', '/v1/rulings', encoding, body),
        await ask('POST', '/graphql', encoding, body),
        await ask('GET', '/no/such/page', encoding, body),
      ];
      // An error that nobody hears is thrown after the answer.
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect([name, ...answers.map((status) => Math.floor(status / 100))]).toEqual([name, 2, 4, 4, 4, 4]);
      expect(await ask('GET', '/health/live', 'identity', Buffer.alloc(0))).toBe(200);
    }
  });
});

describe('JSON that is nested very deep', () => {
  const nest = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const bodies = (deep: string): readonly (readonly [string, string])[] => [
    ['/v1/games/panzer/combat/crash', `{"input": {"units": ${deep}}}`],
    ['/v1/scenarios/kalima-crossing/check', `{"parts": [{"records": [${deep}]}]}`],
    ['/v1/vassal/positions', `{"save": "x", "mapping": {"maps": ${deep}, "pieces": []}}`],
    ['/v1/vassal/questions', `{"save": "x", "mapping": {"maps": [], "pieces": [{"name": ${deep}}]}}`],
    ['/v1/sessions', `{"scenario": "kalima-crossing", "materials": {"map": ${deep}}}`],
    ['/v1/sessions/import', deep],
    ['/graphql', `{"query": "{ games { id } }", "variables": {"x": ${deep}}}`],
  ];

  it('is refused wherever it comes, and what is as deep as may be is looked at', async () => {
    for (const [path, body] of bodies(nest(300_000))) {
      const { status, text } = await post(path, body);
      expect([path, status, text.includes('nested more than 500 levels deep')]).toEqual([path, 400, true]);
    }
    for (const [path, body] of bodies(nest(480))) {
      const { status, text } = await post(path, body);
      expect([path, status < 500, text.includes('nested more than 500')]).toEqual([path, true, false]);
    }
    // Brackets within texts nest nothing, and a quote within a text does not end it.
    const quoted = JSON.stringify({ input: { note: `"\\${'['.repeat(2000)}` } });
    expect((await post('/v1/games/panzer/combat/crash', quoted)).text).not.toContain('nested');
  });

  it('is refused as one item of a batch', async () => {
    const deep = `{"game": "panzer", "procedure": "combat/crash", "input": ${nest(5000)}}`;
    const { status, text } = await post('/v1/rulings', `{"requests": [${deep}, {}]}`);
    const { results } = JSON.parse(text) as { results: { status: number }[] };
    expect([status, results.map((each) => each.status)]).toEqual([200, [400, 400]]);
  });
});

describe('tables of a scenario', () => {
  it('come in bodies that are parsed in one go, and are no longer than that allows', async () => {
    const zeros = (bytes: number): string => `{"parts": [{"records": [${'0,'.repeat(bytes / 2)}0]}]}`;
    const path = '/v1/scenarios/kalima-crossing/check';
    expect((await post(path, zeros(5 * 1024 * 1024))).status).toBe(413);
    expect((await post(path, zeros(3 * 1024 * 1024))).status).toBe(200);
  });
});

describe('odds of very many dice', () => {
  const many = (count: number, thing: object): object[] => Array.from({ length: count }, () => thing);
  const squad = { kind: 'squad', gpDefense: 2 };
  it.each([
    ['panzer/combat/crash', { units: many(40, squad) }],
    ['panzer/combat/air-attack', { factor: 6, units: many(40, squad) }],
    [
      'panzer/combat/indirect-fire',
      {
        observerRange: 12,
        rangeFactor: 'M',
        factor: 8,
        units: many(40, { inTargetHex: true, unit: { kind: 'towed', gpDefense: 5 } }),
      },
    ],
    ['scw-battles/combat/barrage', { side: 'republican', guns: [{ attack: 6 }], targets: many(12, { defence: 3 }) }],
    [
      'cold-war-battles/combat/bombardment',
      {
        attackingSide: 'southAfrican',
        artillery: [{ name: 'TG32', command: 'sadf', barrage: 3 }],
        target: {
          terrain: ['hilltop'],
          units: Array.from({ length: 12 }, (_, i) => ({ name: `MPLA ${i}`, defence: 2 })),
        },
      },
    ],
  ])('%s are estimated, and told in a list of bounded length', async (procedure, input) => {
    const { status, text } = await post(`/v1/games/${procedure}/odds`, JSON.stringify({ input }));
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(4 * 1024 * 1024);
    const { exact, branches, chances, unlisted } = JSON.parse(text) as Odds;
    expect(exact).toBe(false);
    expect(chances.length).toBeLessThanOrEqual(1000);
    const hits = [...chances, unlisted!].map(({ probability }) => Number(probability.split('/')[0]));
    expect(hits.reduce((a, b) => a + b, 0)).toBe(branches);
  });
});

describe('a batch', () => {
  const game = 'cold-war-battles';
  const procedure = 'combat/adjacent-attack';
  interface Results {
    results: { status: number; problem?: { limit?: number } }[];
  }

  const MIB = 1024 * 1024;
  it.each([
    ['more items than it may have, the rest not looked at', `{"requests": [${'[],'.repeat(3 * MIB)}no JSON`],
    ['blanks without end', `{"requests": [${' '.repeat(3 * MIB)}]}`],
    ['other members without end', `{${'"a": 0,'.repeat(MIB)}"requests": []}`],
  ])('refuses %s', async (_name, body) => {
    const { status, text } = await post('/v1/rulings', body);
    expect([status, (JSON.parse(text) as { type: string }).type]).toEqual([413, '/problems/payload-too-large']);
  });

  it('refuses an item of more than a mebibyte, and answers the others', async () => {
    const large = { game, procedure, input: { note: 'x'.repeat(1024 * 1024) } };
    const small = { game, procedure, input: {} };
    const { status, text } = await post('/v1/rulings', JSON.stringify({ requests: [large, small] }));
    expect(status).toBe(200);
    const { results } = JSON.parse(text) as Results;
    expect(results.map((each) => [each.status, each.problem?.limit])).toEqual([
      [413, 1024 * 1024],
      [400, undefined],
    ]);
  });
});

describe('the data folder', () => {
  it('holds files that only their owner reads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-private-'));
    writeFileSync(join(folder, 'umpire.sqlite'), '', { mode: 0o644 });
    const own = await startServer({ UMPIRE_DATA_DIR: folder });
    try {
      const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
      expect(modes.length).toBeGreaterThan(0);
      expect(new Set(modes)).toEqual(new Set([0o600]));
    } finally {
      await own.close();
      rmSync(folder, { recursive: true });
    }
  });
});
