import type { FastifyInstance } from 'fastify';
import { routeConfigPart } from './route-config.js';

interface LargeBodyRoute {
  readonly largeBody?: boolean;
}

/** Marks a handler whose bodies may be as large as UMPIRE_BATCH_BODY_LIMIT. */
export const LargeBody = () => routeConfigPart({ largeBody: true } satisfies LargeBodyRoute);

export function allowLargeBodies(fastify: FastifyInstance, limit: number): void {
  fastify.addHook('onRoute', (route) => {
    if ((route.config as LargeBodyRoute | undefined)?.largeBody) route.bodyLimit = limit;
  });
}
