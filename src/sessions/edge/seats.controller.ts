import type { IncomingHttpHeaders } from 'node:http';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import type { Tagged } from '../../edge/answers/tagged.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { Config } from '../../platform/config.js';
import { isAdminKey } from '../../platform/http/admin.guard.js';
import { languageOf } from '../../platform/language.js';
import { bearer } from '../access/tokens.js';
import { PlayersService } from '../players/players.service.js';
import { RemarksService } from '../players/remarks.service.js';
import { TicketsService } from '../players/tickets.service.js';
import { LeavingService } from '../seats/leaving.service.js';
import { OpenTablesService } from '../seats/open-tables.service.js';
import { SeatsService } from '../seats/seats.service.js';
import { SessionKeeper } from '../session-keeper.js';
import { SessionDeletion } from '../shapes/agreement.js';
import { type Invitation, InvitationRequest, OpenSeatsQuery, type OpenTables, SeatClaim } from '../shapes/seats.js';
import { RemarkRequest, type Remarks, RemarksQuery, type TableRemark, type Ticket } from '../shapes/talk.js';
import { LateClaim, type SessionTime } from '../shapes/time.js';
import { atVersion } from './at-version.js';
import { askedBy } from './headers.js';

/** Seats over REST: who looks for players, who sits down. */
@Controller('v1/sessions')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class SeatsController {
  constructor(
    private readonly seats: SeatsService,
    private readonly tables: OpenTablesService,
    private readonly leaving: LeavingService,
    private readonly players: PlayersService,
    private readonly tickets: TicketsService,
    private readonly talk: RemarksService,
    private readonly keeper: SessionKeeper,
    private readonly config: Config,
  ) {}

  /** Sessions with seats that anybody may claim. */
  @Get()
  open(@Query(ShapePipe) query: OpenSeatsQuery): Promise<OpenTables> {
    return this.tables.list(query);
  }

  @Post(':id/seats')
  @HttpCode(200)
  async claim(
    @Param('id') id: string,
    @Body(ShapePipe) claim: SeatClaim,
    @Req() request: FastifyRequest,
  ): Promise<Tagged> {
    const language = languageOf(request.headers['accept-language']);
    const asker = await this.players.asking(askedBy(request), bearer(request.headers.authorization));
    const taken = await this.seats.claim(id, claim, asker, language);
    return atVersion(taken.version, taken);
  }

  /** Deletes the session: its sides together, or the operator with the admin key. */
  @Delete(':id')
  @HttpCode(204)
  async remove(
    @Param('id') id: string,
    @Body(ShapePipe) { tokens }: SessionDeletion,
    @Headers('authorization') authorization?: string,
  ): Promise<void> {
    if (isAdminKey(this.config.adminKey, authorization)) await this.keeper.removeByOperator(id);
    else await this.keeper.removeBySides(id, bearer(authorization), tokens);
  }

  /** Gives up the caller's own seat. */
  @Delete(':id/seats/:side')
  @HttpCode(204)
  async leave(
    @Param('id') id: string,
    @Param('side') side: string,
    @Headers() { authorization, 'accept-language': language }: IncomingHttpHeaders,
  ): Promise<void> {
    await this.leaving.leave(id, side, bearer(authorization), languageOf(language));
  }

  @Post(':id/seats/:side/invitation')
  @HttpCode(201)
  invite(
    @Param('id') id: string,
    @Param('side') side: string,
    @Body(ShapePipe) request: InvitationRequest,
    @Headers('authorization') authorization?: string,
  ): Promise<Invitation> {
    return this.leaving.invite(id, side, request, bearer(authorization));
  }

  @Get(':id/time')
  time(@Param('id') id: string, @Headers('authorization') authorization?: string): Promise<SessionTime> {
    return this.leaving.timeFor(id, bearer(authorization));
  }

  @Post(':id/late')
  @HttpCode(200)
  async late(
    @Param('id') id: string,
    @Body(ShapePipe) claim: LateClaim,
    @Headers() { authorization, 'accept-language': language }: IncomingHttpHeaders,
  ): Promise<Tagged> {
    const version = await this.leaving.claimLate(id, claim, bearer(authorization), languageOf(language));
    return atVersion(version, { version });
  }

  /** For a browser's EventSource, which cannot send a token. */
  @Post(':id/ticket')
  @HttpCode(201)
  ticket(@Param('id') id: string, @Headers('authorization') authorization?: string): Promise<Ticket> {
    return this.tickets.issue(id, bearer(authorization));
  }

  @Get(':id/remarks')
  remarks(
    @Param('id') id: string,
    @Query(ShapePipe) query: RemarksQuery,
    @Headers('authorization') authorization?: string,
  ): Promise<Remarks> {
    return this.talk.list(id, query, bearer(authorization));
  }

  @Post(':id/remarks')
  @HttpCode(201)
  remark(
    @Param('id') id: string,
    @Body(ShapePipe) remark: RemarkRequest,
    @Headers('authorization') authorization?: string,
  ): Promise<TableRemark> {
    return this.talk.say(id, remark, bearer(authorization));
  }
}
