import { pause } from '../connection/backoff.js';
import { type Connection, isPassing } from '../connection/connection.js';
import { ConnectionLost, UmpireProblem } from '../connection/problem.js';
import type { GameId } from '../generated/games.js';
import type { LiveSession } from './live-session.js';
import type { CommandOf, ResultOf } from './types.js';

/** A command that waits for the network. Its key stays the same however often it is sent. */
export interface QueuedCommand<G extends GameId = GameId> {
  readonly command: CommandOf<G>;
  readonly key: string;
  /** The version it is based on; undefined where it follows the one before it. */
  readonly version?: number;
}

/** Where a queue outlives the page or the app: `localStorage`, a file. */
export interface QueueStore {
  load(): string | null | undefined | Promise<string | null | undefined>;
  save(text: string): void | Promise<void>;
}

export interface QueueOptions<G extends GameId = GameId> {
  readonly store?: QueueStore;
  /** Told of every command that was carried out, also of one that an earlier page had left behind. */
  readonly onDone?: (done: QueuedCommand<G>, result: ResultOf<G>) => void;
  /** Told of the command that was refused; whatever stood behind it is dropped with it, for it was chosen on a position that never came. */
  readonly onRefused?: (refused: QueuedCommand<G>, why: unknown, dropped: readonly QueuedCommand<G>[]) => void;
  /** Told how many are waiting, and whether the network is thought to be there. */
  readonly onChange?: (waiting: number, connected: boolean) => void;
}

interface Promised<G extends GameId> {
  readonly resolve: (result: ResultOf<G>) => void;
  readonly reject: (why: unknown) => void;
}

/**
 * Commands of a phone that loses its net: kept, and sent in their order when it is back, each carried out once. The first is
 * based on the version it was chosen on; each further one on what the one before it came to. Where the other side has been faster,
 * the first is refused (`precondition-failed`) and the player chooses anew.
 */
export class CommandQueue<G extends GameId = GameId> {
  readonly #connection: Connection;
  readonly #session: LiveSession<G>;
  readonly #options: QueueOptions<G>;
  readonly #promises = new Map<string, Promised<G>>();
  #waiting: QueuedCommand<G>[] = [];
  #running = false;
  #stopped = new AbortController();
  #wake: (() => void) | undefined;

  constructor(connection: Connection, session: LiveSession<G>, options: QueueOptions<G> = {}) {
    this.#connection = connection;
    this.#session = session;
    this.#options = options;
    (globalThis as { addEventListener?: (type: string, call: () => void) => void }).addEventListener?.('online', () =>
      this.flush(),
    );
  }

  /** What waits, in its order. */
  get waiting(): readonly QueuedCommand<G>[] {
    return this.#waiting;
  }

  /** Takes up what an earlier page or app had left behind, and sends it. */
  async restore(): Promise<void> {
    const text = await this.#options.store?.load();
    if (text) this.#waiting = [...(JSON.parse(text) as QueuedCommand<G>[]), ...this.#waiting];
    this.flush();
  }

  /** Adds a command and sends it as soon as may be; answers when it was carried out, rejects when it was refused. */
  async add(command: CommandOf<G>, { version }: { readonly version?: number } = {}): Promise<ResultOf<G>> {
    const key = this.#connection.newKey();
    const follows = this.#waiting.length > 0;
    const item = { command, key, ...(follows ? {} : { version: version ?? this.#session.version }) };
    const done = new Promise<ResultOf<G>>((resolve, reject) => this.#promises.set(key, { resolve, reject }));
    this.#waiting.push(item as QueuedCommand<G>);
    try {
      await this.#kept();
    } catch (error) {
      // What cannot be kept is not promised.
      this.#waiting = this.#waiting.filter((each) => each.key !== key);
      this.#promises.delete(key);
      throw error;
    }
    this.flush();
    return done;
  }

  /** Sends now, without waiting for the next try. */
  flush(): void {
    this.#wake?.();
    if (this.#running || this.#stopped.signal.aborted) return;
    this.#running = true;
    void this.#run().finally(() => {
      this.#running = false;
      // Something may have been added between the last look and now.
      if (this.#waiting.length > 0) this.flush();
    });
  }

  /** Sends nothing more; what waits stays in the store. */
  stop(): void {
    this.#stopped.abort();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    for (let failures = 0; this.#waiting.length > 0 && !this.#stopped.signal.aborted; ) {
      const item = this.#waiting[0]!;
      try {
        const { command, ...how } = item;
        const result = await this.#session.act(command, { ...how, signal: this.#stopped.signal });
        failures = 0;
        await this.#done(item, result);
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        if (isAway(error)) {
          this.#options.onChange?.(this.#waiting.length, false);
          await this.#patience(this.#connection.patience(failures));
          failures += 1;
        } else await this.#refused(item, error);
      }
    }
  }

  async #done(item: QueuedCommand<G>, result: ResultOf<G>): Promise<void> {
    const [, next, ...rest] = this.#waiting;
    this.#waiting = next ? [{ ...next, version: result.version }, ...rest] : [];
    // Where it cannot be kept it is sent once more some day, under the same key: that does no harm.
    await this.#kept().catch(() => undefined);
    this.#settle(item, (promise) => promise.resolve(result));
    this.#options.onDone?.(item, result);
  }

  async #refused(item: QueuedCommand<G>, why: unknown): Promise<void> {
    const [, ...dropped] = this.#waiting;
    this.#waiting = [];
    await this.#kept().catch(() => undefined);
    for (const each of [item, ...dropped]) this.#settle(each, (promise) => promise.reject(why));
    this.#options.onRefused?.(item, why, dropped);
  }

  #settle({ key }: QueuedCommand<G>, how: (promise: Promised<G>) => void): void {
    const promise = this.#promises.get(key);
    this.#promises.delete(key);
    if (promise) how(promise);
  }

  async #kept(): Promise<void> {
    await this.#options.store?.save(JSON.stringify(this.#waiting));
    this.#options.onChange?.(this.#waiting.length, true);
  }

  async #patience(milliseconds: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([pause(milliseconds, this.#stopped.signal).catch(() => undefined), woken]);
    this.#wake = undefined;
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof ConnectionLost || (error instanceof UmpireProblem && isPassing(error));
