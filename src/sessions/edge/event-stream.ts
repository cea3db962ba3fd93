import { Readable } from 'node:stream';
import { Tagged } from '../../edge/answers/tagged.js';
import type { Stream } from '../live/streams.js';

const EVENT_STREAM = 'text/event-stream';
/** How long a browser waits before it connects again. */
const RETRY_MS = 1000;

export const wantsStream = (accept: string | undefined): boolean => accept?.includes(EVENT_STREAM) ?? false;

/**
 * Entries as server-sent events: the id of each is its version, so that a browser which connects again says where it was.
 * There is none of a game that is over and has nothing more to tell: a browser that gets 204 stays away.
 */
export function eventStream({ session, pages }: Stream, after: number): Tagged | undefined {
  if (session.state.stage === 'over' && after >= session.version) return undefined;
  return new Tagged(Readable.from(lines(pages)), {
    type: `${EVENT_STREAM}; charset=utf-8`,
    headers: {
      'cache-control': 'private, no-store',
      // Proxies that gather an answer before they hand it on would hold every event back.
      'x-accel-buffering': 'no',
    },
  });
}

async function* lines(pages: Stream['pages']): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  for await (const page of pages) {
    if (page.length === 0) yield ': nothing new\n\n';
    for (const entry of page) yield `id: ${entry.version}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`;
  }
}
