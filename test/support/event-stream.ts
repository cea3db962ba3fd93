import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { ENTRY } from './session-selections.js';

/** An entry as it comes over a stream, as far as tests look at it. */
export interface StreamedEntry {
  readonly version: number;
  readonly side: string;
  readonly command?: unknown;
  readonly events: readonly { readonly type: string }[];
  readonly hash: string;
}

/** Server-sent events as a browser reads them: every id remembered, comments kept apart. */
export class EventStream {
  readonly entries: StreamedEntry[] = [];
  /** Every event, whatever its name, in order. */
  readonly events: { readonly id: string; readonly name: string; readonly data: Record<string, unknown> }[] = [];
  readonly comments: string[] = [];
  /** Every byte that came, as text. */
  text = '';
  lastId = '';
  ended = false;
  private readonly gone = new AbortController();
  private waiting: (() => void)[] = [];

  private constructor(readonly response: Response) {
    if (response.status === 200) void this.read();
    else this.ended = true;
  }

  static async open(
    url: string,
    id: string,
    token: string | undefined,
    how: { after?: number; lastId?: string; headers?: Record<string, string> } = {},
  ): Promise<EventStream> {
    const query = how.after === undefined ? '' : `?after=${how.after}`;
    return EventStream.at(`${url}/v1/sessions/${id}/events${query}`, token, how);
  }

  /** Any stream, by its address. */
  static async at(
    address: string,
    token: string | undefined,
    how: { lastId?: string; headers?: Record<string, string> } = {},
  ): Promise<EventStream> {
    const response = await fetch(address, {
      headers: {
        accept: 'text/event-stream',
        ...how.headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(how.lastId === undefined ? {} : { 'last-event-id': how.lastId }),
      },
    });
    return new EventStream(response);
  }

  get versions(): number[] {
    return this.entries.map(({ version }) => version);
  }

  /** When so much has come, or the stream has ended. */
  async until(enough: (stream: EventStream) => boolean): Promise<this> {
    while (!enough(this) && !this.ended) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this;
  }

  reached(version: number): Promise<this> {
    return this.until(({ entries }) => (entries.at(-1)?.version ?? 0) >= version);
  }

  close(): void {
    this.gone.abort();
  }

  private async read(): Promise<void> {
    const reader = this.response.body!.getReader();
    this.gone.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        const part = decoder.decode(value, { stream: true });
        this.text += part;
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) this.take(block);
        this.wake();
      }
    } catch {
      // A connection that breaks ends the stream, as it does for a browser.
    }
    this.ended = true;
    this.wake();
  }

  private take(block: string): void {
    if (block.startsWith(':')) this.comments.push(block);
    this.lastId = /^id: (.*)$/m.exec(block)?.[1] ?? this.lastId;
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    const name = /^event: (.*)$/m.exec(block)?.[1] ?? 'message';
    this.events.push({ id: this.lastId, name, data: JSON.parse(data) });
    if (name === 'entry') this.entries.push(JSON.parse(data) as StreamedEntry);
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

const socketTo = (url: string, token: string | undefined) =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    ...(token === undefined ? {} : { connectionParams: { authorization: `Bearer ${token}` } }),
  });

/** Any subscription: what it tells, one after the other, until `enough`. */
export async function subscribed<T>(
  url: string,
  token: string | undefined,
  query: string,
  enough: (told: readonly T[]) => boolean,
): Promise<T[]> {
  const client = socketTo(url, token);
  const told: T[] = [];
  for await (const { data, errors } of client.iterate<Record<string, T>>({ query })) {
    if (errors) throw new Error(JSON.stringify(errors));
    told.push(...Object.values(data ?? {}));
    if (enough(told)) break;
  }
  await client.dispose();
  return told;
}

/** A GraphQL subscription by the graphql-ws protocol, the token in its first message. */
export function subscribeTo(url: string, id: string, token: string | undefined, after = 0) {
  const entries: StreamedEntry[] = [];
  let text = '';
  const client = socketTo(url, token);
  const query = `subscription S($id: String!, $after: Int) { sessionEntries(id: $id, after: $after) { ${ENTRY} } }`;
  const iterator = client.iterate<{ sessionEntries: StreamedEntry }>({ query, variables: { id, after } });
  return {
    client,
    entries,
    get text() {
      return text;
    },
    /** Reads on until that version; false where the subscription ended before. */
    async reached(version: number): Promise<boolean> {
      while ((entries.at(-1)?.version ?? 0) < version) {
        const { done, value } = await iterator.next();
        if (done) return false;
        text += JSON.stringify(value);
        if (value.errors) throw new Error(JSON.stringify(value.errors));
        entries.push(value.data!.sessionEntries);
      }
      return true;
    },
    /** Ends the subscription and leaves the socket open. */
    complete: () => iterator.return!(),
    close: () => client.dispose(),
  };
}
