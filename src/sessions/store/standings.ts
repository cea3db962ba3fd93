import type { Entry, SessionState } from '../../kernel/session/index.js';
import type { LiveSession } from '../live-session.js';
import { noticesOf } from '../players/notices.js';
import type { Beside, SeatRow } from './seat.repository.js';
import type { EntryRow, SessionRow } from './session.repository.js';

/** What is kept about a session for those who ask across sessions. */
export interface Origin {
  /** A keyed hash of who opened it. */
  readonly client?: string;
  readonly creationKey?: string;
  readonly creationDigest?: string;
  /** JSON. */
  readonly limits?: string;
  /** Of a game played elsewhere, when it came: the times in its file nobody has signed. */
  readonly arrivedAt?: string;
}

/** Where a session stands that is written with these entries. */
export function standingOf(
  { id, opening, createdAt }: SessionRow,
  entries: readonly EntryRow[],
  origin: Origin,
): Beside {
  const moment = (event: string): string | null => {
    const found = entries.find(({ entry }) => entry.includes(`"type":"${event}"`) && has(entry, event));
    return found === undefined ? null : (origin.arrivedAt ?? found.at);
  };
  return {
    sql: `INSERT INTO session_standings
      (session, scenario, open_seats, client, creation_key, creation_digest, created_at, began_at, ended_at, limits)
      VALUES ($1, $2, 0, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      id,
      (JSON.parse(opening) as { scenario: string }).scenario,
      origin.client ?? null,
      origin.creationKey ?? null,
      origin.creationDigest ?? null,
      createdAt,
      moment('began'),
      moment('ended'),
      origin.limits ?? null,
    ],
  };
}

const has = (entry: string, event: string): boolean =>
  (JSON.parse(entry) as { events: { type: string }[] }).events.some(({ type }) => type === event);

/** What an entry changes in the tables that are asked across sessions. Most entries change nothing there. */
export function besidesOf(
  session: LiveSession,
  seats: readonly SeatRow[],
  entry: Entry,
  after: SessionState,
  at: string,
): Beside[] {
  const { id } = session;
  const beside: Beside[] = [];
  const types = new Set(entry.events.map(({ type }) => type));
  if (types.has('began')) beside.push(stamped('began_at', id, at));
  if (types.has('ended')) beside.push(stamped('ended_at', id, at), noOpenSeats(id));
  if (!seats.some(({ player }) => player !== undefined)) return beside;
  return [...beside, ...waitingChanged(session, after), ...noticesOf(session, seats, entry, after, at)];
}

/** Only where there are players who list their games. */
function waitingChanged({ id, engine, state }: LiveSession, after: SessionState): Beside[] {
  const sides = engine.waitingFor(after);
  const same = sides.join('\n') === engine.waitingFor(state).join('\n');
  if (same && after.version > engine.sides.length) return [];
  const marks = sides.map((_, at) => `$${at + 1}`).join(', ');
  const waiting = sides.length === 0 ? '0' : `CASE WHEN side IN (${marks}) THEN 1 ELSE 0 END`;
  return [
    {
      sql: `UPDATE session_seats SET waiting = ${waiting} WHERE session = $${sides.length + 1}`,
      values: [...sides, id],
    },
  ];
}

const stamped = (column: 'began_at' | 'ended_at', session: string, at: string): Beside => ({
  sql: `UPDATE session_standings SET ${column} = $1 WHERE session = $2`,
  values: [at, session],
});

/** Counts them anew: whoever has sat down or got up has changed them. */
export const openSeats = (session: string): Beside => ({
  sql: `UPDATE session_standings SET open_seats =
      (SELECT count(*) FROM session_seats WHERE session = $1 AND open = 1 AND state = 'invited') WHERE session = $2`,
  values: [session, session],
});

const noOpenSeats = (session: string): Beside => ({
  sql: 'UPDATE session_standings SET open_seats = 0 WHERE session = $1',
  values: [session],
});
