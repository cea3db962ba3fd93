import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientKeys } from './clients/client-keys.js';
import { Config } from './config.js';
import { openDataSource } from './database/data-source.js';
import { Database } from './database/database.js';
import type { DatabaseSchema } from './database/schema.js';
import { HealthController } from './health/health.controller.js';
import { MetricsController } from './health/metrics.controller.js';
import { Metrics } from './health/metrics.js';
import { BodyGates } from './http/body-gates.js';
import { RequestLimiter } from './limits/request-limiter.js';
import { WorkLimits } from './limits/work-limits.js';
import { QuietCollection } from './memory/quiet-collection.js';
import { ProblemFilter } from './problems/filter.js';
import { ProblemMappers } from './problems/mappers.js';
import { Redis } from './redis/redis.js';
import { WorkerPool } from './workers/worker-pool.js';

/** What every module may inject: Config, Database and TypeORM's own DataSource, Redis, Metrics, ProblemMappers, limits, WorkerPool. */
@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    Database,
    Redis,
    Metrics,
    ProblemMappers,
    RequestLimiter,
    WorkLimits,
    WorkerPool,
    ClientKeys,
    QuietCollection,
    BodyGates,
  ],
  exports: [Database, Redis, Metrics, ProblemMappers, RequestLimiter, WorkLimits, WorkerPool, ClientKeys, BodyGates],
})
class PlatformModule {}

export function platformWith(config: Config, schema: DatabaseSchema): DynamicModule {
  return {
    module: PlatformModule,
    imports: [databaseOf(config, schema)],
    providers: [{ provide: Config, useValue: config }],
    exports: [Config],
  };
}

/** Nest's own module opens it, once: whoever starts the server says whether to try again. */
const databaseOf = (config: Config, schema: DatabaseSchema): DynamicModule =>
  TypeOrmModule.forRootAsync({
    useFactory: () => ({ toRetry: () => false }),
    dataSourceFactory: () => openDataSource(config, schema),
  });
