import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { RulingsModule } from '../rulings/rulings.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { GraphqlService } from './graphql.service.js';

/** One schema over rulings, library and sessions. */
@Module({
  imports: [RulingsModule, LibraryModule, SessionsModule],
  providers: [GraphqlService],
  exports: [GraphqlService],
})
export class GraphqlModule {}
