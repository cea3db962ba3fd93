import { Transform } from 'node:stream';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest, onSendHookHandler, preParsingHookHandler } from 'fastify';
import { clientOf } from '../limits/client-key.js';
import type { WorkLimits } from '../limits/work-limits.js';
import { Problem } from '../problems/problem.js';

/** Below about one packet there is nothing to win. */
const SMALLEST = 2048;

/** Longer answers are charged to their client; the number of requests bounds the shorter ones. */
const WORTH_CHARGING = 16 * 1024;

/** A few kilobytes can unpack to anything: a compressed body ends here, however large a plain one may be. */
const MOST_UNPACKED = 8 * 1024 * 1024;

/**
 * Answers of some size are compressed for clients that ask for it; event streams never are, since a compressor would hold events back.
 * The plugin's hook reads six headers before it declines, so a short answer, or a client that did not ask, goes around it.
 */
export async function compressLargeAnswers(fastify: FastifyInstance, works: WorkLimits): Promise<void> {
  await fastify.register(compress, { threshold: SMALLEST, encodings: ['br', 'gzip'] });
  fastify.addHook('onRoute', (route) => {
    route.preParsing = [...([route.preParsing ?? []].flat() as preParsingHookHandler[]), boundUnpackedBody];
    if (route.compress === false) return;
    // The plugin's own onRoute hook has just put its handler at the end of the list.
    const hooks = [route.onSend ?? []].flat() as onSendHookHandler[];
    const compressing = hooks.pop();
    if (compressing === undefined) return;
    const guarded: onSendHookHandler = function (request, reply, payload, done) {
      // What is written in pieces has no length here: whoever writes it charges it.
      if (lengthOf(payload) > WORTH_CHARGING) works.charge(clientOf(request), 0, lengthOf(payload));
      if (isPlain(request, payload)) done(null, payload);
      else compressing.call(this, request, reply, payload, done);
    };
    route.onSend = [...hooks, guarded];
  });
}

const lengthOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;

/** Measured in characters, which is cheap and never more than the bytes. */
function isPlain({ headers }: FastifyRequest, payload: unknown): boolean {
  return headers['accept-encoding'] === undefined || (typeof payload === 'string' && payload.length < SMALLEST);
}

/** Whether the hook above has nothing to do for an answer: neither to compress nor to charge it. */
export function isLetAlone(request: FastifyRequest, text: string): boolean {
  return text.length <= WORTH_CHARGING && isPlain(request, text);
}

/** Stands behind the plugin's own hook and so sees the bytes as they come out of the archive. */
const boundUnpackedBody: preParsingHookHandler = (request, _reply, payload, done) => {
  if (request.headers['content-encoding'] === undefined) return done(null, payload);
  let unpacked = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      unpacked += chunk.length;
      if (unpacked <= MOST_UNPACKED) next(null, chunk);
      else next(tooMuch());
    },
  });
  payload.on('error', (error) => bounded.destroy(error));
  // Whoever reads the body hears of it too; of a GET nobody reads it, and an error that nobody hears ends the process.
  bounded.on('error', () => undefined);
  payload.pipe(bounded);
  // Fastify compares what came over the line, as the plugin counts it, with Content-Length.
  const line = payload as { receivedEncodedLength?: number };
  Object.defineProperty(bounded, 'receivedEncodedLength', { get: () => line.receivedEncodedLength });
  done(null, bounded);
};

const tooMuch = (): Problem =>
  new Problem('payload-too-large', {
    detail: {
      en: `A compressed body may unpack to at most ${MOST_UNPACKED} bytes.`,
      ja: `圧縮された本文は展開後${MOST_UNPACKED}バイトまでです。`,
    },
    members: { limit: MOST_UNPACKED },
  });
