import { Module } from '@nestjs/common';
import { LIBRARY_SCHEMA, LibraryModule } from './library/library.module.js';
import type { DatabaseSchema } from './platform/database/schema.js';
import { RulingsModule } from './rulings/rulings.module.js';

/** The modules that make up Umpire; the platform is put under them by `createServer`. */
@Module({ imports: [RulingsModule, LibraryModule] })
export class AppModule {}

/** Everything those modules keep in the database. */
export const DATABASE_SCHEMA: DatabaseSchema = LIBRARY_SCHEMA;
