import { Module } from '@nestjs/common';
import { RulingsModule } from './rulings/rulings.module.js';

/** The modules that make up Umpire; the platform is put under them by `createServer`. */
@Module({ imports: [RulingsModule] })
export class AppModule {}
