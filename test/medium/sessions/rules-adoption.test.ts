import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { wordRuling } from '../../../src/kernel/session/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { entryHash, openingHash, SessionKey, salt, seedKey } from '../../../src/sessions/fair-dice/index.js';
import { SessionsService } from '../../../src/sessions/sessions.service.js';
import { describeOnEachDatabase, describeWithOwnSchema } from '../../support/databases.js';
import { EventStream, subscribeTo } from '../../support/event-stream.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, type ToyVersion, toySession, toySessionOf } from '../../support/toy-session.js';
import { verifier } from '../../support/verifier.js';

const WAIT = { type: 'wait' };
/** The most commands that are decided again. */
const LIMIT = 10_000;
const FIRST: ToyVersion = { rulesVersion: '1' };
/** A round is worth two points. */
const SECOND: ToyVersion = { rulesVersion: '2', points: 2 };
/** Nothing but the number is another. */
const SAME: ToyVersion = { rulesVersion: '2' };
const STRICT: ToyVersion = { rulesVersion: '2', waiting: false };

const serverUnder = (version: ToyVersion, env: Record<string, string>): Promise<TestServer> =>
  startServer(
    // Servers are stopped here while clients are still there.
    { UMPIRE_ADMIN_KEY: ADMIN_KEY, UMPIRE_SHUTDOWN_GRACE_MS: '500', ...env },
    [],
    new GameRegistry([toySessionOf(version)]),
  );

/**
 * Ten versions under the first rules. Both join (1, 2); red waits (3) and plays a card (4), proposes to go back (5), which
 * blue refuses (6); blue plays and the round is fought (7); red waits (8), which both take back (9, 10). Five commands stand:
 * 1, 2, 3, 4 and 7.
 */
async function tenVersions(client: SessionClient, spectators = 'token'): Promise<Opened> {
  const opened = await client.open({ scenario: 'three-rounds', spectators }, { red: 'r', blue: 'b' });
  const { id, tokens } = opened;
  const card = async (side: string) => (await client.get(id, tokens[side])).body.view.game.hand[0];
  let version = 2;
  const give = async (side: string, command: object): Promise<void> => {
    const done = await client.command(id, tokens[side], version, command);
    expect([done.status, done.body.version]).toEqual([200, version + 1]);
    version += 1;
  };
  await give('red', WAIT);
  await give('red', { type: 'play', card: await card('red') });
  await give('red', { type: 'propose-undo', to: 3 });
  await give('blue', { type: 'refuse-undo' });
  await give('blue', { type: 'play', card: await card('blue') });
  await give('red', WAIT);
  await give('red', { type: 'propose-undo', to: 7 });
  await give('blue', { type: 'agree-undo' });
  return opened;
}

/** A saved game whose every part may be written to. */
interface Forgeable {
  opening: { session: string; publicKey: string };
  signature: string;
  serverSeed: string;
  entries: { version: number; events: { type: string }[]; rolls: { value: number }[] }[];
}
const turn = (roll: { value: number }): void => {
  roll.value = (roll.value % 6) + 1;
};

const adopt = (
  client: SessionClient,
  { id, tokens }: Opened,
  body: object = {},
  headers: Record<string, string> = {},
) => client.post(`${id}/rules`, tokens.red, { tokens: [tokens.blue], ...body }, { 'if-match': '"10"', ...headers });

/** Plays the session to its end by giving it up, and saves it. */
async function conceded(client: SessionClient, { id, tokens }: Opened) {
  const { version } = (await client.get(id, tokens.red)).body;
  expect((await client.command(id, tokens.blue, version, { type: 'concede' })).status).toBe(200);
  return (await client.post(`${id}/export`, tokens.red, {})).body;
}

