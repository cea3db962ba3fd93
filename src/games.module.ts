import { type DynamicModule, Global, Module } from '@nestjs/common';
import { GameRegistry } from './kernel/procedures/index.js';

@Global()
@Module({})
class GamesModule {}

/** The games on the shelf, for every module. */
export const gamesModule = (shelf: GameRegistry): DynamicModule => ({
  module: GamesModule,
  providers: [{ provide: GameRegistry, useValue: shelf }],
  exports: [GameRegistry],
});
