import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientKeys } from '../../platform/clients/client-keys.js';
import { sent } from '../graphql/arguments.js';
import type { GraphqlContext } from '../graphql/context.js';
import { argsTypes, objectTypes } from '../graphql/object-types.js';
import { ClientKeyList, ClientKeyRequest, NewClientKey, wantedKey } from './client-key-shapes.js';

objectTypes(ClientKeyList, NewClientKey);
argsTypes(ClientKeyRequest);

const maybe = { nullable: true };

/** Keys of apps over GraphQL, for the operator alone. */
@Resolver()
export class ClientKeysResolver {
  constructor(private readonly keys: ClientKeys) {}

  @Query(() => ClientKeyList, { ...maybe, description: 'Keys of apps.' })
  async clientKeys(@Context() context: GraphqlContext) {
    context.requireAdmin();
    return { items: await this.keys.list() };
  }

  @Mutation(() => NewClientKey, { ...maybe, description: 'Gives an app a key of its own, shown this once.' })
  issueClientKey(
    @Args({ type: () => ClientKeyRequest }) request: ClientKeyRequest,
    @Context() context: GraphqlContext,
  ) {
    context.requireAdmin();
    return this.keys.issue(wantedKey(sent(ClientKeyRequest, request)));
  }

  @Mutation(() => Boolean, { ...maybe, description: 'Revokes the key of an app.' })
  async revokeClientKey(@Args('id') id: string, @Context() context: GraphqlContext): Promise<boolean> {
    context.requireAdmin();
    await this.keys.revoke(id);
    return true;
  }
}
