import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeOnEachDatabase, describeWithOwnSchema } from '../../support/databases.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

const SCENARIO = 'three-rounds';
const PUBLIC_KEY = 'A'.repeat(43);
const red = { side: 'red', name: 'Anna', seed: 'of Anna' };
const sitter = (name: string) => ({ name, seed: `of ${name}` });

describeOnEachDatabase('seats', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toySession]));
    client = new SessionClient(server.url);
    expect((await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO)).status).toBe(201);
  });
  afterAll(() => server.close());

  describe('opening', () => {
    it('without a seat gives an invitation for every side and no token of any', async () => {
      const opened = await client.opened({ scenario: SCENARIO });
      expect(Object.keys(opened.invitations)).toEqual(['red', 'blue']);
      expect([opened.version, opened.side, opened.token, opened.tokens]).toEqual([0, undefined, undefined, undefined]);
      const { code, link } = opened.invitations.red;
      expect(code).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(link).toBe(`/play/${opened.id}#invitation=${code}`);
      expect((await client.get(opened.id, opened.spectatorToken)).body.seats).toEqual([
        { side: 'red', title: { en: 'red', ja: 'red' }, state: 'invited', name: null, open: false },
        { side: 'blue', title: { en: 'blue', ja: 'blue' }, state: 'invited', name: null, open: false },
      ]);
      expect((await client.get(opened.id, code)).status).toBe(401);
    });

    it('with a seat gives its token, has joined with that, and invites the others', async () => {
      const opened = await client.opened({ scenario: SCENARIO, seat: red, spectators: 'none' });
      expect([opened.version, opened.side, Object.keys(opened.invitations), opened.spectatorToken]).toEqual([
        1,
        'red',
        ['blue'],
        undefined,
      ]);
      const { body } = await client.get(opened.id, opened.token);
      expect([body.you, body.version, body.joined, body.waitingFor]).toEqual(['red', 1, ['red'], ['blue']]);
      expect(body.seats[0]).toEqual({
        side: 'red',
        title: { en: 'red', ja: 'red' },
        state: 'taken',
        name: 'Anna',
        open: false,
      });
      expect(body.dice.sideSeeds).toEqual({ red: 'of Anna' });
    });

    it('refuses a side that the scenario does not have, an empty seed and no name', async () => {
      const asked = (seat: object) => client.http.send('POST', '/v1/sessions', { scenario: SCENARIO, seat });
      expect((await asked({ ...red, side: 'green' })).body.errors[0].pointer).toBe('/seat/side');
      const wrong = await asked({ side: 'red', name: '', seed: '', publicKey: 'short' });
      expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
        '/seat/name',
        '/seat/publicKey',
        '/seat/seed',
      ]);
    });

    it('under one key is done once, and the lost answer is given again word for word', async () => {
      const key = { 'idempotency-key': `opening ${Math.random()} of a game` };
      const body = { scenario: SCENARIO, seat: red };
      const [first, second] = await Promise.all([client.opened(body, key), client.opened(body, key)]);
      expect(second).toEqual(first);
      expect(await client.opened(body, key)).toEqual(first);
      expect((await client.get(first.id, first.token)).status).toBe(200);
      const other = await client.http.send('POST', '/v1/sessions', { scenario: SCENARIO }, key);
      expect([other.status, other.body.type.endsWith('key-reused')]).toEqual([422, true]);
      const short = { 'idempotency-key': 'short' };
      expect((await client.http.send('POST', '/v1/sessions', body, short)).status).toBe(400);
    });
  });

  describe('claiming', () => {
    it('draws a token that the opener does not know, joins, and begins with the last', async () => {
      const opened = await client.opened({ scenario: SCENARIO, seat: red });
      const invitation = opened.invitations.blue.code;
      const seated = await client.claim(opened.id, { invitation, ...sitter('Ben'), publicKey: PUBLIC_KEY });
      expect([seated.status, seated.headers.get('etag')]).toEqual([200, '"2"']);
      expect(seated.body).toMatchObject({ session: opened.id, side: 'blue', version: 2, began: true });
      expect(JSON.stringify(opened)).not.toContain(seated.body.token);
      const mine = await client.get(opened.id, seated.body.token);
      expect([mine.body.you, mine.body.stage]).toEqual(['blue', 'playing']);
      expect(mine.body.seats[1].name).toBe('Ben');
      const { entries } = (await client.get(`${opened.id}/events`, seated.body.token)).body;
      expect(entries[1].command).toEqual({ type: 'join', seed: 'of Ben', publicKey: PUBLIC_KEY });
    });

    it('is good for one player', async () => {
      const opened = await client.opened({ scenario: SCENARIO, seat: red });
      const invitation = opened.invitations.blue.code;
      const both = await Promise.all(
        ['Ben', 'Cleo'].map((name) => client.claim(opened.id, { invitation, ...sitter(name) })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)!.body.type).toMatch(/seat-taken$/);
      expect((await client.get(opened.id, opened.token)).body.version).toBe(2);
    });

    it('takes both of two sides that sit down at once', async () => {
      for (let game = 0; game < 5; game += 1) {
        const { id, invitations } = await client.opened({ scenario: SCENARIO });
        const both = await Promise.all(
          ['red', 'blue'].map((side) => client.claim(id, { invitation: invitations[side].code, ...sitter(side) })),
        );
        expect(both.map(({ status, body }) => [status, body.side])).toEqual([
          [200, 'red'],
          [200, 'blue'],
        ]);
        expect(both.map(({ body }) => body.version).sort()).toEqual([1, 2]);
        expect((await client.get(id, both[0]!.body.token)).body.stage).toBe('playing');
      }
    });

    it('sent again under its key with the same invitation gives the same token', async () => {
      const { id, invitations } = await client.opened({ scenario: SCENARIO });
      const claim = { invitation: invitations.red.code, ...sitter('Anna') };
      const key = { 'idempotency-key': 'k' };
      const all = await Promise.all([1, 2, 3].map(() => client.claim(id, claim, key)));
      const done = all.filter(({ status }) => status === 200);
      const again = await client.claim(id, claim, key);
      expect(again.status).toBe(200);
      for (const { body } of done) expect(body).toEqual(again.body);
      expect((await client.claim(id, { ...claim, name: 'Eve' }, key)).status).toBe(422);
      expect((await client.claim(id, claim, { 'idempotency-key': 'other' })).status).toBe(409);
      expect((await client.claim(id, { ...claim, invitation: invitations.blue.code }, key)).body.side).toBe('blue');
    });

    it('needs an invitation of this session', async () => {
      const one = await client.opened({ scenario: SCENARIO });
      const two = await client.opened({ scenario: SCENARIO });
      const claim = { invitation: two.invitations.red.code, ...sitter('Eve') };
      expect((await client.claim(one.id, claim)).status).toBe(403);
      expect((await client.claim(one.id, { ...claim, invitation: 'x' })).status).toBe(403);
      expect((await client.claim(one.id, { ...sitter('Eve'), side: 'red' })).status).toBe(403);
      expect((await client.claim(one.id, sitter('Eve'))).body.errors[0].pointer).toBe('/invitation');
      expect((await client.claim('no-such-session', claim)).status).toBe(404);
    });
  });

  describe('open to everybody', () => {
    it('are listed, and claimed without an invitation', async () => {
      const opened = await client.opened({ scenario: SCENARIO, seat: red, open: true });
      const listed = async () =>
        (await client.http.get(`/v1/sessions?scenario=${SCENARIO}`)).body.items.find(
          ({ session }: { session: string }) => session === opened.id,
        );
      expect(await listed()).toMatchObject({ game: 'toy-session', scenario: SCENARIO, open: ['blue'] });
      expect((await client.http.get('/v1/sessions?scenario=another')).body.errors[0].pointer).toBe('/scenario');
      const seated = await client.claim(opened.id, { side: 'blue', ...sitter('Ben') });
      expect(seated.body).toMatchObject({ side: 'blue', began: true });
      expect(await listed()).toBeUndefined();
    });

    it('are listed in pages, the latest first', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) ids.unshift((await client.opened({ scenario: SCENARIO, open: true })).id);
      const first = (await client.http.get('/v1/sessions?limit=2')).body;
      const second = (await client.http.get(`/v1/sessions?limit=2&cursor=${encodeURIComponent(first.next)}`)).body;
      const seen = [...first.items, ...second.items].map(({ session }) => session);
      expect(seen.slice(0, 3).sort()).toEqual([...ids].sort());
      expect(new Set(seen).size).toBe(seen.length);
      expect((await client.http.get('/v1/sessions?cursor=x')).status).toBe(400);
    });
  });

  it('are branched with their tokens: the sides of a branch join by their own', async () => {
    const { id, tokens } = await client.open({ scenario: SCENARIO });
    const key = { 'idempotency-key': `fork ${id} once` };
    const asked = { version: 2, tokens: [tokens.blue] };
    const fork = await client.post(`${id}/fork`, tokens.red, asked, key);
    expect((await client.post(`${id}/fork`, tokens.red, asked, key)).body).toEqual(fork.body);
    expect([fork.status, fork.body.invitations]).toEqual([201, undefined]);
    expect((await client.command(fork.body.id, tokens.red, 0, { type: 'join', seed: 'anew' })).status).toBe(200);
  });
});

describeWithOwnSchema('seats of two instances', (env) => {
  it('who sits down at one is known to the other at once', async () => {
    const start = () => startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toySession]));
    const [one, two] = [await start(), await start()];
    try {
      const [here, there] = [new SessionClient(one.url), new SessionClient(two.url)];
      await here.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
      const { id, invitations, token } = await here.opened({ scenario: SCENARIO, seat: red });
      expect((await there.get(id, token)).status).toBe(200);
      const seated = await here.claim(id, { invitation: invitations.blue.code, ...sitter('Ben') });
      expect((await there.get(id, seated.body.token)).body.you).toBe('blue');
      expect((await there.claim(id, { invitation: invitations.blue.code, ...sitter('Eve') })).status).toBe(409);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });
});
