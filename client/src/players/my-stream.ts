import type { Connection } from '../connection/connection.js';
import { messages } from '../connection/event-stream.js';
import type { CallOptions } from '../connection/options.js';
import type { MySessions, SessionEntry, SessionHistory } from '../generated/service.js';

/** Something that happened in one of my games. */
export interface MyEntry {
  readonly session: string;
  readonly entry: SessionEntry;
}

export interface MyFollowOptions extends CallOptions {
  /** Told when the stream is connected and when it is not. */
  readonly onConnection?: (connected: boolean) => void;
}

/** Sessions in a page, as many as Umpire gives. */
const PAGE = 50;

/**
 * The server's stream over all games begins anew with each connection. So what happened while nobody listened is read from the
 * logs: when it is connected, once more at its first silence (a game that it took up in between), and wherever a version is
 * left out. What is told twice is handed on once.
 */
export async function* followMine(connection: Connection, options: MyFollowOptions): AsyncGenerator<MyEntry> {
  const { signal, lang, onConnection } = options;
  const mine = new MyLogs(connection, { signal, lang });
  await mine.begin();
  let settled = false;
  for await (const told of messages(connection, { path: '/v1/me/events', signal, lang, onConnection })) {
    if (typeof told === 'object') yield* mine.heard(JSON.parse(told.data) as MyEntry);
    else if (told === 'connected' || !settled) {
      settled = told === 'quiet';
      yield* mine.meanwhile();
    }
  }
}

/** How far each of my games has been told. */
class MyLogs {
  readonly #seen = new Map<string, number>();

  constructor(
    private readonly connection: Connection,
    private readonly options: CallOptions,
  ) {}

  async begin(): Promise<void> {
    for await (const { session, version } of mySessions(this.connection, this.options))
      this.#seen.set(session, version);
  }

  async *heard({ session, entry }: MyEntry): AsyncGenerator<MyEntry> {
    yield* this.#upTo(session, entry.version - 1);
    if (entry.version <= this.#known(session)) return;
    this.#seen.set(session, entry.version);
    yield { session, entry };
  }

  async *meanwhile(): AsyncGenerator<MyEntry> {
    for await (const { session, version } of mySessions(this.connection, this.options))
      yield* this.#upTo(session, version);
  }

  #known(session: string): number {
    return this.#seen.get(session) ?? 0;
  }

  async *#upTo(session: string, version: number): AsyncGenerator<MyEntry> {
    while (this.#known(session) < version) {
      const path = `/v1/sessions/${encodeURIComponent(session)}/events`;
      const query = { after: this.#known(session) };
      const page = await this.connection.json<SessionHistory>({ path, query, repeatable: true, ...this.options });
      if (page.entries.length === 0) return;
      for (const entry of page.entries) {
        this.#seen.set(session, entry.version);
        yield { session, entry };
      }
    }
  }
}

async function* mySessions(connection: Connection, options: CallOptions): AsyncGenerator<MySessions['items'][number]> {
  let cursor: string | undefined;
  do {
    const query = { limit: PAGE, cursor };
    const page = await connection.json<MySessions>({ path: '/v1/me/sessions', query, repeatable: true, ...options });
    yield* page.items;
    cursor = page.next;
  } while (cursor !== undefined);
}
