import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GameRegistry } from '../kernel/procedures/index.js';
import { serveChangelog } from './changelog.js';
import { servePages } from './pages.js';
import { ProblemsController } from './problems.controller.js';
import { serveRules } from './rules-files.js';
import { serveWebPages } from './web-pages.js';

/** Pages for people, and the documents behind them. */
@Module({ controllers: [ProblemsController] })
export class DocumentsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly games: GameRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    await servePages(fastify, this.games.all);
    serveRules(fastify);
    serveChangelog(fastify);
    await serveWebPages(fastify);
  }
}
