/** The two languages of every sentence. */
export type Lang = 'en' | 'ja';

/** How a client reaches its Umpire. */
export interface ClientOptions {
  /** Where Umpire is, such as `https://umpire.example.org`. */
  readonly baseUrl: string;
  /** The key of a player (`players.create`): it opens his seats and keeps his games together. */
  readonly key?: string;
  /** The key of an app, from the operator: the app is counted by it and not by its address. */
  readonly clientKey?: string;
  /** The operator's key, for writing to the library. */
  readonly adminKey?: string;
  /** The language of sentences; English where it is left out. */
  readonly lang?: Lang;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** How often a request is repeated that may be repeated; 4 where it is left out. */
  readonly retries?: number;
  /** How long the first repeat waits, about; each further one twice as long, 8 seconds at most. 250 milliseconds where it is left out. */
  readonly retryMs?: number;
  /** How long one try may take before it counts as lost; 30 seconds where it is left out. Streams have no end. */
  readonly timeoutMs?: number;
  /** Random bytes, where the platform has no `crypto.getRandomValues`, as React Native has none by itself. */
  readonly randomBytes?: (count: number) => Uint8Array;
}

/** What may be said with any call. */
export interface CallOptions {
  /** Ends the call; what was waiting is rejected with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** The language of this answer. */
  readonly lang?: Lang;
}
