import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Param, Post, Query, Req, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import { Tagged } from '../../edge/answers/tagged.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { FileBody } from '../../platform/http/file-body.js';
import { TextBody } from '../../platform/http/json-body.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { ReadsQuery } from '../../platform/http/macros.js';
import { prefersText } from '../../platform/http/text-answers.js';
import { languageOf } from '../../platform/language.js';
import { clientOf } from '../../platform/limits/client-key.js';
import { Problem } from '../../platform/problems/problem.js';
import { rulingText } from '../../rulings/plain-text.js';
import { bearer } from '../../sessions/access/tokens.js';
import { openedAnswer } from '../../sessions/answers.js';
import { askedBy } from '../../sessions/edge/headers.js';
import { PlayersService } from '../../sessions/players/players.service.js';
import { VassalFormsQuery } from '../shapes/filled-forms.js';
import { VassalModuleQuery } from '../shapes/module.js';
import { VassalSaveQuery } from '../shapes/written-save.js';
import { VassalFiles } from '../vassal-files.js';
import { VassalForms } from '../vassal-forms.js';
import { VassalGames } from '../vassal-games.js';
import { VassalSaves } from '../vassal-saves.js';

const PLAIN_TEXT = { type: 'text/plain; charset=utf-8' };

/** Files of VASSAL: what a module has, where the pieces of a saved game lie, what the rules say about it, going on with it, and back. */
@Controller('v1/vassal')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class VassalController {
  constructor(
    private readonly files: VassalFiles,
    private readonly games: VassalGames,
    private readonly players: PlayersService,
    private readonly saves: VassalSaves,
    private readonly forms: VassalForms,
  ) {}

  @Post('modules')
  @ReadsQuery()
  @HttpCode(200)
  @LargeBody()
  @FileBody()
  async module(@Query(ShapePipe) { scenario }: VassalModuleQuery, @Req() request: FastifyRequest): Promise<Tagged> {
    if (!Buffer.isBuffer(request.body)) throw new Problem('unsupported-media-type');
    const language = languageOf(request.headers['accept-language']);
    return new Tagged(await this.files.module(request.body, scenario, language, clientOf(request)), {});
  }

  @Post('positions')
  @HttpCode(200)
  @LargeBody()
  @TextBody()
  async position(@Req() request: FastifyRequest): Promise<Tagged> {
    return new Tagged(await this.files.position(request.body as string, clientOf(request)), {});
  }

  @Post('questions')
  @HttpCode(200)
  @LargeBody()
  @TextBody()
  async ask(@Req() request: FastifyRequest): Promise<Tagged> {
    const { headers } = request;
    const answer = await this.games.ask(
      request.body as string,
      languageOf(headers['accept-language']),
      clientOf(request),
    );
    if (prefersText(headers.accept)) return new Tagged(rulingText(answer.ruling), PLAIN_TEXT);
    return new Tagged(answer, {});
  }

  @Post('sessions')
  @HttpCode(201)
  @LargeBody()
  @TextBody()
  async open(@Req() request: FastifyRequest): Promise<Tagged> {
    const asker = await this.players.asking(askedBy(request), bearer(request.headers.authorization));
    const opened = await this.games.open(request.body as string, asker);
    const headers = { location: `/v1/sessions/${opened.row.id}` };
    return new Tagged(openedAnswer(opened), { etag: `"${opened.version}"`, headers });
  }

  @Post('forms')
  @ReadsQuery()
  @HttpCode(200)
  @LargeBody()
  @TextBody()
  async fill(@Query(ShapePipe) { session }: VassalFormsQuery, @Req() request: FastifyRequest): Promise<Tagged> {
    const { headers } = request;
    const language = languageOf(headers['accept-language']);
    const token = bearer(headers.authorization);
    return new Tagged(await this.forms.fill(session, token, request.body as string, language, clientOf(request)), {
      headers: { 'cache-control': 'private, no-store' },
    });
  }

  @Post('saves')
  @ReadsQuery()
  @HttpCode(201)
  @LargeBody()
  @TextBody()
  async write(@Query(ShapePipe) { session }: VassalSaveQuery, @Req() request: FastifyRequest): Promise<Tagged> {
    const token = bearer(request.headers.authorization);
    const written = await this.saves.write(session, token, request.body as string, clientOf(request));
    return new Tagged(written, { headers: { location: written.link } });
  }

  @Get('saves/:name.vsav')
  async read(@Param('name') name: string): Promise<Tagged> {
    const headers = { 'content-disposition': 'attachment; filename="umpire.vsav"', 'cache-control': 'no-store' };
    const file = Buffer.from(await this.saves.read(name));
    return new Tagged(Readable.from([file]), { type: 'application/zip', headers });
  }
}
