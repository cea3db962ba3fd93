import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { NotOnShelfError } from '../../edge/faults.js';
import { jsonListInPieces } from '../../edge/json-pieces.js';
import type { Game, Section } from '../../kernel/procedures/index.js';
import type { Language } from '../../kernel/rulings/index.js';
import { NoQuery } from '../../platform/http/macros.js';
import { prefersText } from '../../platform/http/text-answers.js';
import { languageOf } from '../../platform/language.js';
import { nameGame } from '../game-headers.js';
import { RulingService } from '../ruling.service.js';
import { Catalogue } from './catalogue.js';

type Reply = FastifyReply;

/** The reference shelf: everything a client can learn about the games without asking for a ruling. */
@Controller('v1/games')
export class CatalogueController {
  readonly #catalogue: Catalogue;

  constructor(private readonly rulings: RulingService) {
    this.#catalogue = new Catalogue(rulings);
  }

  @Get()
  @NoQuery()
  games(@Headers('accept-language') accept?: string) {
    return this.#catalogue.games(languageOf(accept));
  }

  @Get(':game')
  @NoQuery()
  game(
    @Param('game') id: string,
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(id, reply, accept, (game, language) => this.#catalogue.gameEntry(game, language));
  }

  @Get(':game/procedures')
  @NoQuery()
  procedures(
    @Param('game') id: string,
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(id, reply, accept, (game, language) => this.#catalogue.procedures(game, language));
  }

  @Get(':game/procedures/:resolver/:procedure')
  @NoQuery()
  procedure(
    @Param() path: { game: string; resolver: string; procedure: string },
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(path.game, reply, accept, (game, language) => {
      const { procedure } = this.rulings.find(path.game, `${path.resolver}/${path.procedure}`);
      return this.#catalogue.procedureEntry(game, procedure, language);
    });
  }

  @Get(':game/rules')
  @NoQuery()
  rules(
    @Param('game') id: string,
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept') wanted?: string,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(id, reply, accept, (game, language) => {
      const entry = (section: Section) => this.#catalogue.sectionEntry(game, section, language);
      if (prefersText(wanted)) return [...game.sections.values()].map(entry);
      reply.type('application/json; charset=utf-8');
      return jsonListInPieces(game.sections.values(), entry);
    });
  }

  @Get(':game/rules/:section')
  @NoQuery()
  rule(
    @Param() path: { game: string; section: string },
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(path.game, reply, accept, (game, language) => {
      const section = game.sections.get(path.section);
      if (!section) throw new NotOnShelfError('section', path.section, [...game.sections.keys()]);
      return this.#catalogue.sectionEntry(game, section, language);
    });
  }

  @Get(':game/charts')
  @NoQuery()
  charts(
    @Param('game') id: string,
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(id, reply, accept, (game, language) => this.#catalogue.charts(game, language));
  }

  @Get(':game/charts/:chart')
  @NoQuery()
  chart(
    @Param() path: { game: string; chart: string },
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(path.game, reply, accept, (game, language) => {
      const chart = this.#catalogue.chartEntry(game, path.chart, language);
      if (!chart) throw new NotOnShelfError('chart', path.chart, [...game.charts.keys()]);
      return chart;
    });
  }

  @Get(':game/glossary')
  @NoQuery()
  glossary(
    @Param('game') id: string,
    @Res({ passthrough: true }) reply: Reply,
    @Headers('accept-language') accept?: string,
  ) {
    return this.about(id, reply, accept, (game) => game.declaration.glossary);
  }

  private about<T>(
    id: string,
    reply: Reply,
    accept: string | undefined,
    tell: (game: Game, language: Language) => T,
  ): T {
    const game = this.rulings.registry.game(id);
    if (!game)
      throw new NotOnShelfError(
        'game',
        id,
        this.rulings.registry.all.map((each) => each.id),
      );
    const language = languageOf(accept);
    nameGame(reply, game, language);
    return tell(game, language);
  }
}
