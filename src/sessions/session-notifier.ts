import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { PgChannel } from '../platform/database/pg-channel.js';
import type { Channel } from '../platform/redis/channel.js';
import { Redis } from '../platform/redis/redis.js';

/** Told that the session may have moved on; who listens reads the log to learn how far. */
export type Listener = () => void;

/**
 * Says that a session has moved on, to whoever listens in this process and in the others. It is a hint and no more: what
 * happened stands in the log, so a hint that is lost or comes twice does no harm to those who also look now and then.
 */
@Injectable()
export class SessionNotifier implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<Listener>>();
  private channel: Channel | PgChannel | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const heard = (id: string): void => this.tell(id);
    const missed = (): void => this.tellAll();
    const { databaseUrl } = this.config;
    this.channel =
      this.redis.channel('umpire:sessions', heard, missed) ??
      (databaseUrl === undefined
        ? undefined
        : new PgChannel(databaseUrl, this.database, 'umpire_sessions', heard, missed));
  }

  onApplicationShutdown(): void {
    this.channel?.close();
  }

  /** Whether every other instance can be heard at this moment. A SQLite file has one; PostgreSQL may have others, unheard. */
  get hearsOthers(): boolean {
    return this.database.dialect === 'sqlite' || (this.channel?.live ?? false);
  }

  announce(id: string): void {
    this.tell(id);
    void this.channel?.publish(id);
  }

  /** Returns what ends the listening. */
  listen(id: string, listener: Listener): () => void {
    let all = this.listeners.get(id);
    if (!all) {
      all = new Set();
      this.listeners.set(id, all);
    }
    all.add(listener);
    return () => {
      const left = this.listeners.get(id);
      left?.delete(listener);
      if (left?.size === 0) this.listeners.delete(id);
    };
  }

  private tell(id: string): void {
    for (const listener of this.listeners.get(id) ?? []) listener();
  }

  private tellAll(): void {
    for (const id of this.listeners.keys()) this.tell(id);
  }
}
