import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { isPrivateAddress } from '../../../src/platform/http/outward.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, type Answered } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

const SCENARIO = 'three-rounds';
const WAIT = { type: 'wait' };

/** Whoever is told: keeps what came, and answers as a test likes. */
class Listener {
  readonly heard: { headers: Record<string, string | string[] | undefined>; body: string }[] = [];
  status = 204;
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      this.heard.push({ headers: request.headers, body });
      response.writeHead(this.status).end();
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  async until(number: number): Promise<void> {
    for (let tries = 0; this.heard.length < number && tries < 200; tries += 1) await sleep(50);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

describeOnEachDatabase('players', (env) => {
  let server: TestServer;
  let client: SessionClient;
  const listeners: Listener[] = [];
  beforeAll(async () => {
    server = await startServer(
      {
        ...env(),
        UMPIRE_ADMIN_KEY: ADMIN_KEY,
        UMPIRE_WEBHOOK_PRIVATE: 'true',
        UMPIRE_WEBHOOK_RETRY_MS: '20',
        UMPIRE_WEBHOOK_FAILURES: '3',
      },
      [],
      new GameRegistry([toySession]),
    );
    client = new SessionClient(server.url);
    expect((await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO)).status).toBe(201);
  });
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.close();
  });
  afterAll(() => server.close());

  const me = (key: string, method: string, path: string, body?: object): Promise<Answered> =>
    client.http.send(method, `/v1/me${path}`, body, { authorization: `Bearer ${key}` });
  const player = async (name: string) =>
    (await client.http.send('POST', '/v1/players', { name }, { authorization: undefined })).body;
  const listener = async (): Promise<[Listener, string]> => {
    const one = new Listener();
    listeners.push(one);
    return [one, await one.open()];
  };
  /** Anna plays red, Ben plays blue, both with their keys. */
  const table = async () => {
    const [anna, ben] = [await player('Anna'), await player('Ben')];
    const seat = { side: 'red', name: 'Anna', seed: 'a' };
    const opened = await client.opened({ scenario: SCENARIO, seat }, { authorization: `Bearer ${anna.key}` });
    const claim = { invitation: opened.invitations.blue.code, name: 'Ben', seed: 'b' };
    const seated = await client.claim(opened.id, claim, { authorization: `Bearer ${ben.key}` });
    expect(seated.status).toBe(200);
    return { id: opened.id as string, anna, ben, red: opened.token as string, blue: seated.body.token as string };
  };

  it('get a key that is shown once and known by its hash alone', async () => {
    const anna = await player('Anna');
    expect(anna.key).toMatch(/^upk_[A-Za-z0-9_-]{43}$/);
    expect((await me(anna.key, 'GET', '')).body).toEqual({ id: anna.id, name: 'Anna' });
    expect((await me(`${anna.key}x`, 'GET', '')).status).toBe(401);
    expect((await client.http.get('/v1/me', { authorization: undefined })).status).toBe(401);
  });

  it('list their games, and those that wait for them', async () => {
    const { id, anna, ben, red } = await table();
    const other = await table();
    const listed = async (key: string, query = '') =>
      (await me(key, 'GET', `/sessions${query}`)).body.items.map(({ session }: { session: string }) => session);
    expect(await listed(anna.key)).toEqual([id]);
    expect(await listed(ben.key)).toEqual([id]);
    expect(await listed(other.anna.key)).toEqual([other.id]);
    const [game] = (await me(anna.key, 'GET', '/sessions')).body.items;
    expect(game).toMatchObject({ session: id, side: 'red', scenario: SCENARIO, stage: 'playing', version: 2 });
    // Both sides of the toy game may act until they have played their card.
    expect(await listed(anna.key, '?waiting=me')).toEqual([id]);
    const [card] = (await client.get(id, red)).body.view.hand ?? (await client.get(id, red)).body.view.game.hand;
    expect((await client.command(id, red, 2, { type: 'play', card })).status).toBe(200);
    expect(await listed(anna.key, '?waiting=me')).toEqual([]);
    expect(await listed(ben.key, '?waiting=me')).toEqual([id]);
    expect((await me(anna.key, 'GET', '/sessions?waiting=you')).status).toBe(400);
  });

  it('may send their key in place of the token of their seat, and of no other', async () => {
    const { id, anna, ben } = await table();
    const stranger = await player('Eve');
    expect((await client.get(id, anna.key)).body.you).toBe('red');
    expect((await client.get(id, ben.key)).body.you).toBe('blue');
    expect((await client.get(id, stranger.key)).status).toBe(401);
    expect((await client.command(id, anna.key, 2, WAIT)).status).toBe(200);
  });

