import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { SessionsService } from '../../../src/sessions/sessions.service.js';
import { describeOnEachDatabase, describeWithOwnSchema } from '../../support/databases.js';
import { EventStream, subscribeTo } from '../../support/event-stream.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { describeWithRedis, startTcpProxy } from '../../support/services.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

const WAIT = { type: 'wait' };
const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const start = (env: Record<string, string>): Promise<TestServer> =>
  startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY, ...env }, [], new GameRegistry([toySession]));

async function joined(client: SessionClient, spectators = 'token'): Promise<Opened> {
  const opened = await client.open({ scenario: 'three-rounds', spectators });
  return opened;
}

/** Red waits until the session has reached that version. */
async function waited(client: SessionClient, { id, tokens }: Opened, from: number, to: number): Promise<void> {
  for (let version = from; version < to; version += 1) {
    expect((await client.command(id, tokens.red, version, WAIT)).status).toBe(200);
  }
}

async function played(client: SessionClient, { id, tokens }: Opened): Promise<void> {
  for (let version = 2; version < 8; version += 1) {
    const token = tokens[version % 2 ? 'blue' : 'red'];
    const { actions } = (await client.get(`${id}/actions?type=play`, token)).body;
    expect((await client.command(id, token, version, actions[0].command)).status).toBe(200);
  }
}

describeOnEachDatabase('a stream of server-sent events', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await start(env());
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(() => server.close());
  const open = (id: string, token?: string, how = {}) => EventStream.open(server.url, id, token, how);

  it('tells everything from the beginning, then what happens, as the log has it', async () => {
    const opened = await joined(client);
    const stream = await open(opened.id, opened.tokens.blue);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await stream.reached(2);
    await waited(client, opened, 2, 6);
    await stream.reached(6);
    const { entries } = (await client.get(`${opened.id}/events`, opened.tokens.blue)).body;
    expect(stream.entries).toEqual(entries);
    expect(stream.text.startsWith('retry: ')).toBe(true);
    stream.close();
  });

  it.each(['after', 'lastId'] as const)('goes on by %s where it was, without a gap or a repeat', async (by) => {
    const opened = await joined(client);
    const seen: number[] = [];
    let at = 0;
    const playing = waited(client, opened, 2, 60);
    // Hangs up after every few entries, in the middle of what is happening.
    while (at < 60) {
      const stream = await open(opened.id, opened.tokens.red, by === 'after' ? { after: at } : { lastId: String(at) });
      await stream.reached(Math.min(60, at + 7));
      stream.close();
      seen.push(...stream.versions);
      at = Number(stream.lastId);
    }
    await playing;
    expect(seen).toEqual(upTo(60));
  });

  it('ends with the game, and the next one is told to stay away', async () => {
    const opened = await joined(client);
    const stream = await open(opened.id, opened.tokens.red, { after: 2 });
    await played(client, opened);
    await stream.until(() => false);
    expect(stream.versions).toEqual(upTo(8, 3));
    expect(stream.entries.at(-1)!.events.map(({ type }) => type)).toContain('ended');
    const again = await open(opened.id, opened.tokens.red, { lastId: '8' });
    expect(again.response.status).toBe(204);
    const whole = await (await open(opened.id, opened.tokens.blue)).until(() => false);
    // When the game is over nothing is hidden any more.
    expect(whole.entries.filter(({ command }) => command !== undefined)).toHaveLength(8);
  });

  it('is for those who may look', async () => {
    const closed = await joined(client, 'none');
    const shown = await joined(client, 'token');
    const free = await joined(client, 'open');
    const status = async (opened: Opened, token?: string) => {
      const stream = await open(opened.id, token);
      stream.close();
      return stream.response.status;
    };
    expect(await status(closed)).toBe(401);
    expect(await status(closed, 'wrong')).toBe(401);
    expect(await status(closed, shown.tokens.red)).toBe(401);
    expect(await status(shown)).toBe(401);
    expect(await status(shown, shown.tokens.spectator)).toBe(200);
    expect(await status(free)).toBe(200);
    expect((await open('no-such-session', 'wrong')).response.status).toBe(404);
    expect((await open(free.id, undefined, { after: 3 })).response.status).toBe(400);
    expect((await open(free.id, undefined, { lastId: 'x' })).response.status).toBe(400);
    const looking = await (await open(shown.id, shown.tokens.spectator)).reached(2);
    expect(JSON.stringify(looking.entries)).not.toMatch(/"secret"|"command"/);
    looking.close();
  });
});

