import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { hasAlready } from '../preconditions.js';
import { Tagged } from './tagged.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** ETag and 304 for every route that answers with something `Tagged`. */
@Injectable()
export class TaggedInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
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
