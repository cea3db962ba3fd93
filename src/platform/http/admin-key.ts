import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problem.js';
import { routeConfigPart } from './route-config.js';

interface AdminRoute {
  readonly admin?: boolean;
}

/** Marks a handler that needs the admin key. */
export const AdminOnly = () => routeConfigPart({ admin: true } satisfies AdminRoute);

/** Asks for the key before anything of the body is read. */
export function guardAdminRoutes(fastify: FastifyInstance, key: string | undefined): void {
  fastify.addHook('onRoute', (route) => {
    if (!(route.config as AdminRoute | undefined)?.admin) return;
    const hooks = [route.onRequest ?? []].flat();
    route.onRequest = [
      ...hooks,
      (request, _reply, done) => {
        try {
          requireAdminKey(key, request.headers.authorization);
          done();
        } catch (error) {
          done(error as Error);
        }
      },
    ];
  });
}

/** `Authorization: Bearer <UMPIRE_ADMIN_KEY>`; an Umpire without a key takes no writes from anybody. */
export function requireAdminKey(key: string | undefined, authorization: string | undefined): void {
  if (key === undefined) {
    throw new Problem('forbidden', {
      detail: {
        en: 'This Umpire takes no writes: it was started without UMPIRE_ADMIN_KEY.',
        ja: 'この Umpire は UMPIRE_ADMIN_KEY なしで起動されたため、書き込みを受け付けません。',
      },
    });
  }
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined || !timingSafeEqual(digest(given), digest(key))) {
    throw new Problem('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** Digests have one length, so that the comparison tells nothing about the key, not even how long it is. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
