import { Args, Context, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { checked } from '../../edge/checker/checker.js';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import { argsTypes, leaveOut, objectTypes } from '../../edge/graphql/object-types.js';
import {
  actionsAnswer,
  adoptedAnswer,
  commandAnswer,
  historyAnswer,
  openedAnswer,
  sessionAnswer,
  trialAnswer,
} from '../answers.js';
import { keyed } from '../edge/headers.js';
import { endingWith, singly } from '../live/iterators.js';
import { Streams } from '../live/streams.js';
import { type Done, type Given, SessionsService } from '../sessions.service.js';
import { SessionActions, SessionTrial } from '../shapes/actions.js';
import { AdoptedRules, SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from '../shapes/agreement.js';
import { SessionCommandResult, SessionEntry, SessionEventsQuery, SessionHistory } from '../shapes/log.js';
import { OpenedSession, SessionRequest } from '../shapes/opening.js';
import { Session, SessionDice } from '../shapes/standing.js';

// In another form over GraphQL: session-parts.resolver.ts answers them.
leaveOut(SessionDice, 'sideSeeds');
leaveOut(OpenedSession, 'opening');
objectTypes(Session, SessionActions, SessionTrial, SessionHistory, SessionEntry);
objectTypes(OpenedSession, SessionCommandResult, AdoptedRules);
argsTypes(SessionRequest, SessionEventsQuery);

const maybe = { nullable: true };
const maybeInt = { type: () => Int, nullable: true };
const version = { ...maybeInt, description: 'The version the command is based on.' };
const upTo = { ...maybeInt, description: 'The last version to decide again; all where it is left out.' };
const tokens = { type: () => [String], nullable: true };
const command = { type: () => JsonScalar };
const after = { ...maybeInt, defaultValue: 0, description: 'The version the caller has already.' };
const where = {
  type: () => JsonScalar,
  nullable: true,
  description: 'Only commands that have these values in these fields.',
};
const key = {
  type: () => String,
  nullable: true,
  description: 'The same key and command: the same answer, carried out once.',
};
type Maybe<T> = T | null | undefined;

/** Sessions over GraphQL: the same calls, the token in the same header. */
@Resolver()
export class SessionsResolver {
  constructor(
    private readonly sessions: SessionsService,
    private readonly streams: Streams,
  ) {}

  @Query(() => Session, maybe)
  async session(@Args('id') id: string, @Context() { token, language }: GraphqlContext) {
    const { session, viewer } = await this.sessions.read(id, token);
    return sessionAnswer(session, viewer, language);
  }

  @Query(() => SessionActions, { ...maybe, description: 'Every command open to the holder of the token now.' })
  async sessionActions(
    @Args('id') id: string,
    @Args('where', where) fields: unknown,
    @Context() { token, language }: GraphqlContext,
  ) {
    const { session, open } = await this.sessions.actions(id, token, wanted(fields ?? {}));
    return actionsAnswer(session, open, language);
  }

  @Query(() => SessionTrial, { ...maybe, description: 'A dry run of one command: nothing happens.' })
  async sessionTrial(
    @Args('id') id: string,
    @Args('command', command) sent: unknown,
    @Args('version', version) based: Maybe<number>,
    @Context() context: GraphqlContext,
  ) {
    return trialAnswer(await this.sessions.trial(id, sent, given(context, based)));
  }

  @Query(() => SessionHistory, maybe)
  async sessionHistory(
    @Args('id') id: string,
    @Args({ type: () => SessionEventsQuery }) query: SessionEventsQuery,
    @Context() { token, language }: GraphqlContext,
  ) {
    const { session, viewer, rows } = await this.sessions.history(id, token, page(query));
    return historyAnswer(session, viewer, rows, language);
  }

  @Mutation(() => OpenedSession, maybe)
  async createSession(@Args({ type: () => SessionRequest }) request: SessionRequest) {
    return openedAnswer(await this.sessions.create(checked(SessionRequest, held(request))));
  }

  @Mutation(() => SessionCommandResult, { ...maybe, description: 'One command, as the list of actions gives it.' })
  async sessionCommand(
    @Args('id') id: string,
    @Args('command', command) sent: unknown,
    @Args('version', version) based: Maybe<number>,
    @Args('key', key) once: Maybe<string>,
    @Context() context: GraphqlContext,
  ) {
    return told(await this.sessions.command(id, sent, given(context, based, once)), context);
  }

  @Mutation(() => SessionCommandResult, {
    ...maybe,
    description: 'Proposes to go back, agrees with a proposal, or refuses it.',
  })
  async sessionUndo(
    @Args('id') id: string,
    @Args('version', version) based: Maybe<number>,
    @Args('key', key) once: Maybe<string>,
    @Args('to', maybeInt) to: Maybe<number>,
    @Args('refuse', { type: () => Boolean, nullable: true }) refuse: Maybe<boolean>,
    @Context() context: GraphqlContext,
  ) {
    const wish = checked(SessionUndoRequest, held({ to, refuse }));
    return told(await this.sessions.undo(id, wish, given(context, based, once)), context);
  }

  @Mutation(() => OpenedSession, {
    ...maybe,
    description: 'Branches off at a version; while the game goes on with the tokens of all other sides.',
  })
  async forkSession(
    @Args('id') id: string,
    @Args('version', { type: () => Int }) at: number,
    @Args('tokens', tokens) others: Maybe<readonly string[]>,
    @Context() { token }: GraphqlContext,
  ) {
    const request = checked(SessionForkRequest, held({ version: at, tokens: others }));
    return openedAnswer(await this.sessions.fork(id, request, token));
  }

  @Mutation(() => AdoptedRules, {
    ...maybe,
    description: 'Goes on under the rules in force, with the tokens of all other sides: what stood is decided again.',
  })
  async adoptSessionRules(
    @Args('id') id: string,
    @Args('version', version) based: Maybe<number>,
    @Args('key', key) once: Maybe<string>,
    @Args('upTo', upTo) last: Maybe<number>,
    @Args('tokens', tokens) others: Maybe<readonly string[]>,
    @Context() context: GraphqlContext,
  ) {
    const request = checked(SessionRulesRequest, held({ upTo: last, tokens: others }));
    return adoptedAnswer(await this.sessions.adoptRules(id, request, given(context, based, once)));
  }

  @Subscription(() => SessionEntry, {
    description: 'Every entry after a version, in order, each once; ends with the game.',
    resolve: (entry: unknown) => entry,
  })
  async sessionEntries(
    @Args('id') id: string,
    @Args('after', after) from: Maybe<number>,
    @Context() { token, language, signal }: GraphqlContext,
  ) {
    const request = { id, token, after: page({ after: from }).after, language };
    const completed = new AbortController();
    const { pages } = await this.streams.start(request, AbortSignal.any([signal, completed.signal]));
    return endingWith(singly(pages), completed);
  }
}

const given = ({ token, language }: GraphqlContext, based: Maybe<number>, once?: Maybe<string>): Given => ({
  token,
  language,
  version: based ?? undefined,
  ...keyed(once ?? undefined),
});

const told = ({ session, side, row }: Done, { language }: GraphqlContext): object =>
  commandAnswer(session.game, row, side, language);

/** In GraphQL null leaves something out. */
const held = (args: object): object => Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));

const page = ({ after: from, limit }: { after?: Maybe<number>; limit?: Maybe<number> }) =>
  checked(SessionEventsQuery, held({ after: from, limit }));

function wanted(fields: unknown): Readonly<Record<string, unknown>> {
  if (typeof fields === 'object' && !Array.isArray(fields)) return fields as Readonly<Record<string, unknown>>;
  throw new InvalidRequestError([
    new FieldFault('/where', 'must be an object: the fields of commands and their values'),
  ]);
}
