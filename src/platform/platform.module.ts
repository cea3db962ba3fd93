import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Config } from './config.js';
import { Database } from './database/database.js';
import type { DatabaseSchema } from './database/schema.js';
import { HealthController } from './health/health.controller.js';
import { MetricsController } from './health/metrics.controller.js';
import { Metrics } from './health/metrics.js';
import { ProblemFilter } from './problems/filter.js';
import { ProblemMappers } from './problems/mappers.js';
import { ProblemsController } from './problems/problems.controller.js';
import { Redis } from './redis/redis.js';

/** What every module may inject: Config, Database, Redis, Metrics, ProblemMappers. */
@Global()
@Module({
  controllers: [HealthController, MetricsController, ProblemsController],
  providers: [{ provide: APP_FILTER, useClass: ProblemFilter }, Redis, Metrics, ProblemMappers],
  exports: [Redis, Metrics, ProblemMappers],
})
class PlatformModule {}

export function platformWith(config: Config, schema: DatabaseSchema): DynamicModule {
  return {
    module: PlatformModule,
    providers: [
      { provide: Config, useValue: config },
      { provide: Database, useFactory: () => Database.open(config, schema) },
    ],
    exports: [Config, Database],
  };
}
