import type { FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { GraphqlContext } from '../edge/graphql/context.js';

/** Runs one compiled query. */
export type Run = (
  context: GraphqlContext,
  variables: Record<string, unknown> | undefined,
) => ExecutionResult | Promise<ExecutionResult>;

interface KnownQuery {
  readonly operationName: string | undefined;
  readonly run: Run;
}

/** How many are kept, and how long each may be. */
const KEPT = 500;
const LONGEST = 10_000;

/**
 * Queries that Apollo has parsed, validated, measured and run without an error, by their text: what was allowed once is
 * allowed again, since schema and limits do not change. Mutations and subscriptions never come in here.
 */
export class KnownQueries {
  readonly #known = new Map<string, KnownQuery>();
  readonly #results = new WeakMap<FastifyRequest, ExecutionResult>();

  keep(text: string, operationName: string | undefined, run: Run): void {
    if (text.length > LONGEST || this.#known.has(text)) return;
    if (this.#known.size >= KEPT) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(text, { operationName, run });
  }

  /** What runs a request that came as JSON; undefined where there is anything unusual about it. */
  find(body: unknown): Run | undefined {
    if (typeof body !== 'object' || body === null) return undefined;
    const { query, operationName, variables, extensions } = body as Record<string, unknown>;
    if (typeof query !== 'string' || extensions !== undefined) return undefined;
    const known = this.#known.get(query);
    if (known === undefined || (operationName ?? undefined) !== known.operationName) return undefined;
    const isUsual = variables === undefined || (typeof variables === 'object' && !Array.isArray(variables));
    return isUsual ? known.run : undefined;
  }

  /** A known query came to an error: Apollo words the answer, and finds the result here instead of running it again. */
  hasRun(request: FastifyRequest, result: ExecutionResult): void {
    // Without data nothing was run: a variable was bad.
    if (result.data !== undefined) this.#results.set(request, result);
  }

  resultFor(request: FastifyRequest): ExecutionResult | undefined {
    return this.#results.get(request);
  }
}
