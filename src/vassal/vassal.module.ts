import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { EdgeModule } from '../edge/edge.module.js';
import { LibraryModule } from '../library/library.module.js';
import { readFileBodies } from '../platform/http/file-body.js';
import { RulingsModule } from '../rulings/rulings.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VassalController } from './edge/vassal.controller.js';
import { VassalFiles } from './vassal-files.js';
import { VassalForms } from './vassal-forms.js';
import { VassalGames } from './vassal-games.js';
import { VassalSaves } from './vassal-saves.js';

/** Games that are played on VASSAL: their files read, asked about, gone on with and written. */
@Module({
  imports: [EdgeModule, LibraryModule, RulingsModule, SessionsModule],
  controllers: [VassalController],
  providers: [VassalFiles, VassalForms, VassalGames, VassalSaves],
})
export class VassalModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    readFileBodies(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
