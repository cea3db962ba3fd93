import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { Problem } from '../problems/problem.js';
import { jsonFault } from './json-fault.js';
import { isTooDeep, poisoned, tooDeep } from './json-text.js';
import { routeConfigPart } from './route-config.js';

interface TextBodyRoute {
  readonly textBody?: true;
}

declare module 'fastify' {
  interface FastifyRequest {
    textBody: boolean;
  }
}

/** Marks a handler that gets its JSON body as text: one so long that it is parsed part by part, or in another thread. */
export const TextBody = () => routeConfigPart({ textBody: true } satisfies TextBodyRoute);

/** JSON bodies alone: a route that reads anything else adds its own parser. */
export function readJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  // Asking a request for its route would build an object for each: the routes say it themselves.
  fastify.decorateRequest('textBody', false);
  const keepText: onRequestHookHandler = (request, _reply, done) => {
    request.textBody = true;
    done();
  };
  fastify.addHook('onRoute', (route) => {
    if (!(route.config as TextBodyRoute | undefined)?.textBody) return;
    route.onRequest = [...([route.onRequest ?? []].flat() as onRequestHookHandler[]), keepText];
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.textBody) {
      if (body.length === 0) done(emptyBody(), undefined);
      else done(null, body);
      return;
    }
    if (isTooDeep(body)) {
      done(tooDeep(), undefined);
      return;
    }
    const plain = plainJson(body);
    if (plain !== undefined) {
      done(null, plain);
      return;
    }
    parse(request, body, (error, value) => {
      if (error) done(malformed(body), undefined);
      else done(null, value);
    });
  });
}

/** The refused keys without the quote before them: JSON is full of quotes, and V8 would stop at each. */
const SUSPECT = /__proto__"|constructor"|\\u/;

/**
 * What a body holds that plainly has none of the refused keys; undefined where Fastify's parser must look for itself.
 * Its two searches, which allow for every way to write those keys, take a ruling of this size 3 us.
 */
function plainJson(body: string): unknown {
  if (SUSPECT.test(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Fastify's parser keeps the reason to itself; a second parse, only of bad bodies, brings it out. */
function malformed(body: string): Problem {
  if (body.length === 0) return emptyBody();
  try {
    JSON.parse(body);
  } catch (error) {
    return new Problem('malformed-json', { detail: jsonFault(body, error as SyntaxError) });
  }
  return poisoned();
}

const emptyBody = (): Problem =>
  new Problem('malformed-json', { detail: { en: 'The body is empty.', ja: '本文が空です。' } });
