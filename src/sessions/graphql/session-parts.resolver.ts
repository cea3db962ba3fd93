import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import { objectTypes } from '../../edge/graphql/object-types.js';
import { OpenedSession } from '../shapes/opening.js';
import { SideInvitation } from '../shapes/seats.js';
import { SessionDice, SideSeed } from '../shapes/standing.js';

objectTypes(SideSeed, SideInvitation);

/** What JSON has by side, GraphQL has in a list. */
@Resolver(() => SessionDice)
export class SessionDiceResolver {
  @ResolveField(() => [SideSeed], { description: 'What each side that has joined added.' })
  sideSeeds(@Parent() { sideSeeds }: SessionDice): SideSeed[] {
    return Object.entries(sideSeeds).map(([side, seed]) => ({ side, seed }));
  }
}

/** Whoever checks the chain wants the opening whole, as it was hashed. */
@Resolver(() => OpenedSession)
export class OpenedSessionResolver {
  @ResolveField(() => JsonScalar, { description: 'What the chain begins with.' })
  opening(@Parent() { opening }: OpenedSession): object {
    return opening;
  }

  @ResolveField(() => [SideInvitation], { nullable: true, description: 'An invitation for every other seat.' })
  invitations(@Parent() { invitations }: OpenedSession): SideInvitation[] | undefined {
    return invitations && Object.entries(invitations).map(([side, { code, link }]) => ({ side, code, link }));
  }
}
