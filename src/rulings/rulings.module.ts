import { randomBytes } from 'node:crypto';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GameRegistry } from '../kernel/procedures/index.js';
import { Library } from '../library/library.js';
import { LibraryModule } from '../library/library.module.js';
import { StoredShelf } from '../library/stored-shelf.js';
import { Config } from '../platform/config.js';
import { ProblemMappers } from '../platform/problems/mappers.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { BatchController, NDJSON } from './batch/batch.controller.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { RulingDesk } from './desk.js';
import { GraphqlService } from './graphql/graphql.service.js';
import { kernelProblem } from './kernel-problems.js';
import { servePages } from './pages/pages.js';
import { RulingMetrics } from './ruling-metrics.js';
import { RulingsController } from './rulings.controller.js';
import { StoredReferences } from './stored/stored-references.js';

/** Samples of a simulation: enough for a 95 % interval of about one percent, few enough not to hold up others. */
const ODDS_SAMPLES = 20_000;

const drawSeed = (): string => randomBytes(12).toString('base64url');

/** Serves the procedures of every game, statelessly. */
@Module({
  imports: [LibraryModule, SessionsModule],
  controllers: [CatalogueController, RulingsController, BatchController],
  providers: [
    RulingMetrics,
    GraphqlService,
    {
      provide: RulingDesk,
      inject: [GameRegistry, Config, Library],
      useFactory: (registry: GameRegistry, config: Config, library: Library) =>
        new RulingDesk(
          registry,
          { oddsBranchLimit: config.oddsBranchLimit, oddsSamples: ODDS_SAMPLES },
          drawSeed,
          new StoredReferences(new StoredShelf(library)),
        ),
    },
  ],
  exports: [RulingDesk],
})
export class RulingsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly mappers: ProblemMappers,
    private readonly graphql: GraphqlService,
    private readonly games: GameRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    this.mappers.add(kernelProblem);
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Batches by line are read as they arrive, so their body is handed on as a stream.
    fastify.addContentTypeParser(NDJSON, (_request, payload, done) => done(null, payload));
    await servePages(fastify, this.games.all, await this.graphql.start(fastify));
  }
}
