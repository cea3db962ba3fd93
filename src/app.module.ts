import { Module } from '@nestjs/common';
import { DocumentsModule } from './documents/documents.module.js';
import { games } from './games/index.js';
import { gamesModule } from './games.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { LIBRARY_SCHEMA, LibraryModule } from './library/library.module.js';
import { ClientKeyRow, ClientKeys1763510640000 } from './platform/clients/client-key-row.js';
import type { DatabaseSchema } from './platform/database/schema.js';
import { RulingsModule } from './rulings/rulings.module.js';
import { SESSIONS_SCHEMA, SessionsModule } from './sessions/sessions.module.js';
import { VassalModule } from './vassal/vassal.module.js';

/** What is built on the games. */
export const PARTS = [RulingsModule, LibraryModule, SessionsModule, VassalModule, GraphqlModule, DocumentsModule];

/** The modules that make up Umpire; the platform is put under them by `createServer`. */
@Module({ imports: [gamesModule(games), ...PARTS] })
export class AppModule {}

/** Everything those modules keep in the database. */
export const DATABASE_SCHEMA: DatabaseSchema = {
  entities: [...LIBRARY_SCHEMA.entities, ...SESSIONS_SCHEMA.entities, ClientKeyRow],
  migrations: [...LIBRARY_SCHEMA.migrations, ...SESSIONS_SCHEMA.migrations, ClientKeys1763510640000],
};
