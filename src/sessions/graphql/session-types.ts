import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { JsonScalar } from '../../rulings/graphql/json-scalar.js';

export const required = <T extends GraphQLOutputType>(type: T, description?: string) => ({
  type: new GraphQLNonNull(type),
  ...(description ? { description } : {}),
});
export const texts = { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))) };
const json = { type: JsonScalar };
const jsonList = (description: string) => ({
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(JsonScalar))),
  description,
});

export const SessionType = new GraphQLObjectType({
  name: 'Session',
  description: 'A game being played, as the holder of the token may see it.',
  fields: {
    id: required(GraphQLString),
    game: required(GraphQLString),
    scenario: required(GraphQLString),
    rulesVersion: required(GraphQLString),
    version: required(GraphQLInt),
    stage: required(GraphQLString, 'gathering, playing or over.'),
    sides: texts,
    you: { type: GraphQLString, description: 'The side whose token was sent; null for a spectator.' },
    waitingFor: texts,
    joined: texts,
    undo: json,
    horizon: required(GraphQLInt, 'The earliest version one can go back to.'),
    result: json,
    options: json,
    dice: required(JsonScalar, 'Commitment, public key, seeds of the sides; the server seed when the game is over.'),
    hash: required(GraphQLString),
    forkedFrom: json,
    view: required(JsonScalar, "The position in the game's own words."),
  },
});

export const SessionEntry = new GraphQLObjectType({
  name: 'SessionEntry',
  description: 'One version of a session: a command and what came of it.',
  fields: {
    version: required(GraphQLInt),
    side: required(GraphQLString),
    command: { ...json, description: "The side's own, or anybody's when the game is over." },
    events: jsonList('What happened, without what the viewer may not know.'),
    rulings: jsonList('The rulings behind it.'),
    rolls: jsonList('The dice.'),
    hash: required(GraphQLString),
    signature: required(GraphQLString),
    at: required(GraphQLString),
  },
});

export const SessionHistory = new GraphQLObjectType({
  name: 'SessionHistory',
  fields: {
    version: required(GraphQLInt, 'The version that stands now.'),
    entries: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(SessionEntry))) },
    next: { type: GraphQLInt, description: 'Ask for what comes after this; null at the end.' },
  },
});

export const SessionActions = new GraphQLObjectType({
  name: 'SessionActions',
  fields: {
    version: required(GraphQLInt),
    waitingFor: texts,
    actions: jsonList('Every legal command, complete, with its rule and its cost or odds.'),
    owed: jsonList('What must still be done before the phase may end.'),
    aside: jsonList('Conceding and going back.'),
  },
});

export const CommandResult = new GraphQLObjectType({
  name: 'SessionCommandResult',
  fields: {
    version: required(GraphQLInt),
    events: jsonList('What happened.'),
    rulings: jsonList('The rulings behind it.'),
    rolls: jsonList('The dice.'),
    hash: required(GraphQLString),
    signature: required(GraphQLString),
    ended: required(GraphQLBoolean),
  },
});

export const AdoptedRules = new GraphQLObjectType({
  name: 'AdoptedRules',
  description: 'The rules a session goes on by, and where it stands with what was decided again.',
  fields: {
    version: required(GraphQLInt),
    from: required(GraphQLString, 'The version of the rules it was played by so far.'),
    to: required(GraphQLString, 'The version that is in force.'),
    upTo: required(GraphQLInt, 'Commands that stood up to this version were decided again.'),
    commands: required(GraphQLInt, 'How many.'),
    hash: required(GraphQLString),
    signature: required(GraphQLString),
    ended: required(GraphQLBoolean),
  },
});

export const OpenedSession = new GraphQLObjectType({
  name: 'OpenedSession',
  fields: {
    id: required(GraphQLString),
    version: required(GraphQLInt),
    sides: texts,
    tokens: { ...json, description: 'The secrets of the sides, shown this once; null for a branch, which keeps them.' },
    commitment: required(GraphQLString),
    publicKey: required(GraphQLString),
    signature: required(GraphQLString),
    opening: required(JsonScalar),
  },
});
