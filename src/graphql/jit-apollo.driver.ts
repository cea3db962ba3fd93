import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { Config } from '../platform/config.js';
import { ProblemMappers } from '../platform/problems/mappers.js';
import { serveExplorer } from './explorer.js';
import { jitGateway } from './jit-gateway.js';
import { SubscriptionSockets } from './subscription-sockets.js';

/** Nest's driver with graphql-jit as the executor, on exactly the routes that are wanted, and bounded sockets. */
@Injectable()
export class JitApolloDriver extends ApolloDriver implements BeforeApplicationShutdown {
  @Inject() private readonly config!: Config;
  @Inject() private readonly mappers!: ProblemMappers;
  #sockets: SubscriptionSockets | undefined;

  /** Nest would mount OPTIONS as well and answer preflights itself, and would give Apollo the schema to run alone. */
  protected override async registerFastify(options: ApolloDriverConfig): Promise<void> {
    const fastify = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    const { schema, typeDefs: _noTypes, resolvers: _noResolvers, context, path, ...apollo } = options;
    this.apolloServer = new ApolloServer({ ...apollo, gateway: jitGateway(schema!), logger: fastify.log });
    await this.apolloServer.start();
    const handler = fastifyApolloHandler(this.apolloServer, { context }) as RouteHandlerMethod;
    fastify.route({ url: path!, method: ['GET', 'POST'], handler });
    await serveExplorer(fastify);
    this.#sockets = new SubscriptionSockets(schema!, this.config, this.mappers);
    this.#sockets.attach(fastify);
  }

  /** Before the server waits for its connections to end; Apollo itself stops after it (`stopOnApplicationShutdown`). */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#sockets?.close();
  }
}
