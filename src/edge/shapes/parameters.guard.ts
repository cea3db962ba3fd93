import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { escapePointer } from '../fault-words.js';
import { FieldFault, InvalidRequestError, MAX_FAULTS } from '../faults.js';

const UNKNOWN = { en: 'there is no such parameter', ja: 'そのようなパラメーターはありません' };

/**
 * A route that reads no query parameters knows none: who mistypes an address must not have something else carried out.
 * Those of a route that reads some are checked by their shape.
 */
@Injectable()
export class ParametersGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query as object).slice(0, MAX_FAULTS);
    if (names.length === 0 || readsQuery(context)) return true;
    throw new InvalidRequestError(names.map((name) => new FieldFault(`/${escapePointer(name)}`, UNKNOWN)));
  }
}

function readsQuery(context: ExecutionContext): boolean {
  const read = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as object;
  return Object.keys(read ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
