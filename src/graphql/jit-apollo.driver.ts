import { ApolloServer, type ApolloServerOptions, type BaseContext } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { GameRegistry } from '../kernel/procedures/index.js';
import { Config } from '../platform/config.js';
import { RequestLimiter } from '../platform/limits/request-limiter.js';
import { WorkLimits } from '../platform/limits/work-limits.js';
import { ProblemMappers } from '../platform/problems/mappers.js';
import { RulingMetrics } from '../rulings/ruling-metrics.js';
import { serveExplorer } from './explorer.js';
import { jitGateway } from './jit-gateway.js';
import { knownFirst } from './known-first.js';
import { KnownQueries } from './known-queries.js';
import { queryCosts } from './query-costs.js';
import { RequestContext } from './request-context.js';
import { SubscriptionSockets } from './subscription-sockets.js';

/** Nest's driver with graphql-jit as the executor, on exactly the routes that are wanted, and bounded sockets. */
@Injectable()
export class JitApolloDriver extends ApolloDriver implements BeforeApplicationShutdown {
  @Inject() private readonly config!: Config;
  @Inject() private readonly mappers!: ProblemMappers;
  @Inject() private readonly limiter!: RequestLimiter;
  @Inject() private readonly games!: GameRegistry;
  @Inject() private readonly metrics!: RulingMetrics;
  @Inject() private readonly works!: WorkLimits;
  #sockets: SubscriptionSockets | undefined;

  /** Nest would mount OPTIONS as well and answer preflights itself, and would give Apollo the schema to run alone. */
  protected override async registerFastify(options: ApolloDriverConfig): Promise<void> {
    const fastify = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    const { schema, typeDefs: _noTypes, resolvers: _noResolvers, context, path, ...apollo } = options;
    const known = new KnownQueries();
    const gateway = jitGateway(schema!, known);
    this.apolloServer = new ApolloServer({
      ...apollo,
      gateway,
      logger: fastify.log,
    } as ApolloServerOptions<BaseContext>);
    await this.apolloServer.start();
    const answer = fastifyApolloHandler(this.apolloServer, { context }) as RouteHandlerMethod;
    const sockets = new SubscriptionSockets(schema!, this.config, queryCosts(this.games), this.limiter, this.mappers);
    sockets.attach(fastify);
    this.#sockets = sockets;
    const contextOf = (request: FastifyRequest) => new RequestContext(request, this.config, this.metrics, this.works);
    // Clients of GraphQL like to name the operation behind the address as well.
    const config = { readsQuery: true };
    fastify.route({ url: path!, method: 'POST', config, handler: knownFirst(known, contextOf, answer) });
    fastify.route({
      url: path!,
      method: 'GET',
      handler(request, reply) {
        return sockets.takes(request, reply) ? reply : answer.call(this, request, reply);
      },
    });
    await serveExplorer(fastify);
  }

  /** Before the server waits for its connections to end; Apollo itself stops after it (`stopOnApplicationShutdown`). */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#sockets?.close();
  }
}
