import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { GameRegistry } from '../kernel/procedures/index.js';
import { Library } from '../library/library.js';
import { LibraryModule } from '../library/library.module.js';
import { StoredShelf } from '../library/stored/stored-shelf.js';
import { Config } from '../platform/config.js';
import { WorkerPool } from '../platform/workers/worker-pool.js';
import { BatchController } from './batch/batch.controller.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { CatalogueResolver } from './catalogue/catalogue.resolver.js';
import { deskLimits, drawSeed } from './desk-limits.js';
import { RULING_RESOLVERS } from './graphql/ruling-resolvers.js';
import { LongRulings } from './long-rulings.js';
import { RulingService } from './ruling.service.js';
import { RulingMetrics } from './ruling-metrics.js';
import { RulingsController } from './rulings.controller.js';
import { StoredReferences } from './stored-references.js';

/** Serves the procedures of every game, statelessly. */
@Module({
  imports: [EdgeModule, LibraryModule],
  controllers: [CatalogueController, RulingsController, BatchController],
  providers: [
    RulingMetrics,
    CatalogueResolver,
    ...RULING_RESOLVERS,
    {
      provide: RulingService,
      inject: [GameRegistry, Config, Library, WorkerPool],
      useFactory: (registry: GameRegistry, config: Config, library: Library, pool: WorkerPool) =>
        new RulingService(
          registry,
          deskLimits(config),
          drawSeed,
          new StoredReferences(new StoredShelf(library)),
          new LongRulings(pool),
        ),
    },
  ],
  exports: [RulingService, RulingMetrics],
})
export class RulingsModule {}
