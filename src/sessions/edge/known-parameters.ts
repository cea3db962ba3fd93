import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { refuseUnknown } from '../problems.js';

const NAMES = 'sessions:parameters';

/** The query parameters a route of sessions knows; one without this knows none. */
export const QueryParameters = (...names: readonly string[]) => SetMetadata(NAMES, names);

/** Query parameters that are fields of the game's commands: the route checks them itself. */
export const CommandFields = () => SetMetadata(NAMES, null);

/** Who mistypes `dryRun` must not have the command carried out: a parameter that nobody knows is refused. */
@Injectable()
export class KnownParameters implements CanActivate {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const known = this.reflector.get<readonly string[] | null | undefined>(NAMES, context.getHandler());
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    if (known !== null) refuseUnknown(Object.keys(query as object), known ?? []);
    return true;
  }
}
