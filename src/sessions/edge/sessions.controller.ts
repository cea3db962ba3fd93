import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import { Tagged, type Tags } from '../../edge/answers/tagged.js';
import { checked } from '../../edge/checker/checker.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { queryValues } from '../../edge/shapes/query-values.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
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
import { type StreamRequest, Streams } from '../live/streams.js';
import { SessionFiles } from '../session-files.js';
import type { Opened } from '../session-opener.js';
import { SessionsService } from '../sessions.service.js';
import { SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from '../shapes/agreement.js';
import { SessionCommandQuery, SessionEventsQuery } from '../shapes/log.js';
import { SessionRequest } from '../shapes/opening.js';
import { actionsText } from './actions-text.js';
import { eventStream, wantsStream } from './event-stream.js';
import { givenWith } from './headers.js';

/** Sessions over REST: decode, call, encode. */
@Controller('v1/sessions')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly files: SessionFiles,
    private readonly streams: Streams,
  ) {}

  @Post()
  @HttpCode(201)
  async create(@Body(ShapePipe) request: SessionRequest): Promise<Tagged> {
    return opened(await this.sessions.create(request));
  }

  @Post('import')
  @HttpCode(201)
  @LargeBody()
  async import(@Body() file: unknown): Promise<Tagged> {
    const loaded = await this.files.load(file);
    return atVersion(loaded.version, loaded, { headers: { location: `/v1/sessions/${loaded.id}` } });
  }

  @Get(':id')
  async read(@Param('id') id: string, @Headers() headers: IncomingHttpHeaders): Promise<Tagged> {
    const { session, viewer } = await this.sessions.read(id, bearer(headers.authorization));
    const answer = () => sessionAnswer(session, viewer, languageOf(headers['accept-language']));
    return atVersion(session.version, answer, { conditional: true });
  }

  /** Query parameters are fields of commands: `?type=move&unit=eland-cavalry` lists the moves of one unit. */
  @Get(':id/actions')
  async actions(
    @Param('id') id: string,
    @Query() wanted: Readonly<Record<string, unknown>>,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const { session, open } = await this.sessions.actions(id, bearer(headers.authorization), wanted);
    const language = languageOf(headers['accept-language']);
    if (!prefersText(headers.accept)) return atVersion(session.version, actionsAnswer(session, open, language));
    return atVersion(session.version, actionsText(session, open, language), { type: 'text/plain; charset=utf-8' });
  }

  /** The command itself has a form of its game's, which is compiled: this route is the one players wait for. */
  @Post(':id/commands')
  @HttpCode(200)
  async command(
    @Param('id') id: string,
    @Body() body: unknown,
    @Query(ShapePipe) { dryRun }: SessionCommandQuery,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const given = givenWith(headers);
    if (dryRun) {
      const trial = await this.sessions.trial(id, body, given);
      return atVersion(trial.session.version, trialAnswer(trial));
    }
    const { session, side, row } = await this.sessions.command(id, body, given);
    return atVersion(row.version, commandAnswer(session.game, row, side, given.language));
  }

  /** Proposes to go back, or agrees with a proposal, or refuses it: the commands of the same names, in one place. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @Param('id') id: string,
    @Body(ShapePipe) wish: SessionUndoRequest,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const given = givenWith(headers);
    const { session, side, row } = await this.sessions.undo(id, wish, given);
    return atVersion(row.version, commandAnswer(session.game, row, side, given.language));
  }

  @Post(':id/fork')
  @HttpCode(201)
  async fork(
    @Param('id') id: string,
    @Body(ShapePipe) request: SessionForkRequest,
    @Headers('authorization') authorization?: string,
  ): Promise<Tagged> {
    return opened(await this.sessions.fork(id, request, bearer(authorization)));
  }

  /** The rules in force in place of those the session was played by so far. */
  @Post(':id/rules')
  @HttpCode(200)
  async rules(
    @Param('id') id: string,
    @Body(ShapePipe) request: SessionRulesRequest,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const adopted = await this.sessions.adoptRules(id, request, givenWith(headers));
    return atVersion(adopted.last.version, adoptedAnswer(adopted));
  }

  @Post(':id/export')
  @HttpCode(200)
  async export(@Param('id') id: string, @Headers() headers: IncomingHttpHeaders): Promise<Tagged> {
    const { session, viewer } = await this.sessions.read(id, bearer(headers.authorization));
    const parts = await this.files.save(session, viewer, languageOf(headers['accept-language']));
    return atVersion(session.version, Readable.from(parts), {
      headers: { 'content-disposition': `attachment; filename="umpire-${session.id}.json"` },
    });
  }

  /** A page of the log, or a stream that goes on for as long as somebody listens. */
  @Get(':id/events')
  async events(
    @Param('id') id: string,
    @Query(ShapePipe) query: SessionEventsQuery,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Tagged | undefined> {
    const token = bearer(headers.authorization);
    const language = languageOf(headers['accept-language']);
    if (wantsStream(headers.accept)) {
      const after = resumedAfter(headers) ?? query.after;
      return this.stream({ id, token, after, language }, reply);
    }
    const { session, viewer, rows } = await this.sessions.history(id, token, query);
    return atVersion(session.version, historyAnswer(session, viewer, rows, language));
  }

  private async stream(request: StreamRequest, reply: FastifyReply): Promise<Tagged | undefined> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const stream = eventStream(await this.streams.start(request, gone.signal), request.after);
    if (!stream) reply.code(204);
    return stream;
  }
}

function atVersion(version: number, content: Tagged['content'], tags: Tags = {}): Tagged {
  return new Tagged(content, {
    etag: `"${version}"`,
    ...tags,
    // What a side may see is nobody else's, not even a cache's.
    headers: { 'cache-control': 'private, no-cache', ...tags.headers },
  });
}

const opened = (session: Opened): Tagged =>
  atVersion(0, openedAnswer(session), { headers: { location: `/v1/sessions/${session.row.id}` } });

/** Where a stream goes on: the browser's own header for that comes before the address. */
function resumedAfter(headers: IncomingHttpHeaders): number | undefined {
  const last = headers['last-event-id'];
  if (last === undefined) return undefined;
  return checked(SessionEventsQuery, queryValues(SessionEventsQuery, { after: last })).after;
}
