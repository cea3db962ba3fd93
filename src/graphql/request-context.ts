import type { FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../edge/graphql/context.js';
import { Turn } from '../edge/turns.js';
import type { Language } from '../kernel/rulings/index.js';
import type { KnownClient } from '../platform/clients/client-keys.js';
import type { Config } from '../platform/config.js';
import { isAdminKey, requireAdminKey } from '../platform/http/admin.guard.js';
import { languageOf } from '../platform/language.js';
import { appOf, clientOf } from '../platform/limits/client-key.js';
import type { WorkLimits } from '../platform/limits/work-limits.js';
import type { RulingMetrics } from '../rulings/ruling-metrics.js';
import { bearer } from '../sessions/access/tokens.js';

/** A short query is counted as a request. */
const WORTH_CHARGING_MS = 4;

/** What is answered at once is not given up half way. */
const NEVER = new AbortController().signal;

/** What resolvers know of a request over HTTP. Nest copies a context that has no `req`. */
export class RequestContext implements GraphqlContext {
  readonly signal = NEVER;
  readonly turn = new Turn((milliseconds) => this.charge(milliseconds));

  constructor(
    readonly req: FastifyRequest,
    private readonly config: Config,
    private readonly metrics: RulingMetrics,
    private readonly works: WorkLimits,
  ) {}

  get language(): Language {
    return languageOf(this.req.headers['accept-language']);
  }

  get client(): string {
    return clientOf(this.req);
  }

  get app(): KnownClient | undefined {
    return appOf(this.req);
  }

  get isAdmin(): boolean {
    return isAdminKey(this.config.adminKey, this.req.headers.authorization);
  }

  get token(): string | undefined {
    return bearer(this.req.headers.authorization);
  }

  count(game: string, procedure: string): void {
    this.metrics.count(game, procedure);
  }

  private charge(milliseconds: number): void {
    if (milliseconds > WORTH_CHARGING_MS) this.works.charge(this.client, milliseconds, 0);
  }

  requireAdmin(): void {
    requireAdminKey(this.config.adminKey, this.req.headers.authorization);
  }
}
