import { Readable } from 'node:stream';
import { Tagged } from '../../edge/answers/tagged.js';
import type { Stream, StreamRequest } from '../live/streams.js';

const EVENT_STREAM = 'text/event-stream';
/** How long a browser waits before it connects again. */
const RETRY_MS = 1000;

export const wantsStream = (accept: string | undefined): boolean => accept?.includes(EVENT_STREAM) ?? false;

/**
 * Entries as server-sent events: the id of each is its version, so that a browser which connects again says where it was. With
 * remarks it is the version and the number of the last remark, `41.3`.
 * There is none of a game that is over and has nothing more to tell: a browser that gets 204 stays away.
 */
export function eventStream({ session, pages }: Stream, request: StreamRequest): Tagged | undefined {
  if (session.state.stage === 'over' && request.after >= session.version) return undefined;
  return eventStreamOf(Readable.from(lines(pages, request)));
}

export const eventStreamOf = (lines: Readable): Tagged =>
  new Tagged(lines, {
    type: `${EVENT_STREAM}; charset=utf-8`,
    headers: {
      'cache-control': 'private, no-store',
      // Proxies that gather an answer before they hand it on would hold every event back.
      'x-accel-buffering': 'no',
    },
  });

/** One event, or without data no more than its id. */
export const eventOf = (id: string, event?: string, data?: unknown): string =>
  event === undefined ? `id: ${id}\n\n` : `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What a stream begins with. */
export const RETRY = `retry: ${RETRY_MS}\n\n`;
export const NOTHING_NEW = ': nothing new\n\n';

async function* lines(pages: Stream['pages'], { after, remarks: known }: StreamRequest): AsyncGenerator<string> {
  let version = after;
  let heard = known;
  const id = (): string => (heard === undefined ? String(version) : `${version}.${heard}`);
  yield RETRY;
  for await (const { entries, remarks } of pages) {
    if (entries.length === 0 && remarks.length === 0) yield NOTHING_NEW;
    for (const entry of entries) {
      version = entry.version;
      yield eventOf(id(), 'entry', entry);
    }
    for (const remark of remarks) {
      heard = remark.number;
      yield eventOf(id(), 'remark', remark);
    }
  }
}
