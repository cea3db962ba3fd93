import { Module } from '@nestjs/common';
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
import { SessionTables1763337600000 } from './store/migrations.js';

export const SESSIONS_SCHEMA: DatabaseSchema = { entities: [], migrations: [SessionTables1763337600000] };

/** Whole games, kept, hidden, fair and live. */
@Module({
  imports: [EdgeModule, LibraryModule],
  controllers: [SessionsController, VerifierController],
  providers: [SessionsService, SessionFiles, SessionNotifier, Streams, ...SESSION_RESOLVERS],
  exports: [SessionsService, SessionFiles, Streams],
})
export class SessionsModule {}
