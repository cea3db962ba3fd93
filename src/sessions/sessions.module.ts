import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import type { DatabaseSchema } from '../platform/database/schema.js';
import { SessionsController } from './edge/sessions.controller.js';
import { VerifierController } from './edge/verifier.controller.js';
import { SessionFeed } from './feed.js';
import { Streams } from './live/streams.js';
import { SessionFiles } from './session-files.js';
import { Sessions } from './sessions.js';
import { SessionTables1763337600000 } from './store/migrations.js';

export const SESSIONS_SCHEMA: DatabaseSchema = { entities: [], migrations: [SessionTables1763337600000] };

/** Whole games, kept, hidden, fair and live. */
@Module({
  imports: [LibraryModule],
  controllers: [SessionsController, VerifierController],
  providers: [Sessions, SessionFiles, SessionFeed, Streams],
  exports: [Sessions, SessionFiles, Streams],
})
export class SessionsModule {}
