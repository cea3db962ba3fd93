import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { type ClientScope, outOfScope } from '../../platform/clients/client-keys.js';
import type { GraphqlContext } from './context.js';

/** Over REST the route says what a key has to be for; over GraphQL all is one route, and the fields say it. */
export function requireScope({ app }: Pick<GraphqlContext, 'app'>, scope: ClientScope): void {
  const refused = outOfScope(app, scope);
  if (refused) throw refused;
}

/** For resolvers of what a key for sessions is for. */
@Injectable()
export class SessionsScopeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    requireScope(GqlExecutionContext.create(context).getContext<GraphqlContext>(), 'sessions');
    return true;
  }
}
