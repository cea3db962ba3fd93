import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config.js';
import { within } from '../within.js';
import { Channel } from './channel.js';

const FIRST_CONNECT_MS = 2000;
const CONNECT_MS = 2000;
const SLOWEST_RETRY_MS = 2000;
const CLOSE_MS = 1000;
/** A cache that takes longer than this is no help. */
const READ_MS = 250;

/** The client is loaded only where there is a Redis to talk to: it weighs as much as the rest of the platform. */
async function clientFor(url: string) {
  const { createClient } = await import('redis');
  return createClient({
    url,
    // A command fails at once while Redis is away: callers have a way without it, and none may queue up.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(SLOWEST_RETRY_MS, 50 * 2 ** Math.min(retries, 6)),
    },
  });
}

export type RedisClient = Awaited<ReturnType<typeof clientFor>>;

/** The shared cache, if one is configured. It may come and go at any time; nothing that must not be lost lives in it. */
@Injectable()
export class Redis implements OnModuleInit, OnApplicationShutdown {
  private client?: RedisClient;
  private readonly log = new Logger('Redis');
  private readonly digests = new Map<string, string>();
  private down = false;

  constructor(private readonly config: Config) {}

  get configured(): boolean {
    return this.config.redisUrl !== undefined;
  }

  /** Waits a moment for the first connection, so that limits are shared from the first request; goes on without it. */
  async onModuleInit(): Promise<void> {
    if (this.config.redisUrl === undefined) return;
    this.client = await clientFor(this.config.redisUrl);
    this.client.on('error', (error: Error) => this.lost(error));
    this.client.on('ready', () => this.found());
    const connected = this.client.connect();
    // Rejected when the client is closed before it ever connected.
    connected.catch(() => undefined);
    await within(FIRST_CONNECT_MS, connected).catch(() => undefined);
  }

  /** Messages between instances; none without Redis. To be asked for when the application has been put together. */
  channel(name: string, heard: (message: string) => void, missed: () => void): Channel | undefined {
    return this.client && new Channel(this.client, name, heard, missed);
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
    if (!this.client?.isOpen) return;
    try {
      if (this.client.isReady) await within(CLOSE_MS, this.client.close());
    } finally {
      if (this.client.isOpen) this.client.destroy();
    }
  }

  private ready(): RedisClient {
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
    if (!this.down) this.log.warn(`Redis is away, going on without it: ${error.message || error.name}`);
    this.down = true;
  }

  private found(): void {
    this.log.log(this.down ? 'Redis is back' : 'Redis is connected');
    this.down = false;
  }
}
