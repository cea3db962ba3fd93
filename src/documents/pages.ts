import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Game } from '../kernel/procedures/index.js';
import { chapterOf, SERVICE_CHAPTER } from './openapi/chapters.js';

/** Pages for people, and the documents behind them. All their parts are served from here: they work without a network. */
type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

// Written by `npm run documents` and held to the code by a test: making them anew would double the start-up time.
const DOCUMENTS = join(import.meta.dirname, '..', '..', 'openapi');

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
<script src="/docs/assets/swagger-ui-standalone-preset.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const docsStart = (chapters: readonly Chapter[]): string => `SwaggerUIBundle({
  urls: ${JSON.stringify(chapters.map(({ id, title }) => ({ url: `/openapi/${id}.json`, name: title })))},
  dom_id: '#reference',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
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

/** A part of the reference that is shown at once. */
interface Chapter {
  readonly id: string;
  readonly title: string;
}

export async function servePages(
  fastify: FastifyInstance,
  games: readonly Pick<Game, 'id' | 'title'>[],
  graphql: Handler,
): Promise<void> {
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
  const chapters = [
    { id: SERVICE_CHAPTER, title: 'Umpire: sessions, library, catalogue, batches' },
    ...games.map(({ id, title }) => ({ id, title: title.en })),
  ];
  for (const { id } of chapters) fastify.get(`/openapi/${id}.json`, chapterFile(id, games));
  fastify.get('/docs', text(HTML, DOCS_PAGE));
  fastify.get('/docs/start.js', text(SCRIPT, docsStart(chapters)));
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

/** Cut out of the whole document when it is first asked for. */
function chapterFile(id: string, games: readonly { readonly id: string }[]): Handler {
  let chapter: Promise<string> | undefined;
  const cut = async (): Promise<string> => {
    const whole = JSON.parse(await readFile(join(DOCUMENTS, 'openapi.json'), 'utf8'));
    return JSON.stringify(
      chapterOf(
        whole,
        id,
        games.map((game) => game.id),
      ),
    );
  };
  return async (_request, reply) => {
    chapter ??= cut();
    chapter.catch(() => {
      chapter = undefined;
    });
    return reply.type('application/json; charset=utf-8').send(await chapter);
  };
}
