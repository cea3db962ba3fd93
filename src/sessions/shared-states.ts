import type { SessionState } from '../kernel/session/index.js';
import type { Redis } from '../platform/redis/redis.js';

/** Not after every command: an instance that takes a session over folds the few entries that came after. */
const EVERY = 16;
const SECONDS = 3600;

export interface SharedState {
  readonly state: SessionState;
  /** Of the entry at that version: a state is only believed where the log says the same. */
  readonly hash: string;
}

/** Folded states in Redis, for instances that have not seen a session yet. Losing them costs time, nothing else. */
export class SharedStates {
  constructor(private readonly redis: Redis) {}

  async get(id: string): Promise<SharedState | undefined> {
    const text = await this.redis.read(keyOf(id));
    return text === undefined ? undefined : (JSON.parse(text) as SharedState);
  }

  put(id: string, state: SessionState, hash: string): void {
    if (state.version % EVERY !== 0 || !this.redis.configured) return;
    void this.redis.write(keyOf(id), JSON.stringify({ state, hash } satisfies SharedState), SECONDS);
  }
}

const keyOf = (id: string): string => `umpire:session:${id}`;
