import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerInProcess, checkAnswer } from '../../support/answers.js';
import { answerInBatch, answerOverGraphql, answerOverRest, withoutNulls } from '../../support/answers-http.js';
import { gamesWithCases, goldenCases } from '../../support/golden.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Every golden case again, over HTTP: REST, GraphQL and batch must answer what the process answers. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

describe.each(gamesWithCases())('%s over HTTP', (game) => {
  it.each(goldenCases(game).map((golden) => [`${golden.file}: ${golden.name}`, golden] as const))(
    '%s',
    async (_name, golden) => {
      const here = answerInProcess(golden);
      const rest = await answerOverRest(server.url, golden);
      checkAnswer(golden, rest);
      if ('problem' in here) {
        // GraphQL's own type system may refuse a request before Umpire sees it, in its own words.
        for (const there of [rest, await answerInBatch(server.url, golden)])
          expect(there).toMatchObject({ problem: here.problem });
        expect(await answerOverGraphql(server.url, golden)).toMatchObject({ problem: here.problem });
        return;
      }
      expect(rest).toEqual(here);
      expect(await answerInBatch(server.url, golden)).toEqual(here);
      expect(withoutNulls(await answerOverGraphql(server.url, golden))).toEqual(withoutNulls(here));
    },
  );
});
