import { Controller, Get, HttpCode, type OnModuleInit, Param, Post, Query, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Turn } from '../edge/turns.js';
import { whenReady } from '../edge/when-ready.js';
import { answerText } from '../platform/http/answer-text.js';
import { inLines, prefersText, wantsOneLine } from '../platform/http/text-answers.js';
import { type Language, languageOf } from '../platform/language.js';
import { clientOf } from '../platform/limits/client-key.js';
import { WorkLimits } from '../platform/limits/work-limits.js';
import { nameGame } from './game-headers.js';
import { oddsText, rulingText, summaryOf } from './plain-text.js';
import { type Query as QueryForm, requestFromQuery } from './query-form.js';
import { RulingService } from './ruling.service.js';
import { RulingMetrics } from './ruling-metrics.js';

/** A ruling is counted as a request; only one about a whole map may take as long as this. */
const WORTH_CHARGING_MS = 4;

const TEXT = 'text/plain; charset=utf-8';
const JSON_TEXT = 'application/json; charset=utf-8';

interface ProcedurePath {
  readonly game: string;
  readonly resolver: string;
  readonly procedure: string;
}

const ADDRESS = 'v1/games/:game/:resolver/:procedure';

/**
 * One handler for every procedure of every game: the path is looked up, the rulings does the rest.
 * Answers are written out here rather than returned, which spares a second look at each of them on the way.
 * Hot: the one route that is asked all day stands on the adapter itself, with all its hooks and none of Nest's promises.
 */
@Controller(ADDRESS)
export class RulingsController implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly rulings: RulingService,
    private readonly metrics: RulingMetrics,
    private readonly works: WorkLimits,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.post(`/${ADDRESS}`, (request: FastifyRequest, reply: FastifyReply): void => {
      const answered = this.answerRuling(request.params as ProcedurePath, request.body, request, reply);
      // Fastify would take the end of a promise for the answer, while the answer is still being compressed.
      answered?.catch((error: unknown) => reply.send(error));
    });
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
    const began = performance.now();
    const client = clientOf(request);
    const ruling = this.rulings.ask(path.game, `${path.resolver}/${path.procedure}`, body, language, client);
    const took = performance.now() - began;
    if (took > WORTH_CHARGING_MS) this.works.charge(client, took, 0);
    return whenReady(ruling, (given) => {
      this.metrics.count(path.game, given.procedure);
      nameGame(reply, this.rulings.registry.game(path.game)!, language);
      if (prefersText(headers.accept)) {
        const text = wantsOneLine(headers.accept)
          ? `${summaryOf(given)}\n`
          : rulingText(given, this.diceIn(language, path.game, given.procedure));
        answerText(request, reply, TEXT, text);
      } else answerText(request, reply, JSON_TEXT, JSON.stringify(given));
    });
  }

  private answerOdds(path: ProcedurePath, body: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    const client = clientOf(request);
    const turn = new Turn((milliseconds) => this.works.charge(client, milliseconds, 0));
    const answer = this.rulings.askOdds(path.game, `${path.resolver}/${path.procedure}`, body, turn, client);
    return whenReady(answer, (given) => {
      this.metrics.count(path.game, `${given.procedure}/odds`);
      const game = this.rulings.registry.game(path.game)!;
      const language = languageOf(headers['accept-language']);
      nameGame(reply, game, language);
      const asText = prefersText(headers.accept);
      // In English outcomes are what programs know them by; in Japanese they are words.
      const term = (word: string): string => (language === 'en' ? word : game.phrasebooks[language].term(word));
      const text = asText ? inLines(headers.accept, oddsText(given, term)) : JSON.stringify(given);
      turn.rest();
      answerText(request, reply, asText ? TEXT : JSON_TEXT, text);
    });
  }

  /** What a die is called: in English as callers name it, in Japanese by its title. */
  private diceIn(language: Language, game: string, procedure: string): (die: string) => string {
    if (language === 'en') return (die) => die;
    const { dice = [] } = this.rulings.find(game, procedure).procedure;
    return (die) => dice.find(({ name }) => name === die)?.title[language] ?? die;
  }

  private fromQuery(path: ProcedurePath, query: QueryForm): unknown {
    const { game, procedure } = this.rulings.find(path.game, `${path.resolver}/${path.procedure}`);
    return requestFromQuery(game, procedure, query);
  }
}
