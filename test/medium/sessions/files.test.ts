import { createCipheriv, createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { SessionRepository } from '../../../src/sessions/store/session.repository.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

const KEY = { UMPIRE_SESSION_KEY: 'the same key on both servers' };

/** Two servers that share nothing but the key that seals saved games. */
describe('a game as a file', () => {
  let here: TestServer;
  let there: TestServer;
  let client: SessionClient;
  let elsewhere: SessionClient;
  const start = (env: Record<string, string>) =>
    startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY, ...env }, [], new GameRegistry([toySession]));
  beforeAll(async () => {
    [here, there] = await Promise.all([start(KEY), start(KEY)]);
    client = new SessionClient(here.url);
    elsewhere = new SessionClient(there.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  const played = async (upTo: number): Promise<Opened> => {
    const opened = await client.open({ scenario: 'three-rounds' });
    const { id, tokens } = opened;
    for (let version = 2; version < upTo; version += 1) {
      const side = version % 2 ? 'blue' : 'red';
      const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
      expect((await client.command(id, tokens[side], version, actions[0].command)).status).toBe(200);
    }
    return opened;
  };
  const saved = async ({ id, tokens }: Opened) => (await client.post(`${id}/export`, tokens.red, {})).body;

  it('that is over is taken in by anybody, who checks every line of it', async () => {
    const opened = await played(8);
    const file = await saved(opened);
    const loaded = await elsewhere.post('import', undefined, file);
    expect([loaded.status, loaded.body]).toEqual([201, { id: expect.any(String), version: 8, original: opened.id }]);
    expect((await elsewhere.get(opened.id)).status).toBe(404);
    const before = (await client.get(opened.id, opened.tokens.red)).body;
    const after = (await elsewhere.get(loaded.body.id)).body;
    // Who sat where is no part of the game.
    const seats = before.seats.map((seat: object) => ({ ...seat, name: null }));
    expect(after).toEqual({
      ...before,
      id: loaded.body.id,
      seats,
      you: null,
      view: { ...before.view, game: { ...before.view.game, hand: null } },
    });
  });

  // biome-ignore lint/suspicious/noExplicitAny: the file is read as whoever alters it would, without its types
  const tampered: [string, string, (file: any) => unknown][] = [
    ['a die', '/entries/3', ({ entries }) => turn(entries[3].rolls[0])],
    ['an event', '/entries/3', ({ entries }) => flip(entries[3].events)],
    ['a command', '/entries/2', ({ entries }) => Object.assign(entries[2], { command: { type: 'wait' } })],
    ['a hash', '/entries/4/hash', ({ entries }) => Object.assign(entries[4], { hash: '0'.repeat(64) })],
    ['a signature', '/entries/4/signature', ({ entries }) => Object.assign(entries[4], { signature: 'AAAA' })],
    ['the order', '/entries/2', ({ entries }) => entries.splice(2, 1)],
    ['the seed', '/serverSeed', (file) => Object.assign(file, { serverSeed: '1'.repeat(64) })],
    ['the scenario', '/materials', ({ materials }) => Object.assign(materials, { options: {} })],
    ['the opening', '/signature', ({ opening }) => Object.assign(opening, { scenario: 'other' })],
    ['the first state', '/base', (file) => Object.assign(file, { base: { position: 7 } })],
    ['the whole log', '', (file) => Object.assign(file, { entries: [7, null] })],
  ];

  it.each(tampered)('is refused where %s was altered', async (_what, pointer, alter) => {
    const opened = await played(8);
    const file = await saved(opened);
    alter(file);
    const refused = await elsewhere.post('import', undefined, file);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, pointer]);
    expect((await elsewhere.get(opened.id)).status).toBe(404);
  });

  const savedByAll = async ({ id, tokens }: Opened) =>
    (await client.post(`${id}/export`, tokens.red, { tokens: { blue: tokens.blue } })).body;

  it('in play goes on on a server with the same key as a branch, by agreement of all sides', async () => {
    const opened = await played(3);
    const { id, tokens } = opened;
    const file = await savedByAll(opened);
    for (const agreed of [undefined, [], [tokens.red], { blue: tokens.blue }, [tokens.red, tokens.spectator]]) {
      expect((await elsewhere.post('import', undefined, { ...file, tokens: agreed })).status).toBe(403);
    }
    const taken = await elsewhere.post('import', undefined, { ...file, tokens: [tokens.red, tokens.blue] });
    expect([taken.status, taken.body]).toEqual([201, { id: expect.any(String), version: 0, original: id }]);
    const branch = taken.body.id as string;
    const there = (await elsewhere.get(branch, tokens.red)).body;
    const here = (await client.get(id, tokens.red)).body;
    expect(there.view.game).toEqual(here.view.game);
    expect(there.forkedFrom).toMatchObject({ session: id, version: 3, hash: here.hash });
    for (const [version, side] of ['red', 'blue'].entries()) {
      await elsewhere.play(branch, tokens[side], version, { type: 'join', seed: `${side} again` });
    }
    const { actions } = (await elsewhere.get(`${branch}/actions`, tokens.blue)).body;
    expect((await elsewhere.command(branch, tokens.blue, 2, actions[0].command)).status).toBe(200);
  });

  it('in play shows nobody his next die on a twin of its server', async () => {
    // What red saw on 0.4.0: saved by one side alone, taken in on the twin, and played there first.
    const opened = await played(3);
    const { id, tokens } = opened;
    const alone = await saved(opened);
    expect(alone.sealed).toBeUndefined();
    expect((await elsewhere.post('import', tokens.red, alone)).status).toBe(400);
    expect((await elsewhere.get(id, tokens.red)).status).toBe(404);
    // And where both agreed, the dice of the branch follow from seeds of its own.
    const file = await savedByAll(opened);
    const agreed = { ...file, tokens: [tokens.red, tokens.blue] };
    const branches = await Promise.all([1, 2].map(() => elsewhere.post('import', undefined, agreed)));
    const seeds = await Promise.all(branches.map(({ body }) => elsewhere.get(body.id, tokens.red)));
    const commitments = seeds.map(({ body }) => body.dice.commitment);
    expect(new Set([file.opening.commitment, ...commitments]).size).toBe(3);
  });

  it('in play is sealed in whole blocks, whatever the players have written', async () => {
    const lengths: number[] = [];
    for (const seed of ['r', 'deal red deal red deal red deal red '.repeat(5)]) {
      const opened = await client.open({ scenario: 'three-rounds' }, { red: seed });
      lengths.push(Buffer.from((await savedByAll(opened)).sealed, 'base64url').length);
    }
    // Twelve bytes of nonce and sixteen of the tag stand before the blocks.
    expect(lengths.map((length) => (length - 28) % 65_536)).toEqual([0, 0]);
    expect(lengths[0]).toBe(lengths[1]);
  });

  it('that 0.5.0 sealed is taken in as a branch too', async () => {
    const opened = await played(3);
    const { id, tokens } = opened;
    const store = here.app.get(SessionRepository);
    const row = (await store.read(id))!;
    const { seats: _seats, ...older } = row;
    const content = gzipSync(JSON.stringify({ row: older, entries: await store.entries(id, 0, 3) }));
    const key = createHash('sha256').update(`umpire save file ${KEY.UMPIRE_SESSION_KEY}`).digest();
    const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12));
    const body = Buffer.concat([cipher.update(content), cipher.final()]);
    const sealed = Buffer.concat([Buffer.alloc(12), cipher.getAuthTag(), body]).toString('base64url');
    const taken = await elsewhere.post('import', undefined, { sealed, tokens: [tokens.red, tokens.blue] });
    expect([taken.status, taken.body.original]).toEqual([201, id]);
    const there = (await elsewhere.get(taken.body.id, tokens.blue)).body;
    expect(there.view.game).toEqual((await client.get(id, tokens.blue)).body.view.game);
  });

  it('and an answer given under a key outlive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-restart-'));
    try {
      const first = await start({ UMPIRE_DATA_DIR: folder });
      const before = new SessionClient(first.url);
      await before.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
      const { id, tokens } = await before.open({ scenario: 'three-rounds' });
      const wait = { type: 'wait' };
      const answer = await before.command(id, tokens.red, 2, wait, { 'idempotency-key': 'one' });
      await first.close();
      const second = await start({ UMPIRE_DATA_DIR: folder });
      const after = new SessionClient(second.url);
      const again = await after.command(id, tokens.red, 2, wait, { 'idempotency-key': 'one' });
      expect([again.status, again.text]).toEqual([200, answer.text]);
      const other = await after.command(id, tokens.red, 2, { type: 'concede' }, { 'idempotency-key': 'one' });
      expect(other.status).toBe(422);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function turn(roll: { value: number }): void {
  roll.value = (roll.value % 6) + 1;
}

function flip(events: { winner?: string }[]): void {
  const fought = events.find(({ winner }) => winner)!;
  fought.winner = fought.winner === 'red' ? 'blue' : 'red';
}
