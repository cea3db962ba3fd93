import compress from '@fastify/compress';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Below about one packet there is nothing to win. */
const SMALLEST = 2048;

/**
 * Answers of some size are compressed for clients that ask for it; event streams never are, since a compressor would hold events back.
 * The plugin's hook reads six headers before it declines, so a short answer, or a client that did not ask, goes around it.
 */
export async function compressLargeAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, { threshold: SMALLEST, encodings: ['br', 'gzip'] });
  fastify.addHook('onRoute', (route) => {
    if (route.compress === false) return;
    // The plugin's own onRoute hook has just put its handler at the end of the list.
    const hooks = [route.onSend ?? []].flat() as onSendHookHandler[];
    const compressing = hooks.pop();
    if (compressing === undefined) return;
    const guarded: onSendHookHandler = function (request, reply, payload, done) {
      if (request.headers['accept-encoding'] === undefined || isShort(payload)) done(null, payload);
      else compressing.call(this, request, reply, payload, done);
    };
    route.onSend = [...hooks, guarded];
  });
}

/** Measured in characters, which is cheap and never more than the bytes. */
function isShort(payload: unknown): boolean {
  return typeof payload === 'string' && payload.length < SMALLEST;
}
