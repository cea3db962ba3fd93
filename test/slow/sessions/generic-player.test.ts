import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { startServer, type TestServer } from '../../support/server.js';

type PlayGame = (
  url: string,
  opening: { scenario: string; variant?: string },
  manner: string,
  seed: string,
) => Promise<{ commands: number; result: { text: string } }>;

const PLAYER = join(import.meta.dirname, '../../../examples/generic-player.mjs');
const SCENARIOS = [
  'kalima-crossing',
  'villar-bridge',
  'valdeoro',
  'sierra-parda',
  'mill-farm',
  'sukhaya-ford',
  'toll-house',
  'orchard-ferry',
];
const GAMES = Number(process.env.HTTP_GAMES ?? 1);

describe('a client that knows no game', () => {
  let server: TestServer;
  let playGame: PlayGame;
  beforeAll(async () => {
    ({ playGame } = (await import(PLAYER)) as { playGame: PlayGame });
    // It asks as fast as it can: the limits are tried elsewhere.
    server = await startServer({ UMPIRE_RATE_LIMIT: '0' }, [], games);
  });
  afterAll(() => server.close());

  it.each(SCENARIOS.flatMap((scenario) => ['first', 'last', 'random'].map((manner) => [scenario, manner] as const)))(
    'plays %s to its end, taking the %s action each time',
    async (scenario, manner) => {
      for (let number = 1; number <= GAMES; number += 1) {
        const { commands, result } = await playGame(server.url, { scenario }, manner, `${scenario} ${number}`);
        expect(commands).toBeGreaterThan(2);
        expect(result.text).not.toBe('');
      }
    },
    600_000,
  );
});
