import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import { loadConfig } from '../../../src/platform/config.js';
import { SharedLimiter } from '../../../src/platform/limits/shared-limiter.js';
import { Redis } from '../../../src/platform/redis/redis.js';
import { startServer, type TestServer } from '../../support/server.js';
import { describeWithRedis, startTcpProxy } from '../../support/services.js';

/** Each test is another client: its address is what a trusted proxy says it is. */
let clients = 0;
const newClient = () => ({ 'x-forwarded-for': `198.51.${process.pid % 256}.${++clients}` });

async function statuses(count: number, server: TestServer, headers: Record<string, string>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await fetch(`${server.url}/problems`, { headers })).status);
  return all;
}

const LIMIT_6000 = { UMPIRE_RATE_LIMIT: '6000', UMPIRE_TRUST_PROXY: 'true' };
const LIMIT_3 = { UMPIRE_RATE_LIMIT: '3', UMPIRE_TRUST_PROXY: 'true' };

describe('the rate limit in one process', () => {
  it('refuses what comes after the last allowed request, and says when to return', async () => {
    const server = await startServer(LIMIT_3);
    try {
      const headers = newClient();
      expect(await statuses(3, server, headers)).toEqual([200, 200, 200]);
      const refused = await fetch(`${server.url}/problems`, { headers });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55);
      expect(refused.headers.get('ratelimit')).toMatch(/^"client";r=0;t=\d+$/);
      expect(await refused.json()).toMatchObject({ type: '/problems/rate-limited', status: 429 });
    } finally {
      await server.close();
    }
  });

  it('tells where a client stands on every answer, counted or not', async () => {
    const server = await startServer(LIMIT_3);
    try {
      const headers = newClient();
      const left = async (path: string, more: Record<string, string> = {}) => {
        const answer = await fetch(`${server.url}${path}`, { headers: { ...headers, ...more } });
        expect(answer.headers.get('ratelimit-policy')).toContain('"client";q=3;w=60');
        return [answer.status, /^"client";r=(\d+)/.exec(answer.headers.get('ratelimit')!)?.[1]];
      };
      expect(await left('/health/live')).toEqual([200, '3']);
      expect(await left('/problems')).toEqual([200, '2']);
      for (const path of ['/health/live', '/health/ready', '/metrics']) expect(await left(path)).toEqual([200, '2']);
      expect(await left('/problems', { 'umpire-client-key': 'uck_nobody' })).toEqual([401, '2']);
      expect(await left('/problems')).toEqual([200, '1']);
    } finally {
      await server.close();
    }
  });

  it('tells it where no hook is reached: on an address that no route can read, and to bytes that are no HTTP', async () => {
    const server = await startServer({ UMPIRE_RATE_LIMIT: '3' });
    try {
      expect(await statuses(1, server, {})).toEqual([200]);
      const unreadable = await fetch(`${server.url}/%zz`);
      expect(unreadable.status).toBe(400);
      expect(unreadable.headers.get('ratelimit-policy')).toContain('"client";q=3;w=60');
      expect(unreadable.headers.get('ratelimit')).toMatch(/^"client";r=2;t=\d+$/);
      const { hostname, port } = new URL(server.url);
      const answer = await new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(Number(port), hostname, () => socket.write('HELLO\r\n\r\n'));
        socket.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        socket.on('end', () => resolve(text)).on('error', reject);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('ratelimit-policy: "client";q=3;w=60');
      expect(answer).toMatch(/\r\nratelimit: "client";r=2;t=\d+\r\n/);
    } finally {
      await server.close();
    }
  });

  it('counts each client by itself, unknown addresses too, and health probes never', async () => {
    const server = await startServer(LIMIT_3);
    try {
      const headers = newClient();
      for (let i = 0; i < 3; i++) await fetch(`${server.url}/nowhere`, { headers });
      expect(await statuses(1, server, headers)).toEqual([429]);
      expect(await statuses(1, server, newClient())).toEqual([200]);
      for (const path of ['/health/live', '/health/ready', '/metrics']) {
        expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(200);
      }
    } finally {
      await server.close();
    }
  });
});

