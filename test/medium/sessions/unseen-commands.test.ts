import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { AUCTION_SCENARIO, toyAuction } from '../../support/toy-auction.js';

describeOnEachDatabase('commands handed in unseen', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toyAuction]));
    client = new SessionClient(server.url);
    expect((await client.http.send('POST', '/v1/scenarios', AUCTION_SCENARIO)).status).toBe(201);
  });
  afterAll(() => server.close());

  const begun = (): Promise<Opened> => client.open({ scenario: 'one-prize' });
  const bid = (men: number) => ({ type: 'bid', men });

  it('are kept without a trace for anybody else, and opened together by the last', async () => {
    const { id, tokens } = await begun();
    const before = await Promise.all(
      ['', '/events', '/actions'].map((path) => client.get(`${id}${path}`, tokens.blue)),
    );
    const first = await client.command(id, tokens.red, 2, bid(4));
    expect([first.status, first.body.version, first.body.handedIn, first.body.events]).toEqual([200, 2, true, []]);
    const after = await Promise.all(['', '/events', '/actions'].map((path) => client.get(`${id}${path}`, tokens.blue)));
    // To the byte: the other side cannot tell that anything was handed in.
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    expect(after.map(({ headers }) => headers.get('etag'))).toEqual(before.map(({ headers }) => headers.get('etag')));
    expect((await client.get(id, tokens.red)).body.handedIn).toEqual(bid(4));

    const second = await client.command(id, tokens.blue, 2, bid(5));
    expect([second.body.version, second.body.handedIn, second.body.ended]).toEqual([3, false, true]);
    expect(second.body.events.map(({ type }: { type: string }) => type)).toContain('won');
    expect((await client.get(id, tokens.red)).body.result.winner).toBe('blue');
  });

  it('may be replaced until all have handed in', async () => {
    const { id, tokens } = await begun();
    await client.play(id, tokens.red, 2, bid(1));
    await client.play(id, tokens.red, 2, bid(5));
    await client.play(id, tokens.blue, 2, bid(3));
    expect((await client.get(id, tokens.red)).body.result.winner).toBe('red');
  });

  it('are refused at once where the rules do not allow them', async () => {
    const { id, tokens } = await begun();
    const refused = await client.command(id, tokens.red, 2, bid(6));
    expect([refused.status, refused.body.type]).toEqual([422, expect.stringContaining('refused')]);
    expect((await client.get(id, tokens.red)).body.handedIn).toBeNull();
    const trial = await client.post(`${id}/commands?dryRun=true`, tokens.red, bid(5), { 'if-match': '"2"' });
    expect([trial.status, trial.body.ends]).toEqual([200, 'secret']);
    expect((await client.get(id, tokens.red)).body.handedIn).toBeNull();
  });

  it('are based on the version that asked for them, whatever others have handed in', async () => {
    const { id, tokens } = await begun();
    expect((await client.command(id, tokens.red, 1, bid(2))).status).toBe(412);
    expect((await client.command(id, tokens.red, 9, bid(2))).status).toBe(412);
    await client.play(id, tokens.red, 2, bid(2));
    // What red handed in is no version: blue's is still based on the one that stands.
    expect(await client.play(id, tokens.blue, 2, bid(1))).toBe(3);
  });

  it('sent again under their key are answered again, before and after they were opened', async () => {
    const { id, tokens } = await begun();
    const key = { 'idempotency-key': 'orders-1' };
    const send = () => client.command(id, tokens.red, 2, bid(2), key);
    expect((await send()).body.handedIn).toBe(true);
    expect((await send()).body.handedIn).toBe(true);
    await client.play(id, tokens.blue, 2, bid(1));
    const late = await send();
    expect([late.status, late.body.version, late.body.handedIn]).toEqual([200, 3, false]);
    expect((await client.command(id, tokens.red, 2, bid(3), key)).status).toBe(422);
  });

  it('handed in by both at the same moment make one entry', async () => {
    const { id, tokens } = await begun();
    const both = await Promise.all([
      client.command(id, tokens.red, 2, bid(3)),
      client.command(id, tokens.blue, 2, bid(2)),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await client.get(`${id}/events`, tokens.red);
    expect([body.version, body.entries.length]).toEqual([3, 3]);
  });
});
