import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeWithOwnSchema } from '../../support/databases.js';
import { ADMIN_KEY, cardOf, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { startTcpProxy, type TcpProxy } from '../../support/services.js';
import { type Opened, SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

const LIMIT_MS = 1000;
const WAIT = { type: 'wait' };
/** The number that src/platform/database/database.ts migrates under. */
const MIGRATION_LOCK = 7_301_956;

describeWithOwnSchema('a database that answers too late', (env) => {
  let server: TestServer;
  let proxy: TcpProxy;
  let client: SessionClient;
  let other: DataSource;
  const start = (url: string) =>
    startServer(
      { DATABASE_URL: url, UMPIRE_ADMIN_KEY: ADMIN_KEY, UMPIRE_DATABASE_TIMEOUT_MS: String(LIMIT_MS) },
      [],
      new GameRegistry([toySession]),
    );
  beforeAll(async () => {
    const url = env().DATABASE_URL!;
    proxy = await startTcpProxy(new URL(url), 5432);
    other = await new DataSource({ type: 'postgres', url }).initialize();
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(proxy.port);
    server = await start(through.href);
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterEach(() => proxy.silence(false));
  afterAll(async () => {
    await server.close();
    await proxy.cut();
    await other.destroy();
  });

  const timed = async <A>(asked: Promise<A>): Promise<[A, number]> => {
    const began = performance.now();
    return [await asked, performance.now() - began];
  };
  const waitRed = ({ id, tokens }: Opened, key: string) =>
    client.command(id, tokens.red, 2, WAIT, { 'idempotency-key': key });

  it('because of a lock is given up in time, for one request or for many, and served again after it', async () => {
    const opened = await client.open({ scenario: 'three-rounds' });
    const holder = other.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE session_entries IN ACCESS EXCLUSIVE MODE');
    try {
      const [late, took] = await timed(waitRed(opened, 'one'));
      expect([late.status, late.body.type, late.headers.get('retry-after')]).toEqual([
        503,
        '/problems/unavailable',
        '1',
      ]);
      expect(took).toBeGreaterThan(LIMIT_MS - 100);
      expect(took).toBeLessThan(LIMIT_MS + 4000);
      // More than there are connections.
      const many = await Promise.all(Array.from({ length: 25 }, () => client.get(opened.id, opened.tokens.red)));
      expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
      expect((await client.http.get('/health/live')).status).toBe(200);
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
    }
    const [done, took] = await timed(waitRed(opened, 'one'));
    expect([done.status, done.body.version]).toEqual([200, 3]);
    expect(took).toBeLessThan(LIMIT_MS);
    const many = await Promise.all(Array.from({ length: 25 }, () => client.get(opened.id, opened.tokens.red)));
    expect(many.map(({ body }) => body.version)).toEqual(new Array(25).fill(3));
  });

  it('because nothing comes through any more is given up in time, and its connections are not used again', async () => {
    const opened = await client.open({ scenario: 'three-rounds' });
    proxy.silence(true);
    const [late, took] = await timed(waitRed(opened, 'two'));
    expect([late.status, late.body.type]).toEqual([503, '/problems/unavailable']);
    expect(took).toBeLessThan(LIMIT_MS + 6000);
    // The connection that said nothing is gone; a new one gets no answer either.
    expect((await client.get(opened.id, opened.tokens.red)).status).toBe(503);
    proxy.silence(false);
    expect((await waitRed(opened, 'two')).body.version).toBe(3);
    expect((await client.get(opened.id, opened.tokens.red)).body.version).toBe(3);
  });

  it('is waited for while tables are made: a start has no such limit', async () => {
    const holder = other.createQueryRunner();
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const starting = timed(start(env().DATABASE_URL!));
    await sleep(2 * LIMIT_MS);
    await holder.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await holder.release();
    const [second, took] = await starting;
    expect(took).toBeGreaterThan(2 * LIMIT_MS - 100);
    expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
    await second.close();
  });

  it('is no more than one statement: an import that takes longer as a whole is not cut', async () => {
    const library = new LibraryClient(server.url);
    const lines = Array.from({ length: 20_000 }, (_, i) =>
      JSON.stringify(cardOf(`slow-${i}`, { game: 'toy-session', side: 'red', body: { values: {} } })),
    );
    const [answer, took] = await timed(
      library.send('POST', '/v1/library/import', lines.join('\n'), { 'content-type': 'application/x-ndjson' }),
    );
    expect([answer.status, answer.status === 200 ? '' : answer.text.slice(0, 500)]).toEqual([200, '']);
    expect(took).toBeGreaterThan(LIMIT_MS);
  });
});
