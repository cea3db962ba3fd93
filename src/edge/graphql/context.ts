import type { Language } from '../../kernel/rulings/index.js';

/** What a resolver knows of the request: the language of its header, and where to count. */
export interface GraphqlContext {
  readonly language: Language;
  count(game: string, procedure: string): void;
  /** Throws the problem where the request does not carry the admin key. */
  requireAdmin(): void;
  /** What was sent as `Authorization: Bearer`. */
  readonly token: string | undefined;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
}
