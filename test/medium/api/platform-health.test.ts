import { describe, expect, it } from '@jest/globals';
import { startServer } from '../../support/server.js';
import { describeWithPostgres, startTcpProxy } from '../../support/services.js';

describe('health', () => {
  it('is live and ready without any service around it', async () => {
    const server = await startServer();
    try {
      expect(await (await fetch(`${server.url}/health/live`)).json()).toEqual({ status: 'up' });
      expect(await (await fetch(`${server.url}/health/ready`)).json()).toEqual({
        status: 'up',
        checks: { database: 'up', redis: 'not configured' },
      });
    } finally {
      await server.close();
    }
  });

  it('counts requests by route pattern, method and status', async () => {
    const server = await startServer();
    try {
      for (const path of ['/problems/dice', '/problems/validation', '/problems/nothing', '/nowhere']) {
        await fetch(`${server.url}${path}`);
      }
      const response = await fetch(`${server.url}/metrics`);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      const text = await response.text();
      const count = (labels: string) =>
        text.split('\n').find((line) => line.startsWith(`http_request_duration_seconds_count{${labels}}`));
      expect(count('method="GET",route="/problems/:type",status="200"')).toMatch(/ 2$/);
      expect(count('method="GET",route="/problems/:type",status="404"')).toMatch(/ 1$/);
      expect(count('method="any",route="unmatched",status="404"')).toMatch(/ 1$/);
      expect(text).toMatch(
        /http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="\/problems\/:type",status="200"\} 2/,
      );
      expect(text).toContain('process_cpu_seconds_total');
    } finally {
      await server.close();
    }
  });
});

describe('a configured database', () => {
  it('that does not answer stops the start and is named without its password', async () => {
    const start = startServer({ DATABASE_URL: 'postgres://umpire:hunter2@127.0.0.1:1/umpire' });
    await expect(start).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/umpire \(DATABASE_URL\) does not open: .*ECONNREFUSED/,
    );
  });
});

describeWithPostgres('a database that dies', (url) => {
  it('makes the service not ready, within a bound and naming it, while it stays live', async () => {
    const proxy = await startTcpProxy(new URL(url), 5432);
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(proxy.port);
    const server = await startServer({ DATABASE_URL: through.href });
    try {
      expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
      await proxy.cut();
      const response = await fetch(`${server.url}/health/ready`);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        type: '/problems/unavailable',
        detail: 'The database does not answer.',
        checks: { database: 'down' },
      });
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
