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
import { type Based, BasedOn, TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import type { Tagged } from '../../edge/answers/tagged.js';
import { checked } from '../../edge/checker/checker.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { queryValues } from '../../edge/shapes/query-values.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { TextBody } from '../../platform/http/json-body.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { ReadsQuery } from '../../platform/http/macros.js';
import { inLines, prefersText, wantsOneLine } from '../../platform/http/text-answers.js';
import { languageOf } from '../../platform/language.js';
import { clientOf } from '../../platform/limits/client-key.js';
import { bearer } from '../access/tokens.js';
import {
  actionsAnswer,
  actionsSummary,
  adoptedAnswer,
  doneAnswer,
  historyAnswer,
  openedAnswer,
  sessionAnswer,
  trialAnswer,
} from '../answers.js';
import { type StreamRequest, Streams } from '../live/streams.js';
import { PlayersService } from '../players/players.service.js';
import { TicketsService } from '../players/tickets.service.js';
import type { Asker } from '../seats/opening-desk.js';
import { SessionFiles } from '../session-files.js';
import type { Opened } from '../session-opener.js';
import { SessionsService } from '../sessions.service.js';
import { SessionSummaryQuery } from '../shapes/actions.js';
import {
  SessionExportRequest,
  SessionForkRequest,
  SessionRulesRequest,
  SessionUndoRequest,
} from '../shapes/agreement.js';
import { SessionCommandQuery, SessionEventsQuery } from '../shapes/log.js';
import { SessionRequest } from '../shapes/opening.js';
import { SessionReadQuery } from '../shapes/view.js';
import { actionsText } from './actions-text.js';
import { atVersion } from './at-version.js';
import { eventStream, wantsStream } from './event-stream.js';
import { askedBy, givenWith } from './headers.js';
import { commandText, historyText, sessionText } from './session-text.js';

const PLAIN_TEXT = { type: 'text/plain; charset=utf-8' };

/** Sessions over REST: decode, call, encode. */
@Controller('v1/sessions')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly files: SessionFiles,
    private readonly streams: Streams,
    private readonly tickets: TicketsService,
    private readonly players: PlayersService,
  ) {}

  @Post()
  @HttpCode(201)
  async create(@Body(ShapePipe) request: SessionRequest, @Req() sent: FastifyRequest): Promise<Tagged> {
    return opened(await this.sessions.create(request, await this.asker(sent)));
  }

  @Post('import')
  @HttpCode(201)
  @LargeBody()
  @TextBody()
  async import(@Req() request: FastifyRequest): Promise<Tagged> {
    const loaded = await this.files.load(request.body as string, await this.asker(request));
    return atVersion(loaded.version, loaded, { headers: { location: `/v1/sessions/${loaded.id}` } });
  }

  @Get(':id')
  async read(
    @Param('id') id: string,
    @Query(ShapePipe) { version }: SessionReadQuery,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const { session, viewer, state } = await this.sessions.readAt(id, bearer(headers.authorization), version);
    const handedIn = version === undefined ? await this.sessions.handedIn(session, viewer) : null;
    const language = languageOf(headers['accept-language']);
    const answer = () => sessionAnswer(session, viewer, language, handedIn, state);
    if (prefersText(headers.accept)) {
      return atVersion(state.version, () => sessionText(answer(), language, wantsOneLine(headers.accept)), PLAIN_TEXT);
    }
    // What is handed in unseen is no version of its own: a caller who asks again wants to see it.
    return atVersion(state.version, answer, { conditional: handedIn === null });
  }

  /** Query parameters are fields of commands: `?type=move&unit=eland-cavalry` lists the moves of one unit. */
  @Get(':id/actions')
  async actions(
    @Param('id') id: string,
    @Query() { summary, ...wanted }: Readonly<Record<string, unknown>>,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    // As clients of 0.8.0 and before ask for it; two kinds of answers are two operations to a generator.
    if (summary !== undefined) checked(SessionSummaryQuery, queryValues(SessionSummaryQuery, { summary }));
    if (summary === 'true') return this.actionsSummary(id, wanted, headers);
    const { session, open } = await this.sessions.actions(id, bearer(headers.authorization), wanted);
    const language = languageOf(headers['accept-language']);
    if (!prefersText(headers.accept)) return atVersion(session.version, actionsAnswer(session, open, language));
    return atVersion(session.version, inLines(headers.accept, actionsText(session, open, language)), PLAIN_TEXT);
  }

  /** The same list, counted. */
  @Get(':id/actions/summary')
  async actionsSummary(
    @Param('id') id: string,
    @Query() wanted: Readonly<Record<string, unknown>>,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const { session, open } = await this.sessions.actions(id, bearer(headers.authorization), wanted);
    return atVersion(session.version, actionsSummary(session, open, languageOf(headers['accept-language'])));
  }

  /** The command itself has a form of its game's, which is compiled: this route is the one players wait for. */
  @Post(':id/commands')
  @ReadsQuery()
  @HttpCode(200)
  async command(
    @Param('id') id: string,
    @Body() body: unknown,
    @Query(ShapePipe) { dryRun }: SessionCommandQuery,
    @Headers() headers: IncomingHttpHeaders,
    @BasedOn() based: Based,
  ): Promise<Tagged> {
    // As clients of 0.8.0 and before ask for it.
    if (dryRun) return this.trial(id, body, headers, based);
    const given = givenWith(headers, based);
    const done = await this.sessions.command(id, body, given);
    const answer = doneAnswer(done, given.language);
    if (prefersText(headers.accept)) {
      return atVersion(answer.version, inLines(headers.accept, commandText(answer, given.language)), PLAIN_TEXT);
    }
    return atVersion(answer.version, answer);
  }

  /** What a command would do; nothing happens. */
  @Post(':id/trials')
  @HttpCode(200)
  async trial(
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers() headers: IncomingHttpHeaders,
    @BasedOn() based: Based,
  ): Promise<Tagged> {
    const given = givenWith(headers, based);
    const trial = await this.sessions.trial(id, body, given);
    return atVersion(trial.session.version, trialAnswer(trial, given.language));
  }

  /** Proposes to go back, or agrees with a proposal, or refuses it: the commands of the same names, in one place. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @Param('id') id: string,
    @Body(ShapePipe) wish: SessionUndoRequest,
    @Headers() headers: IncomingHttpHeaders,
    @BasedOn() based: Based,
  ): Promise<Tagged> {
    const given = givenWith(headers, based);
    const done = await this.sessions.undo(id, wish, given);
    return atVersion(done.row.version, doneAnswer(done, given.language));
  }

  @Post(':id/fork')
  @HttpCode(201)
  async fork(
    @Param('id') id: string,
    @Body(ShapePipe) request: SessionForkRequest,
    @Req() sent: FastifyRequest,
  ): Promise<Tagged> {
    return opened(await this.sessions.fork(id, request, bearer(sent.headers.authorization), askedBy(sent)));
  }

  /** The rules in force in place of those the session was played by so far. */
  @Post(':id/rules')
  @HttpCode(200)
  async rules(
    @Param('id') id: string,
    @Body(ShapePipe) request: SessionRulesRequest,
    @Headers() headers: IncomingHttpHeaders,
    @BasedOn() based: Based,
  ): Promise<Tagged> {
    const adopted = await this.sessions.adoptRules(id, request, givenWith(headers, based));
    return atVersion(adopted.last.version, adoptedAnswer(adopted));
  }

  @Post(':id/export')
  @HttpCode(200)
  async export(
    @Param('id') id: string,
    @Body(ShapePipe) { tokens }: SessionExportRequest,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const { session, viewer } = await this.sessions.read(id, bearer(headers.authorization));
    const parts = await this.files.save(session, viewer, tokens, languageOf(headers['accept-language']));
    return atVersion(session.version, Readable.from(parts), {
      headers: { 'content-disposition': `attachment; filename="umpire-${session.id}.json"` },
    });
  }

  /** A page of the log, or a stream that goes on for as long as somebody listens. */
  @Get(':id/events')
  async events(
    @Param('id') id: string,
    @Query(ShapePipe) query: SessionEventsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Tagged | undefined> {
    const { headers } = request;
    const token = bearer(headers.authorization);
    const language = languageOf(headers['accept-language']);
    if (wantsStream(headers.accept)) {
      const { after, remarks } = { ...query, ...resumed(headers) };
      const ticketed = query.ticket === undefined ? {} : { ticketed: await this.tickets.redeem(id, query.ticket) };
      return this.stream({ id, token, after, remarks, language, client: clientOf(request), ...ticketed }, reply);
    }
    const { session, viewer, rows } = await this.sessions.history(id, token, query);
    const answer = historyAnswer(session, viewer, rows, language);
    if (prefersText(headers.accept)) {
      const text = historyText(answer, session.game.phrasebooks[language]);
      return atVersion(session.version, inLines(headers.accept, text), PLAIN_TEXT);
    }
    return atVersion(session.version, answer);
  }

  private asker(sent: FastifyRequest): Promise<Asker> {
    return this.players.asking(askedBy(sent), bearer(sent.headers.authorization));
  }

  private async stream(request: StreamRequest, reply: FastifyReply): Promise<Tagged | undefined> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const stream = eventStream(await this.streams.start(request, gone.signal), request);
    if (!stream) reply.code(204);
    return stream;
  }
}

const opened = (session: Opened): Tagged =>
  atVersion(session.version, openedAnswer(session), { headers: { location: `/v1/sessions/${session.row.id}` } });

/** Where a stream goes on, `41` or with remarks `41.3`: the browser's own header for that comes before the address. */
function resumed(headers: IncomingHttpHeaders): Partial<SessionEventsQuery> {
  const last = headers['last-event-id'] as string | undefined;
  if (last === undefined) return {};
  const [, version = last, number] = /^(\d+)\.(\d+)$/.exec(last) ?? [];
  const sent = { after: version, ...(number === undefined ? {} : { remarks: number }) };
  const { after, remarks } = checked(SessionEventsQuery, queryValues(SessionEventsQuery, sent));
  return { after, ...(remarks === undefined ? {} : { remarks }) };
}
