import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import { LanguageEnum } from '../../edge/graphql/ruling-types.js';
import type { Game } from '../../kernel/procedures/index.js';
import type { Language } from '../../kernel/rulings/index.js';
import type { Catalogue } from '../catalogue/catalogue.js';

const some = <T extends GraphQLOutputType>(type: T) => new GraphQLNonNull(type);
const many = <T extends GraphQLOutputType>(type: T) => some(new GraphQLList(some(type)));
const text = { type: some(GraphQLString) };

const Bilingual = new GraphQLObjectType({ name: 'Bilingual', fields: { en: text, ja: text } });

const ProcedureInfo = new GraphQLObjectType({
  name: 'ProcedureInfo',
  fields: {
    id: text,
    resolver: text,
    title: text,
    description: text,
    path: text,
    rules: { type: many(GraphQLString) },
    inputSchema: { type: some(JsonScalar) },
    outcomeSchema: { type: some(JsonScalar) },
    optionsSchema: { type: some(JsonScalar) },
    example: { type: some(JsonScalar) },
  },
});

const SectionInfo = new GraphQLObjectType({
  name: 'SectionInfo',
  fields: {
    id: text,
    title: { type: some(Bilingual) },
    kind: text,
    resolver: text,
    summary: text,
    procedures: { type: many(GraphQLString) },
    notAdjudicated: { type: GraphQLString },
  },
});

const ChartCell = new GraphQLObjectType({
  name: 'ChartCell',
  fields: { row: text, column: text, value: { type: JsonScalar }, source: { type: GraphQLString } },
});

const ChartInfo = new GraphQLObjectType({
  name: 'ChartInfo',
  fields: {
    id: text,
    title: text,
    rule: text,
    source: text,
    rowAxis: text,
    columnAxis: text,
    rows: { type: many(GraphQLString) },
    columns: { type: many(GraphQLString) },
    columnBands: { type: JsonScalar },
    rowBands: { type: JsonScalar },
    cells: { type: many(ChartCell) },
    notes: { type: new GraphQLList(some(GraphQLString)) },
  },
});

const Term = new GraphQLObjectType({ name: 'Term', fields: { en: text, ja: text, note: { type: GraphQLString } } });

const Coverage = new GraphQLObjectType({
  name: 'Coverage',
  fields: {
    sections: { type: some(GraphQLInt) },
    adjudicable: { type: some(GraphQLInt) },
    implemented: { type: some(GraphQLInt) },
  },
});

const ChartPackInfo = new GraphQLObjectType({ name: 'ChartPackInfo', fields: { name: text, source: text } });

interface Source {
  readonly game: Game;
  readonly language: Language;
}

/** The reference shelf as GraphQL sees it; `language` is chosen on the game. */
export function gameInfoType(catalogue: Catalogue): GraphQLObjectType<Source> {
  const entry = ({ game, language }: Source) => catalogue.gameEntry(game, language);
  const optionalId = { type: GraphQLString };
  return new GraphQLObjectType<Source>({
    name: 'GameInfo',
    fields: {
      id: { ...text, resolve: ({ game }) => game.id },
      title: { ...text, resolve: (source) => entry(source).title },
      edition: { ...text, resolve: ({ game }) => game.declaration.edition },
      rulesVersion: { ...text, resolve: ({ game }) => game.declaration.rulesVersion },
      resolvers: { type: many(GraphQLString), resolve: (source) => entry(source).resolvers },
      coverage: { type: some(Coverage), resolve: (source) => entry(source).coverage },
      chartPacks: { type: many(ChartPackInfo), resolve: (source) => entry(source).chartPacks },
      options: { type: some(JsonScalar), resolve: (source) => entry(source).options },
      procedures: {
        type: many(ProcedureInfo),
        resolve: ({ game, language }) => catalogue.procedures(game, language),
      },
      rules: {
        type: many(SectionInfo),
        args: { section: optionalId },
        resolve: ({ game, language }, { section }: { section?: string }) =>
          catalogue.sections(game, language).filter(({ id }) => section == null || id === section),
      },
      charts: {
        type: many(ChartInfo),
        args: { id: optionalId },
        resolve: ({ game, language }, { id }: { id?: string }) =>
          [...game.charts.keys()]
            .filter((chart) => id == null || chart === id)
            .map((chart) => catalogue.chartEntry(game, chart, language)),
      },
      glossary: { type: many(Term), resolve: ({ game }) => game.declaration.glossary },
    },
  });
}

export const languageArgument = { language: { type: LanguageEnum } };
