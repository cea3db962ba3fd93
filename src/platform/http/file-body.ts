import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problem.js';
import { routeConfigPart } from './route-config.js';

interface FileBodyRoute {
  readonly fileBody?: true;
}

/** Marks a handler whose body is a file, whole: it gets the bytes. */
export const FileBody = () => routeConfigPart({ fileBody: true } satisfies FileBodyRoute);

/** What files are sent as; programs that do not know better say the last. */
export const FILE_TYPES = ['application/zip', 'application/xml', 'text/xml', 'application/octet-stream'];

export function readFileBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(FILE_TYPES, { parseAs: 'buffer' }, (request, body, done) => {
    const { fileBody } = request.routeOptions.config as FileBodyRoute;
    if (fileBody) done(null, body);
    else done(new Problem('unsupported-media-type'), undefined);
  });
}
