import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { GraphqlContext, SchemaPart } from '../../edge/graphql/context.js';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import {
  actionsAnswer,
  adoptedAnswer,
  commandAnswer,
  historyAnswer,
  openedAnswer,
  sessionAnswer,
  trialAnswer,
} from '../answers.js';
import { adoptionRequest, DEFAULT_EVENTS, eventQuery, forkRequest, keyed, undoRequest } from '../edge/requests.js';
import type { Streams } from '../live/streams.js';
import type { Done, Given, SessionsService } from '../sessions.service.js';
import {
  AdoptedRules,
  CommandResult,
  OpenedSession,
  SessionActions,
  SessionEntry,
  SessionHistory,
  SessionTrial,
  SessionType,
} from './session-types.js';

type Fields = GraphQLFieldConfigMap<unknown, GraphqlContext>;

const id = { type: new GraphQLNonNull(GraphQLString) };
const command = { type: new GraphQLNonNull(JsonScalar) };
const version = { type: GraphQLInt, description: 'The version the command is based on.' };
const key = { type: GraphQLString, description: 'The same key and command: the same answer, carried out once.' };
const after = { type: GraphQLInt, defaultValue: 0, description: 'The version the caller has already.' };

interface Arguments {
  readonly id: string;
  readonly version?: number | null;
  readonly key?: string | null;
  readonly command?: unknown;
  readonly where?: unknown;
  readonly after: number;
  readonly limit: number;
  readonly to?: number | null;
  readonly refuse?: boolean | null;
  readonly upTo?: number | null;
  readonly tokens?: readonly string[] | null;
}

const given = ({ version: based, key: sent }: Arguments, { token, language }: GraphqlContext): Given => ({
  token,
  language,
  version: based ?? undefined,
  ...keyed(sent ?? undefined),
});

/** The same bounds as in an address, where every value is a text. */
const page = ({ after: from, limit }: Pick<Arguments, 'after' | 'limit'>) =>
  eventQuery({ after: String(from), limit: String(limit) });

function wanted(where: unknown): Readonly<Record<string, unknown>> {
  if (typeof where === 'object' && !Array.isArray(where)) return where as Readonly<Record<string, unknown>>;
  throw new InvalidRequestError([
    new FieldFault('/where', 'must be an object: the fields of commands and their values'),
  ]);
}

/** Sessions over GraphQL: the same calls, the token in the same header. */
export function sessionFields(sessions: SessionsService, streams: Streams): SchemaPart {
  return { query: queries(sessions), mutation: mutations(sessions), subscription: subscriptions(streams) };
}

function queries(sessions: SessionsService): Fields {
  return {
    session: {
      type: SessionType,
      args: { id },
      resolve: async (_root, args: Arguments, { token, language }) => {
        const { session, viewer } = await sessions.read(args.id, token);
        return sessionAnswer(session, viewer, language);
      },
    },
    sessionActions: {
      type: SessionActions,
      description: 'Every command open to the holder of the token now.',
      args: { id, where: { type: JsonScalar, description: 'Only commands that have these values in these fields.' } },
      resolve: async (_root, args: Arguments, { token, language }) => {
        const { session, open } = await sessions.actions(args.id, token, wanted(args.where ?? {}));
        return actionsAnswer(session, open, language);
      },
    },
    sessionTrial: {
      type: SessionTrial,
      description: 'A dry run of one command: nothing happens.',
      args: { id, command, version },
      resolve: async (_root, args: Arguments, context) =>
        trialAnswer(await sessions.trial(args.id, args.command, given(args, context))),
    },
    sessionHistory: {
      type: SessionHistory,
      args: { id, after, limit: { type: GraphQLInt, defaultValue: DEFAULT_EVENTS } },
      resolve: async (_root, args: Arguments, { token, language }) => {
        const { session, viewer, rows } = await sessions.history(args.id, token, page(args));
        return historyAnswer(session, viewer, rows, language);
      },
    },
  };
}

function mutations(sessions: SessionsService): Fields {
  const answered = async (doing: Promise<Done>, { language }: GraphqlContext) => {
    const { session, side, row } = await doing;
    return commandAnswer(session.game, row, side, language);
  };
  return {
    createSession: {
      type: OpenedSession,
      args: {
        scenario: id,
        options: { type: JsonScalar },
        spectators: { type: GraphQLString, description: 'open, token or none.' },
        map: { type: GraphQLString },
        chartPack: { type: GraphQLString },
      },
      resolve: async (_root, args: Record<string, unknown>) => {
        const sent = Object.entries(args).filter(([, value]) => value !== null);
        return openedAnswer(await sessions.create(Object.fromEntries(sent)));
      },
    },
    sessionCommand: {
      type: CommandResult,
      description: 'One command, as the list of actions gives it.',
      args: { id, command, version, key },
      resolve: (_root, args: Arguments, context) =>
        answered(sessions.command(args.id, args.command, given(args, context)), context),
    },
    sessionUndo: {
      type: CommandResult,
      description: 'Proposes to go back, agrees with a proposal, or refuses it.',
      args: { id, version, key, to: { type: GraphQLInt }, refuse: { type: GraphQLBoolean } },
      resolve: (_root, args: Arguments, context) => {
        const wish = undoRequest({ to: args.to ?? undefined, refuse: args.refuse ?? undefined });
        return answered(sessions.undo(args.id, wish, given(args, context)), context);
      },
    },
    forkSession: {
      type: OpenedSession,
      description: 'Branches off at a version; while the game goes on with the tokens of all other sides.',
      args: {
        id,
        version: { type: new GraphQLNonNull(GraphQLInt) },
        tokens: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
      },
      resolve: async (_root, args: Arguments, { token }) => {
        const { version, tokens } = forkRequest({ version: args.version, tokens: args.tokens ?? [] });
        return openedAnswer(await sessions.fork(args.id, version, token, tokens));
      },
    },
    adoptSessionRules: {
      type: AdoptedRules,
      description: 'Goes on under the rules in force, with the tokens of all other sides: what stood is decided again.',
      args: {
        id,
        version,
        key,
        upTo: { type: GraphQLInt, description: 'The last version to decide again; all where it is left out.' },
        tokens: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
      },
      resolve: async (_root, args: Arguments, context) => {
        const { upTo, tokens } = adoptionRequest({ upTo: args.upTo ?? undefined, tokens: args.tokens ?? [] });
        return adoptedAnswer(await sessions.adoptRules(args.id, upTo, tokens, given(args, context)));
      },
    },
  };
}

function subscriptions(streams: Streams): Fields {
  return {
    sessionEntries: {
      type: new GraphQLNonNull(SessionEntry),
      description: 'Every entry after a version, in order, each once; ends with the game.',
      args: { id, after },
      subscribe: async (_root, args: Arguments, { token, language, signal }) => {
        const { after: from } = page({ after: args.after, limit: DEFAULT_EVENTS });
        const request = { id: args.id, token, after: from, language };
        const completed = new AbortController();
        const { pages } = await streams.start(request, AbortSignal.any([signal, completed.signal]));
        return endingWith(singly(pages), completed);
      },
      resolve: (entry) => entry,
    },
  };
}

/** A generator that waits hears of its end only when it goes on: whoever completes a subscription wakes it. */
function endingWith<T>(generator: AsyncGenerator<T>, completed: AbortController): AsyncGenerator<T> {
  const end = generator.return.bind(generator);
  return Object.assign(generator, {
    return: (value: unknown) => {
      completed.abort();
      return end(value);
    },
  });
}

async function* singly<T>(pages: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page;
}
