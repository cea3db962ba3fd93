import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Stream } from '../live/streams.js';

const EVENT_STREAM = 'text/event-stream';
/** How long a browser waits before it connects again. */
const RETRY_MS = 1000;

export const wantsStream = (accept: string | undefined): boolean => accept?.includes(EVENT_STREAM) ?? false;

/**
 * Entries as server-sent events: the id of each is its version, so that a browser which connects again says where it was.
 * A game that is over and has nothing more to tell is answered with 204, which tells a browser to stay away.
 */
export function sendStream(reply: FastifyReply, { session, pages }: Stream, after: number): void {
  if (session.state.stage === 'over' && after >= session.version) {
    reply.code(204).send();
    return;
  }
  reply
    .header('content-type', `${EVENT_STREAM}; charset=utf-8`)
    .header('cache-control', 'private, no-store')
    // Proxies that gather an answer before they hand it on would hold every event back.
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines(pages)));
}

async function* lines(pages: Stream['pages']): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  for await (const page of pages) {
    if (page.length === 0) yield ': nothing new\n\n';
    for (const entry of page) yield `id: ${entry.version}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`;
  }
}
