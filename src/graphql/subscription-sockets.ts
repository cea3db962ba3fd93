import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  type ExecutionArgs,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { GraphqlContext } from '../edge/graphql/context.js';
import type { Config } from '../platform/config.js';
import { languageOf } from '../platform/language.js';
import type { ProblemMappers } from '../platform/problems/mappers.js';
import { Problem } from '../platform/problems/problem.js';
import { bearer } from '../sessions/access/tokens.js';
import { describeErrors } from './graphql-problems.js';
import { queryLimits } from './query-limits.js';

const PATH = '/graphql';
const LARGEST_MESSAGE = 64 * 1024;
/** Subscriptions of one socket at a time. */
const MOST_OPERATIONS = 20;
const CLOSE_MS = 1000;

/** What is known of one socket. */
interface Connection {
  readonly gone: AbortController;
  readonly operations: Set<string>;
}

/** Subscriptions over WebSocket, by the graphql-ws protocol. Everything else is asked over HTTP, where the limits are. */
export class SubscriptionSockets {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  private readonly server: ReturnType<typeof useServer>;
  private readonly connections = new WeakMap<object, Connection>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly config: Config,
    mappers: ProblemMappers,
  ) {
    const describe = describeErrors(mappers, 'en', () => undefined);
    const described = (errors: readonly GraphQLError[]): GraphQLError[] =>
      errors.map((error) => {
        const { message, extensions } = describe(error.toJSON(), error);
        return new GraphQLError(message, { path: error.path, extensions });
      });
    this.server = useServer(
      {
        execute,
        subscribe,
        onSubscribe: ({ connectionParams, extra }, id, payload) => {
          const connection = this.connection(extra.socket);
          const args = this.operation(
            payload,
            contextOf(extra.request, connectionParams, connection.gone.signal),
            connection,
          );
          if (!Array.isArray(args)) connection.operations.add(id);
          return args;
        },
        onComplete: ({ extra }, id) => void this.connection(extra.socket).operations.delete(id),
        onNext: (_context, _id, _payload, _args, result) =>
          result.errors ? { ...result, errors: described(result.errors) } : undefined,
        onError: (_context, _id, _message, errors) => described(errors),
        onClose: ({ extra }) => this.connection(extra.socket).gone.abort(),
      },
      this.sockets,
    );
  }

  attach(fastify: FastifyInstance): void {
    fastify.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.split('?', 1)[0] !== PATH) return refuse(socket, '404 Not Found');
      if (this.sockets.clients.size >= this.config.streamLimit) return refuse(socket, '503 Service Unavailable');
      this.sockets.handleUpgrade(request, socket, head, (open) => this.sockets.emit('connection', open, request));
    });
  }

  async close(): Promise<void> {
    await Promise.race([this.server.dispose(), new Promise((done) => setTimeout(done, CLOSE_MS).unref())]);
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private connection(socket: object): Connection {
    let connection = this.connections.get(socket);
    if (!connection) {
      connection = { gone: new AbortController(), operations: new Set() };
      this.connections.set(socket, connection);
    }
    return connection;
  }

  private operation(
    { query, variables, operationName }: { query: string; variables?: unknown; operationName?: string | null },
    contextValue: GraphqlContext,
    { operations }: Connection,
  ): ExecutionArgs | GraphQLError[] {
    if (operations.size >= MOST_OPERATIONS) return [refusal(`A socket has at most ${MOST_OPERATIONS} at once.`)];
    try {
      const document = parse(query, { maxTokens: this.config.graphql.maxTokens });
      const faults = validate(this.schema, document, [...specifiedRules, queryLimits(this.config.graphql)]);
      if (faults.length > 0) return faults.map(({ message }) => refusal(message, 'GRAPHQL_VALIDATION_FAILED'));
      if (getOperationAST(document, operationName)?.operation !== 'subscription') {
        return [refusal('Only subscriptions come over a socket; ask the rest over HTTP.')];
      }
      return {
        schema: this.schema,
        document,
        operationName,
        variableValues: variables as Record<string, unknown>,
        contextValue,
      };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return [refusal(error.message, 'GRAPHQL_PARSE_FAILED')];
    }
  }
}

/** With the code that Apollo would give it over HTTP. */
const refusal = (message: string, code = 'BAD_REQUEST'): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** A browser cannot set headers on a socket, so the token may come in the first message. */
function contextOf(
  { headers }: IncomingMessage,
  parameters: Readonly<Record<string, unknown>> | undefined,
  signal: AbortSignal,
): GraphqlContext {
  const { authorization, language } = parameters ?? {};
  return {
    language: languageOf(typeof language === 'string' ? language : headers['accept-language']),
    token: bearer(typeof authorization === 'string' ? authorization : headers.authorization),
    signal,
    count: () => undefined,
    requireAdmin: () => {
      throw new Problem('unauthorized');
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
