import { UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { sent } from '../../edge/graphql/arguments.js';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { argsTypes, objectTypes } from '../../edge/graphql/object-types.js';
import { SessionsScopeGuard } from '../../edge/graphql/scope.js';
import { endingWith, singly } from '../live/iterators.js';
import { type MyPage, MyStream } from '../players/my-stream.js';
import { PlayersService } from '../players/players.service.js';
import { WebhooksService } from '../players/webhooks.service.js';
import { MyEvent, MyEventsQuery } from '../shapes/my-events.js';
import {
  MySessions,
  MySessionsQuery,
  NewPlayer,
  NewWebhook,
  Player,
  PlayerRequest,
  WebhookRequest,
  Webhooks,
  WebhookTest,
} from '../shapes/players.js';
import type { Maybe } from './arguments.js';

objectTypes(MyEvent, Player, NewPlayer, MySessions, Webhooks, NewWebhook, WebhookTest);
argsTypes(MyEventsQuery, PlayerRequest, MySessionsQuery, WebhookRequest);

const maybe = { nullable: true };
const lastEvent = {
  type: () => String,
  nullable: true,
  description: 'The id of the last event that is known; from now on where it is left out.',
};
const hookId = { description: 'The id of the webhook.' };

/** Players over GraphQL: their key comes in the header in which sessions have the token. */
@Resolver()
@UseGuards(SessionsScopeGuard)
export class PlayersResolver {
  constructor(
    private readonly players: PlayersService,
    private readonly hooks: WebhooksService,
    private readonly stream: MyStream,
  ) {}

  @Query(() => Player, { ...maybe, description: 'Whose key this is.' })
  me(@Context() { token }: GraphqlContext) {
    return this.players.byKey(token);
  }

  @Query(() => MySessions, { ...maybe, description: 'The sessions you sit in, or those that wait for you.' })
  async mySessions(
    @Args({ type: () => MySessionsQuery }) query: MySessionsQuery,
    @Context() { token, language }: GraphqlContext,
  ) {
    const { id } = await this.players.byKey(token);
    return this.players.sessions(id, sent(MySessionsQuery, query), language);
  }

  @Query(() => Webhooks, { ...maybe, description: 'Where you are told.' })
  async myWebhooks(@Context() { token }: GraphqlContext) {
    const { id } = await this.players.byKey(token);
    return { items: await this.hooks.list(id) };
  }

  @Mutation(() => NewPlayer, { ...maybe, description: 'A key that keeps your games together.' })
  createPlayer(@Args({ type: () => PlayerRequest }) request: PlayerRequest) {
    return this.players.create(sent(PlayerRequest, request).name);
  }

  @Mutation(() => NewWebhook, {
    ...maybe,
    description: 'Tells you: your turn, an undo proposed, a seat claimed, the end.',
  })
  async addWebhook(
    @Args({ type: () => WebhookRequest }) request: WebhookRequest,
    @Context() { token }: GraphqlContext,
  ) {
    const { id } = await this.players.byKey(token);
    return this.hooks.add(id, sent(WebhookRequest, request));
  }

  @Mutation(() => Boolean, { ...maybe, description: 'Tells you no more.' })
  async removeWebhook(@Args('hook', hookId) hook: string, @Context() { token }: GraphqlContext): Promise<boolean> {
    const { id } = await this.players.byKey(token);
    await this.hooks.remove(id, hook);
    return true;
  }

  @Mutation(() => WebhookTest, { ...maybe, description: 'Sends a test message now.' })
  async testWebhook(@Args('hook', hookId) hook: string, @Context() { token }: GraphqlContext) {
    const { id } = await this.players.byKey(token);
    return this.hooks.test(id, hook);
  }

  @Subscription(() => MyEvent, {
    description: 'Everything that happens in all your games. The first event has only an id: there the stream begins.',
    resolve: (event: unknown) => event,
  })
  async myEvents(
    @Args('lastEventId', lastEvent) last: Maybe<string>,
    @Args({ type: () => MyEventsQuery }) query: MyEventsQuery,
    @Context() { token: key, language, client, signal }: GraphqlContext,
  ) {
    const { remarks } = sent(MyEventsQuery, query);
    const completed = new AbortController();
    const listening = { key, language, client, remarks, lastId: last ?? undefined };
    const pages = await this.stream.start(listening, AbortSignal.any([signal, completed.signal]));
    return endingWith(singly(pages, beginningFirst()), completed);
  }
}

/** Of the first page its id alone; of each page after it its events. */
function beginningFirst(): (page: MyPage) => readonly MyEvent[] {
  let begun = false;
  return ({ id, events }) => {
    const first = begun ? [] : [{ id }];
    begun = true;
    return [...first, ...events];
  };
}
