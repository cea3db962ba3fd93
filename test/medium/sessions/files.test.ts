import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
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
    await client.command(id, tokens.red, 0, { type: 'join', seed: 'r' });
    await client.command(id, tokens.blue, 1, { type: 'join', seed: 'b' });
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
    expect([loaded.status, loaded.body]).toEqual([201, { id: opened.id, version: 8 }]);
    const before = (await client.get(opened.id, opened.tokens.red)).body;
    const after = (await elsewhere.get(opened.id)).body;
    expect(after).toEqual({ ...before, you: null, view: { ...before.view, hand: null } });
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

  it('in play goes on on a server with the same key, with the same tokens and the same dice', async () => {
    const opened = await played(3);
    const { id, tokens } = opened;
    const file = await saved(opened);
    expect((await elsewhere.post('import', undefined, file)).status).toBe(201);
    const { actions } = (await client.get(`${id}/actions`, tokens.blue)).body;
    const here3 = await client.command(id, tokens.blue, 3, actions[0].command);
    const there3 = await elsewhere.command(id, tokens.blue, 3, actions[0].command);
    // Ed25519 signs the same hash the same way, so the two answers are equal to the byte.
    expect(there3.text).toBe(here3.text);
    expect(here3.body.rolls).toHaveLength(1);
  });

  it('and an answer given under a key outlive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-restart-'));
    try {
      const first = await start({ UMPIRE_DATA_DIR: folder });
      const before = new SessionClient(first.url);
      await before.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
      const { id, tokens } = await before.open({ scenario: 'three-rounds' });
      const join0 = { type: 'join', seed: 'r' };
      const answer = await before.command(id, tokens.red, 0, join0, { 'idempotency-key': 'one' });
      await first.close();
      const second = await start({ UMPIRE_DATA_DIR: folder });
      const after = new SessionClient(second.url);
      const again = await after.command(id, tokens.red, 0, join0, { 'idempotency-key': 'one' });
      expect([again.status, again.text]).toEqual([200, answer.text]);
      const other = await after.command(id, tokens.red, 0, { type: 'concede' }, { 'idempotency-key': 'one' });
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