  it('follow all their games in one stream', async () => {
    const one = await table();
    const aborted = new AbortController();
    const response = await fetch(`${server.url}/v1/me/events`, {
      headers: { authorization: `Bearer ${one.anna.key}` },
      signal: aborted.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const part of response.body!) text += Buffer.from(part).toString();
    })().catch(() => undefined);
    for (let tries = 0; !text.includes('retry') && tries < 50; tries += 1) await sleep(20);
    await sleep(200);
    await client.command(one.id, one.blue, 2, WAIT);
    for (let tries = 0; !text.includes(`;${one.id}:3`) && tries < 100; tries += 1) await sleep(20);
    expect(text).toContain(`;${one.id}:3\nevent: entry\ndata: {"session":"${one.id}"`);
    aborted.abort();
    await reading;
  });

  describe('are told', () => {
    it('of seats and of the end, in order, each with its id and signed', async () => {
      const [heard, url] = await listener();
      const anna = await player('Anna');
      const { secret, id: hook } = (await me(anna.key, 'POST', '/webhooks', { url })).body;
      const seat = { side: 'red', name: 'Anna', seed: 'a' };
      const opened = await client.opened({ scenario: SCENARIO, seat }, { authorization: `Bearer ${anna.key}` });
      const claim = { invitation: opened.invitations.blue.code, name: 'Ben', seed: 'b' };
      const { token } = (await client.claim(opened.id, claim)).body;
      await client.command(opened.id, token, 2, WAIT);
      await client.command(opened.id, token, 3, { type: 'propose-undo', to: 2 });
      await client.command(opened.id, token, 4, { type: 'concede' });
      await heard.until(4);
      const told = heard.heard.map(({ body }) => JSON.parse(body));
      expect(told.map(({ kind, version }) => [kind, version])).toEqual([
        ['seat-claimed', 2],
        ['your-turn', 2],
        ['undo-proposed', 4],
        ['ended', 5],
      ]);
      expect(told[1]).toMatchObject({ session: opened.id, side: 'red', text: 'three-rounds: it is your turn (red).' });
      for (const { headers, body } of heard.heard) {
        const [, time, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['umpire-signature']))!;
        expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(given);
        expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
        expect(headers['umpire-event-id']).toBe(JSON.parse(body).id);
      }
      const listed = (await me(anna.key, 'GET', '/webhooks')).body.items;
      expect(listed).toEqual([
        { id: hook, url, form: 'json', language: 'en', active: true, failures: 0, lastFailure: null },
      ]);
    });

    it('again until it is taken; after too many failures no more, until a test succeeds', async () => {
      const [heard, url] = await listener();
      heard.status = 500;
      const anna = await player('Anna');
      const { id: hook } = (await me(anna.key, 'POST', '/webhooks', { url, language: 'ja', form: 'discord' })).body;
      const seat = { side: 'red', name: 'Anna', seed: 'a' };
      const opened = await client.opened({ scenario: SCENARIO, seat }, { authorization: `Bearer ${anna.key}` });
      await client.claim(opened.id, { invitation: opened.invitations.blue.code, name: 'Ben', seed: 'b' });
      await heard.until(3);
      for (let tries = 0; tries < 100; tries += 1) {
        if (!(await me(anna.key, 'GET', '/webhooks')).body.items[0].active) break;
        await sleep(20);
      }
      const [failed] = (await me(anna.key, 'GET', '/webhooks')).body.items;
      expect(failed).toMatchObject({ active: false, failures: 3, lastFailure: 'HTTP 500' });
      // The first of the two messages three times; the second waits behind it.
      expect(new Set(heard.heard.map(({ headers }) => headers['umpire-event-id'])).size).toBe(1);
      expect((await me(anna.key, 'POST', `/webhooks/${hook}/test`)).body).toEqual({
        delivered: false,
        failure: 'HTTP 500',
      });
      heard.status = 200;
      expect((await me(anna.key, 'POST', `/webhooks/${hook}/test`)).body).toEqual({ delivered: true, failure: null });
      const before = heard.heard.length;
      await heard.until(before + 2);
      const after = heard.heard.slice(before).map(({ body }) => JSON.parse(body));
      expect(after).toEqual([
        { content: 'three-rounds：新しいプレイヤーが着席しました。' },
        { content: 'three-rounds：あなた（red）の番です。' },
      ]);
    });

    it('at no address of somebody else, and the hooks of others are not theirs', async () => {
      const [anna, eve] = [await player('Anna'), await player('Eve')];
      const { id } = (await me(anna.key, 'POST', '/webhooks', { url: 'http://127.0.0.1:1/' })).body;
      expect((await me(eve.key, 'DELETE', `/webhooks/${id}`)).status).toBe(404);
      expect((await me(eve.key, 'POST', `/webhooks/${id}/test`)).status).toBe(404);
      expect((await me(anna.key, 'POST', '/webhooks', { url: 'ftp://example.org' })).status).toBe(400);
      expect((await me(anna.key, 'POST', '/webhooks', { url: 'https://me:too@example.org' })).status).toBe(400);
      expect((await me(anna.key, 'DELETE', `/webhooks/${id}`)).status).toBe(204);
    });
  });

  describe('who get up', () => {
    it('can do and read nothing more; somebody else is invited by the others, and plays on', async () => {
      const { id, tokens } = await client.open({ scenario: SCENARIO });
      const stream = await fetch(`${server.url}/v1/sessions/${id}/events`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${tokens.blue}` },
      });
      const url = `/v1/sessions/${id}/seats`;
      const as = (token: string) => ({ authorization: `Bearer ${token}` });
      expect((await client.http.send('DELETE', `${url}/blue`, undefined, as(tokens.red!))).status).toBe(403);
      expect((await client.http.send('POST', `${url}/blue/invitation`, {}, as(tokens.red!))).status).toBe(409);
      expect((await client.http.send('DELETE', `${url}/blue`, undefined, as(tokens.blue!))).status).toBe(204);
      // The stream of whoever got up ends with that.
      expect(await stream.text()).toContain('"type":"seat-left"');
      expect((await client.get(id, tokens.blue)).status).toBe(401);
      expect((await client.command(id, tokens.blue, 3, WAIT)).status).toBe(401);
      expect((await client.get(id, tokens.red)).body.seats[1]).toMatchObject({ state: 'left', name: null });
      expect((await client.http.send('POST', `${url}/blue/invitation`, {}, as(tokens.blue!))).status).toBe(401);
      const invited = await client.http.send('POST', `${url}/blue/invitation`, {}, as(tokens.red!));
      expect(invited.status).toBe(201);
      const seated = await client.claim(id, { invitation: invited.body.code, name: 'Cleo', seed: 'c' });
      expect(seated.body).toMatchObject({ side: 'blue', version: 4, began: true });
      expect((await client.command(id, seated.body.token, 4, WAIT)).status).toBe(200);
      expect((await client.get(id, seated.body.token)).body.dice.sideSeeds.blue).toBe('blue');
      expect((await client.command(id, tokens.red, 5, { type: 'propose-undo', to: 3 })).status).toBe(409);
    });
  });

  describe('whose time runs out', () => {
    it('can be beaten or replaced for it, as was agreed, and not before', async () => {
      const limits = { decisionMinutes: 1, claims: 'replace' };
      const { id, tokens } = await client.open({ scenario: SCENARIO, limits });
      const late = (claim: object, token = tokens.red) => client.post(`${id}/late`, token, claim);
      expect((await client.get(`${id}/time`, tokens.red)).body).toMatchObject({ limits, late: [] });
      expect((await late({ side: 'blue', claim: 'replace' })).status).toBe(409);
      // As if the last entry had been written two minutes ago.
      const { Database } = await import('../../../src/platform/database/database.js');
      const database = server.app.get(Database);
      await database.execute('UPDATE session_entries SET at = $1 WHERE session = $2', [
        new Date(Date.now() - 120_000).toISOString(),
        id,
      ]);
      expect((await client.get(`${id}/time`, tokens.blue)).body.late).toEqual(['red', 'blue']);
      expect((await late({ side: 'blue', claim: 'win' })).status).toBe(403);
      expect((await late({ side: 'red', claim: 'replace' })).status).toBe(400);
      const done = await late({ side: 'blue', claim: 'replace' });
      expect([done.status, done.body]).toEqual([200, { version: 3 }]);
      expect((await client.get(id, tokens.blue)).status).toBe(401);
      const { entries } = (await client.get(`${id}/events?after=2`, tokens.red)).body;
      expect(entries[0].events.map(({ type }: { type: string }) => type)).toEqual(['timed-out', 'seat-left']);
    });

    it('lose where that was agreed', async () => {
      const { id, tokens } = await client.open({ scenario: SCENARIO, limits: { gameMinutes: 1 } });
      const { Database } = await import('../../../src/platform/database/database.js');
      await server.app
        .get(Database)
        .execute('UPDATE session_standings SET began_at = $1 WHERE session = $2', ['2020-01-01T00:00:00.000Z', id]);
      expect((await client.post(`${id}/late`, tokens.blue, { side: 'red', claim: 'win' })).status).toBe(200);
      const over = (await client.get(id, tokens.red)).body;
      expect([over.stage, over.result.winner, over.result.text]).toEqual(['over', 'blue', 'on time']);
    });
  });

  it('talk at the table: to all, or to some until the game is over', async () => {
    const { id, tokens } = await client.open({ scenario: SCENARIO });
    const say = (token: string | undefined, body: object) => client.post(`${id}/remarks`, token, body);
    const heard = async (token: string | undefined) =>
      (await client.get(`${id}/remarks`, token)).body.items.map(({ text }: { text: string }) => text);
    expect((await say(tokens.red, { text: 'good luck' })).body).toMatchObject({ number: 1, side: 'red', to: null });
    expect((await say(tokens.blue, { text: 'to myself', to: ['blue'] })).status).toBe(201);
    expect((await say(tokens.spectator, { text: 'hello' })).status).toBe(403);
    expect((await say(tokens.red, { text: 'x', to: ['green'] })).body.errors[0].pointer).toBe('/to/0');
    expect(await heard(tokens.red)).toEqual(['good luck']);
    expect(await heard(tokens.spectator)).toEqual(['good luck']);
    expect(await heard(tokens.blue)).toEqual(['good luck', 'to myself']);
    expect((await say(tokens.red, { text: 'your move' })).body.number).toBe(2);
    expect((await client.get(`${id}/remarks?after=1&limit=1`, tokens.red)).body).toMatchObject({
      items: [{ number: 2, text: 'your move' }],
    });
    await client.command(id, tokens.red, 2, { type: 'concede' });
    await say(tokens.blue, { text: 'thanks', to: ['blue'] });
    // Whoever goes on from where he was hears what was whispered before, and then what is said now.
    const rest = (await client.get(`${id}/remarks?after=2`, tokens.red)).body.items;
    expect(rest.map(({ number, text }: { number: number; text: string }) => [number, text])).toEqual([
      [3, 'to myself'],
      [4, 'thanks'],
    ]);
    expect(await heard(tokens.spectator)).toEqual(['good luck', 'your move', 'to myself', 'thanks']);
    expect(await heard(tokens.blue)).toEqual(['good luck', 'to myself', 'your move', 'thanks']);
  });

  it('follow from a browser by a ticket that is good once', async () => {
    const { id, tokens } = await client.open({ scenario: SCENARIO });
    const other = await client.open({ scenario: SCENARIO });
    const { ticket } = (await client.post(`${id}/ticket`, tokens.blue, {})).body;
    const open = (session: string) =>
      fetch(`${server.url}/v1/sessions/${session}/events?ticket=${ticket}`, {
        headers: { accept: 'text/event-stream', origin: 'https://example.org' },
      });
    expect((await open(other.id)).status).toBe(401);
    const stream = await open(id);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('access-control-expose-headers')).toContain('umpire-rules-version');
    expect((await open(id)).status).toBe(401);
    await client.command(id, tokens.blue, 2, { type: 'concede' });
    expect(await stream.text()).toContain('"type":"conceded"');
    expect((await client.post(`${id}/ticket`, 'wrong', {})).status).toBe(401);
  });
});

describe('addresses inside private networks', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    '::',
    'fc00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('%s is one', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is none', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );

  it('are not written to, by number or by name', async () => {
    const server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
    try {
      const send = (path: string, body: object, key?: string) =>
        new SessionClient(server.url).http.send('POST', path, body, {
          authorization: key ? `Bearer ${key}` : undefined,
        });
      const { key } = (await send('/v1/players', { name: 'Anna' })).body;
      for (const url of [`${server.url}/v1/players`, server.url.replace('127.0.0.1', 'localhost'), 'http://[::1]:1/']) {
        const { id } = (await send('/v1/me/webhooks', { url }, key)).body;
        const { body } = await send(`/v1/me/webhooks/${id}/test`, {}, key);
        expect([body.delivered, body.failure]).toEqual([false, expect.stringContaining('private network')]);
      }
    } finally {
      await server.close();
    }
  });
});
