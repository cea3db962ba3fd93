import { UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { sent } from '../../edge/graphql/arguments.js';
import type { GraphqlContext } from '../../edge/graphql/context.js';
import { argsTypes, objectTypes } from '../../edge/graphql/object-types.js';
import { SessionsScopeGuard } from '../../edge/graphql/scope.js';
import { PlayersService } from '../players/players.service.js';
import { LeavingService } from '../seats/leaving.service.js';
import { OpenTablesService } from '../seats/open-tables.service.js';
import { SeatsService } from '../seats/seats.service.js';
import { SessionKeeper } from '../session-keeper.js';
import { SessionDeletion } from '../shapes/agreement.js';
import { Invitation, InvitationRequest, OpenSeatsQuery, OpenTables, SeatClaim, TakenSeat } from '../shapes/seats.js';
import { LateClaim, LateClaimed, SessionTime } from '../shapes/time.js';
import { askedBy, type Maybe, once } from './arguments.js';

objectTypes(OpenTables, TakenSeat, Invitation, SessionTime, LateClaimed);
argsTypes(OpenSeatsQuery, SeatClaim, InvitationRequest, SessionDeletion, LateClaim);

const maybe = { nullable: true };

/** Seats over GraphQL: the same calls. */
@Resolver()
@UseGuards(SessionsScopeGuard)
export class SeatsResolver {
  constructor(
    private readonly seats: SeatsService,
    private readonly tables: OpenTablesService,
    private readonly leaving: LeavingService,
    private readonly keeper: SessionKeeper,
    private readonly players: PlayersService,
  ) {}

  @Query(() => OpenTables, { ...maybe, description: 'Sessions with seats that anybody may claim.' })
  openSessions(@Args({ type: () => OpenSeatsQuery }) query: OpenSeatsQuery) {
    return this.tables.list(sent(OpenSeatsQuery, query));
  }

  @Query(() => SessionTime, { ...maybe, description: 'How much time there is, and whose has run out.' })
  sessionTime(@Args('id') id: string, @Context() { token }: GraphqlContext) {
    return this.leaving.timeFor(id, token);
  }

  @Mutation(() => TakenSeat, { ...maybe, description: 'Sits down by an invitation, or in an open seat.' })
  async claimSeat(
    @Args('id') id: string,
    @Args({ type: () => SeatClaim }) claim: SeatClaim,
    @Args('key', once) key: Maybe<string>,
    @Context() context: GraphqlContext,
  ) {
    const asker = await this.players.asking(askedBy(context, key), context.token);
    return this.seats.claim(id, sent(SeatClaim, claim), asker, context.language);
  }

  @Mutation(() => Boolean, { ...maybe, description: "Gives up the caller's own seat." })
  async leaveSeat(
    @Args('id') id: string,
    @Args('side') side: string,
    @Context() { token, language }: GraphqlContext,
  ): Promise<boolean> {
    await this.leaving.leave(id, side, token, language);
    return true;
  }

  @Mutation(() => Invitation, { ...maybe, description: 'Invites somebody to a seat that nobody sits in.' })
  inviteToSeat(
    @Args('id') id: string,
    @Args('side') side: string,
    @Args({ type: () => InvitationRequest }) request: InvitationRequest,
    @Context() { token }: GraphqlContext,
  ) {
    return this.leaving.invite(id, side, sent(InvitationRequest, request), token);
  }

  @Mutation(() => LateClaimed, { ...maybe, description: 'Claims what the limits give: a win, or another player.' })
  async claimLate(
    @Args('id') id: string,
    @Args({ type: () => LateClaim }) claim: LateClaim,
    @Context() { token, language }: GraphqlContext,
  ) {
    return { version: await this.leaving.claimLate(id, sent(LateClaim, claim), token, language) };
  }

  @Mutation(() => Boolean, { ...maybe, description: 'Deletes a session: its sides together, or the operator.' })
  async deleteSession(
    @Args('id') id: string,
    @Args({ type: () => SessionDeletion }) request: SessionDeletion,
    @Context() { token, isAdmin }: GraphqlContext,
  ): Promise<boolean> {
    if (isAdmin) await this.keeper.removeByOperator(id);
    else await this.keeper.removeBySides(id, token, sent(SessionDeletion, request).tokens);
    return true;
  }
}