describeOnEachDatabase('the rules in force', (env) => {
  let folder: string;
  let server: TestServer | undefined;
  let client: SessionClient;
  /** The same database, after a restart with these rules. */
  const under = async (version: ToyVersion): Promise<SessionClient> => {
    await server?.close();
    server = await serverUnder(version, { UMPIRE_DATA_DIR: folder, ...env() });
    client = new SessionClient(server.url);
    return client;
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-rules-'));
    await under(FIRST);
    expect((await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO)).status).toBe(201);
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true });
  });
  const pointsOf = async ({ id, tokens }: Opened): Promise<number[]> =>
    Object.values((await client.get(id, tokens.red)).body.view.game.points as Record<string, number>).sort();

  it('are adopted by all sides together, and everything that stood is decided again with the same dice', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    expect(await pointsOf(opened)).toEqual([0, 1]);
    const inForce = await adopt(client, opened);
    expect([inForce.status, inForce.body.type, inForce.body.rulesVersion]).toEqual([409, '/problems/conflict', '1']);

    await under(SECOND);
    const stopped = await client.command(id, tokens.red, 10, WAIT);
    expect([stopped.status, stopped.body.type]).toEqual([409, '/problems/rules-changed']);
    expect([stopped.body.rulesVersion, stopped.body.inForce]).toEqual(['1', '2']);
    expect((await client.get(id, tokens.red)).body).toMatchObject({ rulesVersion: '1', version: 10 });

    const bare = { 'if-match': '"10"' };
    expect((await client.post(`${id}/rules`, tokens.red, {}, bare)).status).toBe(403);
    expect((await client.post(`${id}/rules`, tokens.red, { tokens: [tokens.spectator] }, bare)).status).toBe(403);
    expect((await client.post(`${id}/rules`, tokens.red, { tokens: [tokens.red] }, bare)).status).toBe(403);
    expect((await client.post(`${id}/rules`, undefined, { tokens: [tokens.blue] }, bare)).status).toBe(401);
    const spectator = await client.post(`${id}/rules`, tokens.spectator, { tokens: [tokens.red, tokens.blue] }, bare);
    expect(spectator.status).toBe(403);
    expect((await client.post(`${id}/rules`, tokens.red, { tokens: [tokens.blue] })).status).toBe(428);
    const stale = await adopt(client, opened, {}, { 'if-match': '"9"' });
    expect([stale.status, stale.body.version]).toEqual([412, 10]);
    const bad = await adopt(client, opened, { upTo: -1, tokens: 7, rules: '2' });
    expect([bad.status, bad.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      400,
      ['/rules', '/tokens', '/upTo'],
    ]);
    expect((await client.get(id, tokens.red)).body.version).toBe(10);

    // 10 versions, the adoption itself, and the five that stood.
    const done = await adopt(client, opened);
    expect([done.status, done.headers.get('etag')]).toEqual([200, '"16"']);
    expect(done.body).toMatchObject({ version: 16, from: '1', to: '2', upTo: 10, commands: 5, ended: false });
    const seen = (await client.get(id, tokens.red)).body;
    expect(seen).toMatchObject({ rulesVersion: '2', version: 16, stage: 'playing', hash: done.body.hash });
    expect(seen.dice.sideSeeds).toEqual({ red: 'r', blue: 'b' });
    expect(await pointsOf(opened)).toEqual([0, 2]);

    // What is kept to save work is only that: the log alone comes to the same.
    await server!.app.get(Database).source.query('DELETE FROM session_snapshots');
    await under(SECOND);
    expect((await client.get(id, tokens.red)).body).toEqual(seen);

    const file = await conceded(client, opened);
    const [adoption, ...again] = file.entries.slice(10, 16);
    expect(adoption).toMatchObject({
      line: 0,
      side: 'red',
      command: { type: 'adopt-rules', upTo: 10 },
      events: [{ type: 'rules-adopted', from: '1', to: '2', upTo: 10, commands: 5 }],
      rulings: [],
      rolls: [],
    });
    const dice = ({ line, side, command, rolls }: Record<string, unknown>) => ({ line, side, command, rolls });
    expect(again.map(dice)).toEqual([1, 2, 3, 4, 7].map((version) => dice(file.entries[version - 1])));
    // Six cards were dealt and one duel fought.
    expect(again.flatMap(({ rolls }: { rolls: unknown[] }) => rolls)).toHaveLength(7);
    const verdict = await verifier.verifyGame(file);
    expect([verdict.faults, verdict.over, verdict.head?.version]).toEqual([[], true, 17]);
  });

  it('are adopted once under a key, and the answer outlives a restart', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    await under(SECOND);
    const key = { 'idempotency-key': 'the new rules' };
    const first = await adopt(client, opened, {}, key);
    expect(first.status).toBe(200);
    expect((await adopt(client, opened)).status).toBe(412);
    expect((await client.command(id, tokens.red, 16, WAIT)).body.version).toBe(17);
    await under(SECOND);
    const second = await adopt(client, opened, {}, key);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect((await adopt(client, opened, { upTo: 7 }, key)).body.type).toBe('/problems/key-reused');
    expect((await client.command(id, tokens.red, 10, WAIT, key)).body.type).toBe('/problems/key-reused');
    expect((await client.get(id, tokens.red)).body).toMatchObject({ version: 17, rulesVersion: '2' });
    expect(await pointsOf(opened)).toEqual([0, 2]);
  });

  it('write nothing where they refuse a command, name it, and let the sides agree to stop before it', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    const before = (await client.get(`${id}/events`, tokens.red)).text;
    await under(STRICT);
    const refused = await adopt(client, opened, {}, { 'accept-language': 'ja' });
    expect([refused.status, refused.body.type]).toEqual([422, '/problems/refused']);
    expect(refused.body).toMatchObject({ version: 3, side: 'red', command: WAIT });
    expect(refused.body.steps).toEqual([
      { rule: '1.2', key: 'misfire', values: {}, text: '火薬が湿る', forbids: true },
    ]);
    expect(refused.body.detail).toContain('バージョン 3');
    expect((await client.get(`${id}/events`, tokens.red)).text).toBe(before);

    await under({ rulesVersion: '2', said: 'loud' });
    const form = await adopt(client, opened);
    expect([form.status, form.body.type, form.body.version, form.body.command.type]).toEqual([
      422,
      '/problems/unprocessable',
      4,
      'play',
    ]);
    expect(form.body.errors[0].pointer).toBe('/loud');
    expect((await client.get(`${id}/events`, tokens.red)).text).toBe(before);

    await under(STRICT);
    const joining = await adopt(client, opened, { upTo: 1 });
    expect([joining.status, joining.body.type]).toEqual([422, '/problems/unprocessable']);
    const far = await adopt(client, opened, { upTo: 11 });
    expect([far.status, far.body.errors[0].pointer]).toEqual([400, '/upTo']);
    expect((await client.get(`${id}/events`, tokens.red)).text).toBe(before);
    // Both joins stand up to version 2: 10 + 1 + 2.
    const done = await adopt(client, opened, { upTo: 2 });
    expect(done.body).toMatchObject({ version: 13, upTo: 2, commands: 2 });
    const now = (await client.get(id, tokens.red)).body;
    expect([now.view.game.round, now.view.game.cards, now.waitingFor]).toEqual([
      1,
      { red: 3, blue: 3 },
      ['red', 'blue'],
    ]);
    expect((await client.command(id, tokens.red, 13, WAIT)).status).toBe(422);
    expect((await verifier.verifyGame(await conceded(client, opened))).faults).toEqual([]);
  });

  it('end a game that is over under them; a command after that is one they do not take', async () => {
    const sudden = { rulesVersion: '2', target: 1 };
    await under(FIRST);
    const [short, long] = [await tenVersions(client), await tenVersions(client)];
    expect((await client.command(long.id, long.tokens.blue, 10, WAIT)).status).toBe(200);
    await under(sudden);
    // The round fought at version 7 decides.
    const late = await adopt(client, long, {}, { 'if-match': '"11"' });
    expect([late.status, late.body.reason, late.body.version, late.body.side]).toEqual([409, 'game-over', 11, 'blue']);
    expect((await client.get(long.id, long.tokens.red)).body.version).toBe(11);
    expect((await adopt(client, short)).body).toMatchObject({ version: 16, ended: true });
    const seen = (await client.get(short.id, short.tokens.red)).body;
    expect([seen.stage, seen.result.level]).toEqual(['over', 'victory']);
    const file = (await client.post(`${short.id}/export`, short.tokens.red, {})).body;
    const verdict = await verifier.verifyGame(file);
    expect([verdict.faults, verdict.over]).toEqual([[], true]);
  });

  it('are nothing to a game that is over', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    expect((await conceded(client, opened)).result.level).toBe('concession');
    await under(SECOND);
    const over = await adopt(client, opened, {}, { 'if-match': '"11"' });
    expect([over.status, over.body.reason]).toEqual([409, 'game-over']);
    expect((await client.get(id, tokens.red)).body.version).toBe(11);
  });

  it('keep a command as it was given, whatever its form leaves to be filled in today', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    await under({ rulesVersion: '2', said: 'up' });
    expect((await adopt(client, opened)).status).toBe(200);
    const file = await conceded(client, opened);
    expect(file.entries[14].command).toEqual(file.entries[3].command);
    expect(Object.keys(file.entries[14].command).sort()).toEqual(['card', 'type']);
    expect((await verifier.verifyGame(file)).faults).toEqual([]);
  });

  it('cannot be taken back, but what was decided again can, and meets the same dice', async () => {
    await under(FIRST);
    const opened = await client.open({ scenario: 'three-rounds' });
    const { id, tokens } = opened;
    const [card] = (await client.get(id, tokens.red)).body.view.game.hand;
    await client.command(id, tokens.red, 2, WAIT);
    await client.command(id, tokens.red, 3, { type: 'play', card });
    await under(SECOND);
    // 4 versions, the adoption at 5, and the four that stood: 6 to 9, of which the second join is 7.
    expect((await adopt(client, opened, {}, { 'if-match': '"4"' })).body.version).toBe(9);
    expect((await client.get(id, tokens.red)).body.horizon).toBe(7);
    for (const to of [0, 4, 5, 6]) {
      const far = await client.command(id, tokens.red, 9, { type: 'propose-undo', to });
      expect([to, far.body.reason]).toEqual([to, 'undo-out-of-reach']);
    }
    expect((await client.command(id, tokens.red, 9, { type: 'propose-undo', to: 8 })).status).toBe(200);
    expect((await client.command(id, tokens.blue, 10, { type: 'agree-undo' })).status).toBe(200);
    const back = (await client.get(id, tokens.red)).body;
    expect([back.version, back.rulesVersion, back.waitingFor]).toEqual([11, '2', ['red', 'blue']]);
    expect((await client.command(id, tokens.red, 11, { type: 'play', card })).status).toBe(200);
    const file = await conceded(client, opened);
    expect(file.entries[11]).toMatchObject({ line: 2, command: { type: 'play', card } });
    expect((await verifier.verifyGame(file)).faults).toEqual([]);
  });

  it('show nobody more than the rules before them did, over any connection', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    await under(SAME);
    const viewers = ['red', 'blue', 'spectator'] as const;
    const streams = await Promise.all(viewers.map((viewer) => EventStream.open(server!.url, id, tokens[viewer])));
    const sockets = viewers.map((viewer) => subscribeTo(server!.url, id, tokens[viewer]));
    await Promise.all(streams.map((stream) => stream.reached(10)));
    expect((await adopt(client, opened)).status).toBe(200);
    await Promise.all([...streams.map((one) => one.reached(16)), ...sockets.map((one) => one.reached(16))]);
    const shown = (entry: unknown): unknown => {
      const { version: _, hash: _h, signature: _s, at: _a, ...rest } = entry as Record<string, unknown>;
      return rest;
    };
    for (const [i, viewer] of viewers.entries()) {
      const { entries } = (await client.get(`${id}/events?limit=50`, tokens[viewer])).body;
      for (const got of [streams[i]!.entries, sockets[i]!.entries, entries] as unknown[][]) {
        expect(got.map((entry) => (entry as { version: number }).version)).toEqual(
          Array.from({ length: 16 }, (_, n) => n + 1),
        );
        expect(got.slice(11).map(shown)).toEqual([1, 2, 3, 4, 7].map((version) => shown(got[version - 1])));
      }
      const told = streams[i]!.text + JSON.stringify(entries);
      expect(told).not.toContain(tokens.red);
      expect(told).not.toContain(tokens.blue);
      if (viewer === 'spectator') expect(told).not.toMatch(/"secret"|"command"/);
      streams[i]!.close();
      await sockets[i]!.complete();
      await sockets[i]!.close();
    }
  });

  it('are adopted a second time, and the whole game still holds', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    await under(SECOND);
    expect((await adopt(client, opened)).body.version).toBe(16);
    await client.command(id, tokens.red, 16, WAIT);
    await under({ rulesVersion: '3', points: 5 });
    // Six stand now: the five of before and the waiting at 17.
    const third = await adopt(client, opened, {}, { 'if-match': '"17"' });
    expect(third.body).toMatchObject({ version: 24, from: '2', to: '3', upTo: 17, commands: 6 });
    expect(await pointsOf(opened)).toEqual([0, 5]);
    const verdict = await verifier.verifyGame(await conceded(client, opened));
    expect([verdict.faults, verdict.head?.version]).toEqual([[], 25]);
  });

  it('take a branch up from the position it branched off at', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    await under(SECOND);
    // The branch is of the rules its position came about by, whichever are in force when it is made.
    const fork = await client.post(`${id}/fork`, tokens.red, { version: 7, tokens: [tokens.blue] });
    expect([fork.status, fork.body.opening.rulesVersion]).toEqual([201, '1']);
    const branch = { id: fork.body.id as string, tokens };
    expect((await client.command(branch.id, tokens.red, 0, { type: 'join', seed: 'x' })).status).toBe(409);
    const done = await adopt(client, branch, {}, { 'if-match': '"0"' });
    expect(done.body).toMatchObject({ version: 1, commands: 0, upTo: 0 });
    expect((await client.command(branch.id, tokens.red, 1, { type: 'join', seed: 'x' })).status).toBe(200);
    expect((await client.command(branch.id, tokens.blue, 2, { type: 'join', seed: 'y' })).status).toBe(200);
    expect(await pointsOf(branch)).toEqual([0, 1]);
    for (const [side, version] of [
      ['red', 3],
      ['blue', 4],
    ] as const) {
      const [card] = (await client.get(branch.id, tokens[side])).body.view.game.hand;
      expect((await client.command(branch.id, tokens[side], version, { type: 'play', card })).status).toBe(200);
    }
    // One point from before it branched off, two for the round since.
    const points = await pointsOf(branch);
    expect(points[0]! + points[1]!).toBe(3);
    const file = await conceded(client, branch);
    expect((await verifier.verifyGame(file)).faults).toEqual([]);
    const elsewhere = await serverUnder(SECOND, {});
    const loaded = await new SessionClient(elsewhere.url).post('import', undefined, file);
    expect([loaded.status, loaded.body]).toEqual([201, { id: expect.any(String), version: 6, original: branch.id }]);
    await elsewhere.close();
    // Of a session that has adopted rules, each part branches under its own.
    expect((await adopt(client, opened)).status).toBe(200);
    const later = await client.post(`${id}/fork`, tokens.red, { version: 16, tokens: [tokens.blue] });
    const earlier = await client.post(`${id}/fork`, tokens.red, { version: 7, tokens: [tokens.blue] });
    expect([later.body.opening.rulesVersion, earlier.body.opening.rulesVersion]).toEqual(['2', '1']);
  });

  it('are adopted over GraphQL in the same way', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    const { id, tokens } = opened;
    await under(SECOND);
    const query = `mutation M($id: String!, $tokens: [String!], $version: Int, $upTo: Int) {
      adoptSessionRules(id: $id, version: $version, tokens: $tokens, upTo: $upTo) {
        version from to upTo commands hash signature ended } }`;
    const ask = async (variables: object) =>
      (
        await client.http.send(
          'POST',
          '/graphql',
          { query, variables: { id, ...variables } },
          { authorization: `Bearer ${tokens.red}` },
        )
      ).body;
    expect((await ask({ version: 10 })).errors[0].extensions.problem.status).toBe(403);
    const { data } = await ask({ version: 10, tokens: [tokens.blue], upTo: 4 });
    expect(data.adoptSessionRules).toMatchObject({
      version: 15,
      from: '1',
      to: '2',
      upTo: 4,
      commands: 4,
      ended: false,
    });
    expect((await client.get(id, tokens.red)).body.hash).toBe(data.adoptSessionRules.hash);
  });

  it('are adopted once, however many ask at the same time', async () => {
    await under(FIRST);
    const opened = await tenVersions(client);
    await under(SECOND);
    const answers = await Promise.all(Array.from({ length: 8 }, () => adopt(client, opened)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 412 && status !== 503)).toEqual([]);
    expect((await client.get(opened.id, opened.tokens.red)).body.version).toBe(16);
    expect((await verifier.verifyGame(await conceded(client, opened))).faults).toEqual([]);
  });
});

