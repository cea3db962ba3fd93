import type { Language } from '../../kernel/rulings/index.js';
import type { KnownClient } from '../../platform/clients/client-keys.js';
import type { Turn } from '../turns.js';

/** What a resolver knows of the request: the language of its header, and where to count. */
export interface GraphqlContext {
  readonly language: Language;
  count(game: string, procedure: string): void;
  /** Whether the request carries the admin key. */
  readonly isAdmin: boolean;
  /** Throws the problem where it does not. */
  requireAdmin(): void;
  /** The app whose key was sent, where one was. */
  readonly app: KnownClient | undefined;
  /** In which all long work of the request is done, and by which it is charged. */
  readonly turn: Turn;
  /** What was sent as `Authorization: Bearer`. */
  readonly token: string | undefined;
  /** Whom it counts against. */
  readonly client: string;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
}
