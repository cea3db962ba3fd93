import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { EdgeModule } from '../edge/edge.module.js';
import type { DatabaseSchema } from '../platform/database/schema.js';
import { readLineBodies } from '../platform/http/line-body.js';
import { SHELF_CONTROLLERS } from './edge/shelf-controllers.js';
import { CSV, TransferController } from './edge/transfer.controller.js';
import { LibraryResolver } from './graphql/library.resolver.js';
import { Library } from './library.js';
import { ShippedLoader } from './shipped/loader.js';
import { LIBRARY_ENTITIES } from './store/entities/index.js';
import { LibraryTables1763251200000 } from './store/migrations.js';
import { RecordsByKind1763424000000 } from './store/records-by-kind.js';

export const LIBRARY_SCHEMA: DatabaseSchema = {
  entities: LIBRARY_ENTITIES,
  migrations: [LibraryTables1763251200000, RecordsByKind1763424000000],
};

/** Scenarios, maps, cards, decks and chart packs. */
@Module({
  imports: [EdgeModule],
  controllers: [...SHELF_CONTROLLERS, TransferController],
  providers: [Library, LibraryResolver, ShippedLoader],
  exports: [Library],
})
export class LibraryModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    readLineBodies(this.host.httpAdapter.getInstance<FastifyInstance>(), CSV);
  }
}
