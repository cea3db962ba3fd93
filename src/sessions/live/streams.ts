import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Viewer } from '../../kernel/session/index.js';
import { Config } from '../../platform/config.js';
import { isDatabaseAway } from '../../platform/database/away.js';
import type { Language } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { shownEntry } from '../answers.js';
import type { LiveSession } from '../live-session.js';
import { SessionNotifier } from '../session-notifier.js';
import { SessionsService } from '../sessions.service.js';
import type { SessionEntry } from '../shapes/log.js';
import { follow } from './follow.js';

/** How long a listener waits before the database is asked again, when it is away. */
const AWAY_MS = 500;

export interface StreamRequest {
  readonly id: string;
  readonly token: string | undefined;
  /** The version the listener has already. */
  readonly after: number;
  readonly language: Language;
}

export interface Stream {
  readonly session: LiveSession;
  readonly viewer: Viewer;
  /** Pages of entries as the viewer may see them; empty where nothing has happened for a while. Ends with the game. */
  readonly pages: AsyncGenerator<readonly SessionEntry[]>;
}

/** Listeners of live sessions, over whatever they are connected by. */
@Injectable()
export class Streams implements BeforeApplicationShutdown {
  private readonly open = new Set<AbortController>();

  constructor(
    private readonly sessions: SessionsService,
    private readonly notifier: SessionNotifier,
    private readonly config: Config,
  ) {}

  /** The server waits for its connections before it closes; these would never end by themselves. */
  beforeApplicationShutdown(): void {
    for (const controller of this.open) controller.abort();
  }

  async start(request: StreamRequest, signal: AbortSignal): Promise<Stream> {
    const { session, viewer } = await this.sessions.read(request.id, request.token);
    if (this.open.size >= this.config.streamLimit)
      throw new Problem('unavailable', { headers: { 'retry-after': '5' } });
    if (request.after > session.version) {
      throw new Problem('bad-request', {
        detail: {
          en: `The session has only reached version ${session.version}.`,
          ja: `セッションはまだバージョン ${session.version} です。`,
        },
      });
    }
    return { session, viewer, pages: this.pages(session, viewer, request, signal) };
  }

  private async *pages(
    session: LiveSession,
    viewer: Viewer,
    { id, after, language }: StreamRequest,
    signal: AbortSignal,
  ): AsyncGenerator<readonly SessionEntry[]> {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    this.open.add(controller);
    try {
      const entries = (from: number, limit: number) =>
        patiently(() => this.sessions.entries(id, from, limit), controller.signal);
      for await (const rows of follow(entries, this.notifier, id, after, controller.signal)) {
        // What may be shown of an entry depends on whether the game is over by now.
        const last = rows.at(-1)?.version ?? 0;
        const now =
          session.version >= last ? session : await patiently(() => this.sessions.refresh(id), controller.signal);
        const over = now.state.stage === 'over';
        yield rows.map((row) => shownEntry(now.game, row, viewer, over, language));
        if (over && last >= now.version) return;
      }
    } finally {
      this.open.delete(controller);
      signal.removeEventListener('abort', abort);
    }
  }
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
