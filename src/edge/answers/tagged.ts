import type { Readable } from 'node:stream';

type Content = object | string | Readable;

/** What goes out with an answer beside its content. */
export interface Tags {
  /** Which version it is. */
  readonly etag?: string;
  /** A client that has this version already is told so, and the content is not even made. */
  readonly conditional?: boolean;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What somebody in particular is told is nobody else's, and no cache keeps it. The tag is the version, whoever asks: a browser
 * with several seats would otherwise be told that one seat's answer still holds for another.
 */
export const PERSONAL: Tags = { headers: { 'cache-control': 'private, no-store' } };

/** An answer with its version: the interceptor says it in the headers, or that the client has it already. */
export class Tagged {
  constructor(
    readonly content: Content | (() => Content),
    readonly tags: Tags,
  ) {}
}
