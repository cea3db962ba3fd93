import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prefersPage } from '../platform/http/page-answers.js';
import { WEB_FOLDER, webPage } from './web-page.js';

const YEAR_SECONDS = 31_536_000;

/** Addresses that the pages read themselves: the server sends the same document for each. */
const PAGES = [
  '/play',
  '/play/:session',
  '/replay',
  '/replay/:session',
  '/ask',
  '/ask/:game',
  '/workshop',
  '/workshop/:scenario',
];

/** Where a program that opens `/` finds everything else. */
const LINKS = {
  games: '/v1/games',
  sessions: '/v1/sessions',
  scenarios: '/v1/scenarios',
  maps: '/v1/maps',
  rulings: '/v1/rulings',
  graphql: '/graphql',
  openapi: '/openapi.json',
  schema: '/schema.graphql',
  docs: '/docs',
  rules: '/rules',
  verifier: '/v1/sessions/verify.mjs',
  problems: '/problems',
  health: '/health/ready',
} as const;

/** The pages that people play, ask and watch on. Their files carry a hash in their names and never change. */
export async function serveWebPages(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: join(WEB_FOLDER, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    suppressWarning: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
  });
  const page = (_request: FastifyRequest, reply: FastifyReply) => reply.send(webPage(reply));
  for (const path of PAGES) fastify.get(path, page);
  fastify.get('/ask/:game/*', page);
  fastify.get('/', (request, reply) => {
    reply.header('vary', 'accept');
    return prefersPage(request.headers.accept) ? page(request, reply) : reply.send(LINKS);
  });
  const icon = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(createReadStream(join(WEB_FOLDER, 'favicon.svg')));
  fastify.get('/favicon.svg', icon);
  fastify.get('/favicon.ico', icon);
}
