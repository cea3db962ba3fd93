import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { startServer, type TestServer } from '../../support/server.js';

/** A query that has been answered a few times is answered without Apollo. Nobody may notice. */
const { input, dice } = games.procedure('cold-war-battles', 'combat/adjacent-attack')!.example;
const RULING = 'legal summary steps { rule text } dice { name value }';
const HEAD = '($input: ColdWarBattlesAdjacentAttackInput!, $dice: DiceInput)';
const attack = (name: string, given: string) => `${name}: adjacentAttack(input: $input, dice: ${given}) { ${RULING} }`;
const ASK = `query Ask${HEAD} { coldWarBattles { combat { ${attack('ruling', '$dice')} } } }`;
const HALF_WRONG = `query Half${HEAD} { coldWarBattles { combat {
  ${attack('right', '$dice')} ${attack('wrong', '{given: [7]}')} } } }`;
const TWO = `query One { games { id } } query Two { games { title } }`;

const ROUNDS = 5;
/** What differs from answer to answer, however it is made. */
const PASSING = new Set(['date', 'x-request-id']);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

async function send(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const kept = [...response.headers].filter(([name]) => !PASSING.has(name));
  return { status: response.status, headers: Object.fromEntries(kept), text: await response.text() };
}

async function rounds(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const answers = [];
  for (let round = 0; round < ROUNDS; round += 1) answers.push(await send(body, headers));
  return answers;
}

const counted = async (): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = /umpire_rulings_total\{game="cold-war-battles",procedure="combat\/adjacent-attack"\} (\d+)/.exec(text);
  return Number(line?.[1] ?? 0);
};

const variables = { input, dice };

describe('a GraphQL query that comes again and again', () => {
  it.each([
    ['as fetch sends it', {}],
    ['without compression', { 'accept-encoding': 'identity' }],
    ['in Japanese', { 'accept-language': 'ja' }],
    ['for graphql-response+json', { accept: 'application/graphql-response+json' }],
    ['with a charset', { 'content-type': 'application/json; charset=utf-8' }],
  ])('has the same bytes, status and headers each time: %s', async (_name, headers) => {
    const [first, ...later] = await rounds({ query: ASK, variables }, headers);
    expect(first!.status).toBe(200);
    expect(JSON.parse(first!.text).data.coldWarBattles.combat.ruling.legal).toBe(true);
    for (const answer of later) expect(answer).toEqual(first);
  });

  it('has the whole answer each time when it is long, waits for the database and is compressed', async () => {
    const query = '{ records(kind: card, limit: 100) { items { id name { en ja } body } } }';
    const [first, ...later] = await rounds({ query });
    expect(first!.headers['content-encoding']).toBeDefined();
    expect(JSON.parse(first!.text).data.records.items).toHaveLength(100);
    for (const { text } of later) expect(text).toBe(first!.text);
  });

  it('is answered with what this request asks, not with what the last one did', async () => {
    await rounds({ query: ASK, variables });
    const diceOf = async (value: number) => {
      const { text } = await send({ query: ASK, variables: { input, dice: { given: [value] } } });
      return JSON.parse(text).data.coldWarBattles.combat.ruling.dice;
    };
    expect(await diceOf(2)).toEqual([{ name: 'combat', value: 2 }]);
    expect(await diceOf(5)).toEqual([{ name: 'combat', value: 5 }]);
  });

  it('tells errors beside data alike each time, and rules once', async () => {
    const before = await counted();
    const [first, ...later] = await rounds({ query: HALF_WRONG, variables });
    // Two rulings are asked for in each round; the second throws after it has been counted.
    expect(await counted()).toBe(before + 2 * ROUNDS);
    expect(JSON.parse(first!.text)).toMatchObject({
      data: { coldWarBattles: { combat: { right: { legal: true }, wrong: null } } },
      errors: [{ path: ['coldWarBattles', 'combat', 'wrong'], extensions: { problem: { status: 422 } } }],
    });
    for (const answer of later) expect(answer).toEqual(first);
  });

  it('tells errors alike when it went well before', async () => {
    const wrong = { query: ASK, variables: { input, dice: { given: [7] } } };
    const first = await send({ ...wrong, query: `${ASK} # never sent before` });
    await rounds({ query: ASK, variables });
    expect(await send(wrong)).toEqual(first);
    expect(first.status).toBe(422);
    const bad = { variables: { input: { ...input, attackers: 'many' }, dice } };
    const firstBad = await send({ ...bad, query: `${ASK} # nor this` });
    expect(firstBad.status).toBe(400);
    expect(await send({ ...bad, query: ASK })).toEqual(firstBad);
  });

  it('is run by the operation that the request names', async () => {
    const fieldsOf = async (operationName: string) => {
      const { text } = await send({ query: TWO, operationName });
      return Object.keys(JSON.parse(text).data.games[0]);
    };
    for (let round = 0; round < ROUNDS; round += 1) expect(await fieldsOf('One')).toEqual(['id']);
    expect(await fieldsOf('Two')).toEqual(['title']);
    expect((await send({ query: TWO })).status).toBe(400);
    expect((await send({ query: TWO, operationName: 'Three' })).status).toBe(400);
  });

  it('is refused where a page from elsewhere could have sent it unasked', async () => {
    await rounds({ query: ASK, variables });
    const plain = await send({ query: ASK, variables }, { 'content-type': 'text/plain' });
    expect(plain.status).toBeGreaterThanOrEqual(400);
    expect(plain.text).not.toContain('"legal"');
  });

  it('is refused where its variables or extensions are no objects', async () => {
    await rounds({ query: ASK, variables });
    for (const wrong of [
      { variables: [] },
      { variables: 'none' },
      { variables, extensions: 7 },
      { operationName: 7 },
    ]) {
      expect((await send({ query: ASK, ...wrong })).status).toBe(400);
    }
  });
});
