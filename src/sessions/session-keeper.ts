import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { Problem } from '../platform/problems/problem.js';
import { Doors } from './access/doors.js';
import { agreedByAll } from './access/tokens.js';
import { LiveSessionCache } from './live-session-cache.js';
import type { Tokens } from './shapes/agreement.js';
import { SessionRepository } from './store/session.repository.js';
import { SessionKeeping } from './store/session-keeping.js';

const DAY_MS = 24 * 3_600_000;
const ROUND_MS = 3_600_000;
const FIRST_ROUND_MS = 60_000;
const A_ROUND = 200;
/** A longer log stays as it is. */
const LONGEST_ARCHIVED = 100_000;
/** How long a number of all sessions is believed. */
const COUNTED_MS = 60_000;

/** Sees to it that sessions do not fill the disk: how many may be opened, which go, and which are put away. */
@Injectable()
export class SessionKeeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Sessions');
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private counted = { at: Number.NEGATIVE_INFINITY, number: 0 };

  constructor(
    private readonly keeping: SessionKeeping,
    private readonly store: SessionRepository,
    private readonly cache: LiveSessionCache,
    private readonly doors: Doors,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.later(FIRST_ROUND_MS);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Refuses where this client, or everybody together, has as many as there may be. */
  async makeRoom(client: string, limit = this.config.clientSessionLimit): Promise<void> {
    if (limit > 0 && (await this.keeping.ofClient(client)) >= limit) throw tooMany(limit);
    const now = performance.now();
    if (now - this.counted.at > COUNTED_MS) this.counted = { at: now, number: await this.keeping.all() };
    if (this.config.sessionLimit > 0 && this.counted.number >= this.config.sessionLimit) throw full();
    this.counted.number += 1;
  }

  /** By its sides together. */
  async removeBySides(id: string, token: string | undefined, others: Tokens): Promise<void> {
    const session = await this.cache.current(id);
    const side = await this.doors.side(session, token);
    const seated = (session.row.seats ?? []).filter(({ state }) => state === 'taken').map((seat) => seat.side);
    if (!agreedByAll(session.row, seated, side, others)) throw notAgreed();
    await this.remove(id);
  }

  /** By the operator. */
  async removeByOperator(id: string): Promise<void> {
    await this.cache.current(id);
    await this.remove(id);
  }

  /** Once an hour: games that never began go, games long over are put away. */
  async round(now = Date.now()): Promise<{ expired: number; archived: number }> {
    const { sessionExpiryDays, sessionArchiveDays } = this.config;
    const before = (days: number): string => new Date(now - days * DAY_MS).toISOString();
    const expired = sessionExpiryDays === 0 ? [] : await this.keeping.neverBegun(before(sessionExpiryDays), A_ROUND);
    for (const { session } of expired) await this.remove(session);
    const over = sessionArchiveDays === 0 ? [] : await this.keeping.longOver(before(sessionArchiveDays), A_ROUND);
    for (const { session } of over) await this.putAway(session);
    return { expired: expired.length, archived: over.length };
  }

  private async remove(id: string): Promise<void> {
    await this.keeping.remove(id);
    this.cache.forget(id);
  }

  private async putAway(id: string): Promise<void> {
    const entries = await this.store.entries(id, 0, LONGEST_ARCHIVED + 1);
    if (entries.length <= LONGEST_ARCHIVED) await this.keeping.archive(id, entries);
    this.cache.forget(id);
  }

  private later(ms: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      void this.round()
        .catch((error: unknown) =>
          this.log.warn(`Sessions were not tidied: ${error instanceof Error ? error.message : error}`),
        )
        .finally(() => this.later(ROUND_MS));
    }, ms);
    this.timer.unref();
  }
}

const tooMany = (limit: number): Problem =>
  new Problem('session-quota', {
    detail: {
      en: `A client has at most ${limit} sessions: delete some that are not needed any more.`,
      ja: `1クライアントのセッションは ${limit} 件までです。不要なものを削除してください。`,
    },
  });

const full = (): Problem =>
  new Problem('session-quota', {
    detail: {
      en: 'This Umpire keeps as many sessions as it may.',
      ja: 'この Umpire のセッション数は上限に達しています。',
    },
  });

const notAgreed = (): Problem =>
  new Problem('forbidden', {
    detail: {
      en: 'A session is deleted by agreement: send the token of every other side that is seated in "tokens".',
      ja: 'セッションの削除には、着席している全陣営の同意が必要です。他の陣営のトークンを "tokens" で送ってください。',
    },
  });
