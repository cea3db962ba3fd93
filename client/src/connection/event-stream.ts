import { pause } from './backoff.js';
import { type Asked, type Connection, isPassing } from './connection.js';
import { linesOf } from './lines.js';
import { UmpireProblem } from './problem.js';

interface StreamMessage {
  readonly id: string;
  readonly data: string;
}

/** What a stream tells: messages; that it is connected (again); that nothing has happened for a while. */
export type Told = StreamMessage | 'connected' | 'quiet';

/** A stream that connects again by itself. */
export interface StreamRequest extends Asked {
  /** Told when the stream is connected and when it is not. */
  readonly onConnection?: ((connected: boolean) => void) | undefined;
  /** Called before each connection; what it answers is sent as `Last-Event-ID`. */
  readonly lastId?: () => string | undefined;
}

/** The server says something every ten seconds. */
const QUIET_MS = 35_000;

/**
 * Server-sent events over fetch, which unlike a browser's EventSource can send a token. It ends where the server says that there
 * is no more to tell (204) or the signal ends it, and connects again, with growing patience, wherever anything else ends it.
 */
export async function* messages(connection: Connection, request: StreamRequest): AsyncGenerator<Told> {
  const { signal, onConnection } = request;
  for (let failures = 0; !signal?.aborted; failures += 1) {
    try {
      const lastId = request.lastId?.();
      const headers = { ...request.headers, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
      const response = await connection.stream({ ...request, headers, accept: 'text/event-stream' });
      if (response.status === 204) return;
      onConnection?.(true);
      yield 'connected';
      for await (const message of messagesIn(response)) {
        failures = 0;
        yield message;
      }
    } catch (error) {
      if (signal?.aborted) return;
      // A connection that breaks while it is read is an error of the platform's own: only a refusal is one of ours.
      if (error instanceof UmpireProblem && !isPassing(error)) throw error;
    }
    onConnection?.(false);
    await pause(connection.patience(failures), signal).catch(() => undefined);
  }
}

async function* messagesIn(response: Response): AsyncGenerator<StreamMessage | 'quiet'> {
  let id = '';
  let data: string[] = [];
  for await (const line of linesOf(response, QUIET_MS)) {
    if (line === '') {
      if (data.length > 0) yield { id, data: data.join('\n') };
      data = [];
    } else if (line.startsWith(':')) yield 'quiet';
    else if (line.startsWith('id:')) id = line.slice(3).trimStart();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
}
