import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startServer, type TestServer } from '../../support/server.js';

/** SQLite's own bound on the size of its file takes the place of a small disk. */
describe('a disk without room', () => {
  let server: TestServer;
  let source: DataSource;
  beforeAll(async () => {
    server = await startServer();
    source = server.app.get(DataSource);
  });
  afterAll(() => server.close());

  const open = async (): Promise<{ status: number; body: { type?: string; title?: string }; retry: string | null }> => {
    const response = await fetch(`${server.url}/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ja' },
      body: JSON.stringify({ scenario: 'kalima-crossing' }),
    });
    return {
      status: response.status,
      body: (await response.json()) as { type?: string; title?: string },
      retry: response.headers.get('retry-after'),
    };
  };
  const ready = async () => (await fetch(`${server.url}/health/ready`)).json();
  const pragma = async (statement: string): Promise<number> =>
    Object.values((await source.query(`PRAGMA ${statement}`))[0])[0] as number;

  it('answers 507 to what is to be kept, and readiness says so until there is room again', async () => {
    expect((await open()).status).toBe(201);
    expect(await ready()).toEqual({ status: 'up', checks: { database: 'up', redis: 'not configured' } });
    const most = await pragma('max_page_count');
    await pragma(`max_page_count = ${await pragma('page_count')}`);
    let refused = await open();
    // Pages that are in use already may hold a few more sessions.
    for (let i = 0; i < 200 && refused.status === 201; i += 1) refused = await open();
    expect([refused.status, refused.body.type, refused.body.title, refused.retry]).toEqual([
      507,
      '/problems/storage-full',
      '保存領域が不足しています',
      '60',
    ]);
    expect(await ready()).toEqual({ status: 'degraded', checks: { database: 'full', redis: 'not configured' } });
    // What keeps nothing is answered as ever.
    expect((await fetch(`${server.url}/v1/games`)).status).toBe(200);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    await pragma(`max_page_count = ${most}`);
    expect((await open()).status).toBe(201);
    expect(await ready()).toEqual({ status: 'up', checks: { database: 'up', redis: 'not configured' } });
  });

  it('is written through to before anything is answered', async () => {
    // 2 is FULL.
    expect(await pragma('synchronous')).toBe(2);
  });
});
