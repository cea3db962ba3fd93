import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStream } from '../../support/event-stream.js';
import { filledIn } from '../../support/forms.js';
import type { Answered } from '../../support/library.js';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { verifier } from '../../support/verifier.js';

/** More by hand: `HTTP_GAMES=15 npm run jest -- test/slow/sessions/panzer-http`. */
const GAMES = Number(process.env.HTTP_GAMES ?? 1);
const MOST_COMMANDS = 3000;

/** What there is to read of a session, and questions that change nothing: every byte of the answers, headers included. */
const READ = [
  ...['', '?version=2', '?version=1', '?lang=ja', '/actions', '/actions?unit=mill-panzer-1', '/actions/summary'],
  ...['/events', '/events?after=1', '/board.svg', '/materials', '/time', '/remarks'],
];
const SENT: readonly (readonly [string, object])[] = [
  ['/trials', { type: 'commit-orders', orders: {} }],
  ['/trials', { type: 'name-first', side: 'german' }],
  ['/commands?dryRun=true', { type: 'commit-orders', orders: {} }],
  ['/commands', { type: 'name-first', side: 'german' }],
];

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
    const stream = await EventStream.open(server.url, id, tokens.soviet);
    const looks = async (): Promise<string[]> => {
      const seen: string[] = [];
      const note = ({ status, headers, text }: Answered): void => {
        const said = [...headers].filter(([name]) => !/^(date|.*request-id|server-timing)$/.test(name));
        seen.push(JSON.stringify([status, said, text.replaceAll(/"(requestId|instance)":"[^"]*"/g, '')]));
      };
      for (const token of [tokens.soviet, undefined]) {
        for (const path of READ) {
          for (const accept of ['application/json', 'text/plain']) {
            const answer = await client.get(`${id}${path}`, token, { accept });
            note(answer);
            const tag = answer.headers.get('etag');
            if (tag) note(await client.get(`${id}${path}`, token, { accept, 'if-none-match': tag }));
          }
        }
        const asked = { 'if-match': `"${version}"` };
        note(await client.post(`${id}/export`, token, {}));
        for (const [path, body] of SENT) note(await client.post(`${id}${path}`, token, body, asked));
      }
      return [...seen, stream.text];
    };
    const before = await looks();
    expect(before.length).toBeGreaterThan(50);
    const { actions } = (await client.get(`${id}/actions`, tokens.german)).body;
    const first = (actions as Listed[])[0]!;
    const { orders: all } = first.command as unknown as { orders: Record<string, string> };
    const [one] = Object.entries(all).filter(([, order]) => order !== 'none');
    for (const [orders, claim] of [
      [all, 'always'],
      [{}, 'ask'],
      [Object.fromEntries([one!]), 'never'],
    ]) {
      const command = { ...first.command, orders, claim };
      expect((await client.command(id, tokens.german, version, command)).body).toMatchObject({
        handedIn: true,
        version,
      });
      expect(await looks()).toEqual(before);
    }
    stream.close();
  }, 120_000);
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
