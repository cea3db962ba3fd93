import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { type WebSocket, WebSocketServer } from 'ws';
import type { GraphqlContext } from '../edge/graphql/context.js';
import { Turn } from '../edge/turns.js';
import type { KnownClient } from '../platform/clients/client-keys.js';
import type { Config } from '../platform/config.js';
import { type Language, languageOf } from '../platform/language.js';
import { appOf, clientOf } from '../platform/limits/client-key.js';
import { OpenStreams } from '../platform/limits/open-streams.js';
import type { RequestLimiter } from '../platform/limits/request-limiter.js';
import type { ProblemMappers } from '../platform/problems/mappers.js';
import { Problem } from '../platform/problems/problem.js';
import { bearer } from '../sessions/access/tokens.js';
import { describeErrors, inLanguage } from './graphql-problems.js';
import type { QueryCosts } from './query-costs.js';
import { queryLimits } from './query-limits.js';

const PATH = '/graphql';
const LARGEST_MESSAGE = 64 * 1024;
/** Subscriptions of one socket at a time. */
const MOST_OPERATIONS = 20;
const CLOSE_MS = 1000;
/** The code by which graphql-ws says that a client asks too often. */
const TOO_MANY = 4429;

/** What is known of one socket. */
interface Connection {
  readonly client: string;
  readonly app: KnownClient | undefined;
  readonly gone: AbortController;
  readonly operations: Set<string>;
}

/** A request for a socket, before it has become one. */
interface Upgrading {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/**
 * Subscriptions over WebSocket, by the graphql-ws protocol; everything else is asked over HTTP. A request for a socket goes
 * through Fastify like any other, so that limits, headers and problems are those of every route. Each message counts as a
 * request of its client, and a client has so many sockets open and no more.
 */
export class SubscriptionSockets {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  private readonly server: ReturnType<typeof useServer>;
  private readonly connections = new WeakMap<object, Connection>();
  private readonly upgrading = new WeakMap<IncomingMessage, Upgrading>();
  private readonly places: OpenStreams;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly config: Config,
    private readonly costs: QueryCosts,
    private readonly limiter: RequestLimiter,
    mappers: ProblemMappers,
  ) {
    this.places = new OpenStreams(config);
    const describe = describeErrors(mappers, () => undefined);
    const described = (errors: readonly GraphQLError[], language: Language): GraphQLError[] =>
      errors.map((error) => {
        const { message, extensions } = inLanguage(describe(error.toJSON(), error), language);
        return new GraphQLError(message, { path: error.path, extensions });
      });
    this.server = useServer(
      {
        execute,
        subscribe,
        onSubscribe: ({ connectionParams, extra }, id, payload) => {
          const connection = this.connection(extra.socket);
          const args = this.operation(payload, contextOf(extra.request, connectionParams, connection), connection);
          if (!Array.isArray(args)) connection.operations.add(id);
          return args;
        },
        onComplete: ({ extra }, id) => void this.connection(extra.socket).operations.delete(id),
        onNext: ({ connectionParams, extra }, _id, _payload, _args, result) =>
          result.errors
            ? { ...result, errors: described(result.errors, languageIn(extra.request, connectionParams)) }
            : undefined,
        onError: ({ connectionParams, extra }, _id, _message, errors) =>
          described(errors, languageIn(extra.request, connectionParams)),
        onClose: ({ extra }) => this.connection(extra.socket).gone.abort(),
      },
      this.sockets,
    );
  }

  attach(fastify: FastifyInstance): void {
    fastify.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== PATH) return refuse(socket);
      this.upgrading.set(request, { socket, head });
      const response = new ServerResponse(request);
      // Whatever is answered in place of a socket is the last that is said on this connection.
      response.shouldKeepAlive = false;
      response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
      response.once('finish', () => socket.end());
      socket.on('error', () => socket.destroy());
      fastify.routing(request, response);
    });
  }

  /** Whether this request is for a socket; then it becomes one. */
  takes(request: FastifyRequest, reply: FastifyReply): boolean {
    const { raw } = request;
    const asked = this.upgrading.get(raw);
    if (!asked) return false;
    const client = clientOf(request);
    const app = appOf(request);
    const leave = this.places.take(client);
    asked.socket.once('close', leave);
    reply.hijack();
    reply.raw.detachSocket(asked.socket as Parameters<ServerResponse['detachSocket']>[0]);
    this.sockets.handleUpgrade(raw, asked.socket, asked.head, (open) => {
      this.connections.set(open, { client, app, gone: new AbortController(), operations: new Set() });
      this.sockets.emit('connection', open, raw);
      open.on('message', () => void this.count(open, client));
    });
    return true;
  }

  /** Each message is a request of its client. */
  private async count(socket: WebSocket, client: string): Promise<void> {
    const verdict = await this.limiter.hit(client);
    if (verdict && !verdict.allowed) socket.close(TOO_MANY, 'Too many requests');
  }

  async close(): Promise<void> {
    await Promise.race([this.server.dispose(), new Promise((done) => setTimeout(done, CLOSE_MS).unref())]);
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private connection(socket: object): Connection {
    return this.connections.get(socket)!;
  }

  private operation(
    { query, variables, operationName }: { query: string; variables?: unknown; operationName?: string | null },
    contextValue: GraphqlContext,
    { operations }: Connection,
  ): ExecutionArgs | GraphQLError[] {
    if (operations.size >= MOST_OPERATIONS) return [refusal(`A socket has at most ${MOST_OPERATIONS} at once.`)];
    try {
      const document = parse(query, { maxTokens: this.config.graphql.maxTokens });
      const faults = validate(this.schema, document, [...specifiedRules, queryLimits(this.config.graphql, this.costs)]);
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

const languageIn = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  parameters: Readonly<Record<string, unknown>> | undefined,
): Language => languageOf(typeof parameters?.language === 'string' ? parameters.language : headers['accept-language']);

/** A browser cannot set headers on a socket, so the token may come in the first message. */
function contextOf(
  { headers }: IncomingMessage,
  parameters: Readonly<Record<string, unknown>> | undefined,
  { client, app, gone: { signal } }: Connection,
): GraphqlContext {
  const { authorization } = parameters ?? {};
  return {
    language: languageIn({ headers }, parameters),
    token: bearer(typeof authorization === 'string' ? authorization : headers.authorization),
    signal,
    client,
    app,
    isAdmin: false,
    turn: new Turn(),
    count: () => undefined,
    requireAdmin: () => {
      throw new Problem('unauthorized');
    },
  };
}

/** Elsewhere there are no sockets; a body that came along would be waited for in vain. */
function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
