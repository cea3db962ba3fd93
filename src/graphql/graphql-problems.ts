import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GraphqlContext } from '../edge/graphql/context.js';
import type { Language } from '../kernel/rulings/index.js';
import type { ProblemMappers } from '../platform/problems/mappers.js';
import { Problem, type ProblemBody, problemBody } from '../platform/problems/problem.js';

/** Apollo's codes for what a client did wrong, as problem types. */
const BY_CODE: Readonly<Record<string, 'validation' | 'bad-request'>> = {
  GRAPHQL_PARSE_FAILED: 'bad-request',
  GRAPHQL_VALIDATION_FAILED: 'validation',
  BAD_USER_INPUT: 'validation',
  BAD_REQUEST: 'bad-request',
  OPERATION_RESOLUTION_FAILURE: 'bad-request',
  // A query named by its hash that is not known yet: the client sends its text next.
  PERSISTED_QUERY_NOT_FOUND: 'bad-request',
  PERSISTED_QUERY_NOT_SUPPORTED: 'bad-request',
};

/** The problem behind an error, as long as the answer has not gone out: Apollo has it described before it says for whom. */
const BEHIND = Symbol('problem');

interface Described extends GraphQLFormattedError {
  readonly [BEHIND]: Problem;
}

/** Every GraphQL error carries the problem document that REST would have sent, in `extensions.problem`; in English, to begin with. */
export function describeErrors(mappers: ProblemMappers, log: (error: unknown) => void) {
  return (formatted: GraphQLFormattedError, error: unknown): Described => {
    const problem = problemOf(formatted, error, mappers);
    if (problem.status >= 500) log(unwrapResolverError(error));
    const body = problemBody(problem, 'en');
    const { stacktrace: _stack, ...extensions } = formatted.extensions ?? {};
    return {
      ...formatted,
      message: problem.status >= 500 ? body.title : formatted.message,
      extensions: { ...extensions, code: codeOf(problem), problem: body },
      [BEHIND]: problem,
    };
  };
}

/** The same in the language of whoever asked. What GraphQL itself finds wrong with a query is told in English. */
export function inLanguage(error: GraphQLFormattedError, language: Language): GraphQLFormattedError {
  const problem = (error as Partial<Described>)[BEHIND];
  if (language === 'en' || problem === undefined) return error;
  const body = problemBody(problem, language);
  const message = problem.status >= 500 ? body.title : body.detail;
  return { ...error, message, extensions: { ...error.extensions, problem: body } };
}

const codeOf = ({ type }: Problem): string => type.toUpperCase().replaceAll('-', '_');

function problemOf(formatted: GraphQLFormattedError, error: unknown, mappers: ProblemMappers): Problem {
  const cause = unwrapResolverError(error);
  if (cause instanceof Error && !(cause instanceof GraphQLError)) {
    const mapped = mappers.toProblem(cause);
    if (mapped.type !== 'internal') return mapped;
  }
  const code = String(formatted.extensions?.code ?? '');
  const type = BY_CODE[code] ?? (isCoercion(formatted) ? 'validation' : isRefusal(cause) ? 'bad-request' : undefined);
  if (type === undefined) return mappers.toProblem(cause);
  return new Problem(type, {
    detail: formatted.message,
    ...(type === 'validation'
      ? { errors: [{ pointer: pointerIn(formatted.message), detail: formatted.message }] }
      : {}),
  });
}

/** The compiled executor reports a bad variable without a code. */
const isCoercion = ({ message, path }: GraphQLFormattedError): boolean =>
  path === undefined && message.startsWith('Variable "$');

/** Apollo gives some refusals a status and no code, such as a hash that is not that of the query. */
function isRefusal(cause: unknown): boolean {
  const http = cause instanceof GraphQLError ? cause.extensions.http : undefined;
  const { status = 500 } = (http ?? {}) as { status?: number };
  return status >= 400 && status < 500;
}

/** "Variable "$input" got invalid value 7 at "input.attackers[0].attack"" -> /input/attackers/0/attack */
function pointerIn(message: string): string {
  const path = /at "([^"]+)"/.exec(message)?.[1] ?? /Variable "\$([^"]+)"/.exec(message)?.[1];
  return path === undefined ? '' : `/${path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;
}

/** Problems in the language of the request; an answer that holds nothing else takes the status of the worst of them, as REST would. */
export const answersWithProblems: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      const { data, errors } = singleResult;
      if (!errors || errors.length === 0) return;
      singleResult.errors = errors.map((error) => inLanguage(error, contextValue.language));
      if (holdsSomething(data)) return;
      const statuses = errors.map(({ extensions }) => (extensions?.problem as ProblemBody | undefined)?.status ?? 500);
      response.http.status = Math.max(...statuses);
    },
  }),
};

/** The fields above a ruling are there even when the ruling itself is null. */
function holdsSomething(data: unknown): boolean {
  if (data === null || data === undefined) return false;
  if (typeof data !== 'object') return true;
  return Object.values(data).some(holdsSomething);
}
