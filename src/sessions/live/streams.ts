import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Entry, Viewer } from '../../kernel/session/index.js';
import { Config } from '../../platform/config.js';
import { isDatabaseAway } from '../../platform/database/away.js';
import type { Language } from '../../platform/language.js';
import { OpenStreams } from '../../platform/limits/open-streams.js';
import { Problem } from '../../platform/problems/problem.js';
import { shownEntry } from '../answers.js';
import type { LiveSession } from '../live-session.js';
import { RemarksService } from '../players/remarks.service.js';
import { SessionNotifier } from '../session-notifier.js';
import { SessionsService } from '../sessions.service.js';
import type { SessionEntry } from '../shapes/log.js';
import type { TableRemark } from '../shapes/talk.js';
import type { EntryRow } from '../store/session.repository.js';
import { follow } from './follow.js';

/** How long a listener waits before the database is asked again, when it is away. */
const AWAY_MS = 500;
/** Entries, and remarks, that are read at a time. */
const PAGE = 100;

export interface StreamRequest {
  readonly id: string;
  readonly token: string | undefined;
  /** Who it is, where a ticket has said so. */
  readonly ticketed?: { readonly viewer: Viewer };
  /** The version the listener has already. */
  readonly after: number;
  /** The number of the last remark that it has; remarks are told only where this is given. */
  readonly remarks?: number | undefined;
  readonly language: Language;
  /** Who listens, as the limits know him. */
  readonly client: string;
}

/** What happened and what was said, as the viewer may know it; both empty where nothing has happened for a while. */
export interface StreamPage {
  readonly entries: readonly SessionEntry[];
  readonly remarks: readonly TableRemark[];
}

export interface Stream {
  readonly session: LiveSession;
  readonly viewer: Viewer;
  /** Ends with the game. */
  readonly pages: AsyncGenerator<StreamPage>;
}

const QUIET: StreamPage = { entries: [], remarks: [] };

/** Listeners of live sessions, over whatever they are connected by. */
@Injectable()
export class Streams implements BeforeApplicationShutdown {
  private readonly open = new Set<AbortController>();
  private readonly places: OpenStreams;

  constructor(
    private readonly sessions: SessionsService,
    private readonly talk: RemarksService,
    private readonly notifier: SessionNotifier,
    config: Config,
  ) {
    this.places = new OpenStreams(config);
  }

  /** The server waits for its connections before it closes; these would never end by themselves. */
  beforeApplicationShutdown(): void {
    for (const controller of this.open) controller.abort();
  }

  /** A stream that takes one of the places there are. */
  async start(request: StreamRequest, signal: AbortSignal): Promise<Stream> {
    const { session, viewer, pages } = await this.listen(request, signal);
    const leave = this.take(request.client, signal);
    return { session, viewer, pages: finallyDo(pages, leave) };
  }

  /** A place for a connection that stays open: given back when it has gone, or before. */
  take(client: string, signal: AbortSignal): () => void {
    const leave = this.places.take(client);
    // Whoever goes away before the first page is asked for would keep the place.
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    return leave;
  }

  /** One of several streams over one connection, whose place somebody else has taken. */
  async listen(request: StreamRequest, signal: AbortSignal): Promise<Stream> {
    const { session, viewer } = request.ticketed
      ? { session: await this.sessions.refresh(request.id), ...request.ticketed }
      : await this.sessions.read(request.id, request.token);
    if (request.after > session.version) throw notReached(session);
    return { session, viewer, pages: this.pages(session, viewer, request, signal) };
  }

  /** A signal that is given when the server closes, too; `done` when nobody waits for it any more. */
  untilClosing(signal: AbortSignal): { readonly signal: AbortSignal; done(): void } {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    this.open.add(controller);
    const done = (): void => {
      this.open.delete(controller);
      signal.removeEventListener('abort', abort);
    };
    return { signal: controller.signal, done };
  }

  private async *pages(
    session: LiveSession,
    viewer: Viewer,
    { id, after, remarks, language }: StreamRequest,
    gone: AbortSignal,
  ): AsyncGenerator<StreamPage> {
    const { signal, done } = this.untilClosing(gone);
    const from = session.version;
    let seen = after;
    let heard = remarks;
    /** What was said is read first: whoever has got up by then is known to have. */
    const look = async () => {
      const said = heard === undefined ? [] : await this.talk.after(id, heard, PAGE, viewer);
      const rows = await this.sessions.entries(id, seen, PAGE);
      return rows.length > 0 || said.length > 0 ? { rows, said } : undefined;
    };
    try {
      if (session.state.stage === 'over' && seen >= session.version) return;
      for await (const found of follow(() => patiently(look, signal), this.notifier, id, signal)) {
        if (!found) {
          yield QUIET;
          continue;
        }
        const { rows, said } = found;
        seen = rows.at(-1)?.version ?? seen;
        // What may be shown depends on whether the game is over by now.
        const now = session.version >= seen ? session : await patiently(() => this.sessions.refresh(id), signal);
        const over = now.state.stage === 'over';
        // Whoever has got up is told so, and nothing after it.
        const left = rows.findIndex((row) => row.version > from && leaves(row, viewer));
        const shown = left < 0 ? rows : rows.slice(0, left + 1);
        const entries = shown.map((row) => shownEntry(now, row, viewer, over, language));
        const isWhole = left < 0 && rows.length < PAGE;
        if (isWhole) heard = said.at(-1)?.number ?? heard;
        const told = isWhole ? said : [];
        if (entries.length > 0 || told.length > 0) yield { entries, remarks: told };
        if (left >= 0 || (over && seen >= now.version)) return;
      }
    } finally {
      done();
    }
  }
}

async function* finallyDo<T>(pages: AsyncGenerator<T>, end: () => void): AsyncGenerator<T> {
  try {
    yield* pages;
  } finally {
    end();
  }
}

const notReached = ({ version }: LiveSession): Problem =>
  new Problem('bad-request', {
    detail: {
      en: `The session has only reached version ${version}.`,
      ja: `セッションはまだバージョン ${version} です。`,
    },
  });

function leaves({ entry }: EntryRow, viewer: Viewer): boolean {
  if (viewer === null || !entry.includes('"seat-left"')) return false;
  return (JSON.parse(entry) as Entry).events.some(({ type, side }) => type === 'seat-left' && side === viewer);
}

/** Listeners stay connected while the database is away: all of them connecting again would not bring it back sooner. */
async function patiently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error)) throw error;
      await sleep(AWAY_MS, undefined, { signal });
    }
  }
}
