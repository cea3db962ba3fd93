import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenReady } from '../edge/when-ready.js';
import { prefersText, wantsOneLine } from '../platform/http/text-answers.js';
import { languageOf } from '../platform/language.js';
import { gameHeaders } from './game-headers.js';
import { oddsText, rulingText } from './plain-text.js';
import { type Query as QueryForm, requestFromQuery } from './query-form.js';
import { RulingService } from './ruling.service.js';
import { RulingMetrics } from './ruling-metrics.js';

interface ProcedurePath {
  readonly game: string;
  readonly resolver: string;
  readonly procedure: string;
}

/**
 * One handler for every procedure of every game: the path is looked up, the rulings does the rest.
 * Answers are written out here rather than returned, which spares a second look at each of them on the way.
 */
@Controller('v1/games/:game/:resolver/:procedure')
export class RulingsController {
  constructor(
    private readonly rulings: RulingService,
    private readonly metrics: RulingMetrics,
  ) {}

  @Post()
  @HttpCode(200)
  rule(@Param() path: ProcedurePath, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void | Promise<void> {
    return this.answerRuling(path, request.body, request, reply);
  }

  @Post('odds')
  @HttpCode(200)
  odds(@Param() path: ProcedurePath, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void | Promise<void> {
    return this.answerOdds(path, request.body, request, reply);
  }

  @Get()
  ruleByQuery(
    @Param() path: ProcedurePath,
    @Query() query: QueryForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void | Promise<void> {
    return this.answerRuling(path, this.fromQuery(path, query), request, reply);
  }

  @Get('odds')
  oddsByQuery(
    @Param() path: ProcedurePath,
    @Query() query: QueryForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void | Promise<void> {
    return this.answerOdds(path, this.fromQuery(path, query), request, reply);
  }

  private answerRuling(path: ProcedurePath, body: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    const language = languageOf(headers['accept-language']);
    const ruling = this.rulings.ask(path.game, `${path.resolver}/${path.procedure}`, body, language);
    return whenReady(ruling, (given) => {
      this.metrics.count(path.game, given.procedure);
      reply.headers(gameHeaders(this.rulings.registry.game(path.game)!, language));
      if (prefersText(headers.accept)) {
        const text = wantsOneLine(headers.accept) ? `${given.summary}\n` : rulingText(given);
        reply.type('text/plain; charset=utf-8').send(text);
      } else reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(given));
    });
  }

  private answerOdds(path: ProcedurePath, body: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    const answer = this.rulings.askOdds(path.game, `${path.resolver}/${path.procedure}`, body);
    return whenReady(answer, (given) => {
      this.metrics.count(path.game, `${given.procedure}/odds`);
      reply.headers(gameHeaders(this.rulings.registry.game(path.game)!, languageOf(headers['accept-language'])));
      if (prefersText(headers.accept)) reply.type('text/plain; charset=utf-8').send(oddsText(given));
      else reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(given));
    });
  }

  private fromQuery(path: ProcedurePath, query: QueryForm): unknown {
    const { game, procedure } = this.rulings.find(path.game, `${path.resolver}/${path.procedure}`);
    return requestFromQuery(game, procedure, query);
  }
}
