import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';

interface Listed {
  readonly command: Record<string, unknown>;
  readonly changes?: true;
  readonly text?: string;
}

const GAMES = Number(process.env.HTTP_GAMES ?? 1);

describe('a campaign of Primosole Bridge over HTTP', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({});
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  /** Plays with what is listed and nothing else, as a client that knows no rule would. */
  async function playToTheEnd(
    { id, tokens }: Opened,
    seed: string,
  ): Promise<{ commands: number; answer: Record<string, unknown> }> {
    const chooser = new Chooser(seed);
    let version = 2;
    let commands = 0;
    const handedIn = new Set<string>();
    for (; commands < 2500; commands += 1) {
      const { body } = await client.get(`${id}/actions`, tokens.british);
      const waiting = (body.waitingFor as string[]).filter((side) => !handedIn.has(`${version} ${side}`));
      if (waiting.length === 0) break;
      const side = chooser.of(waiting);
      const open = side === 'british' ? body : (await client.get(`${id}/actions`, tokens[side])).body;
      const forward = (open.actions as Listed[]).filter(({ changes }) => !changes);
      const { command } = chooser.of(forward.length > 0 ? forward : (open.actions as Listed[]));
      const answer = await client.command(id, tokens[side]!, version, command);
      expect([answer.status, command.type, answer.status === 200 ? '' : answer.text]).toEqual([200, command.type, '']);
      handedIn.add(`${version} ${side}`);
      if (answer.body.version !== version) handedIn.clear();
      version = answer.body.version;
      if (answer.body.ended) break;
    }
    return { commands, answer: (await client.get(id, tokens.british)).body };
  }

  it.each(['toll-house', 'orchard-ferry'])(
    '%s is played to its end from the list alone, in both languages',
    async (scenario) => {
      for (let at = 0; at < GAMES; at += 1) {
        const opened = await client.open({ scenario });
        const { answer } = await playToTheEnd(opened, `${scenario} http ${at}`);
        expect(answer.stage).toBe('over');
        expect(answer.result).toMatchObject({ level: expect.stringMatching(/campaignVictory|draw/) });
        const told = await client.http.send('GET', `/v1/sessions/${opened.id}/events`, undefined, {
          authorization: `Bearer ${opened.tokens.axis}`,
          'accept-language': 'ja',
        });
        expect(told.status).toBe(200);
      }
    },
    400_000 * GAMES,
  );

  it('a refusal, a list and a history read the same whatever the other side has handed in unseen', async () => {
    const { id, tokens } = await client.open({ scenario: 'orchard-ferry' });
    const dear = { group: 'I1', mode: 'offMap', improved: false, creepingBarrage: false, entry: 'I19' };
    /** Every byte of what the British can ask for, and the headers that speak of the session. */
    const asked = async (): Promise<unknown[]> => {
      const refused = await client.command(id, tokens.british!, 2, { type: 'purchase', orders: [dear] });
      const stale = await client.command(id, tokens.british!, 1, { type: 'purchase', orders: [] });
      const foreign = await client.command(id, tokens.british!, 2, { type: 'fortify', orders: [] });
      const told = await Promise.all(
        ['', '/actions', '/events', '/materials'].map((path) => client.get(`${id}${path}`, tokens.british)),
      );
      const seen = [refused, stale, foreign, ...told];
      const plain = (text: string): string => text.replaceAll(/"(requestId|instance)":"[^"]*"/g, '');
      return seen.map(({ status, text, headers }) => [
        status,
        plain(text),
        plain(text).length,
        headers?.get('etag') ?? null,
      ]);
    };
    const before = await asked();
    for (const orders of [[], [{ ...dear, group: 'I7', entry: 'I1', objective: 'C3' }], [{ ...dear, group: 'M3' }]]) {
      const handed = await client.command(id, tokens.axis!, 2, { type: 'purchase', orders });
      expect([handed.status, handed.body.version]).toEqual([200, 2]);
      expect(await asked()).toEqual(before);
    }
  });

  it('keeps a form whose answer was lost, once, and a side may concede', async () => {
    const { id, tokens } = await client.open({ scenario: 'orchard-ferry' });
    const before = await client.get(id, tokens.axis);
    const order = { group: 'M3', mode: 'offMap', improved: false, creepingBarrage: false };
    const send = () =>
      client.post(
        `${id}/commands`,
        tokens.british,
        { type: 'purchase', orders: [order] },
        { 'if-match': '"2"', 'idempotency-key': 'lost' },
      );
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, 2]);
    // The other side reads the same bytes as before, and one purchase is kept.
    expect((await client.get(id, tokens.axis)).text).toBe(before.text);
    expect((await client.get(id, tokens.british)).body.handedIn.orders).toHaveLength(1);
    const bad = await client.command(id, tokens.british, 2, {
      type: 'purchase',
      orders: [{ ...order, group: 'I1', entry: 'I19' }],
    });
    // I1 is not sold to the British before 14N [3.617/British], and 18 CPP are more than 6.
    expect([bad.status, bad.text.includes('14N')]).toEqual([422, true]);
    const given = await client.command(id, tokens.axis, 2, { type: 'concede' });
    expect([given.status, (await client.get(id, tokens.british)).body.result.winner]).toEqual([200, 'british']);
  });
});
