import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { verifier } from '../../support/verifier.js';

/** More by hand: `HTTP_GAMES=25 npm run jest -- test/slow/sessions/crusade-http`. */
const GAMES = Number(process.env.HTTP_GAMES ?? 1);
const MOST_COMMANDS = 4000;

describe.each(['valdeoro', 'sierra-parda'])('%s, played at random over HTTP', (scenario) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  it.each(Array.from({ length: GAMES }, (_, game) => game + 1))(
    'game %i ends, and a player can verify it',
    async (game) => {
      const opened = await client.open({ scenario });
      const version = await playOut(client, opened, new Chooser(`${scenario} over HTTP ${game}`));
      expect(version).toBeGreaterThan(50);
      const file = await client.post(`${opened.id}/export`, Object.values(opened.tokens)[0], {});
      const verdict = await verifier.verifyGame(file.body);
      expect([verdict.ok, verdict.faults]).toEqual([true, []]);
    },
    600_000,
  );
});

/** Picks among the lists until the game is over; where all hand in unseen, each in turn. */
async function playOut(client: SessionClient, { id, tokens }: Opened, chooser: Chooser): Promise<number> {
  const [first] = Object.values(tokens);
  for (let commands = 0; commands < MOST_COMMANDS; commands += 1) {
    const { stage, waitingFor, version } = (await client.get(id, first)).body;
    if (stage === 'over') return version;
    for (const side of waitingFor as string[]) {
      const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
      if (actions.length === 0) continue;
      const { command } = chooser.of(actions as { command: { type: string } }[]);
      const done = await client.command(id, tokens[side], version, command);
      if (done.status >= 300) throw new Error(`${JSON.stringify(command)} was listed and refused: ${done.text}`);
      if (command.type !== 'discard-cards') break;
    }
  }
  throw new Error('the game does not end');
}
