import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

describeOnEachDatabase('sessions', (env) => {
  let server: TestServer;
  let client: SessionClient;
  const start = () => startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toySession]));
  beforeAll(async () => {
    server = await start();
    client = new SessionClient(server.url);
    expect((await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO)).status).toBe(201);
  });
  afterAll(() => server.close());

  const joined = (spectators = 'token'): Promise<Opened> =>
    client.open({ scenario: 'three-rounds', spectators }, { red: 'r', blue: 'b' });
  const hand = async ({ id, tokens }: Opened, side: string): Promise<number[]> =>
    (await client.get(id, tokens[side])).body.view.game.hand;

  describe('opening', () => {
    it('publishes the commitment before anybody has sat down', async () => {
      const opened = await client.opened({ scenario: 'three-rounds' });
      expect(opened.commitment).toMatch(/^[0-9a-f]{64}$/);
      const seen = await client.get(opened.id, opened.spectatorToken);
      expect([seen.status, seen.headers.get('etag'), seen.body.stage, seen.body.you]).toEqual([
        200,
        '"0"',
        'gathering',
        null,
      ]);
      expect(seen.body.dice).toEqual({ commitment: opened.commitment, publicKey: opened.publicKey, sideSeeds: {} });
    });

    it('refuses what it does not know, field by field', async () => {
      // An address may end with a slash.
      const slash = await client.post('', undefined, { scenario: 'three-rounds', spectators: 'all', luck: 1 });
      expect([slash.status, slash.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
        400,
        ['/luck', '/spectators'],
      ]);
      const wrong = await client.http.send('POST', '/v1/sessions', { spectators: 'all', luck: 1 });
      expect(wrong.status).toBe(400);
      expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
        '/luck',
        '/scenario',
        '/spectators',
      ]);
      const option = await client.http.send('POST', '/v1/sessions', {
        scenario: 'three-rounds',
        options: { misfire: 'yes' },
      });
      expect([option.status, option.body.errors[0].pointer]).toEqual([400, '/options/misfire']);
      expect((await client.http.send('POST', '/v1/sessions', { scenario: 'no-such' })).status).toBe(404);
    });
  });

  describe('access', () => {
    it('lets each side see its own, and spectators what everybody may see', async () => {
      const opened = await joined();
      const red = await client.get(opened.id, opened.tokens.red);
      const spectator = await client.get(opened.id, opened.tokens.spectator);
      expect(red.body.view.game.hand).toHaveLength(3);
      expect([spectator.body.you, spectator.body.view.game.hand]).toEqual([null, null]);
      expect((await client.get(opened.id)).status).toBe(401);
      expect((await client.get(opened.id, 'x'.repeat(43))).status).toBe(401);
      expect((await client.get('no-such-session-at-all', opened.tokens.red)).status).toBe(404);
      const open = await joined('open');
      expect((await client.get(open.id)).body.you).toBeNull();
      expect((await client.command(open.id, undefined, 2, { type: 'wait' })).status).toBe(401);
      expect((await client.command(opened.id, opened.tokens.spectator, 2, { type: 'wait' })).status).toBe(403);
      const other = await joined();
      expect((await client.get(opened.id, other.tokens.red)).status).toBe(401);
    });
  });

  describe('commands', () => {
    it('want the version they are based on, and only the present one', async () => {
      const { id, tokens } = await joined();
      expect((await client.post(`${id}/commands`, tokens.red, { type: 'wait' })).status).toBe(428);
      expect((await client.command(id, tokens.red, 2, { type: 'wait' })).status).toBe(200);
      const stale = await client.command(id, tokens.red, 2, { type: 'wait' });
      expect([stale.status, stale.body.version, stale.headers.get('etag')]).toEqual([412, 3, '"3"']);
      expect((await client.command(id, tokens.red, 9, { type: 'wait' })).status).toBe(412);
      expect((await client.get(id, tokens.red, { 'if-none-match': '"3"' })).status).toBe(304);
    });

    it('of many on one version one is taken', async () => {
      const { id, tokens } = await joined();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          client.command(id, i % 2 ? tokens.red : tokens.blue, 2, { type: 'wait' }, { 'idempotency-key': `k${i}` }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 412)).toHaveLength(19);
      expect((await client.get(id, tokens.red)).body.version).toBe(3);
    });

    it('are answered the same when sent again under the same key, and never carried out twice', async () => {
      const opened = await joined();
      const { id, tokens } = opened;
      const [card] = await hand(opened, 'red');
      const send = (key: string, body: unknown) => client.command(id, tokens.red, 2, body, { 'idempotency-key': key });
      const first = await send('one', { type: 'play', card });
      expect(first.status).toBe(200);
      expect((await send('one', { type: 'play', card })).text).toBe(first.text);
      const other = await send('one', { type: 'wait' });
      expect([other.status, other.body.type]).toEqual([422, '/problems/key-reused']);
      expect((await send('two', { type: 'play', card })).status).toBe(412);
      expect(
        (await client.command(id, tokens.red, 3, { type: 'wait' }, { 'idempotency-key': ' '.repeat(300) })).status,
      ).toBe(400);
    });

    it('are refused with the rule, in either language, and with the place of a bad field', async () => {
      const opened = await joined();
      const { id, tokens } = opened;
      const mine = await hand(opened, 'red');
      const card = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((value) => !mine.includes(value))!;
      const refused = await client.command(id, tokens.red, 2, { type: 'play', card }, { 'accept-language': 'ja' });
      expect([refused.status, refused.body.type]).toEqual([422, '/problems/refused']);
      expect(refused.body.steps).toEqual([
        { rule: '1.2', key: 'misfire', values: {}, text: '火薬が湿る', forbids: true },
      ]);
      const bad = await client.command(id, tokens.red, 2, { type: 'play', card: 'ace', face: 'up' });
      expect(bad.status).toBe(400);
      expect(bad.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(['/card', '/face']);
      const unknown = await client.command(id, tokens.red, 2, { type: 'toString' });
      expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([400, '/type']);
      const again = await client.command(id, tokens.red, 2, { type: 'join', seed: 'again' });
      expect([again.status, again.body.reason]).toEqual([409, 'already-joined']);
      for (const body of ['null', '[]', '"play"', '{}']) {
        expect((await client.command(id, tokens.red, 2, body)).status).toBe(400);
      }
      expect((await client.get(id, tokens.red)).body.version).toBe(2);
    });

    it('can be tried without anything happening', async () => {
      const opened = await joined();
      const { id, tokens } = opened;
      const [card] = await hand(opened, 'red');
      const dry = await client.post(`${id}/trials`, tokens.red, { type: 'play', card });
      const older = await client.post(`${id}/commands?dryRun=true`, tokens.red, { type: 'play', card });
      expect(older.body).toEqual(dry.body);
      expect([dry.status, dry.body.ends, dry.body.events[0].secret]).toEqual([200, 'done', { for: ['red'], card }]);
      await client.command(id, tokens.red, 2, { type: 'play', card });
      const roll = await client.post(`${id}/trials`, tokens.blue, {
        type: 'play',
        card: (await hand(opened, 'blue'))[0],
      });
      expect([roll.body.ends, roll.body.events]).toEqual(['roll', null]);
      expect((await client.get(id, tokens.red)).body.version).toBe(3);
    });

    it('is not carried out where somebody only meant to try it', async () => {
      const { id, tokens } = await joined();
      const send = (query: string) =>
        client.post(`${id}/commands?${query}`, tokens.red, { type: 'wait' }, { 'if-match': '"2"' });
      for (const query of [
        'dryRun=1',
        'dryRun=',
        'dryRun=TRUE',
        'dryrun=true',
        'dryRun=true&dryRun=false',
        'dry_run',
      ]) {
        const refused = await send(query);
        expect([query, refused.status, refused.body.type]).toEqual([query, 400, '/problems/validation']);
      }
      expect((await client.post(`${id}/undo?dryRun=true`, tokens.red, {}, { 'if-match': '"2"' })).status).toBe(400);
      expect((await client.get(id, tokens.red)).body.version).toBe(2);
      expect((await send('dryRun=false')).body.version).toBe(3);
    });

    it('is looked for by its fields, and by no others', async () => {
      const opened = await joined();
      const { id, tokens } = opened;
      const [card] = await hand(opened, 'red');
      const found = await client.get(`${id}/actions?type=play&card=${card}`, tokens.red);
      expect(found.body.actions.map(({ command }: { command: object }) => command)).toEqual([{ type: 'play', card }]);
      const wrong = await client.get(`${id}/actions?kind=play`, tokens.red);
      expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/kind']);
      expect((await client.get(`${id}/events?since=2`, tokens.red)).body.errors[0].pointer).toBe('/since');
    });
  });

  describe('a whole game', () => {
    const play = async (opened: Opened): Promise<void> => {
      const { id, tokens } = opened;
      for (let version = 2; version < 8; version += 1) {
        const side = version % 2 ? 'blue' : 'red';
        const list = await client.get(`${id}/actions?type=play`, tokens[side]);
        const done = await client.command(id, tokens[side], version, list.body.actions[0].command);
        expect([done.status, done.body.ended]).toEqual([200, version === 7]);
      }
    };

    it('ends, reveals its seed, and is saved', async () => {
      const opened = await joined('none');
      const { id, tokens } = opened;
      await play(opened);
      const over = await client.get(id, tokens.red);
      expect(over.body.stage).toBe('over');
      expect(over.body.dice.serverSeed).toMatch(/^[0-9a-f]{64}$/);
      const history = await client.get(`${id}/events?after=2&limit=3`, tokens.blue);
      expect(history.body.entries.map(({ version }: { version: number }) => version)).toEqual([3, 4, 5]);
      expect(history.body.next).toBe(5);
      const file = (await client.post(`${id}/export`, tokens.red, {})).body;
      expect(file.entries).toHaveLength(8);
      // Taken in, it stands beside the one it is a copy of, under an id of its own, however often.
      const copies = [await client.post('import', undefined, file), await client.post('import', undefined, file)];
      expect(copies.map(({ status, body }) => [status, body])).toEqual(
        Array(2).fill([201, { id: copies[0]!.body.id, version: 8, original: id }]),
      );
      expect(copies[0]!.body.id).not.toBe(id);
      expect((await client.get(copies[0]!.body.id)).body).toMatchObject({ stage: 'over', hash: over.body.hash });
      const twisted = structuredClone(file);
      twisted.entries[4].rolls = [];
      twisted.opening.session = 'another-session-';
      const refused = await client.post('import', undefined, twisted);
      expect([refused.status, refused.body.type]).toEqual([400, '/problems/validation']);
    });

    it('is branched at a version, by agreement while it goes on', async () => {
      const opened = await joined();
      const { id, tokens } = opened;
      await client.command(id, tokens.red, 2, { type: 'wait' });
      expect((await client.post(`${id}/fork`, tokens.red, { version: 2 })).status).toBe(403);
      const fork = await client.post(`${id}/fork`, tokens.red, { version: 2, tokens: { blue: tokens.blue } });
      expect([fork.status, fork.body.forkedFrom.session, fork.body.tokens]).toEqual([201, id, undefined]);
      const copy = { id: fork.body.id as string, tokens };
      expect(await hand(copy, 'red')).toEqual(await hand(opened, 'red'));
      expect((await client.command(copy.id, tokens.red, 0, { type: 'wait' })).body.reason).toBe('not-all-joined');
      await client.command(copy.id, tokens.red, 0, { type: 'join', seed: 'other' });
      const began = await client.command(copy.id, tokens.blue, 1, { type: 'join', seed: 'seeds' });
      expect(began.body.events.map(({ type }: { type: string }) => type)).toEqual(['joined', 'began']);
      expect(await hand(copy, 'red')).toEqual(await hand(opened, 'red'));
      expect((await client.command(copy.id, tokens.red, 2, { type: 'wait' })).status).toBe(200);
      expect((await client.post(`${id}/fork`, tokens.red, { version: -1, side: 1 })).body.errors).toHaveLength(2);
      const far = await client.post(`${id}/fork`, tokens.red, { version: 4, tokens: [tokens.blue] });
      expect([far.status, far.body.errors[0].pointer]).toEqual([400, '/version']);
    });

    it('goes back by agreement', async () => {
      const { id, tokens } = await joined();
      await client.command(id, tokens.red, 2, { type: 'wait' });
      const proposed = await client.post(`${id}/undo`, tokens.red, {}, { 'if-match': '"3"' });
      expect(proposed.body.events).toEqual([
        { type: 'undo-proposed', to: 2, by: 'red', rule: '', text: 'red proposes to go back to version 2.' },
      ]);
      const agreed = await client.post(`${id}/undo`, tokens.blue, {}, { 'if-match': '"4"' });
      expect(agreed.body.events.at(-1)).toEqual({
        type: 'undone',
        to: 2,
        rule: '',
        text: 'The game goes back to version 2.',
      });
      expect((await client.get(id, tokens.red)).body.version).toBe(5);
    });

    it('a wish to go back that is sent again under its key is answered as the first time', async () => {
      const { id, tokens } = await joined();
      await client.command(id, tokens.red, 2, { type: 'wait' });
      const wish = (side: string, version: number) =>
        client.post(`${id}/undo`, tokens[side], {}, { 'if-match': `"${version}"`, 'idempotency-key': `undo ${side}` });
      const proposed = await wish('red', 3);
      expect([proposed.status, proposed.body.version]).toEqual([200, 4]);
      expect((await wish('red', 3)).text).toBe(proposed.text);
      const agreed = await wish('blue', 4);
      expect(agreed.body.events.at(-1)).toEqual({
        type: 'undone',
        to: 2,
        rule: '',
        text: 'The game goes back to version 2.',
      });
      expect((await wish('blue', 4)).text).toBe(agreed.text);
      expect((await client.get(id, tokens.red)).body.version).toBe(5);
    });

    it('what a wish to go back does not know is refused, and nothing is proposed', async () => {
      const { id, tokens } = await joined();
      await client.command(id, tokens.red, 2, { type: 'wait' });
      for (const [body, pointers] of [
        [{ too: 2 }, ['/too']],
        [{ to: 'two' }, ['/to']],
        [{ refuse: 'true' }, ['/refuse']],
        [{ refuse: true, to: 2 }, ['/to']],
        [[2], ['']],
      ] as const) {
        const bad = await client.post(`${id}/undo`, tokens.red, body, { 'if-match': '"3"' });
        expect([bad.status, bad.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
          400,
          pointers,
        ]);
      }
      expect((await client.get(id, tokens.red)).body).toMatchObject({ version: 3, undo: null });
    });

    it('in play is saved with a sealed part that nobody can alter, where all sides agree', async () => {
      const { id, tokens } = await joined();
      const alone = (await client.post(`${id}/export`, tokens.red, {})).body;
      expect(JSON.stringify(alone)).not.toMatch(/serverSeed|privateKey|sealed/);
      expect((await client.post(`${id}/export`, tokens.red, { tokens: ['not a token'] })).status).toBe(403);
      const file = (await client.post(`${id}/export`, tokens.red, { tokens: [tokens.blue] })).body;
      expect(JSON.stringify({ ...file, sealed: '' })).not.toMatch(/serverSeed|privateKey/);
      const altered = { ...file, tokens: [tokens.red, tokens.blue], sealed: `${file.sealed.slice(0, -4)}AAAA` };
      const refused = await client.post('import', undefined, altered);
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/sealed']);
    });
  });
});
