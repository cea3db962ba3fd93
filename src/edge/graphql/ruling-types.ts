import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { LANGUAGES } from '../../kernel/rulings/index.js';
import { JsonScalar } from './json-scalar.js';

/** The parts of the ruling envelope that are the same for every procedure. */
export const required = <T extends GraphQLOutputType>(type: T, description?: string) => ({
  type: new GraphQLNonNull(type),
  ...(description ? { description } : {}),
});
export const listOf = (type: GraphQLNullableType & GraphQLOutputType, description?: string) =>
  required(new GraphQLList(new GraphQLNonNull(type)), description);

const Step = new GraphQLObjectType({
  name: 'Step',
  description: 'One step of the explanation.',
  fields: {
    rule: required(GraphQLString),
    also: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
    key: required(GraphQLString),
    text: required(GraphQLString),
    values: required(JsonScalar),
    forbids: { type: GraphQLBoolean },
  },
});

const RolledDie = new GraphQLObjectType({
  name: 'RolledDie',
  fields: {
    name: required(GraphQLString),
    about: { type: GraphQLString },
    sides: required(GraphQLInt),
    value: required(GraphQLInt),
    source: required(GraphQLString),
  },
});

const CellUse = new GraphQLObjectType({
  name: 'CellUse',
  description: 'A chart cell the ruling looked at, and where its value comes from.',
  fields: { chart: required(GraphQLString), cell: required(GraphQLString), source: required(GraphQLString) },
});

export function rulingType(name: string, outcome: GraphQLOutputType): GraphQLObjectType {
  return new GraphQLObjectType({
    name,
    fields: {
      game: required(GraphQLString),
      procedure: required(GraphQLString),
      legal: required(GraphQLBoolean),
      outcome: { type: outcome },
      steps: listOf(Step),
      dice: listOf(RolledDie),
      seed: { type: GraphQLString },
      provenance: listOf(CellUse),
      summary: required(GraphQLString),
    },
  });
}

export const Chance = new GraphQLObjectType({
  name: 'Chance',
  fields: {
    legal: required(GraphQLBoolean),
    outcome: { type: JsonScalar },
    probability: required(GraphQLString),
    value: required(GraphQLFloat),
    interval: { type: new GraphQLList(new GraphQLNonNull(GraphQLFloat)) },
  },
});

const UnlistedChances = new GraphQLObjectType({
  name: 'UnlistedChances',
  description:
    'What a list of more than 1,000 outcomes, or of very large ones, leaves out. Group with "by" to see all.',
  fields: {
    outcomes: required(GraphQLInt),
    probability: required(GraphQLString),
    value: required(GraphQLFloat),
    interval: { type: new GraphQLList(new GraphQLNonNull(GraphQLFloat)) },
  },
});

const OddsVariant = new GraphQLObjectType({
  name: 'OddsVariant',
  fields: {
    name: required(GraphQLString),
    exact: required(GraphQLBoolean),
    branches: required(GraphQLInt),
    seed: { type: GraphQLString },
    chances: listOf(Chance),
    unlisted: { type: UnlistedChances },
  },
});

/** Outcomes are plain JSON here: grouped odds have the form of one field, not of the whole. */
export const Odds = new GraphQLObjectType({
  name: 'Odds',
  fields: {
    game: required(GraphQLString),
    procedure: required(GraphQLString),
    exact: { type: GraphQLBoolean },
    branches: { type: GraphQLInt },
    seed: { type: GraphQLString },
    chances: { type: new GraphQLList(new GraphQLNonNull(Chance)) },
    unlisted: { type: UnlistedChances },
    variants: { type: new GraphQLList(new GraphQLNonNull(OddsVariant)) },
  },
});

export const DiceInput = new GraphQLInputObjectType({
  name: 'DiceInput',
  description: 'The faces rolled on a table, in order or by name, or a seed to draw them from.',
  fields: {
    given: { type: new GraphQLList(new GraphQLNonNull(GraphQLInt)) },
    named: { type: JsonScalar, description: 'Faces by the name of the roll: {combat: [4]}.' },
    seed: { type: GraphQLString },
  },
});

export const LanguageEnum = new GraphQLEnumType({
  name: 'Language',
  values: Object.fromEntries(LANGUAGES.map((language) => [language, {}])),
});
