import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { GameRegistry } from '../kernel/procedures/index.js';
import { Library } from '../library/library.js';
import { LibraryModule } from '../library/library.module.js';
import { StoredShelf } from '../library/stored/stored-shelf.js';
import { Config } from '../platform/config.js';
import { BatchController } from './batch/batch.controller.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { CatalogueResolver } from './catalogue/catalogue.resolver.js';
import { RULING_RESOLVERS } from './graphql/ruling-resolvers.js';
import { RulingService } from './ruling.service.js';
import { RulingMetrics } from './ruling-metrics.js';
import { RulingsController } from './rulings.controller.js';
import { StoredReferences } from './stored-references.js';

/** Samples of a simulation: enough for a 95 % interval of about one percent, few enough not to hold up others. */
const ODDS_SAMPLES = 20_000;

const drawSeed = (): string => randomBytes(12).toString('base64url');

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
      inject: [GameRegistry, Config, Library],
      useFactory: (registry: GameRegistry, config: Config, library: Library) =>
        new RulingService(
          registry,
          { oddsBranchLimit: config.oddsBranchLimit, oddsSamples: ODDS_SAMPLES },
          drawSeed,
          new StoredReferences(new StoredShelf(library)),
        ),
    },
  ],
  exports: [RulingService, RulingMetrics],
})
export class RulingsModule {}