describe('a ruling of older rules', () => {
  it('whose sentence is gone by now is shown with its key', () => {
    const step = { rule: '1.1', key: 'said-before', values: {} };
    const record = { procedure: 'combat/duel', legal: true, outcome: null, steps: [step], dice: [], provenance: [] };
    const { steps, summary } = wordRuling(toySession, { ...record, summary: step }, 'ja');
    expect([steps, summary]).toEqual([[{ ...step, text: 'said-before' }], 'said-before']);
  });
});

describe('a very long game', () => {
  it('is decided again up to a limit, and others are answered meanwhile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-long-'));
    const older = await serverUnder(FIRST, { UMPIRE_DATA_DIR: folder });
    let client = new SessionClient(older.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
    const opened = await client.open({ scenario: 'three-rounds' });
    const { id, tokens } = opened;
    const sessions = older.app.get(SessionsService);
    const give = (version: number, side: string, command: object) =>
      sessions.command(id, command, { token: tokens[side], version, language: 'en' });
    for (let version = 2; version <= LIMIT; version += 1) await give(version, 'red', WAIT);
    await older.close();

    const newer = await serverUnder(SECOND, { UMPIRE_DATA_DIR: folder });
    client = new SessionClient(newer.url);
    const ask = (upTo: number) => adopt(client, opened, { upTo }, { 'if-match': `"${LIMIT + 1}"` });
    const long = await ask(LIMIT + 1);
    expect([long.status, long.body.type]).toEqual([422, '/problems/unprocessable']);
    expect((await client.get(id, tokens.red)).body.version).toBe(LIMIT + 1);
    let done = false;
    const adopting = ask(LIMIT).finally(() => {
      done = true;
    });
    let answered = 0;
    for (; !done; answered += 1) expect((await client.http.get('/health/live')).status).toBe(200);
    expect((await adopting).body).toMatchObject({ version: 2 * LIMIT + 2, commands: LIMIT });
    expect(answered).toBeGreaterThan(20);
    expect((await client.command(id, tokens.blue, 2 * LIMIT + 2, WAIT)).status).toBe(200);
    await newer.close();
    rmSync(folder, { recursive: true });
  });
});

