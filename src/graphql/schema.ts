import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { GraphqlContext, SchemaPart } from '../edge/graphql/context.js';
import { JsonScalar } from '../edge/graphql/json-scalar.js';
import { DiceInput, LanguageEnum, Odds, rulingType } from '../edge/graphql/ruling-types.js';
import { TypeBuilder } from '../edge/graphql/type-builder.js';
import { camel, pascal } from '../edge/schema/type-names.js';
import { type AnyProcedure, type Game, RESOLVERS } from '../kernel/procedures/index.js';
import type { Language } from '../kernel/rulings/index.js';
import { storedKindOf } from '../library/stored/game-words.js';
import { Catalogue, procedureName } from '../rulings/catalogue/catalogue.js';
import { gameInfoType, languageArgument } from '../rulings/graphql/catalogue-types.js';
import type { RulingService } from '../rulings/ruling.service.js';

type Field = GraphQLFieldConfig<unknown, GraphqlContext>;
type Arguments = Record<string, unknown>;

const HERE = {};

/**
 * The whole schema from the declarations: `coldWarBattles { combat { adjacentAttack(input: ...) { outcome {...} } } }`,
 * beside each procedure its odds, and the catalogue under `games`.
 */
export function rulingsSchema(rulings: RulingService, parts: readonly SchemaPart[]): GraphQLSchema {
  const types = new TypeBuilder((id, shape) => storedKindOf(rulings.registry.game(id)!, shape) !== undefined);
  const catalogue = new Catalogue(rulings);
  const info = gameInfoType(catalogue);
  const fields: Record<string, Field> = {
    games: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(info))),
      description: 'Every game on the shelf, with its procedures, sections, charts and words.',
      args: { id: { type: GraphQLString }, ...languageArgument },
      resolve: (_root, args: Arguments, context) =>
        rulings.registry.all
          .filter(({ id }) => args.id == null || args.id === id)
          .map((game) => ({ game, language: args.language ?? context.language })),
    },
  };
  for (const game of rulings.registry.all) {
    fields[camel(game.id)] = {
      type: new GraphQLNonNull(gameType(rulings, game, types)),
      description: game.title.en,
      resolve: () => HERE,
    };
  }
  const together = (kind: keyof SchemaPart): GraphQLFieldConfigMap<unknown, GraphqlContext> =>
    Object.assign({}, ...parts.map((part) => part[kind] ?? {}));
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { ...fields, ...together('query') } }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: together('mutation') }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: together('subscription') }),
  });
}

function gameType(rulings: RulingService, game: Game, types: TypeBuilder): GraphQLObjectType {
  const fields: Record<string, Field> = {};
  for (const resolver of RESOLVERS) {
    const procedures = [...game.procedures.values()].filter((procedure) => procedure.resolver === resolver);
    if (procedures.length === 0) continue;
    const name = `${pascal(game.id)}${pascal(resolver)}`;
    const inner = Object.fromEntries(
      procedures.flatMap((procedure) => procedureFields(rulings, game, procedure, types)),
    );
    fields[resolver] = {
      type: new GraphQLNonNull(new GraphQLObjectType({ name, fields: inner })),
      resolve: () => HERE,
    };
  }
  return new GraphQLObjectType({ name: pascal(game.id), description: game.title.en, fields });
}

function procedureFields(
  rulings: RulingService,
  game: Game,
  procedure: AnyProcedure,
  types: TypeBuilder,
): [string, Field][] {
  const name = procedureName(procedure);
  const ruling = rulingType(
    `${pascal(game.id)}${pascal(procedure.resolver)}${pascal(procedure.id)}Ruling`,
    types.output(game.id, procedure.outcome),
  );
  const args = {
    input: { type: new GraphQLNonNull(types.input(game.id, procedure.input)) },
    options: { type: types.input(game.id, game.declaration.options) },
    dice: { type: DiceInput },
    chartPack: { type: JsonScalar, description: 'The name of a pack, or a pack.' },
    ...(procedure.stops ? { upTo: { type: GraphQLString, description: 'How far the question goes.' } } : {}),
    ...(procedure.from ? { from: { type: JsonScalar, description: 'An earlier ruling to go on from.' } } : {}),
  };
  const rule: Field = {
    type: ruling,
    description: `${procedure.description.en} Rules ${procedure.rules.join(', ')}.`,
    args: { ...args, language: { type: LanguageEnum } },
    resolve: (_source, { language, ...request }: Arguments, context) => {
      context.count(game.id, name);
      return rulings.ask(game.id, name, withoutNulls(request), (language as Language) ?? context.language);
    },
  };
  const odds: Field = {
    type: Odds,
    description: `The chances of every outcome of ${procedure.title.en}.`,
    args: { ...args, by: { type: GraphQLString } },
    resolve: (_source, request: Arguments, context) => {
      context.count(game.id, `${name}/odds`);
      return rulings.askOdds(game.id, name, withoutNulls(request));
    },
  };
  return [
    [camel(procedure.id), rule],
    [`${camel(procedure.id)}Odds`, odds],
  ];
}

/** In GraphQL null is a way to leave something out; the rulings, like JSON clients, leaves it out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    if (inner !== null && inner !== undefined) kept[key] = withoutNulls(inner);
  }
  return kept;
}
