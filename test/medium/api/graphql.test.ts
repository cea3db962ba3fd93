import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { startServer, type TestServer } from '../../support/server.js';

const example = games.procedure('cold-war-battles', 'combat/adjacent-attack')!.example;
const ASK = `query Ask($input: ColdWarBattlesAdjacentAttackInput!, $dice: DiceInput) {
  coldWarBattles { combat { adjacentAttack(input: $input, dice: $dice) { legal summary } } }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    UMPIRE_GRAPHQL_MAX_ALIASES: '5',
    UMPIRE_GRAPHQL_MAX_COST: '45',
    UMPIRE_GRAPHQL_MAX_DEPTH: '5',
    UMPIRE_GRAPHQL_MAX_TOKENS: '400',
  });
});
afterAll(async () => {
  await server.close();
});

interface Answer {
  readonly data?: Record<string, never> | null;
  readonly errors?: {
    message: string;
    extensions: { code: string; problem: { status: number; type: string; errors?: { pointer: string }[] } };
  }[];
}

async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const variables = (change: object = {}) => ({ input: structuredClone(example.input), dice: example.dice, ...change });

describe('GraphQL', () => {
  it('answers in the language of the header or of the argument', async () => {
    const byHeader = await ask(ASK, variables(), { 'accept-language': 'ja' });
    const byArgument = await ask(ASK.replace('dice: $dice', 'dice: $dice, language: ja'), variables());
    expect(JSON.stringify(byHeader.body)).toMatch(/[\u3040-\u30ff]/);
    expect(byArgument.body).toEqual(byHeader.body);
  });

  it('answers the third time as the first: compiled or not', async () => {
    const answers = [await ask(ASK, variables()), await ask(ASK, variables()), await ask(ASK, variables())];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each([
    ['a die of 7', variables({ dice: { given: [7] } }), 422, '/problems/dice', '/dice/given/0'],
    ['a missing die', variables({ dice: { given: [] } }), 422, '/problems/dice', '/dice/given/0'],
    [
      'a negative strength',
      variables({ input: { ...example.input, attackers: [{ attack: -1 }] } }),
      400,
      '/problems/validation',
      '/input/attackers/0/attack',
    ],
    [
      '1,000 attackers',
      variables({ input: { ...example.input, attackers: Array(1000).fill({ attack: 1 }) } }),
      400,
      '/problems/validation',
      '/input/attackers',
    ],
    [
      'a wrong type',
      variables({ input: { ...example.input, attackers: [{ attack: 'many' }] } }),
      400,
      '/problems/validation',
      '/input/attackers/0/attack',
    ],
    [
      'an unknown field',
      variables({ input: { ...example.input, unheardOf: 1 } }),
      400,
      '/problems/validation',
      undefined,
    ],
  ])('%s is a problem with its place, the first and every later time', async (_name, vars, status, type, pointer) => {
    for (let round = 0; round < 3; round += 1) {
      const answer = await ask(ASK, vars);
      expect(answer.status).toBe(status);
      expect(answer.body.errors![0]!.extensions.problem).toMatchObject({ status, type });
      if (pointer) expect(answer.body.errors![0]!.extensions.problem.errors!.map((e) => e.pointer)).toContain(pointer);
    }
  });

  const empty = '(input: {attackingSide: soviet, attackers: [], defendingHexes: []})';
  const combat = (inner: string) => `coldWarBattles { combat { ${inner} } }`;
  const alias = (name: string) => `${name}: ${combat('__typename')}`;
  it.each([
    ['malformed', '{ coldWarBattles {', 'Syntax Error'],
    ['unknown', '{ nonsense }', 'Cannot query field'],
    ['too deep', `{ ${combat(`adjacentAttack${empty} { outcome { shifts { source } } }`)} }`, 'depth 6; at most 5'],
    ['too often', `{ ${['a', 'b', 'c', 'd', 'e', 'f'].map(alias).join(' ')} }`, 'aliases 6; at most 5'],
    [
      'too costly',
      `{ ${combat(['a', 'b', 'c'].map((name) => `${name}: adjacentAttackOdds${empty} { exact }`).join(' '))} }`,
      'cost 60; at most 45',
    ],
    ['too long', `{ ${combat('__typename ').repeat(100)} }`, 'more that 400 tokens'],
  ])('refuses a query that is %s', async (_name, query, message) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.errors!.map((error) => error.message).join(' ')).toContain(message);
  });

  it('refuses what would take the square of its length to look through, and says nothing else of it', async () => {
    const same = 'me: __typename '.repeat(3);
    const wide = Array.from({ length: 20 }, () => `games { ${same} }`).join(' ');
    const cases: [string, RegExp][] = [
      [`{ ${'games { id } '.repeat(20)} }`, /has cost \d+; at most 45/],
      [`{ ${wide} }`, /has aliases 60; at most 5/],
    ];
    for (const [query, message] of cases) expect((await ask(query)).body.errors![0]!.message).toMatch(message);
    const long = await startServer();
    const sent = async (query: string): Promise<Answer> => {
      const response = await fetch(`${long.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(response.status).toBe(400);
      return (await response.json()) as Answer;
    };
    const nested = Array.from({ length: 201 }, (_, i) => `fragment F${i} on Query { games { id } }`);
    const spread = nested.map((_, i) => `...F${i}`);
    const refused: [string, string][] = [
      [`{ ${'panzer { combat { __typename } } '.repeat(1100)} }`, 'braces 2201; at most 600'],
      [`{ ${spread.join(' ')} } ${nested.join(' ')}`, 'fragments 201; at most 200'],
    ];
    for (const [query, message] of refused) {
      const { errors } = await sent(query);
      expect(errors!.map((error) => error.message)).toEqual([`The query has ${message} is allowed.`]);
    }
    await long.close();
  });

  it('says that a query named by its hash is not known, or is another', async () => {
    const persistedQuery = (sha256Hash: string, version = 1) => ({
      extensions: { persistedQuery: { version, sha256Hash } },
    });
    const cases: [object, string][] = [
      [persistedQuery('a'.repeat(64)), 'PersistedQueryNotFound'],
      [{ query: '{ games { id } }', ...persistedQuery('a'.repeat(64)) }, 'provided sha does not match query'],
      [{ query: '{ games { id } }', ...persistedQuery('a'.repeat(64), 2) }, 'Unsupported persisted query version'],
    ];
    for (const [body, message] of cases) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { errors } = (await response.json()) as Answer;
      expect([response.status, errors![0]!.message, errors![0]!.extensions.code]).toEqual([
        400,
        message,
        'BAD_REQUEST',
      ]);
    }
  });

  it('hides the stack of an error and survives a body that is no query', async () => {
    for (const raw of ['[]', '{}', '{"query": 7}']) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: raw,
      });
      const text = await response.text();
      expect(response.status).toBe(400);
      expect(text).not.toMatch(/\bat .*\.(js|ts):\d+/);
    }
  });
});
