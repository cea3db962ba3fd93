import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { EventStream, subscribeTo } from '../../support/event-stream.js';
import { ADMIN_KEY } from '../../support/library.js';
import { MARKED_SCENARIO, markedSession } from '../../support/marked-session.js';
import { startServer, type TestServer } from '../../support/server.js';
import { ENTRY, SESSION } from '../../support/session-selections.js';
import { SessionClient } from '../../support/sessions.js';

const SIDES = ['red', 'blue'] as const;

describeOnEachDatabase('what a side keeps to itself', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([markedSession]));
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', MARKED_SCENARIO);
  });
  afterAll(() => server.close());

  it('is kept by no cache: the same address and version tell others something else', async () => {
    const { id, tokens } = await client.open({ scenario: 'plans' });
    for (const path of ['', '/actions', '/events', '/materials']) {
      const { headers } = await client.get(`${id}${path}`, tokens.red);
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    }
  });

  it('comes to nobody else in any byte of any answer before the end, and to everybody after it', async () => {
    const { id, tokens } = await client.open({ scenario: 'plans' });
    const viewers = ['red', 'blue', 'spectator'] as const;
    const got: Record<string, string> = { red: '', blue: '', spectator: '' };
    const keep = <A extends { text: string; headers: Headers }>(viewer: string, answer: A): A => {
      got[viewer] += `${answer.text}\n${JSON.stringify([...answer.headers])}\n`;
      return answer;
    };
    const streams = await Promise.all(viewers.map((viewer) => EventStream.open(server.url, id, tokens[viewer])));
    const sockets = viewers.map((viewer) => subscribeTo(server.url, id, tokens[viewer]));

    // Nine of the ten plans that end the game.
    let version = 2;
    for (; version < 11; version += 1) {
      const side = SIDES[version % 2]!;
      const other = SIDES[(version + 1) % 2]!;
      const plan = `${side}-plan-${version}`;
      const key = { 'idempotency-key': `key-${version}` };
      const sent = { type: 'plan', plan };
      keep(side, await client.post(`${id}/commands?dryRun=true`, tokens[side], sent));
      expect(keep(side, await client.command(id, tokens[side], version, sent, key)).status).toBe(200);
      // The other side tries the same key, the version that is gone, and a command that is refused.
      keep(other, await client.command(id, tokens[other], version, { type: 'plan', plan: 'mine' }, key));
      keep(other, await client.command(id, tokens[other], version, { type: 'plan', plan: 'mine' }));
      keep(other, await client.command(id, tokens[other], version + 1, { type: 'plan', plan: 'refuse' }));
      for (const viewer of viewers) {
        for (const path of ['', '/actions', '/events', '/events?after=3&limit=2']) {
          keep(viewer, await client.get(`${id}${path}`, tokens[viewer]));
        }
        keep(viewer, await client.post(`${id}/export`, tokens[viewer], {}));
        const query = `{ session(id: "${id}") { ${SESSION} } sessionHistory(id: "${id}") { entries { ${ENTRY} } } }`;
        const authorization = `Bearer ${tokens[viewer]}`;
        const asked = await client.http.send('POST', '/graphql', { query }, { authorization });
        expect(keep(viewer, asked).body.errors).toBeUndefined();
      }
    }
    await Promise.all([
      ...streams.map((stream) => stream.reached(version)),
      ...sockets.map((socket) => socket.reached(version)),
    ]);
    for (const [i, viewer] of viewers.entries()) got[viewer] += streams[i]!.text + sockets[i]!.text;

    const plans = (text: string, side: string) => new Set(text.match(new RegExp(`${side}-plan-\\d+`, 'g')) ?? []);
    expect(plans(got.red!, 'red').size + plans(got.blue!, 'blue').size).toBe(9);
    expect([...plans(got.red!, 'blue')]).toEqual([]);
    expect([...plans(got.blue!, 'red')]).toEqual([]);
    expect([...plans(got.spectator!, '(red|blue)')]).toEqual([]);
    // Nor does anybody learn what the server keeps to itself.
    for (const viewer of viewers) expect(got[viewer]).not.toMatch(/"serverSeed":(?!null)|privateKey|server_seed/);

    expect((await client.command(id, tokens.blue, version, { type: 'plan', plan: 'blue-plan-11' })).body.ended).toBe(
      true,
    );
    await Promise.all(streams.map((stream) => stream.until(() => false)));
    await Promise.all(sockets.map((socket) => socket.close()));
    const all = (await client.get(`${id}/events`, tokens.spectator)).text;
    expect(plans(all, '(red|blue)').size).toBe(10);
  });
});
