import { Injectable } from '@nestjs/common';
import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import { LanguageChoice } from '../../edge/graphql/language.js';
import type { TypeBuilder } from '../../edge/graphql/type-builder.js';
import { camel, pascal } from '../../edge/schema/type-names.js';
import { Ruling } from '../../edge/shapes/ruling.js';
import type { AnyProcedure, Game } from '../../kernel/procedures/index.js';
import type { Language } from '../../kernel/rulings/index.js';
import { procedureName } from '../catalogue/catalogue.js';
import { RulingService } from '../ruling.service.js';
import { DiceInput } from '../shapes/dice.js';
import { Odds } from '../shapes/odds.js';

type Field = GraphQLFieldConfig<unknown, GraphqlContext>;
type Arguments = Record<string, unknown>;

const HERE = {};

/**
 * What one resolver answers, from the declarations: `combat { adjacentAttack(input: ...) { outcome {...} } }`, and beside
 * each procedure its odds. Written as graphql-js wants it and not as `@ObjectType` classes: 301 of those answered 0.22-0.24
 * of bare node:http where these answer 0.25-0.30, because Nest asks a function for each of their fields.
 */
@Injectable()
export abstract class RulingFields {
  protected abstract readonly resolver: AnyProcedure['resolver'];

  constructor(private readonly rulings: RulingService) {}

  /** The field of this resolver in the type of a game; none where the game has no such procedures. */
  of(game: Game, types: TypeBuilder): GraphQLFieldConfigMap<unknown, GraphqlContext> {
    const procedures = [...game.procedures.values()].filter(({ resolver }) => resolver === this.resolver);
    if (procedures.length === 0) return {};
    const name = `${pascal(game.id)}${pascal(this.resolver)}`;
    const fields = Object.assign({}, ...procedures.map((procedure) => this.procedureFields(game, procedure, types)));
    return {
      [this.resolver]: {
        type: new GraphQLNonNull(new GraphQLObjectType({ name, fields })),
        resolve: () => HERE,
      },
    };
  }

  private procedureFields(game: Game, procedure: AnyProcedure, types: TypeBuilder): Record<string, Field> {
    const args = {
      input: { type: new GraphQLNonNull(types.input(game.id, procedure.input)) },
      options: { type: types.input(game.id, game.declaration.options) },
      dice: { type: types.input(game.id, DiceInput) },
      chartPack: { type: JsonScalar, description: 'The name of a pack, or a pack.' },
      ...(procedure.stops ? { upTo: { type: GraphQLString, description: 'How far the question goes.' } } : {}),
      ...(procedure.from ? { from: { type: JsonScalar, description: 'An earlier ruling to go on from.' } } : {}),
    };
    const name = procedureName(procedure);
    const ruling: Field = {
      type: types.outputAs(
        `${pascal(game.id)}${pascal(procedure.resolver)}${pascal(procedure.id)}Ruling`,
        Ruling,
        'outcome',
        types.output(game.id, procedure.outcome),
      ),
      description: `${procedure.description.en} Rules ${procedure.rules.join(', ')}.`,
      args: { ...args, language: { type: types.enumeration(game.id, LanguageChoice) } },
      resolve: (_source, { language, ...request }: Arguments, context) => {
        context.count(game.id, name);
        const asked = withoutNulls(request);
        return this.rulings.ask(game.id, name, asked, (language as Language) ?? context.language, context.client);
      },
    };
    const odds: Field = {
      type: types.output(game.id, Odds),
      description: `The chances of every outcome of ${procedure.title.en}.`,
      args: { ...args, by: { type: GraphQLString } },
      resolve: (_source, request: Arguments, context) => {
        context.count(game.id, `${name}/odds`);
        return this.rulings.askOdds(game.id, name, withoutNulls(request), context.turn, context.client);
      },
    };
    return { [camel(procedure.id)]: ruling, [`${camel(procedure.id)}Odds`]: odds };
  }
}

/** In GraphQL null is a way to leave something out; the ruling service, like JSON clients, leaves it out. */
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