describeOnEachDatabase('a subscription over a socket', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await start({ ...env(), UMPIRE_STREAM_LIMIT: '3' });
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(() => server.close());

  it('tells the same as the log, and goes on after a version', async () => {
    const opened = await joined(client);
    const first = subscribeTo(server.url, opened.id, opened.tokens.red);
    await first.reached(2);
    await waited(client, opened, 2, 5);
    await first.reached(5);
    await first.close();
    const second = subscribeTo(server.url, opened.id, opened.tokens.red, 5);
    await waited(client, opened, 5, 8);
    await second.reached(8);
    await second.close();
    const { entries } = (await client.get(`${opened.id}/events`, opened.tokens.red)).body;
    // GraphQL says null where REST leaves a member out, and has the JSON of an event as its `data`.
    const told = [...first.entries, ...second.entries].map(({ command, events, ...rest }) => ({
      ...(command ? { command } : {}),
      ...rest,
      events: (events as unknown as { data: object }[]).map(({ data }) => data),
    }));
    expect(told).toEqual(entries);
  });

  it('ends with the game', async () => {
    const opened = await joined(client);
    const stream = subscribeTo(server.url, opened.id, opened.tokens.red);
    await played(client, opened);
    expect(await stream.reached(8)).toBe(true);
    expect(await stream.reached(9)).toBe(false);
    await stream.close();
  });

  it('refuses a wrong token, and whatever is no subscription', async () => {
    const { id, tokens } = await joined(client);
    const wrong = subscribeTo(server.url, id, 'wrong');
    await expect(wrong.reached(1)).rejects.toThrow('/problems/unauthorized');
    await wrong.close();
    const stream = subscribeTo(server.url, id, tokens.spectator);
    await stream.reached(2);
    expect(stream.text).not.toContain('secret');
    await expect(stream.client.iterate({ query: '{ games { id } }' }).next()).rejects.toMatchObject([
      { message: expect.stringContaining('subscriptions') },
    ]);
    await stream.close();
  });

  it('that its client completes is over, though the socket stays', async () => {
    const { id, tokens } = await joined(client);
    const streams = [1, 2, 3].map(() => subscribeTo(server.url, id, tokens.red));
    await Promise.all(streams.map((stream) => stream.reached(2)));
    expect((await EventStream.open(server.url, id, tokens.red)).response.status).toBe(503);
    await streams[0]!.complete();
    let status = 503;
    for (const end = performance.now() + 5000; status === 503 && performance.now() < end; ) {
      const stream = await EventStream.open(server.url, id, tokens.red);
      status = stream.response.status;
      stream.close();
      await sleep(50);
    }
    expect(status).toBe(200);
    await Promise.all(streams.map((stream) => stream.close()));
  });
});

