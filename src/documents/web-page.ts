import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { HOME } from '../platform/home.js';

/** Made by `npm run build`; a server that runs from its sources has no pages before that. */
export const WEB_FOLDER = join(HOME, 'dist', 'web');

/** The one document behind every page: its script reads the address. */
export function webPage(reply: FastifyReply): NodeJS.ReadableStream {
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept' });
  return createReadStream(join(WEB_FOLDER, 'index.html'));
}
