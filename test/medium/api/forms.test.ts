import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/v1/games/cold-war-battles/combat/adjacent-attack';

interface Example {
  readonly input: { readonly attackers: object[] };
  readonly dice: { readonly given: number[] };
}
const example = games.procedure('cold-war-battles', 'combat/adjacent-attack')!.example as unknown as Example;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

async function post(body: unknown, headers: Record<string, string> = {}, path = PATH) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { response, text: await response.text() };
}
const problem = (text: string) =>
  JSON.parse(text) as {
    type: string;
    status: number;
    detail: string;
    requestId: string;
    errors?: { pointer: string; detail: string }[];
  };

describe('the forms of an answer', () => {
  it('names the edition and the version of the rules in its headers', async () => {
    const { response } = await post(example);
    expect(response.headers.get('umpire-edition')).toMatch(/\S/);
    expect(response.headers.get('umpire-rules-version')).toMatch(/^\d/);
    expect(response.headers.get('content-language')).toBe('en');
  });

  it('comes as text for a chat window: the summary, then numbered steps with their rules', async () => {
    const json = JSON.parse((await post(example)).text) as { summary: string; steps: { rule: string; text: string }[] };
    const { response, text } = await post(example, { accept: 'text/plain' });
    expect(response.headers.get('content-type')).toContain('text/plain');
    const lines = text.split('\n');
    expect(lines[0]).toBe(json.summary);
    expect(lines.slice(1, json.steps.length + 1)).toEqual(
      json.steps.map(({ rule, text: words }, i) => `${i + 1}. [${rule}] ${words}`),
    );
  });

  it('comes without words where none are wanted, in a batch and by query as well', async () => {
    const { text } = await post({ ...example, detail: 'outcome' });
    const brief = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(brief)).toEqual(['game', 'procedure', 'legal', 'outcome', 'dice']);
    const item = { game: 'cold-war-battles', procedure: 'combat/adjacent-attack', ...example, detail: 'outcome' };
    const batch = await post({ requests: [item] }, {}, '/v1/rulings');
    expect((JSON.parse(batch.text) as { results: { ruling: unknown }[] }).results[0]!.ruling).toEqual(brief);
    const query = '/v1/games/panzer/combat/crash?units.0.kind=squad&units.0.gpDefense=2&dice=50&detail=rules';
    const ruling = (await (await fetch(server.url + query)).json()) as { steps: object[]; summary?: string };
    expect(ruling.summary).toBeUndefined();
    expect(ruling.steps.length).toBeGreaterThan(0);
    for (const step of ruling.steps) expect(step).not.toHaveProperty('text');
  });

  it('refuses a detail that does not exist, and any for odds', async () => {
    const { text } = await post({ ...example, detail: 'much' });
    expect(problem(text).errors).toEqual([{ pointer: '/detail', detail: 'must be one of full, rules, outcome' }]);
    const odds = await post({ input: example.input, detail: 'rules' }, {}, `${PATH}/odds`);
    expect(problem(odds.text).errors!.map(({ pointer }) => pointer)).toEqual(['/detail']);
  });

  it('speaks Japanese to those who ask for it', async () => {
    const { response, text } = await post(example, { 'accept-language': 'ja' });
    expect(response.headers.get('content-language')).toBe('ja');
    expect((JSON.parse(text) as { summary: string }).summary).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  });

  it('draws and returns a seed where no dice are sent, and gives the same ruling for it again', async () => {
    const { dice: _dice, ...question } = example;
    const first = JSON.parse((await post(question)).text) as { seed: string };
    expect(first.seed).toMatch(/\S/);
    expect(JSON.parse((await post({ ...question, dice: { seed: first.seed } })).text)).toEqual(first);
  });

  it('can be had by GET, the input spelled out in the query', async () => {
    const query = new URLSearchParams();
    const spell = (prefix: string, value: unknown): void => {
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) spell(prefix ? `${prefix}.${key}` : key, inner);
      else query.set(prefix, String(value));
    };
    spell('', example.input);
    query.set('dice', example.dice.given.join(','));
    const byGet = await (await fetch(`${server.url}${PATH}?${query}`)).json();
    expect(byGet).toEqual(JSON.parse((await post(example)).text));
  });
});

describe('a bad request is told what and where', () => {
  const spoil = (change: (request: Example) => unknown): Example => {
    const copy = structuredClone(example);
    change(copy);
    return copy;
  };
  const first = (request: Example): object => request.input.attackers[0]!;

  it.each([
    [
      'a wrong type',
      spoil((r) => Object.assign(first(r), { attack: 'many' })),
      400,
      'validation',
      '/input/attackers/0/attack',
    ],
    [
      'a negative strength',
      spoil((r) => Object.assign(first(r), { attack: -3 })),
      400,
      'validation',
      '/input/attackers/0/attack',
    ],
    [
      '1,000 attackers',
      spoil((r) => Object.assign(r.input, { attackers: Array(1000).fill(first(r)) })),
      400,
      'validation',
      '/input/attackers',
    ],
    ['a missing die', spoil((r) => Object.assign(r.dice, { given: [] })), 422, 'dice', '/dice/given/0'],
    ['a die of 7', spoil((r) => Object.assign(r.dice, { given: [7] })), 422, 'dice', '/dice/given/0'],
    ['a die too many', spoil((r) => r.dice.given.push(1)), 422, 'dice', `/dice/given/${example.dice.given.length}`],
    ['both kinds of dice', spoil((r) => Object.assign(r.dice, { seed: 'x' })), 400, 'validation', '/dice'],
    [
      'an unknown chart in a pack',
      { ...example, chartPack: { name: 'p', charts: { nope: {} } } },
      400,
      'validation',
      '/chartPack/charts/nope',
    ],
    ['an unknown pack', { ...example, chartPack: 'nobody' }, 400, 'validation', '/chartPack'],
    ['an unknown option', { ...example, options: { nope: true } }, 400, 'validation', '/options/nope'],
    ['no input at all', {}, 400, 'validation', '/input'],
  ])('%s', async (_name, body, status, type, pointer) => {
    const { response, text } = await post(body);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(problem(text)).toMatchObject({ status, type: `/problems/${type}` });
    expect(problem(text).errors!.map((error) => error.pointer)).toContain(pointer);
    expect(problem(text).requestId).toBe(response.headers.get('x-request-id'));
  });

  it.each([
    ['malformed JSON', '{"input": ', 400, 'malformed-json'],
    ['a body of 2 MB', JSON.stringify({ input: 'x'.repeat(2_000_000) }), 413, 'payload-too-large'],
    ['an array', '[]', 400, 'validation'],
  ])('%s', async (_name, body, status, type) => {
    const { text } = await post(body);
    expect(problem(text)).toMatchObject({ status, type: `/problems/${type}` });
  });

  it.each([
    ['/v1/games/no-such-game/combat/adjacent-attack', 'no-such-game'],
    ['/v1/games/cold-war-battles/combat/no-such-thing', 'cold-war-battles/combat/no-such-thing'],
  ])('%s is not on the shelf', async (path, name) => {
    const { text } = await post(example, {}, path);
    expect(problem(text)).toMatchObject({ status: 404, type: '/problems/not-found' });
    expect(problem(text).detail).toContain(name);
  });

  it('a query names the field that is not there', async () => {
    const response = await fetch(`${server.url}${PATH}?attackers.0.attak=3`);
    expect(problem(await response.text()).errors).toEqual([
      { pointer: '/input/attackers/0/attak', detail: 'there is no such field; did you mean "attack"?' },
    ]);
  });
});
