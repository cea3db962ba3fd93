import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { answerInProcess } from '../../support/answers.js';
import { answerInBatch, answerOverGraphql, answerOverRest, withoutNulls } from '../../support/answers-http.js';
import type { GoldenCase } from '../../support/golden.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

const all = games.all.flatMap((game) =>
  [...game.procedures].map(([name, procedure]) => [game.id, name, procedure] as const),
);

const asCase = (game: string, procedure: string, example: object, language: 'en' | 'ja' = 'en'): GoldenCase => ({
  game,
  procedure,
  language,
  name: procedure,
  file: '',
  from: 'the example in the catalogue',
  // Without dice each door would draw its own seed.
  request: { dice: { seed: 'umpire' }, ...structuredClone(example) },
  expect: {},
});

describe.each(all)('%s %s', (game, name, procedure) => {
  it('answers its example the same over REST, GraphQL, batch and in process, in both languages', async () => {
    for (const language of ['en', 'ja'] as const) {
      const golden = asCase(game, name, procedure.example, language);
      const here = answerInProcess(golden);
      expect(here).toHaveProperty('ruling');
      expect(await answerOverRest(server.url, golden)).toEqual(here);
      expect(await answerInBatch(server.url, golden)).toEqual(here);
      expect(withoutNulls(await answerOverGraphql(server.url, golden))).toEqual(withoutNulls(here));
    }
  });

  it('stands in the catalogue with its schemas and an example whose ruling can be had again', async () => {
    const response = await fetch(`${server.url}/v1/games/${game}/procedures/${name}`);
    const entry = (await response.json()) as {
      example: { request: object; ruling: { outcome: unknown } };
      inputSchema: object;
    };
    expect(entry).toMatchObject({
      id: procedure.id,
      resolver: procedure.resolver,
      rules: expect.arrayContaining([...procedure.rules]),
    });
    expect(entry.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(entry.example.request).toEqual(JSON.parse(JSON.stringify(procedure.example)));
  });

  it('refuses an unknown field and names it, over REST and GraphQL', async () => {
    const spoiled = { ...procedure.example, input: { ...procedure.example.input, unheardOf: 1 } };
    const golden = asCase(game, name, spoiled);
    const response = await fetch(`${server.url}/v1/games/${game}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(golden.request),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: '/problems/validation',
      errors: [{ pointer: '/input/unheardOf', detail: 'there is no such field' }],
    });
    expect(await answerOverGraphql(server.url, golden)).toMatchObject({ problem: 'validation' });
  });
});
