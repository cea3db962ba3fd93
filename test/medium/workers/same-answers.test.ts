import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { WorkerPool } from '../../../src/platform/workers/worker-pool.js';
import { builtWorker } from '../../support/built-program.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

/** One server with threads, one without: whatever is asked, they answer the same to the byte. */
let pooled: TestServer;
let alone: TestServer;
/** How often a job was handed over, by its name. */
const handedOver: Record<string, number> = {};
/** What was asked of the threads, until it is taken. */
const asked: string[] = [];
beforeAll(async () => {
  const env = {
    UMPIRE_BATCH_ITEM_LIMIT: '2000',
    UMPIRE_WORK_BUDGET_MS: '60000',
    UMPIRE_ADMIN_KEY: 'a-key-for-the-test',
  };
  pooled = await startServer({ ...env, UMPIRE_WORKERS: '2' });
  alone = await startServer({ ...env, UMPIRE_WORKERS: '0' });
  const pool = pooled.app.get(WorkerPool);
  pool.startsFrom(builtWorker());
  // Until a thread has loaded a batch is answered without.
  while (!pool.wake()) await sleep(20);
  const run = pool.run.bind(pool);
  pool.run = (name, input, options) => {
    handedOver[name] = (handedOver[name] ?? 0) + 1;
    if (name === 'batch') asked.push(Buffer.from(input).toString());
    return run(name, input, options);
  };
});
afterAll(async () => {
  await Promise.all([pooled.close(), alone.close()]);
});

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

async function both(path: string, body: string, headers: Record<string, string> = {}): Promise<string> {
  const answers = await Promise.all(
    [pooled, alone].map(async ({ url }) => {
      const response = await fetch(`${url}${path}`, post(body, headers));
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    }),
  );
  const [one, other] = answers.map((answer) => ({
    ...answer,
    text: answer.text.replace(/"requestId":"[^"]+"/, '"requestId":"-"'),
  }));
  // Not the texts themselves: Jest would print megabytes of them.
  const at = [...one!.text].findIndex((character, i) => character !== other!.text[i]);
  const near = (text: string): string => (at < 0 ? '' : text.slice(Math.max(0, at - 100), at + 100));
  expect({ ...one, text: [one!.text.length, near(one!.text)] }).toEqual({
    ...other,
    text: [other!.text.length, near(other!.text)],
  });
  return one!.text;
}

/** The example of every procedure of every game, dice and all. */
const examples = games.all.flatMap((game) =>
  [...game.procedures].map(([procedure, { example }]) => ({
    game: game.id,
    procedure,
    ...example,
    dice: example.dice ?? { seed: 'the same for both' },
  })),
);

const awkward = [
  { game: 'no-such-game', procedure: 'combat/x', input: {} },
  { game: 'panzer', procedure: 'combat/ap-fire', input: { range: 'far' }, id: 'ばつ' },
  'nonsense',
  null,
  { game: 'panzer', procedure: 'combat/ap-fire', input: {}, odds: 'yes' },
  {
    game: 'panzer',
    procedure: 'combat/crash',
    odds: true,
    input: { units: Array.from({ length: 3 }, () => ({ kind: 'squad', gpDefense: 2 })) },
  },
  { game: 'cold-war-battles', procedure: 'movement/reach', input: { map: { stored: 'no-such-map' } } },
  { game: 'cold-war-battles', procedure: 'combat/adjacent-attack', chartPack: 'no-such-pack', input: {} },
];

const items = [...examples, ...awkward, ...examples, ...examples, ...examples];

