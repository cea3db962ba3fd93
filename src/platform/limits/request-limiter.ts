import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { Redis } from '../redis/redis.js';
import { LocalLimiter } from './local-limiter.js';
import { SharedLimiter } from './shared-limiter.js';
import type { Limiter, Verdict } from './window.js';

/** Requests by client, over HTTP and over sockets together; one limit for all instances where there is a Redis. */
@Injectable()
export class RequestLimiter {
  readonly #limiter: Limiter | undefined;

  constructor({ rateLimit }: Config, redis: Redis) {
    if (rateLimit > 0)
      this.#limiter = redis.configured ? new SharedLimiter(redis, rateLimit) : new LocalLimiter(rateLimit);
  }

  /** Undefined where nothing is limited by client. */
  hit(client: string): Verdict | Promise<Verdict> | undefined {
    return this.#limiter?.hit(client);
  }

  /** The same without counting anything. */
  standing(client: string): Verdict | undefined {
    return this.#limiter?.standing(client);
  }
}
