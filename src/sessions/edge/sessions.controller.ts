import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasAlready } from '../../edge/preconditions.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { prefersText } from '../../platform/http/text-answers.js';
import { languageOf } from '../../platform/language.js';
import { bearer } from '../access/tokens.js';
import {
  actionsAnswer,
  adoptedAnswer,
  commandAnswer,
  historyAnswer,
  openedAnswer,
  sessionAnswer,
  trialAnswer,
} from '../answers.js';
import { Streams } from '../live/streams.js';
import { SessionFiles } from '../session-files.js';
import { type Opened } from '../session-opener.js';
import { SessionsService } from '../sessions.service.js';
import { actionsText } from './actions-text.js';
import { sendStream, wantsStream } from './event-stream.js';
import { CommandFields, KnownParameters, QueryParameters } from './known-parameters.js';
import { adoptionRequest, eventQuery, forkRequest, givenWith, isTrial, streamAfter, undoRequest } from './requests.js';

type Parameters = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sessions over REST: decode, call, encode. */
@Controller('v1/sessions')
@UseGuards(KnownParameters)
export class SessionsController {
  constructor(
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(SessionFiles) private readonly files: SessionFiles,
    @Inject(Streams) private readonly streams: Streams,
  ) {}

  @Post()
  @HttpCode(201)
  async create(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    sendOpened(reply, await this.sessions.create(body));
  }

  @Post('import')
  @HttpCode(201)
  @LargeBody()
  async import(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const loaded = await this.files.load(body);
    send(reply.code(201).header('location', `/v1/sessions/${loaded.id}`), loaded, loaded.version);
  }

  @Get(':id')
  async read(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { session, viewer } = await this.sessions.read(id, bearer(request.headers.authorization));
    const etag = `"${session.version}"`;
    if (hasAlready(request.headers['if-none-match'], etag)) reply.code(304).header('etag', etag).send();
    else send(reply, sessionAnswer(session, viewer, languageOf(request.headers['accept-language'])), session.version);
  }

  /** Query parameters are fields of commands: `?type=move&unit=eland-cavalry` lists the moves of one unit. */
  @Get(':id/actions')
  @CommandFields()
  async actions(
    @Param('id') id: string,
    @Query() wanted: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { session, open } = await this.sessions.actions(id, bearer(request.headers.authorization), wanted);
    const language = languageOf(request.headers['accept-language']);
    if (prefersText(request.headers.accept)) {
      sendAs(reply, 'text/plain; charset=utf-8', actionsText(session, open, language), session.version);
    } else send(reply, actionsAnswer(session, open, language), session.version);
  }

  @Post(':id/commands')
  @HttpCode(200)
  @QueryParameters('dryRun')
  async command(
    @Param('id') id: string,
    @Body() body: unknown,
    @Query('dryRun') dryRun: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const given = givenWith(request.headers);
    if (isTrial(dryRun)) {
      const trial = await this.sessions.trial(id, body, given);
      send(reply, trialAnswer(trial), trial.session.version);
      return;
    }
    const { session, side, row } = await this.sessions.command(id, body, given);
    send(reply, commandAnswer(session.game, row, side, given.language), row.version);
  }

  /** Proposes to go back, or agrees with a proposal, or refuses it: the commands of the same names, in one place. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const given = givenWith(request.headers);
    const { session, side, row } = await this.sessions.undo(id, undoRequest(body), given);
    send(reply, commandAnswer(session.game, row, side, given.language), row.version);
  }

  @Post(':id/fork')
  @HttpCode(201)
  async fork(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { version, tokens } = forkRequest(body);
    sendOpened(reply, await this.sessions.fork(id, version, bearer(request.headers.authorization), tokens));
  }

  /** The rules in force in place of those the session was played by so far. */
  @Post(':id/rules')
  @HttpCode(200)
  async rules(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { upTo, tokens } = adoptionRequest(body);
    const adopted = await this.sessions.adoptRules(id, upTo, tokens, givenWith(request.headers));
    send(reply, adoptedAnswer(adopted), adopted.last.version);
  }

  @Post(':id/export')
  @HttpCode(200)
  async export(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { session, viewer } = await this.sessions.read(id, bearer(request.headers.authorization));
    const parts = await this.files.save(session, viewer, languageOf(request.headers['accept-language']));
    reply.header('content-disposition', `attachment; filename="umpire-${session.id}.json"`);
    sendAs(reply, JSON_TYPE, Readable.from(parts), session.version);
  }

  @Get(':id/events')
  @QueryParameters('after', 'limit')
  async events(
    @Param('id') id: string,
    @Query() parameters: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (wantsStream(request.headers.accept)) {
      await this.stream(id, parameters, request, reply);
      return;
    }
    const page = eventQuery(parameters);
    const { session, viewer, rows } = await this.sessions.history(id, bearer(request.headers.authorization), page);
    const language = languageOf(request.headers['accept-language']);
    send(reply, historyAnswer(session, viewer, rows, language), session.version);
  }

  private async stream(id: string, parameters: Parameters, request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const stream = await this.streams.start(
      {
        id,
        token: bearer(headers.authorization),
        after: streamAfter(parameters, headers),
        language: languageOf(headers['accept-language']),
      },
      gone.signal,
    );
    sendStream(reply, stream, streamAfter(parameters, headers));
  }
}

function send(reply: FastifyReply, answer: object, version: number): void {
  sendAs(reply, JSON_TYPE, JSON.stringify(answer), version);
}

function sendAs(reply: FastifyReply, type: string, content: string | Readable, version: number): void {
  reply
    .header('etag', `"${version}"`)
    // What a side may see is nobody else's, not even a cache's.
    .header('cache-control', 'private, no-cache')
    .header('content-type', type)
    .send(content);
}

function sendOpened(reply: FastifyReply, opened: Opened): void {
  send(reply.code(201).header('location', `/v1/sessions/${opened.row.id}`), openedAnswer(opened), 0);
}
