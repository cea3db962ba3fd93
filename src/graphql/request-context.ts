import type { FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../edge/graphql/context.js';
import type { Language } from '../kernel/rulings/index.js';
import type { Config } from '../platform/config.js';
import { requireAdminKey } from '../platform/http/admin.guard.js';
import { languageOf } from '../platform/language.js';
import type { RulingMetrics } from '../rulings/ruling-metrics.js';
import { bearer } from '../sessions/access/tokens.js';

/** What is answered at once is not given up half way. */
const NEVER = new AbortController().signal;

/** What resolvers know of a request over HTTP. Nest copies a context that has no `req`. */
export class RequestContext implements GraphqlContext {
  readonly signal = NEVER;

  constructor(
    readonly req: FastifyRequest,
    private readonly config: Config,
    private readonly metrics: RulingMetrics,
  ) {}

  get language(): Language {
    return languageOf(this.req.headers['accept-language']);
  }

  get token(): string | undefined {
    return bearer(this.req.headers.authorization);
  }

  count(game: string, procedure: string): void {
    this.metrics.count(game, procedure);
  }

  requireAdmin(): void {
    requireAdminKey(this.config.adminKey, this.req.headers.authorization);
  }
}
