import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Game } from '../kernel/procedures/index.js';
import { HOME } from '../platform/home.js';
import { chapterOf, SERVICE_CHAPTER } from './openapi/chapters.js';

/** Pages for people, and the documents behind them. All their parts are served from here: they work without a network. */
type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

// Written by `npm run documents` and held to the code by a test: making them anew would double the start-up time.
const DOCUMENTS = join(HOME, 'openapi');

// Of the package only the files are wanted: importing it would load whole pages into memory.
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

/** A part of the reference that is shown at once. */
interface Chapter {
  readonly id: string;
  readonly title: string;
}

export async function servePages(
  fastify: FastifyInstance,
  games: readonly Pick<Game, 'id' | 'title'>[],
): Promise<void> {
  await fastify.register(fastifyStatic, { root: SWAGGER_UI, prefix: '/docs/assets/', index: false });
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
