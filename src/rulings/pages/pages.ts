import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { getDistDirectory, renderAltair, renderInitialOptions } from 'altair-static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Pages for people. All their parts are served from here: they work without a network. */
export interface Pages {
  readonly openapi: string;
  readonly sdl: string;
  readonly graphql: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

// Only its files are wanted: importing the package would load the whole page into memory.
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

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

export async function servePages(fastify: FastifyInstance, { openapi, sdl, graphql }: Pages): Promise<void> {
  await fastify.register(fastifyStatic, { root: SWAGGER_UI, prefix: '/docs/assets/', index: false });
  await fastify.register(fastifyStatic, {
    root: getDistDirectory(),
    prefix: '/graphql/explorer/',
    index: false,
    decorateReply: false,
  });
  const text = (type: string, body: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type(type).send(body);

  fastify.get('/openapi.json', text('application/json; charset=utf-8', openapi));
  fastify.get('/schema.graphql', text('text/plain; charset=utf-8', sdl));
  fastify.get('/docs', text(HTML, DOCS_PAGE));
  fastify.get('/docs/start.js', text(SCRIPT, DOCS_START));
  fastify.get('/graphql/start.js', text(SCRIPT, renderInitialOptions(EXPLORER)));
  fastify.post('/graphql', graphql);
  const explorer = renderAltair(EXPLORER);
  fastify.get('/graphql', (request, reply) => {
    // A browser that opens the address wants the page; a client may also send a query by GET.
    if (request.headers.accept?.includes('text/html')) return reply.type(HTML).send(explorer);
    return graphql(request, reply);
  });
}
