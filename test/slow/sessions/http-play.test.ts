import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { verifier } from '../../support/verifier.js';

/** More by hand: `HTTP_GAMES=20 npm run jest -- test/slow/sessions/http-play`. */
const GAMES = Number(process.env.HTTP_GAMES ?? 1);
const MOST_COMMANDS = 3000;

describe.each(['kalima-crossing', 'villar-bridge'])('%s, played at random over HTTP', (scenario) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  it.each(Array.from({ length: GAMES }, (_, game) => game + 1))(
    'game %i ends, is streamed whole and holds',
    async (game) => {
      const opened = await client.open({ scenario });
      const heard = listen(client, opened, Object.keys(opened.tokens)[0]!);
      const version = await playOut(client, opened, new Chooser(`${scenario} ${game}`));
      expect(await heard).toEqual(Array.from({ length: version }, (_, i) => i + 1));
      const file = await client.post(`${opened.id}/export`, Object.values(opened.tokens)[0], {});
      const verdict = await verifier.verifyGame(file.body);
      expect([verdict.ok, verdict.faults]).toEqual([true, []]);
    },
    600_000,
  );
});

/** Picks among the lists until the game is over; the last version. */
async function playOut(client: SessionClient, { id, tokens }: Opened, chooser: Chooser): Promise<number> {
  const [first] = Object.values(tokens);
  for (let commands = 0; commands < MOST_COMMANDS; commands += 1) {
    const { stage, waitingFor, version } = (await client.get(id, first)).body;
    if (stage === 'over') return version;
    const side: string = chooser.of(waitingFor);
    const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
    const { command } = chooser.of(actions as { command: object }[]);
    const done = await client.command(id, tokens[side], version, command);
    if (done.status !== 200) throw new Error(`${JSON.stringify(command)} was listed and refused: ${done.text}`);
  }
  throw new Error('the game does not end');
}

/** The versions a stream brings, from its first to its end. */
async function listen({ url }: SessionClient, { id, tokens }: Opened, side: string): Promise<number[]> {
  const response = await fetch(`${url}/v1/sessions/${id}/events`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${tokens[side]}` },
  });
  const text = await response.text();
  return [...text.matchAll(/^id: (\d+)$/gm)].map(([, version]) => Number(version));
}
