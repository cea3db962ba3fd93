import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GraphqlModule } from '../graphql/graphql.module.js';
import { GraphqlService } from '../graphql/graphql.service.js';
import { GameRegistry } from '../kernel/procedures/index.js';
import { servePages } from './pages.js';

/** Pages for people, and the documents behind them. */
@Module({ imports: [GraphqlModule] })
export class DocumentsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly graphql: GraphqlService,
    private readonly games: GameRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    await servePages(fastify, this.games.all, await this.graphql.start(fastify));
  }
}
