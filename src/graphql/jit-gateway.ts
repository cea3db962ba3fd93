import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';

type Gateway = ApolloServerOptionsWithGateway<never>['gateway'];
type Run = (
  context: unknown,
  variables: Record<string, unknown> | undefined,
) => ExecutionResult | Promise<ExecutionResult>;

/** How many compiled queries are kept. */
const KEPT = 500;

/**
 * Lets Apollo run queries compiled by graphql-jit, handed in through its gateway interface: half as fast again as Apollo's
 * own executor. A query is compiled when it comes a second time; one that comes once would not earn the cost back.
 */
export function jitGateway(schema: GraphQLSchema): Gateway {
  const compiled = new Map<string, Run | 'seen'>();

  const runFor = (key: string, document: DocumentNode, operationName: string | null): Run | Promise<Run> => {
    const known = compiled.get(key);
    return known === undefined || known === 'seen' ? newRun(key, known, document, operationName) : known;
  };

  const newRun = async (
    key: string,
    known: 'seen' | undefined,
    document: DocumentNode,
    operationName: string | null,
  ): Promise<Run> => {
    const run = known === 'seen' ? await compile(document, operationName) : interpret(document, operationName);
    if (compiled.size >= KEPT) compiled.delete(compiled.keys().next().value!);
    compiled.set(key, known === 'seen' ? run : 'seen');
    return run;
  };

  const interpret =
    (document: DocumentNode, operationName: string | null): Run =>
    (contextValue, variableValues) =>
      execute({ schema, document, contextValue, variableValues, operationName });

  const compile = async (document: DocumentNode, operationName: string | null): Promise<Run> => {
    // Loaded when first needed: a start does without it.
    const { compileQuery, isCompiledQuery } = await import('graphql-jit');
    const query = compileQuery(schema, document, operationName ?? undefined);
    if (!isCompiledQuery(query)) return interpret(document, operationName);
    const run = (query as CompiledQuery).query;
    return async (context, variables) => {
      const result = (await run({}, context, variables)) as ExecutionResult;
      // Bad variables: nothing was run, and the interpreter words the refusal with the place in the input.
      if (result.errors && result.data === undefined) return interpret(document, operationName)(context, variables);
      return restoreErrors(result);
    };
  };

  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, operationName, queryHash, context, request }) => {
        const found = runFor(`${queryHash} ${operationName ?? ''}`, document, operationName);
        return (typeof found === 'function' ? found : await found)(context, request.variables);
      },
    }),
    stop: async () => {},
  };
}

/** Compiled queries throw look-alikes with frozen fields; Apollo wants to write on the real thing. */
function restoreErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(
    ({ message, path, originalError, extensions }) =>
      new GraphQLError(message, { path, originalError: originalError ?? undefined, extensions }),
  );
  return { ...result, errors };
}
