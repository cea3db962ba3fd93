import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { makeRoom, WINDOW_MS } from './window.js';

/** What a client has had of this process in a minute, beyond its number of requests. */
interface Account {
  milliseconds: number;
  bytes: number;
  readonly endsAt: number;
}

export interface WorkLeft {
  readonly allowed: boolean;
  /** Of the processor's milliseconds. */
  readonly remaining: number;
  /** Of the bytes of answers. */
  readonly bytes: number;
  readonly resetMs: number;
}

const MOST_CLIENTS = 50_000;

/**
 * A request is not a measure of work: one asks for a column, another for the odds of forty dice ten thousand times over.
 * Whatever takes turns or a thread of its own (batches, odds, whole maps, games taken in, GraphQL) or answers at length
 * charges what it took to its client; who has had his share of a minute waits for the next. Counted in each process by itself, because it is this process that others wait for.
 */
@Injectable()
export class WorkLimits {
  readonly #accounts = new Map<string, Account>();
  readonly #milliseconds: number;
  readonly #bytes: number;

  constructor({ workLimitMs, answerLimit }: Config) {
    this.#milliseconds = workLimitMs || Number.POSITIVE_INFINITY;
    this.#bytes = answerLimit || Number.POSITIVE_INFINITY;
  }

  charge(client: string, milliseconds: number, bytes: number): void {
    const now = performance.now();
    let account = this.#accounts.get(client);
    if (account === undefined || account.endsAt <= now) {
      makeRoom(this.#accounts, MOST_CLIENTS, now);
      account = { milliseconds: 0, bytes: 0, endsAt: now + WINDOW_MS };
      this.#accounts.set(client, account);
    }
    account.milliseconds += milliseconds;
    account.bytes += bytes;
  }

  /** What is left of the minute; undefined for clients that have taken nothing. */
  left(client: string): WorkLeft | undefined {
    const account = this.#accounts.get(client);
    if (account === undefined) return undefined;
    const resetMs = account.endsAt - performance.now();
    if (resetMs <= 0) return undefined;
    const remaining = Math.max(0, Math.floor(this.#milliseconds - account.milliseconds));
    const bytes = Math.max(0, Math.floor(this.#bytes - account.bytes));
    return { allowed: remaining > 0 && bytes > 0, remaining, bytes, resetMs };
  }
}
