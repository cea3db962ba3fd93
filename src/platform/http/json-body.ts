import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problem.js';

/** JSON bodies alone: a route that reads anything else adds its own parser. */
export function readJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body, (error, value) => {
      if (error) done(malformed(body), undefined);
      else done(null, value);
    });
  });
}

/** Fastify's parser keeps the reason to itself; a second parse, only of bad bodies, brings it out. */
function malformed(body: string): Problem {
  if (body.length === 0) {
    return new Problem('malformed-json', { detail: { en: 'The body is empty.', ja: '本文が空です。' } });
  }
  try {
    JSON.parse(body);
  } catch (error) {
    return new Problem('malformed-json', { detail: (error as SyntaxError).message });
  }
  return new Problem('malformed-json', {
    detail: {
      en: 'The keys "__proto__" and "constructor.prototype" are refused.',
      ja: 'キー "__proto__" と "constructor.prototype" は使えません。',
    },
  });
}
