import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Pages for people, and the documents behind them. All their parts are served from here: they work without a network. */
type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

// Written by `npm run documents` and held to the code by a test: making them anew would double the start-up time.
const DOCUMENTS = join(import.meta.dirname, '..', '..', '..', 'openapi');

// Of both packages only the files are wanted: importing them would load whole pages into memory.
const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const SWAGGER_UI = folderOf('swagger-ui-dist');
const ALTAIR = join(folderOf('altair-static'), 'build', 'dist');

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Umpire: reference</title>
<link rel="icon" href="/docs/assets/favicon-32x32.png">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const DOCS_START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  validatorUrl: null,
});
`;

const EXPLORER = {
  baseURL: '/graphql/explorer/',
  endpointURL: '/graphql',
  serveInitialOptionsInSeperateRequest: '/graphql/start.js',
  initialName: 'Umpire',
  // Its own notices are about services on the network, which the page does without.
  persistedSettings: {
    'alert.disableUpdateNotification': true,
    disablePushNotification: true,
    'banners.disable': true,
  },
  initialQuery: '{ games { id title edition resolvers coverage { sections adjudicable implemented } } }',
};

export async function servePages(fastify: FastifyInstance, graphql: Handler): Promise<void> {
  await fastify.register(fastifyStatic, { root: SWAGGER_UI, prefix: '/docs/assets/', index: false });
  await fastify.register(fastifyStatic, {
    root: ALTAIR,
    prefix: '/graphql/explorer/',
    index: false,
    decorateReply: false,
  });
  const text =
    (type: string, body: string): Handler =>
    (_request, reply) =>
      reply.type(type).send(body);
  const file =
    (type: string, name: string): Handler =>
    (_request, reply) =>
      reply.type(type).send(createReadStream(join(DOCUMENTS, name)));

  fastify.get('/openapi.json', file('application/json; charset=utf-8', 'openapi.json'));
  fastify.get('/schema.graphql', file('text/plain; charset=utf-8', 'schema.graphql'));
  fastify.get('/docs', text(HTML, DOCS_PAGE));
  fastify.get('/docs/start.js', text(SCRIPT, DOCS_START));
  fastify.get('/graphql/start.js', async (_request, reply) => {
    const { renderInitialOptions } = await import('altair-static');
    return reply.type(SCRIPT).send(renderInitialOptions(EXPLORER));
  });
  fastify.post('/graphql', graphql);
  fastify.get('/graphql', async (request, reply) => {
    // A browser that opens the address wants the page; a client may also send a query by GET.
    if (!request.headers.accept?.includes('text/html')) return graphql(request, reply);
    const { renderAltair } = await import('altair-static');
    return reply.type(HTML).send(renderAltair(EXPLORER));
  });
}
