import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { KnownQueries, Run } from './known-queries.js';
import { plainVariables } from './plain-variables.js';
import type { RequestContext } from './request-context.js';

type Gateway = ApolloServerOptionsWithGateway<never>['gateway'];

/** What a compiled query answers to bad variables. */
const NOTHING_RUN: ExecutionResult = { errors: [] };

/** How many compiled queries are kept. */
const KEPT = 500;

/**
 * Lets Apollo run queries compiled by graphql-jit, handed in through its gateway interface: half as fast again as Apollo's
 * own executor. A query is compiled when it comes a second time; one that comes once would not earn the cost back. One that
 * then runs without an error is known from there on.
 */
export function jitGateway(schema: GraphQLSchema, known: KnownQueries): Gateway {
  const compiled = new Map<string, Run | 'seen' | 'not to be compiled'>();

  const interpret =
    (document: DocumentNode, operationName: string | null): Run =>
    (contextValue, variableValues) =>
      execute({ schema, document, contextValue, variableValues, operationName });

  /** The compiled query, where this is at least its second time and graphql-jit can compile it. */
  const compiledRun = async (
    key: string,
    document: DocumentNode,
    operationName: string | null,
  ): Promise<Run | undefined> => {
    const seen = compiled.get(key);
    if (typeof seen === 'function') return seen;
    if (seen === 'not to be compiled') return undefined;
    const compiledNow = seen === 'seen' ? await compile(schema, document, operationName) : undefined;
    const run = compiledNow && charged(compiledNow);
    if (compiled.size >= KEPT) compiled.delete(compiled.keys().next().value!);
    compiled.set(key, run ?? (seen === 'seen' ? 'not to be compiled' : 'seen'));
    return run;
  };

  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, operation, operationName, queryHash, context: given, request }) => {
        const context = given as RequestContext;
        const before = known.resultFor(context.req);
        if (before) return restoreErrors(before);
        const run = await compiledRun(`${queryHash} ${operationName ?? ''}`, document, operationName);
        const result = await run?.(context, request.variables);
        // Bad variables: nothing was run, and the interpreter words the refusal with the place in the input.
        if (!run || !result || result.data === undefined)
          return charged(interpret(document, operationName))(context, request.variables);
        const isKeepable = operation.operation === 'query' && request.query !== undefined;
        if (isKeepable && !result.errors) known.keep(request.query!, request.operationName, run);
        return restoreErrors(result);
      },
    }),
    stop: async () => {},
  };
}

/** Whoever asks is charged what his query takes. */
const charged =
  (run: Run): Run =>
  (context, variables) => {
    context.turn.goOn();
    const result = run(context, variables);
    context.turn.rest();
    return result;
  };

async function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Promise<Run | undefined> {
  // Loaded when first needed: a start does without it.
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const plain = plainVariables(schema, document, operationName);
  const query = compileQuery(schema, plain.document, operationName ?? undefined);
  if (!isCompiledQuery(query)) return undefined;
  const { query: run } = query as CompiledQuery;
  return (context, variables) => {
    const coerced = plain.coerce(variables);
    return coerced === undefined
      ? NOTHING_RUN
      : (run({}, context, coerced) as ExecutionResult | Promise<ExecutionResult>);
  };
}

/** Compiled queries throw look-alikes with frozen fields; Apollo wants to write on the real thing. */
function restoreErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(({ message, path, originalError, extensions, locations }) =>
    Object.assign(new GraphQLError(message, { path, originalError, extensions }), { locations }),
  );
  return { ...result, errors };
}