describeWithOwnSchema('two servers with different rules on one database', (env) => {
  let older: TestServer;
  let newer: TestServer;
  beforeAll(async () => {
    older = await serverUnder(FIRST, env());
    newer = await serverUnder(SECOND, env());
    await new SessionClient(older.url).http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(() => Promise.all([older.close(), newer.close()]));

  it('let a command or an adoption through, never both, and the older one notices', async () => {
    const [before, after] = [new SessionClient(older.url), new SessionClient(newer.url)];
    const outcomes = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const opened = await tenVersions(before);
      const { id, tokens } = opened;
      // The newer server knows the session already, so that both are equally quick.
      expect((await after.get(id, tokens.red)).body.version).toBe(10);
      const asked = [() => before.command(id, tokens.red, 10, WAIT), () => adopt(after, opened)];
      const [command, adoption] = n % 2 ? [asked[0]!(), asked[1]!()] : [asked[1]!(), asked[0]!()].reverse();
      const statuses = [(await command!).status, (await adoption!).status];
      outcomes.add(statuses.join());
      const { version, rulesVersion } = (await before.get(id, tokens.red)).body;
      if (statuses[1] === 200) {
        expect([version, rulesVersion]).toEqual([16, '2']);
        expect((await before.command(id, tokens.red, 16, WAIT)).body.type).toBe('/problems/rules-changed');
      } else expect([version, rulesVersion]).toEqual([11, '1']);
      const entries = (await before.get(`${id}/events?limit=50`, tokens.red)).body.entries as { version: number }[];
      expect(entries.map((entry) => entry.version)).toEqual(Array.from({ length: version }, (_, i) => i + 1));
    }
    // The command is refused by the version, or for the rules where the server has seen the adoption by then.
    for (const outcome of outcomes) expect(['200,412', '412,200', '409,200']).toContain(outcome);
  });
});

describe('a game of older rules as a file', () => {
  let folder: string;
  let older: TestServer;
  let newer: TestServer;
  let before: SessionClient;
  let after: SessionClient;
  beforeAll(async () => {
    // One database: the older server is still there while the newer one takes over.
    folder = mkdtempSync(join(tmpdir(), 'umpire-older-rules-'));
    older = await serverUnder(FIRST, { UMPIRE_DATA_DIR: folder });
    newer = await serverUnder(SECOND, { UMPIRE_DATA_DIR: folder });
    before = new SessionClient(older.url);
    after = new SessionClient(newer.url);
    await before.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(async () => {
    await Promise.all([older.close(), newer.close()]);
    rmSync(folder, { recursive: true });
  });

  it('that goes on is read where other rules are in force, and played on once they are adopted', async () => {
    const opened = await tenVersions(before);
    const { id, tokens } = opened;
    const file = (await before.post(`${id}/export`, tokens.red, {})).body;
    expect((await after.get(id, tokens.blue)).body).toMatchObject({ rulesVersion: '1', version: 10 });
    expect((await after.command(id, tokens.red, 10, WAIT)).status).toBe(409);
    expect((await adopt(after, opened)).body).toMatchObject({ version: 16, from: '1', to: '2' });
    expect((await after.command(id, tokens.red, 16, WAIT)).status).toBe(200);
    const done = await conceded(after, opened);
    expect((await verifier.verifyGame(done, file)).faults).toEqual([]);
    // The older server has not the rules it ended by; a new one takes the whole file.
    expect((await before.post('import', undefined, done)).body.errors[0].pointer).toBe('/entries/10/events');
    const elsewhere = await serverUnder(SECOND, {});
    const reader = new SessionClient(elsewhere.url);
    const loaded = (await reader.post('import', undefined, done)).body;
    expect(loaded).toEqual({ id: expect.any(String), version: 18, original: id });
    const [here, there] = [(await after.get(id, tokens.spectator)).body, (await reader.get(loaded.id)).body];
    // Who sat where is no part of the game.
    expect(there).toEqual({
      ...here,
      id: loaded.id,
      seats: here.seats.map((seat: object) => ({ ...seat, name: null })),
    });
    const [mine, theirs] = await Promise.all([
      after.get(`${id}/events`, tokens.red),
      reader.get(`${loaded.id}/events`),
    ]);
    expect(theirs.body.entries).toEqual(mine.body.entries);
    await elsewhere.close();
  });

  /** As somebody would who has a key of his own and the whole file: everything signed again after the change. */
  const forged = (file: Forgeable, change: (file: Forgeable) => unknown): unknown => {
    const key = SessionKey.create();
    change(file);
    file.opening.publicKey = key.publicKey;
    let hash = openingHash(file.opening as never);
    file.signature = key.sign(hash);
    for (const [i, entry] of file.entries.entries()) {
      entry.version = i + 1;
      hash = entryHash(hash, salt(seedKey(file.serverSeed), file.opening.session, i + 1), entry as never);
      Object.assign(entry, { hash, signature: key.sign(hash) });
    }
    return file;
  };
  // Of the entries, 10 is the adoption, 11 to 15 are those given again (of 0, 1, 2, 3 and 6), 16 ends the game.
  const forgeries: [string, string | undefined, (file: Forgeable) => unknown][] = [
    ['nothing', undefined, () => undefined],
    ['a roll under the older rules', '/entries/1', ({ entries }) => turn(entries[1]!.rolls[0]!)],
    ['a line under the older rules', '/entries/3', ({ entries }) => Object.assign(entries[3]!, { line: 1 })],
    ['who commanded under the older rules', '/entries/3', ({ entries }) => Object.assign(entries[3]!, { side: 'x' })],
    ['a ruling under the older rules', '', ({ entries }) => Object.assign(entries[6]!, { rulings: [{}] })],
    ['an end before it', '/entries/9', ({ entries }) => entries[8]!.events.push({ type: 'ended' })],
    ['what it leaves', '/entries/10', ({ entries }) => Object.assign(entries[10]!.events[0]!, { from: '7' })],
    [
      'how many it gives again',
      '/entries/10',
      ({ entries }) => Object.assign(entries[10]!.events[0]!, { commands: 4 }),
    ],
    ['how far it goes', '/entries/10', ({ entries }) => Object.assign(entries[10]!.events[0]!, { upTo: 4 })],
    ['a command that stood, left out', '/entries/13', ({ entries }) => entries.splice(13, 1)],
    ['a command, put in', '/entries/14', ({ entries }) => entries.splice(14, 0, structuredClone(entries[2]!))],
    ['a command given again', '/entries/14', ({ entries }) => Object.assign(entries[14]!, { command: WAIT })],
    ['a roll given again', '/entries/15', ({ entries }) => turn(entries[15]!.rolls[0]!)],
    ['what came of it', '/entries/15', ({ entries }) => Object.assign(entries[15]!.events[1]!, { points: 1 })],
    [
      'an adoption that was taken back',
      '/entries/16',
      ({ entries }) => {
        const undone = { line: 3, side: 'red', command: { type: 'agree-undo' }, events: [{ type: 'undone', to: 7 }] };
        entries.splice(16, 0, { rulings: [], rolls: [], ...undone } as never);
      },
    ],
  ];

  describe('is taken in only as it happened', () => {
    let elsewhere: TestServer;
    let file: unknown;
    beforeAll(async () => {
      elsewhere = await serverUnder(SECOND, {});
      const opened = await tenVersions(before);
      expect((await adopt(after, opened)).status).toBe(200);
      file = await conceded(after, opened);
    });
    afterAll(() => elsewhere.close());

    it.each(forgeries)('altered is %s', async (_what, pointer, change) => {
      const forgery = forged(structuredClone(file) as Forgeable, change);
      const answer = await new SessionClient(elsewhere.url).post('import', undefined, forgery);
      expect([answer.status, answer.body.errors?.[0].pointer]).toEqual([pointer === undefined ? 201 : 400, pointer]);
    });
  });

  it('that is over can only be taken in where its rules are in force', async () => {
    const opened = await tenVersions(before);
    const refused = await after.post('import', undefined, await conceded(before, opened));
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/opening/rulesVersion']);
  });
});
