import { UseGuards } from '@nestjs/common';
import { Args, Context, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { checked } from '../../edge/checker/checker.js';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { held, sent as wish } from '../../edge/graphql/arguments.js';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import { argsTypes, leaveOut, objectTypes } from '../../edge/graphql/object-types.js';
import { SessionsScopeGuard } from '../../edge/graphql/scope.js';
import { GameRegistry } from '../../kernel/procedures/index.js';
import {
  actionsAnswer,
  adoptedAnswer,
  doneAnswer,
  historyAnswer,
  openedAnswer,
  sessionAnswer,
  trialAnswer,
} from '../answers.js';
import type { Done, Given, HandedIn } from '../command-desk.js';
import { keyed, signedWith } from '../edge/headers.js';
import { endingWith, singly } from '../live/iterators.js';
import { Streams } from '../live/streams.js';
import { PlayersService } from '../players/players.service.js';
import { SessionsService } from '../sessions.service.js';
import { SessionActions, SessionTrial } from '../shapes/actions.js';
import { AdoptedRules, SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from '../shapes/agreement.js';
import { SessionCommandResult, SessionEntry, SessionEventsQuery, SessionHistory } from '../shapes/log.js';
import { OpenedSession, SessionRequest } from '../shapes/opening.js';
import { Session, SessionDice } from '../shapes/standing.js';
import { askedBy, once as key, type Maybe } from './arguments.js';
import { commandSent } from './session-types.js';

// In another form over GraphQL: session-parts.resolver.ts answers them.
leaveOut(SessionDice, 'sideSeeds');
leaveOut(OpenedSession, 'opening', 'invitations');
// Of streams of server-sent events alone.
leaveOut(SessionEventsQuery, 'remarks', 'ticket');
objectTypes(Session, SessionActions, SessionTrial, SessionHistory, SessionEntry);
objectTypes(OpenedSession, SessionCommandResult, AdoptedRules);
argsTypes(SessionRequest, SessionEventsQuery, SessionUndoRequest, SessionForkRequest, SessionRulesRequest);

const maybe = { nullable: true };
const maybeInt = { type: () => Int, nullable: true };
const version = { ...maybeInt, description: 'The version the command is based on.' };
const signature = {
  type: () => String,
  nullable: true,
  description: "A side's signature of its command, where it brought a key of its own.",
};
/** The schema puts the input that the games declare in its place. */
const command = { type: () => JsonScalar };
const after = { ...maybeInt, defaultValue: 0, description: 'The version the caller has already.' };
const where = {
  type: () => JsonScalar,
  nullable: true,
  description: 'Only commands that have these values in these fields.',
};

/** Sessions over GraphQL: the same calls, the token in the same header. */
@Resolver()
@UseGuards(SessionsScopeGuard)
export class SessionsResolver {
  constructor(
    private readonly sessions: SessionsService,
    private readonly streams: Streams,
    private readonly games: GameRegistry,
    private readonly players: PlayersService,
  ) {}

  @Query(() => Session, maybe)
  async session(@Args('id') id: string, @Context() { token, language }: GraphqlContext) {
    const { session, viewer } = await this.sessions.read(id, token);
    return sessionAnswer(session, viewer, language, await this.sessions.handedIn(session, viewer));
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
    @Args('command', command) sent: Readonly<Record<string, unknown>>,
    @Args('version', version) based: Maybe<number>,
    @Context() context: GraphqlContext,
  ) {
    return trialAnswer(
      await this.sessions.trial(id, commandSent(sent, this.games.all), given(context, based)),
      context.language,
    );
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
  async createSession(
    @Args({ type: () => SessionRequest }) request: SessionRequest,
    @Args('key', key) once: Maybe<string>,
    @Context() context: GraphqlContext,
  ) {
    const asker = await this.players.asking(askedBy(context, once), context.token);
    return openedAnswer(await this.sessions.create(wish(SessionRequest, request), asker));
  }

  @Mutation(() => SessionCommandResult, { ...maybe, description: 'One command, as the list of actions gives it.' })
  async sessionCommand(
    @Args('id') id: string,
    @Args('command', command) sent: Readonly<Record<string, unknown>>,
    @Args('version', version) based: Maybe<number>,
    @Args('key', key) once: Maybe<string>,
    @Args('signature', signature) signed: Maybe<string>,
    @Context() context: GraphqlContext,
  ) {
    const sentWith = { ...given(context, based, once), ...signedWith(signed ?? undefined) };
    return told(await this.sessions.command(id, commandSent(sent, this.games.all), sentWith), context);
  }

  @Mutation(() => SessionCommandResult, {
    ...maybe,
    description: 'Proposes to go back, agrees with a proposal, or refuses it.',
  })
  async sessionUndo(
    @Args('id') id: string,
    @Args('version', version) based: Maybe<number>,
    @Args('key', key) once: Maybe<string>,
    @Args({ type: () => SessionUndoRequest }) request: SessionUndoRequest,
    @Args('signature', signature) signed: Maybe<string>,
    @Context() context: GraphqlContext,
  ) {
    const sentWith = { ...given(context, based, once), ...signedWith(signed ?? undefined) };
    return told(await this.sessions.undo(id, wish(SessionUndoRequest, request), sentWith), context);
  }

  @Mutation(() => OpenedSession, {
    ...maybe,
    description: 'Branches off at a version; while the game goes on with the tokens of all other sides.',
  })
  async forkSession(
    @Args('id') id: string,
    @Args({ type: () => SessionForkRequest }) request: SessionForkRequest,
    @Args('key', key) once: Maybe<string>,
    @Context() context: GraphqlContext,
  ) {
    const asker = askedBy(context, once);
    return openedAnswer(await this.sessions.fork(id, wish(SessionForkRequest, request), context.token, asker));
  }

  @Mutation(() => AdoptedRules, {
    ...maybe,
    description: 'Goes on under the rules in force, with the tokens of all other sides: what stood is decided again.',
  })
  async adoptSessionRules(
    @Args('id') id: string,
    @Args('version', version) based: Maybe<number>,
    @Args('key', key) once: Maybe<string>,
    @Args({ type: () => SessionRulesRequest }) request: SessionRulesRequest,
    @Context() context: GraphqlContext,
  ) {
    const sentWith = given(context, based, once);
    return adoptedAnswer(await this.sessions.adoptRules(id, wish(SessionRulesRequest, request), sentWith));
  }

  @Subscription(() => SessionEntry, {
    description: 'Every entry after a version, in order, each once; ends with the game.',
    resolve: (entry: unknown) => entry,
  })
  async sessionEntries(
    @Args('id') id: string,
    @Args('after', after) from: Maybe<number>,
    @Context() { token, language, client, signal }: GraphqlContext,
  ) {
    const request = { id, token, after: page({ after: from }).after, language, client };
    const completed = new AbortController();
    const { pages } = await this.streams.start(request, AbortSignal.any([signal, completed.signal]));
    return endingWith(
      singly(pages, ({ entries }) => entries),
      completed,
    );
  }
}

const given = ({ token, language }: GraphqlContext, based: Maybe<number>, once?: Maybe<string>): Given => ({
  token,
  language,
  version: based ?? undefined,
  ...keyed(once ?? undefined),
});

const told = (done: Done | HandedIn, { language }: GraphqlContext): object => doneAnswer(done, language);

const page = ({ after: from, limit }: { after?: Maybe<number>; limit?: Maybe<number> }) =>
  checked(SessionEventsQuery, held({ after: from, limit }));

function wanted(fields: unknown): Readonly<Record<string, unknown>> {
  if (typeof fields === 'object' && !Array.isArray(fields)) return fields as Readonly<Record<string, unknown>>;
  const detail = {
    en: 'must be an object: the fields of commands and their values',
    ja: 'コマンドのフィールドとその値からなるオブジェクトです',
  };
  throw new InvalidRequestError([new FieldFault('/where', detail)]);
}