describe('streams and the server', () => {
  it('end at once when the server closes', async () => {
    const server = await start({});
    const client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
    const { id, tokens } = await joined(client);
    const stream = await EventStream.open(server.url, id, tokens.red);
    const socket = subscribeTo(server.url, id, tokens.red);
    await Promise.all([stream.reached(2), socket.reached(2)]);
    const cut = socket.reached(3).catch(() => false);
    const begin = performance.now();
    await server.close();
    expect(performance.now() - begin).toBeLessThan(3000);
    await stream.until(() => false);
    expect([stream.ended, await cut]).toEqual([true, false]);
    await socket.close();
  });

  it('say now and then that nothing has happened', async () => {
    const server = await start({});
    const client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
    const { id, tokens } = await joined(client);
    const stream = await EventStream.open(server.url, id, tokens.red, { after: 2 });
    await stream.until(({ comments }) => comments.length > 0);
    expect([stream.comments, stream.versions]).toEqual([[': nothing new'], []]);
    await waited(client, { id, tokens }, 2, 3);
    await stream.reached(3);
    stream.close();
    await server.close();
  });

  it('wait for a slow reader instead of filling the memory', async () => {
    const server = await start({});
    const client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
    const { id, tokens } = await joined(client);
    // A log of 40 MB, written past the engine: events that the game passes over.
    const database = server.app.get(Database);
    const filler = 'x'.repeat(10_000);
    const last = 4000;
    for (let version = 3; version <= last; version += 1) {
      const events = [{ type: 'waited', side: 'red', filler }];
      const entry = { command: WAIT, events, line: version - 2, rolls: [], rulings: [], side: 'red', version };
      await database.execute(
        'INSERT INTO session_entries (session, version, entry, hash, signature, at) VALUES (?, ?, ?, ?, ?, ?)',
        [id, version, JSON.stringify(entry), '', '', ''],
      );
    }
    const sessions = server.app.get(SessionsService);
    let pages = 0;
    const entries = sessions.entries.bind(sessions);
    sessions.entries = (...page) => {
      pages += 1;
      return entries(...page);
    };
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const lines = [`GET /v1/sessions/${id}/events HTTP/1.1`, 'Host: test', 'Accept: text/event-stream'];
    socket.write(`${[...lines, `Authorization: Bearer ${tokens.red}`, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    socket.pause();
    let before = -1;
    while (pages !== before || pages === 0) {
      before = pages;
      await sleep(500);
    }
    // What the two ends of a socket hold is a few megabytes; the rest of the 40 pages stays in the database.
    expect(pages).toBeLessThan(20);
    const parts: string[] = [];
    for await (const part of socket.setEncoding('utf8')) {
      parts.push(part);
      // The number may be cut in two; all 40 MB are looked through once, at the end.
      if (parts.slice(-2).join('').includes(`id: ${last}\n`)) break;
    }
    const ids = [...parts.join('').matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
    expect(ids).toEqual(upTo(last));
    socket.destroy();
    await server.close();
  });
});

describeWithOwnSchema('two instances on one PostgreSQL', (env) => {
  describeWithRedis('with Redis', (url) => together({ REDIS_URL: url }));
  describe('without Redis', () => together({}));

  function together(redis: Readonly<Record<string, string>>): void {
    let servers: TestServer[];
    let one: SessionClient;
    let two: SessionClient;
    beforeAll(async () => {
      servers = await Promise.all([start({ ...env(), ...redis }), start({ ...env(), ...redis })]);
      [one, two] = servers.map(({ url }) => new SessionClient(url)) as [SessionClient, SessionClient];
      await one.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
    });
    afterAll(() => Promise.all(servers.map((server) => server.close())));

    it('tell on the one what was done on the other, in order and once', async () => {
      const opened = await joined(one);
      const { id, tokens } = opened;
      const stream = await EventStream.open(two.url, id, tokens.blue);
      const socket = subscribeTo(two.url, id, tokens.blue);
      // Commands by turns on the two, so that each always has to learn from the other.
      for (let version = 2; version < 30; version += 1) {
        const at = version % 2 ? one : two;
        expect((await at.command(id, tokens.red, version, WAIT)).status).toBe(200);
        expect((await (version % 2 ? two : one).get(id, tokens.red)).body.version).toBe(version + 1);
      }
      await Promise.all([stream.reached(30), socket.reached(30)]);
      expect([stream.versions, socket.entries.map(({ version }) => version)]).toEqual([upTo(30), upTo(30)]);
      stream.close();
      await socket.close();
    });

    it('take one of the commands that come to both at once, and a key counts on both', async () => {
      const { id, tokens } = await joined(one);
      const answers = await Promise.all(
        upTo(20).map((i) => (i % 2 ? one : two).command(id, i % 3 ? tokens.red : tokens.blue, 2, WAIT)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...upTo(19).map(() => 412)]);
      const key = { 'idempotency-key': 'twice' };
      const here = await one.command(id, tokens.red, 3, WAIT, key);
      const there = await two.command(id, tokens.red, 3, WAIT, key);
      expect([there.status, there.text]).toEqual([200, here.text]);
      expect((await two.command(id, tokens.blue, 3, WAIT, key)).body.type).toBe('/problems/key-reused');
      const both = await Promise.all(
        [one, two].map((at) => at.command(id, tokens.red, 4, WAIT, { 'idempotency-key': 'x' })),
      );
      expect(both[0]!.text).toBe(both[1]!.text);
      expect((await one.get(id, tokens.red)).body.version).toBe(5);
    });
  }
});

describeWithOwnSchema('a server whose database goes away', (env) => {
  it('says that it is not available, and keeps its listeners', async () => {
    const url = new URL(env().DATABASE_URL!);
    const proxy = await startTcpProxy(new URL(url), 5432);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const server = await start({ DATABASE_URL: url.href });
    const client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
    const { id, tokens } = await joined(client);
    const stream = await (await EventStream.open(server.url, id, tokens.red)).reached(2);
    await proxy.cut();
    const answers = [await client.command(id, tokens.red, 2, WAIT), await client.get(id, tokens.red)];
    for (const { status, body, headers } of answers) {
      expect([status, body.type, headers.get('retry-after')]).toEqual([503, '/problems/unavailable', '1']);
    }
    await sleep(1500);
    expect(stream.ended).toBe(false);
    stream.close();
    await server.close();
  });
});
