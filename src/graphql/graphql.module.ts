import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { LibraryModule } from '../library/library.module.js';
import { RulingsModule } from '../rulings/rulings.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { GraphqlOptions } from './graphql-options.js';
import { JitApolloDriver } from './jit-apollo.driver.js';

/** One schema over rulings, library and sessions. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: JitApolloDriver,
      imports: [RulingsModule, LibraryModule, SessionsModule],
      useClass: GraphqlOptions,
    }),
  ],
})
export class GraphqlModule {}
