import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filledIn } from '../../support/forms.js';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { verifier } from '../../support/verifier.js';

/** More by hand: `HTTP_GAMES=15 npm run jest -- test/slow/sessions/panzer-http`. */
const GAMES = Number(process.env.HTTP_GAMES ?? 1);
const MOST_COMMANDS = 3000;

interface Listed {
  readonly command: { readonly type: string };
  readonly form?: { readonly schema: object };
}

describe.each(['mill-farm', 'sukhaya-ford'])('%s, the Basic Game over HTTP', (scenario) => {
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
      const opened = await client.open({ scenario, variant: 'basic-game' });
      const version = await playOut(client, opened, new Chooser(`${scenario} over HTTP ${game}`));
      expect(version).toBeGreaterThan(20);
      const file = await client.post(`${opened.id}/export`, Object.values(opened.tokens)[0], {});
      const verdict = await verifier.verifyGame(file.body);
      expect([verdict.ok, verdict.faults]).toEqual([true, []]);
    },
    600_000,
  );

  it('the Advanced Game ends by its list, and a player can verify it', async () => {
    const opened = await client.open({ scenario, variant: 'advanced-game' });
    const version = await playOut(client, opened, new Chooser(`${scenario} advanced over HTTP`), false);
    expect(version).toBeGreaterThan(20);
    const file = await client.post(`${opened.id}/export`, Object.values(opened.tokens)[0], {});
    const verdict = await verifier.verifyGame(file.body);
    expect([verdict.ok, verdict.faults]).toEqual([true, []]);
  }, 600_000);

  it('an optional rule is refused in words when the Basic Game is opened with it', async () => {
    const body = { scenario, variant: 'basic-game', options: { brewUpModifier: true } };
    const answer = await client.http.send('POST', '/v1/sessions', body, { authorization: undefined });
    expect([answer.status, answer.text]).toEqual([
      422,
      expect.stringContaining('an optional rule belongs to the Advanced Game'),
    ]);
  });

  /** Nobody else sees anything of what was handed in: neither the other side nor a spectator, in no answer. */
  it('orders handed in change no byte for others, replaced or not', async () => {
    const { id, tokens } = await client.open({ scenario, variant: 'basic-game' });
    const { version } = (await client.get(id, tokens.german)).body;
    const looks = async (): Promise<string[]> => {
      const paths = [id, `${id}/actions`, `${id}/events`];
      const seen = await Promise.all(paths.map((path) => client.get(path, tokens.soviet)));
      return seen.map(({ text }) => text.replaceAll(/"(at|seen|time|expires)[A-Za-z]*":"[^"]*"/g, ''));
    };
    const before = await looks();
    const { actions } = (await client.get(`${id}/actions`, tokens.german)).body;
    const first = (actions as Listed[])[0]!;
    for (const orders of [(first.command as unknown as { orders: object }).orders, {}]) {
      const command = { ...first.command, orders };
      expect((await client.command(id, tokens.german, version, command)).body).toMatchObject({
        handedIn: true,
        version,
      });
      expect(await looks()).toEqual(before);
    }
  });
});

/** Picks among the lists until the game is over; orders are filled in at random or as suggested, and handed in by each side in turn. */
async function playOut(
  client: SessionClient,
  { id, tokens }: Opened,
  chooser: Chooser,
  fillsIn = true,
): Promise<number> {
  const [first] = Object.values(tokens);
  for (let commands = 0; commands < MOST_COMMANDS; commands += 1) {
    const { stage, waitingFor, version } = (await client.get(id, first)).body;
    if (stage === 'over') return version;
    for (const side of waitingFor as string[]) {
      const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
      const { command, form } = chooser.of(actions as Listed[]);
      const unseen = command.type === 'commit-orders' || command.type === 'commit-adjustment';
      const sent = form && unseen && fillsIn ? filledIn(form.schema as never, chooser) : command;
      const done = await client.command(id, tokens[side], version, sent as object);
      if (done.status >= 300) throw new Error(`${JSON.stringify(sent)} was listed and refused: ${done.text}`);
      if (!unseen) break;
    }
  }
  throw new Error('the game does not end');
}
