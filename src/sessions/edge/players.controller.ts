import { Readable } from 'node:stream';
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
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import { Tagged } from '../../edge/answers/tagged.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { languageOf } from '../../platform/language.js';
import { clientOf } from '../../platform/limits/client-key.js';
import { bearer } from '../access/tokens.js';
import { type MyPage, MyStream } from '../players/my-stream.js';
import { PlayersService } from '../players/players.service.js';
import { WebhooksService } from '../players/webhooks.service.js';
import { MyEventsQuery } from '../shapes/my-events.js';
import {
  type MySessions,
  MySessionsQuery,
  type NewPlayer,
  type NewWebhook,
  type Player,
  PlayerRequest,
  WebhookRequest,
  type Webhooks,
  type WebhookTest,
} from '../shapes/players.js';
import { eventOf, eventStreamOf, NOTHING_NEW, RETRY } from './event-stream.js';

@Controller('v1/players')
@UseGuards(ParametersGuard)
export class PlayersController {
  constructor(private readonly players: PlayersService) {}

  @Post()
  @HttpCode(201)
  create(@Body(ShapePipe) { name }: PlayerRequest): Promise<NewPlayer> {
    return this.players.create(name);
  }
}

/** What belongs to the holder of a player's key. */
@Controller('v1/me')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class MeController {
  constructor(
    private readonly players: PlayersService,
    private readonly hooks: WebhooksService,
    private readonly stream: MyStream,
  ) {}

  @Get()
  me(@Headers('authorization') authorization?: string): Promise<Player> {
    return this.players.byKey(bearer(authorization));
  }

  @Get('sessions')
  async sessions(@Query(ShapePipe) query: MySessionsQuery, @Req() { headers }: FastifyRequest): Promise<MySessions> {
    const { id } = await this.players.byKey(bearer(headers.authorization));
    return this.players.sessions(id, query, languageOf(headers['accept-language']));
  }

  /** One stream over all my games, from now on or from where it was. */
  @Get('events')
  async events(
    @Query(ShapePipe) { remarks }: MyEventsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Tagged> {
    const { headers } = request;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const listening = {
      key: bearer(headers.authorization),
      client: clientOf(request),
      language: languageOf(headers['accept-language']),
      remarks,
      lastId: headers['last-event-id'] as string | undefined,
    };
    return eventStreamOf(Readable.from(lines(await this.stream.start(listening, gone.signal))));
  }

  @Get('webhooks')
  async webhooks(@Headers('authorization') authorization?: string): Promise<Webhooks> {
    const { id } = await this.players.byKey(bearer(authorization));
    return { items: await this.hooks.list(id) };
  }

  @Post('webhooks')
  @HttpCode(201)
  async addWebhook(
    @Body(ShapePipe) request: WebhookRequest,
    @Headers('authorization') authorization?: string,
  ): Promise<NewWebhook> {
    const { id } = await this.players.byKey(bearer(authorization));
    return this.hooks.add(id, request);
  }

  @Delete('webhooks/:hook')
  @HttpCode(204)
  async removeWebhook(@Param('hook') hook: string, @Headers('authorization') authorization?: string): Promise<void> {
    const { id } = await this.players.byKey(bearer(authorization));
    await this.hooks.remove(id, hook);
  }

  @Post('webhooks/:hook/test')
  @HttpCode(200)
  async testWebhook(
    @Param('hook') hook: string,
    @Headers('authorization') authorization?: string,
  ): Promise<WebhookTest> {
    const { id } = await this.players.byKey(bearer(authorization));
    return this.hooks.test(id, hook);
  }
}

async function* lines(pages: AsyncGenerator<MyPage>): AsyncGenerator<string> {
  let quiet = RETRY;
  for await (const { id: now, events } of pages) {
    if (events.length === 0) yield `${quiet}${eventOf(now)}`;
    quiet = NOTHING_NEW;
    for (const { id, ...told } of events) yield eventOf(id, told.entry ? 'entry' : 'remark', told);
  }
}
