import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problem.js';
import { routeConfigPart } from './route-config.js';

interface LineBodyRoute {
  readonly lineBody?: readonly string[];
}

/** Marks a handler that also reads bodies of these types line by line, as they arrive: it gets them as a stream. */
export const LineBody = (...types: readonly string[]) => routeConfigPart({ lineBody: types } satisfies LineBodyRoute);

/** Elsewhere such a body is refused: a stream is nothing that a handler could check field by field. */
export function readLineBodies(fastify: FastifyInstance, type: string): void {
  fastify.addContentTypeParser(type, (request, payload, done) => {
    const { lineBody = [] } = request.routeOptions.config as LineBodyRoute;
    if (lineBody.includes(type)) {
      done(null, payload);
      return;
    }
    payload.resume();
    done(new Problem('unsupported-media-type'), undefined);
  });
}
