import type { Config } from '../config.js';
import { Problem } from '../problems/problem.js';

/** Connections that stay open, of one kind: so many at once in all, and so many of one client, who can never take them all. */
export class OpenStreams {
  readonly #byClient = new Map<string, number>();
  readonly #most: number;
  readonly #mostOfClient: number;
  #open = 0;

  constructor({ streamLimit, clientStreamLimit, rateLimit }: Config) {
    this.#most = streamLimit;
    // Who limits nobody by address does not limit this by address either.
    this.#mostOfClient = rateLimit === 0 ? Number.POSITIVE_INFINITY : clientStreamLimit;
  }

  /** Takes a place, or throws the problem that there is none; what it returns gives the place back, once. */
  take(client: string): () => void {
    const own = this.#byClient.get(client) ?? 0;
    if (this.#open >= this.#most) throw new Problem('unavailable', { headers: RETRY });
    if (own >= this.#mostOfClient) throw tooManyOf(this.#mostOfClient);
    this.#open += 1;
    this.#byClient.set(client, own + 1);
    let taken = true;
    return () => {
      if (taken) this.release(client);
      taken = false;
    };
  }

  private release(client: string): void {
    this.#open -= 1;
    const left = this.#byClient.get(client)! - 1;
    if (left === 0) this.#byClient.delete(client);
    else this.#byClient.set(client, left);
  }
}

const RETRY = { 'retry-after': '5' };

const tooManyOf = (limit: number): Problem =>
  new Problem('rate-limited', {
    detail: {
      en: `One client has at most ${limit} streams open at once; close one first.`,
      ja: `1クライアントが同時に開けるストリームは${limit}本までです。先にどれかを閉じてください。`,
    },
    headers: RETRY,
    members: { limit },
  });
