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
    how: { after?: number; lastId?: string } = {},
  ): Promise<EventStream> {
    const query = how.after === undefined ? '' : `?after=${how.after}`;
    const response = await fetch(`${url}/v1/sessions/${id}/events${query}`, {
      headers: {
        accept: 'text/event-stream',
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
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    this.lastId = /^id: (.*)$/m.exec(block)![1]!;
    this.entries.push(JSON.parse(data) as StreamedEntry);
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** A GraphQL subscription by the graphql-ws protocol, the token in its first message. */
export function subscribeTo(url: string, id: string, token: string | undefined, after = 0) {
  const entries: StreamedEntry[] = [];
  let text = '';
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    ...(token === undefined ? {} : { connectionParams: { authorization: `Bearer ${token}` } }),
  });
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