describe('with threads and without', () => {
  it('a large batch in JSON has the same answers, in the same order', async () => {
    const before = handedOver.batch ?? 0;
    for (const language of ['en', 'ja']) {
      const body = JSON.stringify({
        requests: items.map((item, id) => (typeof item === 'object' && item ? { id, ...item } : item)),
      });
      expect(body.length).toBeGreaterThan(128 * 1024);
      const { results } = JSON.parse(await both('/v1/rulings', body, { 'accept-language': language })) as {
        results: { id?: unknown; status: number }[];
      };
      expect(results).toHaveLength(items.length);
      expect(results.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2 * examples.length);
      expect(results[0]!.id).toBe(0);
    }
    expect(handedOver.batch! - before).toBeGreaterThan(5);
  });

  it('so has one whose items name stored maps, cards and chart packs: the threads are asked them all', async () => {
    const reach = {
      game: 'cold-war-battles',
      procedure: 'movement/reach',
      input: {
        battle: 'angola87',
        map: { stored: 'kalima-crossing-map' },
        unit: { stored: 'kudu-mech' },
        start: '0406',
        turn: 2,
      },
    };
    const attack = {
      game: 'cold-war-battles',
      procedure: 'combat/adjacent-attack',
      input: {
        attackingSide: 'southAfrican',
        crt: 'assault',
        attackers: [{ stored: 'kudu-mech' }, { stored: 'springbok-infantry' }],
        defendingHexes: [{ hex: '0605', terrain: ['town'], units: [{ stored: 'kalima-rifles-1' }] }],
      },
    };
    const drive = {
      game: 'panzer',
      procedure: 'movement/vehicle-reach',
      chartPack: 'mill-farm-charts',
      input: {
        map: { stored: 'mill-farm-map' },
        vehicle: { hex: '0304', facing: 'N', movement: { crossCountry: 5 } },
      },
    };
    const dice = { seed: 'the same for both' };
    const escaped = JSON.stringify({ ...reach, dice }).replace('"stored"', '"\\u0073tored"');
    const missing = { ...reach, input: { ...reach.input, map: { stored: 'no-such-map' } } };
    const texts = [...[reach, attack, drive, missing].map((item) => JSON.stringify({ ...item, dice })), escaped];
    const many = Array.from({ length: 600 }, (_, id) => texts[id % texts.length]!.replace('{', `{"id":${id},`));
    asked.length = 0;
    const text = await both('/v1/rulings', `{"requests":[${many.join(',')}]}`);
    const { results } = JSON.parse(text) as { results: { status: number }[] };
    expect(results.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 400, 200]);
    // A thread that hands back what it has gets the rest again, so that some ids stand there twice.
    const there = asked.join('\n');
    expect(many.filter((_, id) => !there.includes(`{"id":${id},`))).toEqual([]);
    expect(there).toContain('map kalima-crossing-map');
  });

  it('so has one by lines, with broken lines, blank lines and one that is far too long', async () => {
    const before = handedOver.batch ?? 0;
    const lines = [...items.map((item) => JSON.stringify(item)), '{"game": ', '', 'x'.repeat(1_100_000), '{}'];
    const text = await both('/v1/rulings', lines.join('\n'), { 'content-type': 'application/x-ndjson' });
    expect(text.endsWith('\n')).toBe(true);
    const statuses = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { status: number }).status);
    // The blank line is no item.
    expect(statuses).toHaveLength(lines.length - 1);
    expect(statuses.slice(-3)).toEqual([400, 413, 400]);
    expect(handedOver.batch! - before).toBeGreaterThan(0);
  });

  it('so has one with more lines than a batch may have', async () => {
    const line = JSON.stringify(examples[0]);
    const text = await both('/v1/rulings', Array.from({ length: 2001 }, () => line).join('\n'), {
      'content-type': 'application/x-ndjson',
    });
    const statuses = text
      .trim()
      .split('\n')
      .map((each) => (JSON.parse(each) as { status: number }).status);
    expect(statuses).toHaveLength(2001);
    expect(statuses.slice(-2)).toEqual([200, 413]);
  });

  it('a small batch stays where it is', async () => {
    const before = handedOver.batch ?? 0;
    await both('/v1/rulings', JSON.stringify({ requests: examples.slice(0, 5) }));
    expect(handedOver.batch ?? 0).toBe(before);
  });

  it('few items of odds are as long as many rulings', async () => {
    const before = handedOver.batch ?? 0;
    const odds = {
      game: 'panzer',
      procedure: 'combat/crash',
      odds: true,
      input: { units: [{ kind: 'squad', gpDefense: 2 }] },
    };
    const requests = Array.from({ length: 40 }, () => odds);
    await both('/v1/rulings', JSON.stringify({ requests }));
    expect(handedOver.batch! - before).toBeGreaterThan(0);
  });

  it.each([
    ['{"requests": [', 400],
    ['{"requests": [{}] trailing', 400],
    ['{"requests": [{}]} {}', 400],
    ['{"requests": {}}', 400],
    ['["requests"]', 400],
    ['', 400],
  ])('a body that is no batch is refused whole: %s', async (body) => {
    expect(JSON.parse(await both('/v1/rulings', body)).status).toBe(400);
  });

  it('an item that is no JSON, or has a poisoned key, fails alone', async () => {
    const good = JSON.stringify(examples[0]);
    const text = await both(
      '/v1/rulings',
      `{ "note": [1, "]"], "requests": [ ${good}, tru, {"game": "\\"]}"}, {"__proto__": {}}, {"a": {"constructor": {"prototype": 1}}}, ${good} ] }`,
    );
    const { results } = JSON.parse(text) as { results: { status: number; problem?: { type: string } }[] };
    expect(results.map(({ status, problem }) => problem?.type ?? status)).toEqual([
      200,
      '/problems/malformed-json',
      '/problems/validation',
      '/problems/malformed-json',
      '/problems/malformed-json',
      200,
    ]);
  });
});

