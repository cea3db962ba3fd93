import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { LanguageChoice } from '../../edge/graphql/language.js';
import { enumType, objectTypes } from '../../edge/graphql/object-types.js';
import type { Game } from '../../kernel/procedures/index.js';
import type { Language } from '../../kernel/rulings/index.js';
import { RulingService } from '../ruling.service.js';
import { ChartInfo, GameInfo, ProcedureInfo, SectionInfo, Term } from '../shapes/catalogue.js';
import { Catalogue } from './catalogue.js';

objectTypes(GameInfo, ProcedureInfo, SectionInfo, ChartInfo, Term);
const LanguageEnum = enumType(LanguageChoice);

/** The game that the fields below are asked of, and in which language. */
interface Shown {
  readonly game: Game;
  readonly language: Language;
}

const given = { type: () => String, nullable: true };

/** The reference shelf; `language` is chosen on the game. */
@Resolver(() => GameInfo)
export class CatalogueResolver {
  readonly #catalogue: Catalogue;

  constructor(private readonly rulings: RulingService) {
    this.#catalogue = new Catalogue(rulings);
  }

  @Query(() => [GameInfo], {
    description: 'Every game on the shelf, with its procedures, sections, charts and words.',
  })
  games(
    @Args('id', given) id: string | null,
    @Args('language', { type: () => LanguageEnum, nullable: true }) chosen: Language | null,
    @Context() context: GraphqlContext,
  ): Shown[] {
    const language = chosen ?? context.language;
    return this.rulings.registry.all
      .filter((game) => id == null || game.id === id)
      .map((game) => ({ ...this.#catalogue.gameEntry(game, language), game, language }));
  }

  @ResolveField(() => [ProcedureInfo])
  procedures(@Parent() { game, language }: Shown, @Args('id', given) id: string | null) {
    return [...game.procedures]
      .filter(([name]) => id == null || name === id)
      .map(([, procedure]) => this.#catalogue.procedureEntry(game, procedure, language));
  }

  @ResolveField(() => [SectionInfo])
  rules(@Parent() { game, language }: Shown, @Args('section', given) section: string | null) {
    return this.#catalogue.sections(game, language).filter(({ id }) => section == null || id === section);
  }

  @ResolveField(() => [ChartInfo])
  charts(@Parent() { game, language }: Shown, @Args('id', given) id: string | null) {
    return [...game.charts.keys()]
      .filter((chart) => id == null || chart === id)
      .map((chart) => this.#catalogue.chartEntry(game, chart, language));
  }

  @ResolveField(() => [Term])
  glossary(@Parent() { game }: Shown) {
    return game.declaration.glossary;
  }
}
