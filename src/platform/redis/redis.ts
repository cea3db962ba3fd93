import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config.js';
import { within } from '../within.js';
import { Channel } from './channel.js';

const FIRST_CONNECT_MS = 2000;
const CONNECT_MS = 2000;
const SLOWEST_RETRY_MS = 2000;
const CLOSE_MS = 1000;
/** Parts that the keys of a cluster are divided into. */
const SLOTS = 16_384;
/** Commands on their way to a Redis that says nothing: more of them fail at once. */
const MOST_WAITING = 10_000;
/** A cache that takes longer than this is no help. */
const READ_MS = 250;

const OPTIONS = {
  // A command fails at once while Redis is away: callers have a way without it, and none may queue up.
  disableOfflineQueue: true,
  commandsQueueMaxLength: MOST_WAITING,
  // Of the client's own limit a command knows nothing once it is sent, and a timer for each was a third of what sending costs.
  commandOptions: { timeout: undefined },
  socket: {
    connectTimeout: CONNECT_MS,
    reconnectStrategy: (retries: number) => Math.min(SLOWEST_RETRY_MS, 50 * 2 ** Math.min(retries, 6)),
  },
};

/** The client is loaded only where there is a Redis to talk to: it weighs as much as the rest of the platform. */
async function clientFor(url: string) {
  const { createClient } = await import('redis');
  return createClient({ url, ...OPTIONS });
}

/** Several addresses are nodes of a cluster. It tells the rest of them without saying how to get in: as at the first. */
async function clusterOf(urls: readonly string[]) {
  const { createCluster } = await import('redis');
  const { username, password, protocol } = new URL(urls[0]!);
  const known = { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  const socket = { ...OPTIONS.socket, ...(protocol === 'rediss:' ? { tls: true } : {}) };
  return createCluster({
    // One that is not there must not keep the others from being asked.
    rootNodes: urls.map((url) => ({
      url,
      ...OPTIONS,
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
    })),
    defaults: { ...OPTIONS, socket, ...(password === '' ? {} : known) },
  });
}

export type RedisClient = Awaited<ReturnType<typeof clientFor>>;
type RedisCluster = Awaited<ReturnType<typeof clusterOf>>;

/** The shared cache, if one is configured. It may come and go at any time; nothing that must not be lost lives in it. */
@Injectable()
export class Redis implements OnModuleInit, OnApplicationShutdown {
  private client?: RedisClient | RedisCluster;
  /** The same, where it is no cluster: in one, each node would repeat every message between instances to all others. */
  private single?: RedisClient;
  private closed = false;
  private readonly log = new Logger('Redis');
  private readonly digests = new Map<string, string>();
  private state: 'unknown' | 'here' | 'away' = 'unknown';

  constructor(private readonly config: Config) {}

  get configured(): boolean {
    return this.config.redisUrl !== undefined;
  }

  /** Waits a moment for the first connection, so that limits are shared from the first request; goes on without it. */
  async onModuleInit(): Promise<void> {
    if (this.config.redisUrl === undefined) return;
    const urls = this.config.redisUrl.split(',');
    const connected = urls.length > 1 ? this.joinCluster(await clusterOf(urls)) : this.join(await clientFor(urls[0]!));
    // Rejected when the client is closed before it ever connected.
    connected.catch(() => undefined);
    await within(FIRST_CONNECT_MS, connected).catch(() => undefined);
  }

  private async join(client: RedisClient): Promise<void> {
    this.client = this.single = client;
    client.on('error', (error: Error) => this.lost(error));
    client.on('ready', () => this.found());
    await client.connect();
  }

  private async joinCluster(cluster: RedisCluster): Promise<void> {
    this.client = cluster;
    for (const event of ['error', 'node-error']) cluster.on(event, (error: Error) => this.lost(error));
    for (const event of ['connect', 'node-ready']) cluster.on(event, () => this.found());
    // Unlike the client of one Redis, this one does not try again if it finds nobody at first, or nodes that are still joining.
    while (!this.closed) {
      await cluster.connect().catch((error: Error) => this.lost(error));
      if (cluster.isReady && cluster.slots.filter(Boolean).length === SLOTS) return;
      if (cluster.isOpen) cluster.destroy();
      await setTimeout(SLOWEST_RETRY_MS, undefined, { ref: false });
    }
  }

  /** Messages between instances; none without Redis, or in a cluster. To be asked for when the application has been put together. */
  channel(name: string, heard: (message: string) => void, missed: () => void): Channel | undefined {
    return this.single && new Channel(this.single, name, heard, missed);
  }

  async ping(ms: number): Promise<void> {
    await within(ms, this.ready().ping());
  }

  /** What is remembered under a key; nothing where Redis is away or slow. */
  async read(key: string): Promise<string | undefined> {
    if (!this.client?.isReady) return undefined;
    return (await within(READ_MS, this.client.get(key)).catch(() => null)) ?? undefined;
  }

  /** Remembered for so long, if Redis is there. */
  async write(key: string, value: string, seconds: number): Promise<void> {
    if (!this.client?.isReady) return;
    await this.client.set(key, value, { expiration: { type: 'EX', value: seconds } }).catch(() => undefined);
  }

  /** Runs one script atomically on one key; the answer is a pair of integers. */
  async evaluate(script: string, key: string, args: readonly number[], ms: number): Promise<[number, number]> {
    const client = this.ready();
    const options = { keys: [key], arguments: args.map(String) };
    const run = async (): Promise<unknown> => {
      try {
        return await client.evalSha(this.digest(script), options);
      } catch (error) {
        // A Redis that has restarted has forgotten its scripts; EVAL brings this one back.
        if (error instanceof Error && error.message.startsWith('NOSCRIPT')) return client.eval(script, options);
        throw error;
      }
    };
    const [first, second] = (await within(ms, run())) as unknown[];
    return [Number(first), Number(second)];
  }

  /** After the server has finished its last request. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    if (!this.client?.isOpen) return;
    try {
      if (this.client.isReady) await within(CLOSE_MS, this.client.close());
    } finally {
      if (this.client.isOpen) this.client.destroy();
    }
  }

  private ready(): RedisClient | RedisCluster {
    if (!this.client?.isReady) throw new Error('Redis is not connected');
    return this.client;
  }

  private digest(script: string): string {
    let digest = this.digests.get(script);
    if (digest === undefined) {
      digest = createHash('sha1').update(script).digest('hex');
      this.digests.set(script, digest);
    }
    return digest;
  }

  /** The client reports each failed attempt; the log gets one line per outage. */
  private lost(error: Error): void {
    if (this.state !== 'away') this.log.warn(`Redis is away, going on without it: ${error.message || error.name}`);
    this.state = 'away';
  }

  /** A cluster tells it of each node. */
  private found(): void {
    if (this.state !== 'here') this.log.log(this.state === 'away' ? 'Redis is back' : 'Redis is connected');
    this.state = 'here';
  }
}