describe('saved games', () => {
  /** A game of so many entries that ended, as a file: a move, proposals to take it back, all refused. */
  async function finished(entries: number): Promise<string> {
    const client = new SessionClient(alone.url);
    const { id, sides, tokens } = await client.open({ scenario: 'kalima-crossing' });
    const [first, second] = sides as [string, string];
    const [mover] = (await client.get(id, tokens[first])).body.waitingFor as [string];
    const { actions } = (await client.get(`${id}/actions`, tokens[mover])).body;
    let version = await client.play(id, tokens[mover], sides.length, actions[0].command);
    while (version < entries - 1) {
      version = await client.play(id, tokens[first], version, { type: 'propose-undo', to: 2 });
      version = await client.play(id, tokens[second], version, { type: 'refuse-undo' });
    }
    await client.play(id, tokens[first], version, { type: 'concede' });
    return (await client.post(`${id}/export`, tokens[first], {})).text;
  }

  it('are taken in from a thread, and one that was altered is refused in the same words', async () => {
    const file = await finished(160);
    expect(file.length).toBeGreaterThan(64 * 1024);
    const before = handedOver['saved-game'] ?? 0;
    const altered = file.replace('"refuse-undo"', '"agree-undo"');
    expect(altered).not.toBe(file);
    const refused = JSON.parse(await both('/v1/sessions/import', altered)) as { status: number };
    expect(refused.status).toBe(400);
    const taken = await new SessionClient(pooled.url).post('import', undefined, JSON.parse(file));
    expect(taken.status).toBe(201);
    expect(handedOver['saved-game']! - before).toBe(2);
    const { id, version } = taken.body as { id: string; version: number };
    const there = (await new SessionClient(pooled.url).post(`${id}/export`, undefined, {})).body;
    expect(there.entries).toHaveLength(version);
    expect(there).toEqual(JSON.parse(file));
    // Where it was played it is taken in beside the game itself, under an id of its own.
    const answered = await (await fetch(`${alone.url}/v1/sessions/import`, post(file))).json();
    const beside = answered as { id: string; original: string };
    expect([beside.original, beside.id === beside.original]).toEqual([JSON.parse(file).opening.session, false]);
  });

  it('that are no JSON or no game are refused as ever', async () => {
    const padding = ' '.repeat(70_000);
    for (const body of ['{', '[]', '{}', '{"sealed": "x"}'])
      expect(JSON.parse(await both('/v1/sessions/import', body + padding)).status).toBe(400);
  });
});

