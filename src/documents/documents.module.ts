import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GameRegistry } from '../kernel/procedures/index.js';
import { servePages } from './pages.js';

/** Pages for people, and the documents behind them. */
@Module({})
export class DocumentsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly games: GameRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    await servePages(this.host.httpAdapter.getInstance<FastifyInstance>(), this.games.all);
  }
}
