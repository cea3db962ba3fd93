import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EdgeModule } from '../edge/edge.module.js';
import { LibraryModule } from '../library/library.module.js';
import type { DatabaseSchema } from '../platform/database/schema.js';
import { SessionsController } from './edge/sessions.controller.js';
import { VerifierController } from './edge/verifier.controller.js';
import { SESSION_RESOLVERS } from './graphql/session-resolvers.js';
import { Streams } from './live/streams.js';
import { SessionFiles } from './session-files.js';
import { SessionNotifier } from './session-notifier.js';
import { SessionsService } from './sessions.service.js';
import { SESSION_ENTITIES } from './store/entities.js';
import { MaterialsOnce1763424060000 } from './store/materials-once.js';
import { SessionTables1763337600000 } from './store/migrations.js';
import { SessionRepository } from './store/session.repository.js';

export const SESSIONS_SCHEMA: DatabaseSchema = {
  entities: SESSION_ENTITIES,
  migrations: [SessionTables1763337600000, MaterialsOnce1763424060000],
};

/** Whole games, kept, hidden, fair and live. */
@Module({
  imports: [EdgeModule, LibraryModule, TypeOrmModule.forFeature(SESSION_ENTITIES)],
  controllers: [SessionsController, VerifierController],
  providers: [SessionRepository, SessionsService, SessionFiles, SessionNotifier, Streams, ...SESSION_RESOLVERS],
  exports: [SessionsService, SessionFiles, Streams],
})
export class SessionsModule {}
