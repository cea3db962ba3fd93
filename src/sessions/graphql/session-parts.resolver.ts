import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import { objectTypes } from '../../edge/graphql/object-types.js';
import { OpenedSession } from '../shapes/opening.js';
import { SessionDice, SideSeed } from '../shapes/standing.js';

objectTypes(SideSeed);

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
}
