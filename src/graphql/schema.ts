import { type GraphQLFieldConfigMap, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../edge/graphql/context.js';
import { readShapesPlainly } from '../edge/graphql/object-types.js';
import { requireScope } from '../edge/graphql/scope.js';
import { TypeBuilder } from '../edge/graphql/type-builder.js';
import { camel, pascal } from '../edge/schema/type-names.js';
import type { ShapeClass } from '../kernel/fields/index.js';
import type { Game, GameRegistry } from '../kernel/procedures/index.js';
import { storedKindOf } from '../library/stored/game-words.js';
import type { RulingFields } from '../rulings/graphql/ruling-fields.js';
import { typeSessions } from '../sessions/graphql/session-types.js';

type Fields = GraphQLFieldConfigMap<unknown, GraphqlContext>;

const HERE = {};

/**
 * The whole schema: what Nest made of the resolver classes, and for each game its procedures:
 * `coldWarBattles { combat { adjacentAttack(input: ...) { outcome {...} } } }`.
 */
export function joinedSchema(
  classes: GraphQLSchema,
  games: GameRegistry,
  resolvers: readonly RulingFields[],
): GraphQLSchema {
  readShapesPlainly(classes);
  const isStorable = (id: string, shape: ShapeClass): boolean => {
    const game = games.game(id);
    return game !== undefined && storedKindOf(game, shape) !== undefined;
  };
  const types = new TypeBuilder(isStorable, classes);
  const root = (name: 'Query' | 'Mutation' | 'Subscription', more: Fields = {}): GraphQLObjectType => {
    const own = classes.getType(name) as GraphQLObjectType | undefined;
    // By name: Nest has them in the order in which their modules happened to be imported.
    const byName = Object.entries(own?.toConfig().fields ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
    return new GraphQLObjectType({ name, fields: { ...more, ...Object.fromEntries(byName) } });
  };
  const sessionTypes = typeSessions(classes, games.all, types);
  return new GraphQLSchema({
    types: sessionTypes,
    query: root('Query', Object.fromEntries(games.all.map((game) => gameField(game, types, resolvers)))),
    mutation: root('Mutation'),
    subscription: root('Subscription'),
    // To go through every type at each start took 60 ms; a test does it.
    assumeValid: true,
  });
}

function gameField(game: Game, types: TypeBuilder, resolvers: readonly RulingFields[]): [string, Fields[string]] {
  const fields: Fields = Object.assign({}, ...resolvers.map((resolver) => resolver.of(game, types)));
  const type = new GraphQLObjectType({ name: pascal(game.id), description: game.title.en, fields });
  const resolve = (_source: unknown, _args: unknown, context: GraphqlContext): object => {
    requireScope(context, 'rulings');
    return HERE;
  };
  return [camel(game.id), { type: new GraphQLNonNull(type), description: game.title.en, resolve }];
}
