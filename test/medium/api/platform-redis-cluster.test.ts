import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfig } from '../../../src/platform/config.js';
import { Redis } from '../../../src/platform/redis/redis.js';
import { LocalRedisCluster } from '../../support/redis-cluster.js';
import { startServer, type TestServer } from '../../support/server.js';
import { describeWithRedisServer } from '../../support/services.js';

const COUNT = "return {redis.call('INCR', KEYS[1]), tonumber(ARGV[1])}";
const KEYS = Array.from({ length: 60 }, (_, i) => `umpire:test:${i}`);

describeWithRedisServer('Redis as a cluster of three nodes', () => {
  let cluster: LocalRedisCluster;
  const opened: { onApplicationShutdown(): Promise<void> }[] = [];
  const servers: TestServer[] = [];
  const join = async (urls = cluster.urls): Promise<Redis> => {
    const redis = new Redis(loadConfig({ REDIS_URL: urls.join() }));
    opened.push(redis);
    await redis.onModuleInit();
    return redis;
  };
  beforeAll(async () => {
    cluster = await LocalRedisCluster.planned();
    await cluster.start();
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const redis of opened) await redis.onApplicationShutdown();
    await cluster.stop();
  });

  it('what one instance remembers, on whatever node, another reads; scripts count for both', async () => {
    // Two of three addresses: the rest is found out.
    const [one, other] = [await join(), await join(cluster.urls.slice(1))];
    await Promise.all(KEYS.map((key) => one.write(key, `value of ${key}`, 60)));
    expect(await Promise.all(KEYS.map((key) => other.read(key)))).toEqual(KEYS.map((key) => `value of ${key}`));
    for (const key of ['a', 'b', 'c', 'd']) {
      expect(await one.evaluate(COUNT, `umpire:count:${key}`, [7], 1000)).toEqual([1, 7]);
      expect(await other.evaluate(COUNT, `umpire:count:${key}`, [7], 1000)).toEqual([2, 7]);
    }
    await one.ping(1000);
  });

  it('two servers share the limits of a client through it', async () => {
    const env = { REDIS_URL: cluster.urls.join(), UMPIRE_RATE_LIMIT: '3', UMPIRE_TRUST_PROXY: 'true' };
    servers.push(await startServer(env), await startServer(env));
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const statuses: number[] = [];
    for (const { url } of [...servers, ...servers]) statuses.push((await fetch(`${url}/problems`, { headers })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('a node that dies takes its own keys with it and holds up nobody', async () => {
    const redis = await join();
    await Promise.all(KEYS.map((key) => redis.write(key, 'here', 60)));
    cluster.kill(2);
    const begun = performance.now();
    const read = await Promise.all(KEYS.map((key) => redis.read(key)));
    expect(performance.now() - begun).toBeLessThan(5000);
    const left = read.filter((value) => value === 'here').length;
    expect([left > 20, left < 60]).toEqual([true, true]);
  });

  it('a cluster that is not there when the server starts is found once it is', async () => {
    const later = await LocalRedisCluster.planned();
    try {
      const redis = await join(later.urls);
      expect(await redis.read('umpire:late')).toBeUndefined();
      await expect(redis.ping(100)).rejects.toThrow('Redis is not connected');
      await later.start();
      for (let i = 0; i < 100 && (await redis.read('umpire:late')) === undefined; i += 1) {
        await redis.write('umpire:late', 'found', 60);
        await setTimeout(100);
      }
      expect(await redis.read('umpire:late')).toBe('found');
    } finally {
      await later.stop();
    }
  });
});
