import { Injectable } from '@nestjs/common';
import { GameRegistry } from '../kernel/procedures/index.js';
import { type Entry, type SessionSetup, type SessionState, wentBackTo } from '../kernel/session/index.js';
import { Problem } from '../platform/problems/problem.js';
import { Redis } from '../platform/redis/redis.js';
import { hashOfText } from './fair-dice/index.js';
import { LiveSession } from './live-session.js';
import { type SharedState, SharedStates } from './shared-states.js';
import { type EntryRow, SessionRepository, type SessionRow } from './store/session.repository.js';

/** Sessions kept at hand. */
const KEPT = 500;
/** A state is kept after so many entries, so that catching up never costs more than folding these. */
const SNAPSHOT_EVERY = 64;
const PAGE = 500;

/**
 * The sessions this instance is serving. What it remembers is only ever behind the log, never beside it: the log decides
 * which version follows, and `current` reads up to the version that stands before anybody is shown anything.
 */
@Injectable()
export class LiveSessionCache {
  private readonly sessions = new Map<string, LiveSession>();
  private readonly shared: SharedStates;

  constructor(
    private readonly games: GameRegistry,
    private readonly store: SessionRepository,
    redis: Redis,
  ) {
    this.shared = new SharedStates(redis);
  }

  /** The session at the version that stands now. */
  async current(id: string): Promise<LiveSession> {
    const session = this.atHand(id) ?? (await this.open(id));
    const version = await this.store.version(id);
    if (version === undefined) {
      this.forget(id);
      throw notThere(id);
    }
    if (session.version < version) await this.catchUp(session, version);
    return session;
  }

  /** The session as it was last seen here, which may be a little behind. */
  async recent(id: string): Promise<LiveSession> {
    return this.atHand(id) ?? this.current(id);
  }

  /**
   * Reads on to a version that somebody has been told of, by another instance it may be: one look at the log, where `current`
   * asks for the version that stands before. Where the log does not reach so far, as far as it does.
   */
  async readOn(session: LiveSession, version: number): Promise<void> {
    if (session.version < version) await this.catchUp(session, version, 'as-far-as-it-goes');
  }

  /** It has been deleted or put away. */
  forget(id: string): void {
    this.sessions.delete(id);
  }

  /** Reads anew who sits in it. */
  async reseat(session: LiveSession): Promise<void> {
    session.row = await this.store.seated(session.row);
  }

  /** An entry of ours has gone into the log. */
  advanced(session: LiveSession, state: SessionState, hash: string): void {
    // Another command of this process may have read further meanwhile.
    if (state.version !== session.version + 1) return;
    session.advance(state, hash);
    if (state.version % SNAPSHOT_EVERY === 0) void this.keep(session.id, state);
    this.shared.put(session.id, state, hash);
  }

  /** Many entries of ours have gone into the log at once. */
  async leapt(session: LiveSession, state: SessionState, hash: string): Promise<void> {
    await this.keep(session.id, state);
    if (session.version < state.version) session.advance(state, hash);
    this.shared.put(session.id, state, hash);
  }

  /** The state at an earlier version. */
  async stateAt(session: LiveSession, version: number): Promise<SessionState> {
    if (version === session.version) return session.state;
    const kept = await this.store.snapshot(session.id, version);
    const from = JSON.parse(kept ?? session.row.base) as SessionState;
    return this.foldTo(session, from, version);
  }

  /** Those used last are the last to go. */
  private atHand(id: string): LiveSession | undefined {
    const session = this.sessions.get(id);
    if (session) {
      this.sessions.delete(id);
      this.sessions.set(id, session);
    }
    return session;
  }

  private async open(id: string): Promise<LiveSession> {
    const row = ID.test(id) ? await this.store.read(id) : undefined;
    const game = row && this.games.game(row.game);
    if (!row || !game?.declaration.session) throw notThere(id);
    const { state, hash } = await this.latest(row);
    const session = new LiveSession(row, game, JSON.parse(row.materials) as SessionSetup, state, hash);
    // Somebody else may have opened it while this one was reading: there is one of each.
    const first = this.sessions.get(id);
    if (first) return first;
    this.sessions.set(id, session);
    if (this.sessions.size > KEPT) this.sessions.delete(this.sessions.keys().next().value!);
    return session;
  }

  /** The latest state that somebody has kept: in Redis, in the database, or else the first one. */
  private async latest(row: SessionRow): Promise<SharedState> {
    const shared = await this.shared.get(row.id);
    if (shared && (await this.hashAt(row, shared.state.version)) === shared.hash) return shared;
    const kept = await this.store.snapshot(row.id, (await this.store.version(row.id)) ?? 0);
    const state = JSON.parse(kept ?? row.base) as SessionState;
    return { state, hash: (await this.hashAt(row, state.version))! };
  }

  private async hashAt({ id, opening }: SessionRow, version: number): Promise<string | undefined> {
    if (version === 0) return hashOfText(opening);
    const [entry] = await this.store.entries(id, version - 1, 1);
    return entry?.version === version ? entry.hash : undefined;
  }

  private async catchUp(session: LiveSession, version: number, how: Reading = 'whole'): Promise<void> {
    const from = session.state;
    let hash = '';
    let moved = false;
    const noted = (row: EntryRow, entry: Entry): void => {
      hash = row.hash;
      moved ||= entry.events.some(({ type }) => SEATING.has(type));
    };
    const state = await this.foldTo(session, from, version, noted, how);
    // Before the session moves on: whoever has got up may not be shown what came after.
    if (moved) await this.reseat(session);
    if (session.version < state.version) session.advance(state, hash);
  }

  private async foldTo(
    session: LiveSession,
    from: SessionState,
    version: number,
    each: (row: EntryRow, entry: Entry) => void = () => {},
    how: Reading = 'whole',
  ): Promise<SessionState> {
    let state = from;
    const passed = new Map<number, SessionState>([[state.version, state]]);
    while (state.version < version) {
      const rows = await this.store.entries(session.id, state.version, Math.min(PAGE, version - state.version));
      if (rows.length === 0 && how === 'as-far-as-it-goes') break;
      if (rows.length === 0) throw new Error(`session ${session.id} has no entry ${state.version + 1}`);
      for (const row of rows) {
        const entry = JSON.parse(row.entry) as Entry;
        const back = wentBackTo(entry);
        const earlier = back === null ? undefined : (passed.get(back) ?? (await this.stateAt(session, back)));
        state = session.engine.fold(state, entry, () => earlier!);
        passed.set(state.version, state);
        each(row, entry);
      }
    }
    return state;
  }

  private async keep(id: string, state: SessionState): Promise<void> {
    try {
      await this.store.keep(id, state.version, JSON.stringify(state));
    } catch {
      // A snapshot spares work later; without it the work is done.
    }
  }
}

/** Whether a log that ends before the version is a fault. */
type Reading = 'whole' | 'as-far-as-it-goes';

/** With these somebody sits down or gets up. */
const SEATING = new Set(['joined', 'seat-taken', 'seat-left']);

/** Drawn by the service; nothing else is looked up. */
const ID = /^[A-Za-z0-9_-]{1,40}$/;

function notThere(id: string): Problem {
  const name = id.slice(0, 60);
  return new Problem('not-found', {
    detail: { en: `There is no session "${name}".`, ja: `セッション「${name}」はありません。` },
  });
}
