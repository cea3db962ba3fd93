import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Config } from '../config.js';
import { requireAdminKey } from './admin.guard.js';
import { routeConfigPart } from './route-config.js';

interface LargeBodyRoute {
  readonly largeBody?: 'anybody' | 'admin';
}

/**
 * Marks a handler whose bodies may be as large as UMPIRE_BATCH_BODY_LIMIT. Nest's guards stand behind the body; where only
 * the operator may send so much, the key is asked for before anything of it is read.
 */
export const LargeBody = (from: 'anybody' | 'admin' = 'anybody') =>
  routeConfigPart({ largeBody: from } satisfies LargeBodyRoute);

export function allowLargeBodies(
  fastify: FastifyInstance,
  { batchBodyLimit, adminKey }: Pick<Config, 'batchBodyLimit' | 'adminKey'>,
): void {
  const askForKey: onRequestHookHandler = (request, _reply, done) => {
    try {
      requireAdminKey(adminKey, request.headers.authorization);
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  fastify.addHook('onRoute', (route) => {
    const from = (route.config as LargeBodyRoute | undefined)?.largeBody;
    if (from !== undefined) route.bodyLimit = batchBodyLimit;
    if (from === 'admin') route.onRequest = [...([route.onRequest ?? []].flat() as onRequestHookHandler[]), askForKey];
  });
}
