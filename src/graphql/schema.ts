import { type GraphQLFieldConfigMap, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../edge/graphql/context.js';
import { readShapesPlainly } from '../edge/graphql/object-types.js';
import { TypeBuilder } from '../edge/graphql/type-builder.js';
import { camel, pascal } from '../edge/schema/type-names.js';
import type { Game, GameRegistry } from '../kernel/procedures/index.js';
import { storedKindOf } from '../library/stored/game-words.js';
import type { RulingFields } from '../rulings/graphql/ruling-fields.js';

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
  const types = new TypeBuilder((id, shape) => storedKindOf(games.game(id)!, shape) !== undefined, classes);
  const root = (name: 'Query' | 'Mutation' | 'Subscription', more: Fields = {}): GraphQLObjectType => {
    const own = classes.getType(name) as GraphQLObjectType | undefined;
    return new GraphQLObjectType({ name, fields: { ...more, ...own?.toConfig().fields } });
  };
  return new GraphQLSchema({
    query: root('Query', Object.fromEntries(games.all.map((game) => gameField(game, types, resolvers)))),
    mutation: root('Mutation'),
    subscription: root('Subscription'),
  });
}

function gameField(game: Game, types: TypeBuilder, resolvers: readonly RulingFields[]): [string, Fields[string]] {
  const fields: Fields = Object.assign({}, ...resolvers.map((resolver) => resolver.of(game, types)));
  const type = new GraphQLObjectType({ name: pascal(game.id), description: game.title.en, fields });
  return [camel(game.id), { type: new GraphQLNonNull(type), description: game.title.en, resolve: () => HERE }];
}
