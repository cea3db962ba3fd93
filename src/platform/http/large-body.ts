import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Config } from '../config.js';
import { requireAdminKey } from './admin.guard.js';
import type { BodyGates } from './body-gates.js';
import { routeConfigPart } from './route-config.js';

interface LargeBodyRoute {
  /** The name of its gate, or nothing where anybody may send so much. */
  readonly largeBody?: { readonly gate?: string; readonly most?: number };
}

const ADMIN = 'admin';

/**
 * Marks a handler whose bodies may be as large as UMPIRE_BATCH_BODY_LIMIT. Where not everybody may send so much, the key is
 * asked for before anything of it is read. `most` is for bodies that are parsed in one go: nobody waits long for so many bytes.
 */
export const LargeBody = (gate?: string, most?: number) =>
  routeConfigPart({ largeBody: { gate, most } } satisfies LargeBodyRoute);

export function allowLargeBodies(
  fastify: FastifyInstance,
  { batchBodyLimit, adminKey }: Pick<Config, 'batchBodyLimit' | 'adminKey'>,
  gates: BodyGates,
): void {
  gates.add(ADMIN, (authorization) => requireAdminKey(adminKey, authorization));
  fastify.addHook('onRoute', (route) => {
    const large = (route.config as LargeBodyRoute | undefined)?.largeBody;
    if (!large) return;
    const { gate, most = batchBodyLimit } = large;
    route.bodyLimit = Math.min(most, batchBodyLimit);
    if (gate === undefined) return;
    const ask: onRequestHookHandler = (request, _reply, done) => {
      gates.pass(gate, request.headers.authorization).then(() => done(), done);
    };
    route.onRequest = [...([route.onRequest ?? []].flat() as onRequestHookHandler[]), ask];
  });
}
