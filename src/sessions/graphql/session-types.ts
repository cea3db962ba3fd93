import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import { Chance, listOf, required, rulingType } from '../../edge/graphql/ruling-types.js';

const text = { type: GraphQLString };
const texts = listOf(GraphQLString);
const json = { type: JsonScalar };

const SideSeed = new GraphQLObjectType({
  name: 'SideSeed',
  fields: { side: required(GraphQLString), seed: required(GraphQLString) },
});

const SessionDice = new GraphQLObjectType({
  name: 'SessionDice',
  description: 'What every roll follows from.',
  fields: {
    commitment: required(GraphQLString, 'SHA-256 of the server seed, published before anybody joined.'),
    publicKey: required(GraphQLString),
    sideSeeds: {
      ...listOf(SideSeed, 'What each side that has joined added.'),
      resolve: ({ sideSeeds }: { sideSeeds: Readonly<Record<string, string>> }) =>
        Object.entries(sideSeeds).map(([side, seed]) => ({ side, seed })),
    },
    serverSeed: { ...text, description: 'When the game is over.' },
  },
});

const UndoProposal = new GraphQLObjectType({
  name: 'UndoProposal',
  fields: { to: required(GraphQLInt, 'The version to go back to.'), agreed: texts },
});

const SessionOutcome = new GraphQLObjectType({
  name: 'SessionOutcome',
  description: 'How a game ended.',
  fields: {
    winner: { ...text, description: 'Null where nobody won.' },
    level: required(GraphQLString),
    text: required(GraphQLString),
    points: { ...json, description: 'What was counted, by side.' },
    rule: text,
  },
});

const ForkPoint = new GraphQLObjectType({
  name: 'ForkPoint',
  fields: {
    session: required(GraphQLString),
    version: required(GraphQLInt),
    hash: required(GraphQLString),
    line: required(GraphQLInt),
  },
});

const SessionRuling = rulingType('SessionRuling', JsonScalar);

const SessionRoll = new GraphQLObjectType({
  name: 'SessionRoll',
  fields: {
    purpose: required(GraphQLString, 'The procedure and the die, or what the game called it.'),
    sides: required(GraphQLInt),
    value: required(GraphQLInt),
    secret: { type: GraphQLBoolean, description: 'Shown only now that the game is over.' },
  },
});

/** What happened, what ruled so, and the dice: of an entry and of the answer to a command. */
const proceedings = {
  events: listOf(JsonScalar, "What happened, in the game's own words, without what the viewer may not know."),
  rulings: listOf(SessionRuling, 'The rulings behind it.'),
  rolls: listOf(SessionRoll, 'The dice.'),
  hash: required(GraphQLString),
  signature: required(GraphQLString),
};

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
    you: { ...text, description: 'The side whose token was sent; null for a spectator.' },
    waitingFor: texts,
    joined: texts,
    undo: { type: UndoProposal },
    horizon: required(GraphQLInt, 'The earliest version one can go back to.'),
    result: { type: SessionOutcome },
    options: json,
    dice: required(SessionDice),
    hash: required(GraphQLString),
    forkedFrom: { type: ForkPoint },
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
    ...proceedings,
    at: required(GraphQLString),
  },
});

export const SessionHistory = new GraphQLObjectType({
  name: 'SessionHistory',
  fields: {
    version: required(GraphQLInt, 'The version that stands now.'),
    entries: listOf(SessionEntry),
    next: { type: GraphQLInt, description: 'Ask for what comes after this; null at the end.' },
  },
});

const chances = {
  procedure: { ...text, description: 'What is rolled for.' },
  exact: required(GraphQLBoolean),
  branches: required(GraphQLInt, 'Ways the dice can fall, or samples drawn.'),
  seed: text,
  chances: listOf(Chance),
};

const ActionOdds = new GraphQLObjectType({
  name: 'ActionOdds',
  description: 'How the dice can fall that a command comes to first, or that its combat comes to as it stands.',
  fields: chances,
});

const ActionVariant = new GraphQLObjectType({
  name: 'ActionVariant',
  description: 'The same for one way to make a choice that comes before the dice.',
  fields: { name: required(GraphQLString), ...chances },
});

const SessionAction = new GraphQLObjectType({
  name: 'SessionAction',
  fields: {
    command: required(JsonScalar, 'Complete: it can be sent as it stands.'),
    rule: required(GraphQLString, 'The section that allows it.'),
    cost: { type: GraphQLFloat, description: 'Movement points or whatever else it spends.' },
    odds: { type: ActionOdds },
    variants: { type: new GraphQLList(new GraphQLNonNull(ActionVariant)) },
  },
});

const OwedDuty = new GraphQLObjectType({
  name: 'OwedDuty',
  fields: {
    rule: required(GraphQLString),
    key: required(GraphQLString),
    values: required(JsonScalar),
    text: required(GraphQLString),
  },
});

export const SessionActions = new GraphQLObjectType({
  name: 'SessionActions',
  fields: {
    version: required(GraphQLInt),
    waitingFor: texts,
    actions: listOf(SessionAction, 'Every legal command, with its rule and its cost or odds.'),
    owed: listOf(OwedDuty, 'What must still be done before the phase may end.'),
    aside: listOf(SessionAction, 'Conceding and going back.'),
  },
});

export const SessionTrial = new GraphQLObjectType({
  name: 'SessionTrial',
  description: 'What a command would do, as far as it may be told without rolling or revealing anything.',
  fields: {
    version: required(GraphQLInt),
    legal: required(GraphQLBoolean),
    ends: required(GraphQLString, 'What the trial came to: done, roll or secret.'),
    events: { ...json, description: 'What would happen; null where it came to a roll or a secret.' },
    odds: { type: ActionOdds },
  },
});

export const CommandResult = new GraphQLObjectType({
  name: 'SessionCommandResult',
  fields: {
    version: required(GraphQLInt),
    ...proceedings,
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
