import { type Limiter, makeRoom, type Verdict, WINDOW_MS } from './window.js';

interface Window {
  used: number;
  readonly endsAt: number;
}

const MOST_CLIENTS = 50_000;

/** Fixed windows in this process: one Map look-up per request. */
export class LocalLimiter implements Limiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly limit: number,
    private readonly windowMs = WINDOW_MS,
  ) {}

  hit(key: string): Verdict {
    const now = performance.now();
    let window = this.windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      makeRoom(this.windows, MOST_CLIENTS, now);
      window = { used: 0, endsAt: now + this.windowMs };
      this.windows.set(key, window);
    }
    window.used += 1;
    return this.verdict(window, now);
  }

  standing(key: string): Verdict {
    const now = performance.now();
    const window = this.windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      return { allowed: true, remaining: this.limit, resetMs: this.windowMs };
    }
    return this.verdict(window, now);
  }

  private verdict({ used, endsAt }: Window, now: number): Verdict {
    return { allowed: used <= this.limit, remaining: Math.max(0, this.limit - used), resetMs: endsAt - now };
  }
}
