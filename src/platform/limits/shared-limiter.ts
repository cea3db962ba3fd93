import type { Redis } from '../redis/redis.js';
import { LocalLimiter } from './local-limiter.js';
import { type Limiter, makeRoom, type Verdict, WINDOW_MS } from './window.js';

/** Takes permits for a client and starts its window with the first of them; returns the sum taken and the time left. */
const TAKE_PERMITS = `
local taken = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return { taken, left }`;

/** Permits that this instance has taken from a client's window and not used yet. */
interface Lease {
  left: number;
  /** What was still to be had in Redis when the lease was taken. */
  readonly beyond: number;
  /** Nothing was left to take: no more questions until the window ends. */
  readonly exhausted: boolean;
  readonly endsAt: number;
}

const MOST_CLIENTS = 50_000;
const LEASES_PER_WINDOW = 100;
const ANSWER_WITHIN_MS = 100;
const PAUSE_AFTER_FAILURE_MS = 1000;

/**
 * One limit for all instances. Asking Redis about each request would cost more than the ruling, so an instance takes a
 * hundredth of the limit at once and spends it by itself: the limit is never exceeded, and a client that hops between
 * instances loses at most one unspent lease on each. Small limits make leases of one, which is exact.
 * Without Redis, each instance counts alone.
 */
export class SharedLimiter implements Limiter {
  private readonly leases = new Map<string, Lease>();
  private readonly pending = new Map<string, Promise<Lease | undefined>>();
  private readonly alone: LocalLimiter;
  private readonly leaseSize: number;
  private pausedUntil = 0;

  constructor(
    private readonly redis: Redis,
    private readonly limit: number,
    private readonly windowMs = WINDOW_MS,
  ) {
    this.alone = new LocalLimiter(limit, windowMs);
    this.leaseSize = Math.max(1, Math.floor(limit / LEASES_PER_WINDOW));
  }

  hit(key: string): Verdict | Promise<Verdict> {
    return this.spend(key) ?? this.askAndSpend(key);
  }

  standing(key: string): Verdict {
    const lease = this.leases.get(key);
    const resetMs = lease === undefined ? 0 : lease.endsAt - performance.now();
    if (lease === undefined || resetMs <= 0) return this.alone.standing(key);
    const remaining = lease.left + lease.beyond;
    return { allowed: remaining > 0, remaining, resetMs };
  }

  private spend(key: string): Verdict | undefined {
    const lease = this.leases.get(key);
    if (lease === undefined) return undefined;
    const resetMs = lease.endsAt - performance.now();
    if (resetMs <= 0) return undefined;
    if (lease.left > 0) {
      lease.left -= 1;
      return { allowed: true, remaining: lease.left + lease.beyond, resetMs };
    }
    return lease.exhausted ? { allowed: false, remaining: 0, resetMs } : undefined;
  }

  private async askAndSpend(key: string): Promise<Verdict> {
    for (;;) {
      const asked = this.pending.get(key) ?? this.ask(key);
      if ((await asked) === undefined) return this.alone.hit(key);
      // Requests that waited for the same lease may have spent it already: then the next of them asks again.
      const verdict = this.spend(key);
      if (verdict !== undefined) return verdict;
    }
  }

  private ask(key: string): Promise<Lease | undefined> {
    const asked = this.takeLease(key).finally(() => this.pending.delete(key));
    this.pending.set(key, asked);
    return asked;
  }

  private async takeLease(key: string): Promise<Lease | undefined> {
    const now = performance.now();
    if (now < this.pausedUntil) return undefined;
    try {
      const [taken, left] = await this.redis.evaluate(
        TAKE_PERMITS,
        `umpire:rate:${key}`,
        [this.leaseSize, this.windowMs],
        ANSWER_WITHIN_MS,
      );
      const before = taken - this.leaseSize;
      const granted = Math.min(this.leaseSize, Math.max(0, this.limit - before));
      const beyond = Math.max(0, this.limit - taken);
      const lease = { left: granted, beyond, exhausted: beyond === 0, endsAt: performance.now() + left };
      makeRoom(this.leases, MOST_CLIENTS, now);
      this.leases.set(key, lease);
      return lease;
    } catch {
      // Redis logs its own outages. Asking again at once would only make each request wait.
      this.pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS;
      return undefined;
    }
  }
}
