import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  GraphQLString,
} from 'graphql';
import {
  type Choice,
  descriptionOf,
  type FieldType,
  fieldsOf,
  isOpen,
  type ShapeClass,
} from '../../kernel/fields/index.js';
import { STORED_DESCRIPTION } from '../schema/json-schema.js';
import { choiceName, shapeName } from '../schema/type-names.js';
import { JsonScalar } from './json-scalar.js';

type Leaf = GraphQLScalarType | GraphQLEnumType;

/** Turns shapes into GraphQL types, each once: an object type where it is an outcome, an input type where it is sent. */
export class TypeBuilder {
  readonly #outputs = new Map<string, GraphQLObjectType>();
  readonly #inputs = new Map<string, GraphQLInputObjectType>();
  readonly #enums = new Map<string, GraphQLEnumType>();

  constructor(
    /** Says in place of which shapes a request may name a stored record. */
    private readonly isStorable: (game: string, shape: ShapeClass) => boolean,
    /** What is there already: a schema has one type of a name. */
    private readonly known: GraphQLSchema,
  ) {}

  output(game: string, shape: ShapeClass): GraphQLObjectType {
    const name = shapeName(game, shape);
    let type = this.#outputs.get(name) ?? (this.known.getType(name) as GraphQLObjectType | undefined);
    if (!type) {
      type = new GraphQLObjectType({
        name,
        description: descriptionOf(shape),
        fields: () => this.outputFields(game, shape),
      });
      this.#outputs.set(name, type);
    }
    return type;
  }

  /** A shape under a name of its own, one of its fields told more precisely; without the words, 301 times over. */
  outputAs(name: string, shape: ShapeClass, field: string, precisely: GraphQLOutputType): GraphQLObjectType {
    const fields = () => {
      const declared = Object.entries(this.outputFields('', shape)).map(([each, { type }]) => [
        each,
        { type: each === field ? precisely : type },
      ]);
      return Object.fromEntries(declared);
    };
    return new GraphQLObjectType({ name, fields });
  }

  input(game: string, shape: ShapeClass): GraphQLInputObjectType {
    const plain = shapeName(game, shape);
    const name = plain.endsWith('Input') ? plain : `${plain}Input`;
    let type = this.#inputs.get(name) ?? (this.known.getType(name) as GraphQLInputObjectType | undefined);
    if (!type) {
      type = new GraphQLInputObjectType({
        name,
        description: descriptionOf(shape),
        fields: () => this.inputFields(game, shape),
      });
      this.#inputs.set(name, type);
    }
    return type;
  }

  /** The fields of a shape, for a type that is made elsewhere. */
  fields(game: string, shape: ShapeClass): GraphQLFieldConfigMap<unknown, unknown> {
    return this.outputFields(game, shape);
  }

  /** A shape that is sent, under a name of its own. */
  inputAs(name: string, game: string, shape: ShapeClass): GraphQLInputObjectType {
    return new GraphQLInputObjectType({ name, fields: () => this.inputFields(game, shape) });
  }

  private outputFields(game: string, shape: ShapeClass): GraphQLFieldConfigMap<unknown, unknown> {
    return Object.fromEntries(
      fieldsOf(shape).map(({ name, type, description, optional, nullable }) => {
        const built = this.outputType(game, type);
        return [name, { type: optional || nullable ? built : new GraphQLNonNull(built), description }];
      }),
    );
  }

  private inputFields(game: string, shape: ShapeClass): GraphQLInputFieldConfigMap {
    if (this.isStorable(game, shape)) return this.storableFields(game, shape);
    return Object.fromEntries(
      fieldsOf(shape).map(({ name, type, description, optional, default: fallback }) => {
        const built = this.inputType(game, type);
        // A document cannot write the default of free-form JSON; whoever checks the request fills it in.
        const unwritten = fallback !== undefined && built === JsonScalar;
        return [
          name,
          {
            type: optional || unwritten ? built : new GraphQLNonNull(built),
            description,
            ...(fallback === undefined || unwritten ? {} : { defaultValue: fallback }),
          },
        ];
      }),
    );
  }

  /** Everything may come from the stored record, so nothing is required here and no default may hide it; the ruling service asks. */
  private storableFields(game: string, shape: ShapeClass): GraphQLInputFieldConfigMap {
    const fields = fieldsOf(shape).map(({ name, type, description, optional }) => [
      name,
      { type: this.inputType(game, type), description: optional ? description : `${description} (required)` },
    ]);
    return { ...Object.fromEntries(fields), stored: { type: GraphQLString, description: STORED_DESCRIPTION } };
  }

  private outputType(game: string, type: FieldType): GraphQLOutputType {
    if (type.kind === 'object') return isOpen(type.of) ? JsonScalar : this.output(game, type.of);
    if (type.kind === 'list') return new GraphQLList(new GraphQLNonNull(this.outputType(game, type.of)));
    return this.leaf(game, type);
  }

  private inputType(game: string, type: FieldType): GraphQLInputType {
    if (type.kind === 'object') return this.input(game, type.of);
    if (type.kind === 'list') return new GraphQLList(new GraphQLNonNull(this.inputType(game, type.of)));
    return this.leaf(game, type);
  }

  private leaf(game: string, type: Exclude<FieldType, { kind: 'object' | 'list' }>): Leaf {
    switch (type.kind) {
      case 'integer':
        return GraphQLInt;
      case 'halves':
      case 'number':
        return GraphQLFloat;
      case 'text':
      case 'timestamp':
        return GraphQLString;
      case 'flag':
        return GraphQLBoolean;
      case 'choice':
        return type.choice.asText ? GraphQLString : this.enumeration(game, type.choice);
      case 'record':
      case 'either':
      case 'json':
        return JsonScalar;
    }
  }

  enumeration(game: string, choice: Choice): GraphQLEnumType {
    const name = choiceName(game, choice);
    let type = this.#enums.get(name) ?? (this.known.getType(name) as GraphQLEnumType | undefined);
    if (!type) {
      type = new GraphQLEnumType({ name, values: Object.fromEntries(choice.values.map((value) => [value, {}])) });
      this.#enums.set(name, type);
    }
    return type;
  }
}