describe('questions about whole maps', () => {
  const map = { grid: { columns: 120, rows: 120, columnDigits: 3, rowDigits: 3 }, defaultTerrain: ['clear'] };
  const hex = (column: number, row: number) => `${String(column).padStart(3, '0')}${String(row).padStart(3, '0')}`;
  const counters = (side: string, column: number) =>
    Array.from({ length: 50 }, (_, i) => ({ id: `${side}${i}`, hex: hex(column, i + 1) }));
  const questions: [string, string, object][] = [
    ['panzer', 'spotting/sight-matrix', { map, spotters: counters('s', 1), targets: counters('t', 110) }],
    [
      'panzer',
      'movement/vehicle-reach',
      { map, vehicle: { hex: hex(60, 60), facing: 'N', movement: { crossCountry: 15 } } },
    ],
    [
      'scw-battles',
      'movement/reach',
      { map: { grid: map.grid }, units: [], unit: { movement: 20 }, side: 'republican', hex: hex(60, 60) },
    ],
    [
      'cold-war-battles',
      'movement/reach',
      { battle: 'budapest56', unit: { name: 'Tanks', side: 'soviet', movement: 20 }, start: hex(60, 60), map },
    ],
  ];

  it.each(questions)('%s %s is answered in a thread, the same as at home', async (game, procedure, input) => {
    const before = handedOver.ruling ?? 0;
    const path = `/v1/games/${game}/${procedure}`;
    for (const detail of ['full', 'rules', 'outcome']) {
      const text = await both(path, JSON.stringify({ input, dice: { seed: 'x' }, detail }), {
        'accept-language': 'ja',
      });
      expect(JSON.parse(text)).toMatchObject({ legal: true });
    }
    expect(handedOver.ruling! - before).toBe(3);
    await both(path, JSON.stringify({ input, dice: { seed: 'x' } }), { accept: 'text/plain' });
  });

  it.each(questions)('and so are the odds of %s %s', async (game, procedure, input) => {
    const before = handedOver.odds ?? 0;
    const text = await both(`/v1/games/${game}/${procedure}/odds`, JSON.stringify({ input }));
    expect(JSON.parse(text)).toMatchObject({
      exact: true,
      branches: 1,
      chances: [{ probability: '1', legal: true }],
    });
    expect((handedOver.odds ?? 0) - before).toBe(1);
  });

  it('their faults too', async () => {
    const [game, procedure, input] = questions[0]!;
    const missing = { ...input, spotters: [{ id: 'lost', hex: '999999' }, ...counters('s', 1)] };
    const text = await both(`/v1/games/${game}/${procedure}`, JSON.stringify({ input: missing }));
    expect(JSON.parse(text)).toMatchObject({ status: 400, errors: [{ pointer: '/input/spotters/0/hex' }] });
    const odds = await both(`/v1/games/${game}/${procedure}/odds`, JSON.stringify({ input: missing }));
    expect(JSON.parse(odds)).toMatchObject({ status: 400, errors: [{ pointer: '/input/spotters/0/hex' }] });
    const dice = await both(`/v1/games/${game}/${procedure}/odds`, JSON.stringify({ input, dice: { given: [1] } }));
    expect(JSON.parse(dice)).toMatchObject({ status: 400 });
  });

  it('small maps stay where they are', async () => {
    const before = handedOver.ruling ?? 0;
    const small = {
      map: { grid: { columns: 20, rows: 20 } },
      units: [],
      unit: { movement: 20 },
      side: 'republican',
      hex: '1010',
    };
    await both('/v1/games/scw-battles/movement/reach', JSON.stringify({ input: small, dice: { seed: 'x' } }));
    expect(handedOver.ruling ?? 0).toBe(before);
  });

  it('GraphQL asks the same way', async () => {
    const before = handedOver.ruling ?? 0;
    const query = `query Q($input: ScwBattlesMoveOnMapInput!) { scwBattles { movement { reach(input: $input, dice: { seed: "x" }) { legal outcome { allowance hexes { hex cost } } } } } }`;
    const text = await both('/graphql', JSON.stringify({ query, variables: { input: questions[2]![2] } }));
    expect(text).toContain('"allowance":20');
    expect(handedOver.ruling! - before).toBe(1);
  });
});
