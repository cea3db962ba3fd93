import { pause } from '../connection/backoff.js';
import { type Connection, isPassing } from '../connection/connection.js';
import { messages } from '../connection/event-stream.js';
import { canStream } from '../connection/lines.js';
import type { CallOptions } from '../connection/options.js';
import { ConnectionLost, UmpireProblem } from '../connection/problem.js';

export interface FollowOptions extends CallOptions {
  /** The version the caller has already. */
  readonly after?: number;
  /** Told when the stream is connected and when it is not: a light for the player. */
  readonly onConnection?: (connected: boolean) => void;
  /** Where answers cannot be read as they come: how often to ask for what is new; every 2 seconds where it is left out. */
  readonly pollMs?: number;
}

interface Entry {
  readonly version: number;
  readonly events: readonly { readonly type: string }[];
}

interface Source {
  readonly connection: Connection;
  /** Of its events. */
  readonly path: string;
  readonly token: string | null | undefined;
}

const POLL_MS = 2_000;
const PAGE = 500;

/** The entries after a version, each once and in order, over as many connections as it takes. */
export async function* followSession<T extends Entry>(
  source: Source,
  after: number,
  options: Omit<FollowOptions, 'after'>,
): AsyncGenerator<T> {
  let seen = after;
  const { connection, path, token } = source;
  const { signal, lang, onConnection } = options;
  const told = canStream()
    ? parsed<T>(messages(connection, { path, token, signal, lang, onConnection, lastId: () => String(seen) }))
    : polled<T>(source, () => seen, options);
  for await (const entry of told) {
    if (entry.version <= seen) continue;
    seen = entry.version;
    yield entry;
  }
}

async function* parsed<T>(stream: ReturnType<typeof messages>): AsyncGenerator<T> {
  for await (const told of stream) if (typeof told === 'object') yield JSON.parse(told.data) as T;
}

interface Page<T> {
  readonly entries: readonly T[];
  readonly next?: number;
}

/** For platforms that hand an answer over only when it is whole. The end of a game is an entry as well. */
async function* polled<T extends Entry>(
  { connection, path, token }: Source,
  seen: () => number,
  { signal, lang, onConnection, pollMs = POLL_MS }: FollowOptions,
): AsyncGenerator<T> {
  for (let failures = 0; !signal?.aborted; ) {
    try {
      const query = { after: seen(), limit: PAGE };
      const page = await connection.json<Page<T>>({ path, token, query, signal, lang, repeatable: true });
      onConnection?.(true);
      failures = 0;
      yield* page.entries;
      if (page.entries.some(({ events }) => events.some(({ type }) => type === 'ended'))) return;
      if (page.next === undefined) await pause(pollMs, signal);
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof ConnectionLost) && !(error instanceof UmpireProblem && isPassing(error))) throw error;
      onConnection?.(false);
      await pause(connection.patience(failures), signal).catch(() => undefined);
      failures += 1;
    }
  }
}
