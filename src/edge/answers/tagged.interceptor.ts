import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { expectedVersion, hasAlready } from '../preconditions.js';
import { Tagged } from './tagged.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What a change says it is based on: a version, any there is, or nothing at all. */
export type Based = ReturnType<typeof expectedVersion> | undefined;

type Conditional = FastifyRequest & { basedOn?: Based };

/** The version of `If-Match`, as the interceptor below has read it. */
export const BasedOn = createParamDecorator(
  (_: unknown, context: ExecutionContext): Based => context.switchToHttp().getRequest<Conditional>().basedOn,
);

/** If-Match for every route that changes something, ETag and 304 for every route that answers with something `Tagged`. */
@Injectable()
export class TaggedInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Conditional>();
    const ifMatch = request.headers['if-match'];
    if (ifMatch !== undefined) request.basedOn = expectedVersion(ifMatch);
    return next.handle().pipe(map((answer) => (answer instanceof Tagged ? written(answer, context) : answer)));
  }
}

function written({ content, tags }: Tagged, context: ExecutionContext): unknown {
  const http = context.switchToHttp();
  const reply = http.getResponse<FastifyReply>();
  const { etag, conditional, type = JSON_TYPE, headers } = tags;
  if (headers) reply.headers(headers);
  if (etag !== undefined) {
    reply.header('etag', etag);
    const known = http.getRequest<FastifyRequest>().headers['if-none-match'];
    if (conditional && hasAlready(known, etag)) {
      reply.code(304);
      return undefined;
    }
  }
  reply.header('content-type', type);
  return typeof content === 'function' ? content() : content;
}