describe('the limit on work', () => {
  const units = Array.from({ length: 40 }, () => ({ kind: 'squad', gpDefense: 2 }));
  const crash = async (server: TestServer, headers: Record<string, string>, batch = false) => {
    const item = { game: 'panzer', procedure: 'combat/crash', odds: true, input: { units } };
    const response = await fetch(`${server.url}${batch ? '/v1/rulings' : '/v1/games/panzer/combat/crash/odds'}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(batch ? { requests: [item] } : { input: { units } }),
    });
    await response.text();
    return response;
  };

  it.each([
    ['milliseconds of the processor', { UMPIRE_WORK_LIMIT_MS: '1' }],
    ['bytes of the answers', { UMPIRE_ANSWER_LIMIT: '1000' }],
  ])('counts %s for odds and batches, each client by itself', async (_what, limit) => {
    const server = await startServer({ ...limit, ...LIMIT_6000 });
    try {
      for (const batch of [false, true]) {
        const headers = newClient();
        const first = await crash(server, headers, batch);
        expect(first.status).toBe(200);
        expect(first.headers.get('ratelimit')).toMatch(/^"client";r=5999;t=\d+$/);
        const refused = await fetch(`${server.url}/problems`, { headers });
        expect(refused.status).toBe(429);
        expect(refused.headers.get('ratelimit')).toMatch(
          /^"client";r=5998;t=\d+, "work";r=\d+;t=\d+, "bytes";r=\d+;t=\d+$/,
        );
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
        expect(await refused.json()).toMatchObject({ type: '/problems/rate-limited' });
        expect(await statuses(1, server, newClient())).toEqual([200]);
      }
    } finally {
      await server.close();
    }
  });

  it('counts long answers of any route, and not the short ones', async () => {
    const server = await startServer({ UMPIRE_ANSWER_LIMIT: '1000', ...LIMIT_6000 });
    try {
      const headers = newClient();
      expect(await statuses(3, server, headers)).toEqual([200, 200, 200]);
      const list = await fetch(`${server.url}/v1/games/panzer/procedures`, { headers });
      expect((await list.text()).length).toBeGreaterThan(16 * 1024);
      expect(await statuses(1, server, headers)).toEqual([429]);
    } finally {
      await server.close();
    }
  });

  it('counts odds asked in GraphQL', async () => {
    const server = await startServer({ UMPIRE_WORK_LIMIT_MS: '1', ...LIMIT_6000 });
    try {
      const headers = { ...newClient(), 'content-type': 'application/json' };
      const units = Array.from({ length: 40 }, () => '{ kind: squad, gpDefense: 2 }').join(' ');
      const query = `{ panzer { combat { crashOdds(input: { units: [${units}] }) { branches } } } }`;
      const sent = { method: 'POST', headers, body: JSON.stringify({ query }) };
      const answer = await fetch(`${server.url}/graphql`, sent);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('branches')]);
      expect(await statuses(1, server, headers)).toEqual([429]);
    } finally {
      await server.close();
    }
  });

  it('is told with the other limit on every answer', async () => {
    const server = await startServer(LIMIT_6000);
    try {
      const { headers } = await fetch(`${server.url}/problems`, { headers: newClient() });
      expect(headers.get('ratelimit-policy')).toBe(
        '"client";q=6000;w=60, "work";q=30000;w=60;qu="milliseconds", "bytes";q=1073741824;w=60;qu="content-bytes"',
      );
      expect(headers.get('ratelimit')).toMatch(/^"client";r=5999;t=\d+$/);
    } finally {
      await server.close();
    }
  });
});

describeWithRedis('the rate limit on Redis', (url) => {
  it('is one limit for two instances', async () => {
    const env = { ...LIMIT_3, REDIS_URL: url };
    const servers = [await startServer(env), await startServer(env)] as const;
    try {
      const headers = newClient();
      expect(await statuses(2, servers[0], headers)).toEqual([200, 200]);
      expect(await statuses(2, servers[1], headers)).toEqual([200, 429]);
      expect(await statuses(1, servers[0], headers)).toEqual([429]);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  });

  it('never lets more through than the limit, however many ask at once', async () => {
    const limit = 500;
    const key = `test-${process.pid}-${Date.now()}`;
    const instances = [1, 2, 3].map(() => new Redis(loadConfig({ REDIS_URL: url })));
    await Promise.all(instances.map((redis) => redis.onModuleInit()));
    const client = createClient({ url });
    await client.connect();
    try {
      const limiters = instances.map((redis) => new SharedLimiter(redis, limit));
      const verdicts = await Promise.all(Array.from({ length: 900 }, (_, i) => limiters[i % 3]!.hit(key)));
      expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(limit);
      const left = await client.pTTL(`umpire:rate:${key}`);
      expect(left).toBeGreaterThan(50_000);
    } finally {
      await client.del(`umpire:rate:${key}`);
      await client.close();
      await Promise.all(instances.map((redis) => redis.onApplicationShutdown()));
    }
  });

  it('goes on in each process when Redis dies, and no request fails', async () => {
    const proxy = await startTcpProxy(new URL(url), 6379);
    const server = await startServer({ ...LIMIT_3, REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
    try {
      const headers = newClient();
      expect(await statuses(2, server, headers)).toEqual([200, 200]);
      expect(await readiness(server)).toEqual({ status: 'up', checks: { database: 'up', redis: 'up' } });
      await proxy.cut();
      expect(await statuses(4, server, headers)).toEqual([200, 200, 200, 429]);
      expect(await readiness(server)).toMatchObject({ status: 'degraded', checks: { redis: 'down' } });
    } finally {
      await server.close();
    }
  });

  it('starts without a Redis that is not there', async () => {
    const server = await startServer({ ...LIMIT_3, REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      expect(await statuses(1, server, newClient())).toEqual([200]);
    } finally {
      await server.close();
    }
  });
});

async function readiness(server: TestServer): Promise<unknown> {
  return (await fetch(`${server.url}/health/ready`)).json();
}
