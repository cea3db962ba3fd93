import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SAMPLES } from './samples.js';

// Of the package only the files are wanted: importing it at the start would load whole pages into memory.
const ALTAIR = join(dirname(createRequire(import.meta.url).resolve('altair-static/package.json')), 'build', 'dist');

const ENDPOINT = '/graphql';

const EXPLORER = {
  baseURL: '/graphql/explorer/',
  endpointURL: ENDPOINT,
  serveInitialOptionsInSeperateRequest: '/graphql/start.js',
  // Its own notices are about services on the network, which the page does without.
  persistedSettings: {
    'alert.disableUpdateNotification': true,
    disablePushNotification: true,
    'banners.disable': true,
  },
  // A window for each. The last one lies on top: the simplest comes last.
  initialWindows: SAMPLES.toReversed().map(({ name, query, variables = {} }) => ({
    initialName: name,
    endpointURL: ENDPOINT,
    initialQuery: query,
    initialVariables: JSON.stringify(variables, null, 2),
  })),
};

/** A browser that opens /graphql gets the explorer; a client may send a query by GET. */
export const explorerPage: ApolloServerPlugin = {
  serverWillStart: async () => ({
    renderLandingPage: async () => ({
      html: async () => (await import('altair-static')).renderAltair(EXPLORER),
    }),
  }),
};

/** The parts of that page. All of them come from here: it works without a network. */
export async function serveExplorer(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: ALTAIR,
    prefix: EXPLORER.baseURL,
    index: false,
    decorateReply: false,
  });
  fastify.get(EXPLORER.serveInitialOptionsInSeperateRequest, async (_request, reply) => {
    const { renderInitialOptions } = await import('altair-static');
    // Windows take a whole address only, and only the page knows under which one it was opened.
    const script = renderInitialOptions(EXPLORER).replaceAll(
      `\`${ENDPOINT}\``,
      `new URL('${ENDPOINT}', location.href).href`,
    );
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
