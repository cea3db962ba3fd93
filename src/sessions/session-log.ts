import { Injectable } from '@nestjs/common';
import type { Decision } from '../kernel/session/index.js';
import type { LiveSession } from './live-session.js';
import { LiveSessionCache } from './live-session-cache.js';
import { SessionNotifier } from './session-notifier.js';
import type { Beside, SeatRow } from './store/seat.repository.js';
import { type EntryRow, SessionRepository } from './store/session.repository.js';
import { besidesOf } from './store/standings.js';

/** Writes what was decided into the log of a session, with everything that has to be true beside it, and says so. */
@Injectable()
export class SessionLog {
  constructor(
    private readonly store: SessionRepository,
    private readonly cache: LiveSessionCache,
    private readonly notifier: SessionNotifier,
  ) {}

  /** Throws TakenError where somebody else has written this version a moment before. */
  async append(
    session: LiveSession,
    { entry, state }: Decision,
    keyed: Pick<EntryRow, 'key' | 'digest'> = {},
    also: readonly Beside[] = [],
    /** Who sits there when it is written. */
    seats: readonly SeatRow[] = session.row.seats ?? [],
  ): Promise<EntryRow> {
    const row: EntryRow = { ...session.sealed(entry, new Date().toISOString()), ...keyed };
    await this.store.append(session.id, row, [...also, ...besidesOf(session, seats, entry, state, row.at)]);
    this.cache.advanced(session, state, row.hash);
    this.notifier.announce(session.id);
    return row;
  }
}
