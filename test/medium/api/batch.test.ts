import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const GAME = 'cold-war-battles';
const PROCEDURE = 'combat/adjacent-attack';

let server: TestServer;
let example: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer({
    UMPIRE_BATCH_ITEM_LIMIT: '50',
    UMPIRE_BODY_LIMIT: '20000',
    UMPIRE_BATCH_BODY_LIMIT: '3000000',
  });
  const response = await fetch(`${server.url}/v1/games/${GAME}/procedures/${PROCEDURE}`);
  example = ((await response.json()) as { example: { request: Record<string, unknown> } }).example.request;
});
afterAll(async () => {
  await server.close();
});

const item = (extra: object = {}) => ({ game: GAME, procedure: PROCEDURE, ...example, ...extra });

async function send(body: string, type: string): Promise<{ status: number; text: string; type: string }> {
  const response = await fetch(`${server.url}/v1/rulings`, { method: 'POST', headers: { 'content-type': type }, body });
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') ?? '' };
}

interface Result {
  id?: string | number;
  status: number;
  ruling?: { legal: boolean };
  odds?: object;
  problem?: { type: string; errors?: { pointer: string }[] };
}
const json = async (requests: unknown[]) => {
  const { status, text } = await send(JSON.stringify({ requests }), 'application/json');
  return { status, results: (JSON.parse(text) as { results?: Result[] }).results ?? [] };
};
const linesOf = (text: string): Result[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Result);

describe('a batch in JSON', () => {
  it('answers each item in order, a bad one alone, with the caller’s id', async () => {
    const { dice: _dice, ...question } = example;
    const { status, results } = await json([
      item({ id: 'first' }),
      item({ id: 2, input: { unheardOf: 1 } }),
      { id: 'third', game: 'no-such-game', procedure: PROCEDURE, input: {} },
      { id: 'fourth', game: GAME, procedure: PROCEDURE, odds: true, ...question },
      'nonsense',
    ]);
    expect(status).toBe(200);
    expect(results.map(({ id, status: each }) => [id, each])).toEqual([
      ['first', 200],
      [2, 400],
      ['third', 404],
      ['fourth', 200],
      [undefined, 400],
    ]);
    expect(results[0]!.ruling!.legal).toBe(true);
    expect(results[1]!.problem!.errors!.map(({ pointer }) => pointer)).toContain('/input/unheardOf');
    expect(results[3]!.odds).toBeDefined();
  });

  it('is refused whole when it holds too many items or is not a batch', async () => {
    expect((await json(Array.from({ length: 51 }, () => item()))).status).toBe(413);
    const { status, text } = await send('{"question": 1}', 'application/json');
    expect([status, (JSON.parse(text) as { errors: { pointer: string }[] }).errors[0]!.pointer]).toEqual([
      400,
      '/requests',
    ]);
  });
});

describe('a batch whose answers are much longer than its questions', () => {
  it('fetches no more than it may send', async () => {
    // Forty units are shot at: each answer is a list of outcomes of more than a megabyte.
    const units = Array.from({ length: 40 }, () => ({ kind: 'squad', gpDefense: 2 }));
    const crash = { game: 'panzer', procedure: 'combat/crash', odds: true, input: { units } };
    const { results } = await json(Array.from({ length: 4 }, () => crash));
    expect(results.map(({ status }) => status)).toEqual([200, 200, 413, 413]);
  });
});

describe('a batch by lines', () => {
  it('answers line by line, with a problem for each line that is none', async () => {
    const body = [
      JSON.stringify(item({ id: 1 })),
      '',
      '{broken',
      JSON.stringify(item({ id: 3 })),
      'x'.repeat(30_000),
      JSON.stringify(item({ id: 5 })),
    ].join('\n');
    const { status, text, type } = await send(body, 'application/x-ndjson');
    expect([status, type]).toEqual([200, 'application/x-ndjson']);
    expect(linesOf(text).map(({ id, status: each }) => [id, each])).toEqual([
      [1, 200],
      [undefined, 400],
      [3, 200],
      // Longer than a body may be here.
      [undefined, 413],
      [5, 200],
    ]);
  });

  it('stops after the allowed number of items and says so', async () => {
    const body = Array.from({ length: 60 }, () => JSON.stringify(item())).join('\n');
    const results = linesOf((await send(body, 'application/x-ndjson')).text);
    expect(results).toHaveLength(51);
    expect(results.at(-1)).toMatchObject({ status: 413, problem: { type: '/problems/payload-too-large' } });
  });

  it('answers the first line before the last one is sent', async () => {
    const { hostname, port } = new URL(server.url);
    const order: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const request = httpRequest(
        { hostname, port, path: '/v1/rulings', method: 'POST', headers: { 'content-type': 'application/x-ndjson' } },
        (response) => {
          response.once('data', () => {
            order.push('answered');
            order.push('sent the last');
            request.end(`${JSON.stringify(item())}\n`);
          });
          response.on('end', resolve);
          response.resume();
        },
      );
      request.on('error', reject);
      request.write(`${JSON.stringify(item())}\n`);
    });
    expect(order).toEqual(['answered', 'sent the last']);
  });
});
