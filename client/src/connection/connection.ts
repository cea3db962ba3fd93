import { backoff, pause, reasonOf } from './backoff.js';
import type { CallOptions, ClientOptions } from './options.js';
import { ConnectionLost, UmpireProblem } from './problem.js';

export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** One request, and whether it does no harm if it arrives twice. */
export interface Asked extends CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON; a text or bytes are sent as they are, with their own `content-type` among the headers. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** In place of the player's key; null sends neither. */
  readonly token?: string | null | undefined;
  readonly accept?: string;
  /** It asks only, or it carries an Idempotency-Key: it is sent again where nobody knows whether it arrived. */
  readonly repeatable?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A server that wants more patience than this is told of instead of waited for. */
const LONGEST_WAIT_MS = 60_000;
const DEFAULT_RETRIES = 4;
const DEFAULT_RETRY_MS = 250;
const DEFAULT_TIMEOUT_MS = 30_000;

/** Sends requests to one Umpire: language, keys, repeats, problems. Everything else of the client stands on it. */
export class Connection {
  readonly #options: ClientOptions;
  readonly #fetch: typeof fetch;
  readonly #base: string;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#base = options.baseUrl.replace(/\/+$/, '');
    this.#fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  }

  get adminKey(): string | undefined {
    return this.#options.adminKey;
  }

  /** A key that nobody else draws, for a request that may have to be sent twice. */
  newKey(): string {
    const { randomBytes } = this.#options;
    const bytes = randomBytes ? randomBytes(18) : globalThis.crypto?.getRandomValues(new Uint8Array(18));
    if (!bytes) throw new Error('This platform has no crypto.getRandomValues: give the client `randomBytes`.');
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** How long to wait after so many failures in a row. */
  patience(failures: number): number {
    return backoff(this.#options.retryMs ?? DEFAULT_RETRY_MS, failures);
  }

  /** The answer as JSON; undefined where there is no content. */
  async json<T>(asked: Asked): Promise<T> {
    const { text } = await this.answer(asked);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  async text(asked: Asked): Promise<string> {
    return (await this.answer(asked)).text;
  }

  /** Tries until there is an answer, as often as the request may be repeated. A refusal is thrown. */
  async answer(asked: Asked): Promise<Answer> {
    const retries = this.#options.retries ?? DEFAULT_RETRIES;
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.#once(asked);
      } catch (error) {
        const wait = failures < retries ? this.#waitBefore(error, asked, failures) : undefined;
        if (wait === undefined || asked.signal?.aborted) throw error;
        await pause(wait, asked.signal);
      }
    }
  }

  /** An answer that is read as it comes. It is tried once: whoever reads it knows where to go on. */
  async stream(asked: Asked): Promise<Response> {
    const response = await this.#send(asked, asked.signal);
    if (response.status >= 400) throw UmpireProblem.from(response, await response.text());
    return response;
  }

  /** How long to wait before a request is sent again; undefined where it is not. */
  #waitBefore(error: unknown, { repeatable }: Asked, failures: number): number | undefined {
    if (error instanceof ConnectionLost) return repeatable ? this.patience(failures) : undefined;
    if (!(error instanceof UmpireProblem)) return undefined;
    // Whoever asks too often is turned away before anything is done.
    const again = error.kind === 'rate-limited' || (repeatable && isPassing(error));
    const wait = Math.max(this.patience(failures), error.retryAfterMs ?? 0);
    return again && wait <= LONGEST_WAIT_MS ? wait : undefined;
  }

  async #once(asked: Asked): Promise<Answer> {
    const limit = new AbortController();
    const end = (): void => limit.abort(asked.signal?.reason);
    if (asked.signal?.aborted) end();
    asked.signal?.addEventListener('abort', end, { once: true });
    const timer = setTimeout(() => limit.abort(), this.#options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    try {
      const response = await this.#send(asked, limit.signal);
      const text = await response.text();
      if (response.status >= 400) throw UmpireProblem.from(response, text);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if (asked.signal?.aborted) throw reasonOf(asked.signal);
      if (error instanceof UmpireProblem || error instanceof ConnectionLost) throw error;
      throw new ConnectionLost(this.#base, error);
    } finally {
      clearTimeout(timer);
      asked.signal?.removeEventListener('abort', end);
    }
  }

  async #send(asked: Asked, signal: AbortSignal | undefined): Promise<Response> {
    const { method = 'GET', path, query, body } = asked;
    try {
      return await this.#fetch(`${this.#base}${path}${queryText(query)}`, {
        method,
        headers: this.#headers(asked),
        ...(body === undefined ? {} : { body: isPlain(body) ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      if (asked.signal?.aborted) throw reasonOf(asked.signal);
      throw new ConnectionLost(this.#base, error);
    }
  }

  #headers({ body, headers = {}, token, accept = 'application/json', lang }: Asked): Record<string, string> {
    const { key, clientKey, lang: usual = 'en' } = this.#options;
    const bearer = token === undefined ? key : token;
    const all: Record<string, string | undefined> = {
      accept,
      'accept-language': lang ?? usual,
      'content-type': body === undefined ? undefined : 'application/json',
      authorization: bearer ? `Bearer ${bearer}` : undefined,
      'umpire-client-key': clientKey,
      ...headers,
    };
    return Object.fromEntries(Object.entries(all).filter((each): each is [string, string] => each[1] !== undefined));
  }
}

const isPlain = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** A state of the server that passes by itself. */
export const isPassing = ({ status, kind }: UmpireProblem): boolean =>
  kind === 'in-flight' || kind === 'rate-limited' || [502, 503, 504].includes(status);

function queryText(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(
      (each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`,
    ),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
