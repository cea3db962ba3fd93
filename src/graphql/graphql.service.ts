import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../edge/graphql/context.js';
import { libraryFields } from '../library/graphql/library-fields.js';
import { Library } from '../library/library.js';
import { Config } from '../platform/config.js';
import { requireAdminKey } from '../platform/http/admin-key.js';
import { languageOf } from '../platform/language.js';
import { ProblemMappers } from '../platform/problems/mappers.js';
import { RulingService } from '../rulings/ruling.service.js';
import { RulingMetrics } from '../rulings/ruling-metrics.js';
import { bearer } from '../sessions/access/tokens.js';
import { sessionFields } from '../sessions/graphql/session-fields.js';
import { Streams } from '../sessions/live/streams.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { describeErrors, statusFromProblems } from './graphql-problems.js';
import { jitGateway } from './jit-gateway.js';
import { queryLimits } from './query-limits.js';
import { rulingsSchema } from './schema.js';
import { SubscriptionSockets } from './subscription-sockets.js';

/** What is answered at once is not given up half way. */
const NEVER = new AbortController().signal;

/** Apollo on the server's own Fastify, with nothing that the service does not use. */
@Injectable()
export class GraphqlService implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly schema: GraphQLSchema;
  #apollo: ApolloServer<GraphqlContext> | undefined;
  #sockets: SubscriptionSockets | undefined;

  constructor(
    rulings: RulingService,
    library: Library,
    sessions: SessionsService,
    streams: Streams,
    private readonly config: Config,
    private readonly mappers: ProblemMappers,
    private readonly metrics: RulingMetrics,
  ) {
    this.schema = rulingsSchema(rulings, [libraryFields(library), sessionFields(sessions, streams)]);
  }

  /** Starts Apollo and returns what answers POST /graphql. */
  async start(fastify: FastifyInstance): Promise<(request: FastifyRequest, reply: FastifyReply) => unknown> {
    const apollo = new ApolloServer<GraphqlContext>({
      gateway: jitGateway(this.schema),
      introspection: true,
      includeStacktraceInErrorResponses: false,
      stopOnTerminationSignals: false,
      parseOptions: { maxTokens: this.config.graphql.maxTokens },
      validationRules: [queryLimits(this.config.graphql)],
      formatError: describeErrors(this.mappers, 'en', (error) => fastify.log.error({ err: error }, 'GraphQL')),
      logger: fastify.log,
      plugins: [
        ApolloServerPluginCacheControlDisabled(),
        ApolloServerPluginLandingPageDisabled(),
        ApolloServerPluginSchemaReportingDisabled(),
        ApolloServerPluginUsageReportingDisabled(),
        statusFromProblems,
      ],
    });
    await apollo.start();
    this.#apollo = apollo;
    const count = this.metrics.count.bind(this.metrics);
    this.#sockets = new SubscriptionSockets(this.schema, this.config, this.mappers);
    this.#sockets.attach(fastify);
    return fastifyApolloHandler(apollo, {
      context: async ({ headers }) => ({
        language: languageOf(headers['accept-language']),
        count,
        requireAdmin: () => requireAdminKey(this.config.adminKey, headers.authorization),
        token: bearer(headers.authorization),
        signal: NEVER,
      }),
    }) as (request: FastifyRequest, reply: FastifyReply) => unknown;
  }

  /** Before the server waits for its connections to end. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#sockets?.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#apollo?.stop();
  }
}
