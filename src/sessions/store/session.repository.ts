import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThanOrEqual, type Repository } from 'typeorm';
import { Turn } from '../../edge/turns.js';
import { Database } from '../../platform/database/database.js';
import { Session, SessionMaterials, SessionSecret, SessionSnapshot, type Spectators } from './entities.js';
import { GroupCommit } from './group-commit.js';
import { addedSeat, type Beside, changed, SeatRepository, type SeatRow } from './seat.repository.js';
import { SessionKeeping } from './session-keeping.js';
import { type Origin, openSeats, standingOf } from './standings.js';

/** Of a game taken in whole: about a millisecond of SQLite's time. */
const ENTRIES_AT_A_TIME = 100;

/** A session as it was opened, with what it is played with. */
export interface SessionRow {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  /** Canonical JSON, as it was hashed. */
  readonly opening: string;
  readonly signature: string;
  readonly materials: string;
  /** The state at version 0: of a fork, the state it branched at. */
  readonly base: string;
  /** SHA-256 of each token, by side; the spectators' under "". */
  readonly tokens: Readonly<Record<string, string>>;
  /** Absent in what earlier versions have sealed: there everybody who has a token sits. */
  readonly seats?: readonly SeatRow[];
  readonly spectators: Spectators;
  readonly serverSeed: string;
  readonly privateKey: string;
  readonly createdAt: string;
}

/** One line of the log. */
export interface EntryRow {
  readonly version: number;
  /** Canonical JSON, as it was hashed. */
  readonly entry: string;
  readonly hash: string;
  readonly signature: string;
  readonly at: string;
  readonly key?: string;
  /** What the request was, where it had a key. */
  readonly digest?: string;
}

/** Somebody else wrote this version, or used this key, a moment before. */
export class TakenError extends Error {}

/** What had to be true beside an entry is not: nothing was written. */
export class NotAsExpectedError extends Error {}

interface EntryColumns {
  version: number;
  entry: string;
  hash: string;
  signature: string;
  at: string;
  idempotency_key: string | null;
  request_digest: string | null;
}

const COLUMNS = ['version', 'entry', 'hash', 'signature', 'idempotency_key', 'request_digest', 'at'] as const;
const ENTRY = COLUMNS.join(', ');

/**
 * The rows of sessions: the truth about every game. What each command asks is written out: TypeORM's query builder costs
 * more than such a statement itself.
 */
@Injectable()
export class SessionRepository {
  private readonly group: GroupCommit;
  private unpacked: { readonly id: string; readonly entries: readonly EntryRow[] } | undefined;

  constructor(
    private readonly database: Database,
    private readonly seats: SeatRepository,
    private readonly keeping: SessionKeeping,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    @InjectRepository(SessionSnapshot) private readonly snapshots: Repository<SessionSnapshot>,
    @InjectRepository(SessionSecret) private readonly secrets: Repository<SessionSecret>,
  ) {
    this.group = new GroupCommit(database, 'session_entries', ['session', ...COLUMNS], ['session', 'version']);
  }

  async add(row: SessionRow, entries: readonly EntryRow[] = [], origin: Origin = {}): Promise<void> {
    const { materials, tokens, seats = seatsOf(row), ...same } = row;
    const materialsHash = createHash('sha256').update(materials).digest('hex');
    const onlookers = SPECTATOR in tokens ? { [SPECTATOR]: tokens[SPECTATOR] } : {};
    await this.database
      .transaction(async (manager) => {
        const kept = { hash: materialsHash, content: materials };
        await manager.createQueryBuilder().insert().into(SessionMaterials).values(kept).orIgnore().execute();
        await manager.insert(Session, { ...same, materialsHash, tokens: JSON.stringify(onlookers) });
        await this.insertInTurns(manager, row.id, entries);
        const beside = [
          ...seats.map((seat) => addedSeat(row.id, seat)),
          standingOf(row, entries, origin),
          openSeats(row.id),
        ];
        for (const { sql, values } of beside) await manager.query(this.database.spelled(sql), [...values]);
      })
      .catch(rethrow);
  }

  /** Long games are written some entries at a time, so that others get their turn; nobody sees half a game. */
  private async insertInTurns(manager: EntityManager, id: string, entries: readonly EntryRow[]): Promise<void> {
    const turn = new Turn();
    const insert = this.database.spelled(this.insertAll);
    for (let i = 0; i < entries.length; i += ENTRIES_AT_A_TIME) {
      await manager.query(insert, [id, JSON.stringify(entries.slice(i, i + ENTRIES_AT_A_TIME))]);
      if (turn.isOver) await turn.giveWay();
    }
  }

  async read(id: string): Promise<SessionRow | undefined> {
    const found = await this.sessions.findOne({ where: { id }, relations: { materials: true } });
    if (found === null) return undefined;
    const { materialsHash: _hash, materials, tokens, ...same } = found;
    const row = { ...same, materials: materials.content, tokens: JSON.parse(tokens) as Record<string, string> };
    return this.seated(row);
  }

  /** The same session with everybody who sits in it now. */
  async seated(row: SessionRow): Promise<SessionRow> {
    const seats = await this.seats.of(row.id);
    const tokens: Record<string, string> = SPECTATOR in row.tokens ? { [SPECTATOR]: row.tokens[SPECTATOR]! } : {};
    for (const { side, token } of seats) if (token !== undefined) tokens[side] = token;
    return { ...row, tokens, seats };
  }

  /** The session that was opened under an Idempotency-Key, and for what. */
  async openedUnder(key: string): Promise<{ session: string; digest: string } | undefined> {
    const [found] = await this.database.query<{ session: string; digest: string }>(
      'SELECT session, creation_digest AS digest FROM session_standings WHERE creation_key = $1',
      [key],
    );
    return found;
  }

  /** The version that stands: of two who ask, the later never hears of a lower one. Undefined where there is no such session. */
  async version(id: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ version: number }>(
      `SELECT coalesce((SELECT max(version) FROM session_entries e WHERE e.session = s.id),
        (SELECT version FROM session_archives a WHERE a.session = s.id), 0) AS version FROM sessions s WHERE s.id = $1`,
      [id],
      'session-version',
    );
    return row?.version;
  }

  /** One statement, one transaction: version, idempotency key and content stand or fall together, and what has to be true beside them. */
  async append(id: string, row: EntryRow, beside: readonly Beside[] = []): Promise<void> {
    if (beside.length > 0) {
      await this.database.transaction((manager) => this.appendWith(manager, id, row, beside)).catch(rethrow);
      return;
    }
    // PostgreSQL writes the rows of several connections at once by itself.
    if (this.database.dialect === 'postgres')
      await this.database.execute(INSERT_ENTRY, entryValues(id, row), 'append-entry').catch(rethrow);
    else if (!(await this.group.add(entryValues(id, row)))) throw new TakenError();
  }

  /** Many entries in one statement, one transaction: all of them or, where one is taken, none. */
  async appendAll(id: string, entries: readonly EntryRow[]): Promise<void> {
    await this.database.execute(this.insertAll, [id, JSON.stringify(entries)]).catch(rethrow);
  }

  async entries(id: string, after: number, limit: number): Promise<EntryRow[]> {
    const rows = await this.database.query<EntryColumns>(
      `SELECT ${ENTRY} FROM session_entries WHERE session = $1 AND version > $2 ORDER BY version LIMIT $3`,
      [id, after, Math.floor(limit)],
      'session-entries',
    );
    return rows.length > 0 || limit === 0 ? rows.map(entryRow) : this.putAway(id, after, limit);
  }

  /** Of a game that is over for long; of any other there is nothing. What was unpacked last is likely to be asked for again. */
  private async putAway(id: string, after: number, limit: number): Promise<EntryRow[]> {
    const version = after === 0 || this.unpacked?.id === id ? after : ((await this.version(id)) ?? 0);
    if (this.unpacked?.id !== id) {
      if (after > 0 && after >= version) return [];
      const entries = await this.keeping.archived(id);
      if (!entries) return [];
      this.unpacked = { id, entries };
    }
    return this.unpacked.entries.slice(after, after + limit);
  }

  async byKey(id: string, key: string): Promise<EntryRow | undefined> {
    const [row] = await this.database.query<EntryColumns>(
      `SELECT ${ENTRY} FROM session_entries WHERE session = $1 AND idempotency_key = $2`,
      [id, key],
    );
    return row && entryRow(row);
  }

  /** The latest state kept at or before a version. */
  async snapshot(id: string, atMost: number): Promise<string | undefined> {
    const found = await this.snapshots.findOne({
      where: { sessionId: id, version: LessThanOrEqual(atMost) },
      order: { version: 'DESC' },
    });
    return found?.state;
  }

  /** A convenience, not the truth: whoever comes second keeps the first one's. */
  async keep(id: string, version: number, state: string): Promise<void> {
    await this.database.execute(
      'INSERT INTO session_snapshots (session, version, state) VALUES ($1, $2, $3) ON CONFLICT (session, version) DO NOTHING',
      [id, version, state],
    );
  }

  /** A secret of this Umpire, drawn once and then the same for every instance. */
  async secret(name: string, draw: () => string): Promise<string> {
    await this.database.execute(
      'INSERT INTO session_secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [name, draw()],
    );
    return (await this.secrets.findOneByOrFail({ name })).value;
  }

  private async appendWith(manager: EntityManager, id: string, row: EntryRow, beside: readonly Beside[]) {
    await manager.query(this.database.spelled(INSERT_ENTRY), entryValues(id, row));
    for (const { sql, values, needed } of beside) {
      const answer: unknown = await manager.query(this.database.spelled(sql), [...values]);
      if (needed && changed(answer).length === 0) throw new NotAsExpectedError();
    }
  }

  private get insertAll(): string {
    return this.database.dialect === 'postgres' ? INSERT_ALL_POSTGRES : INSERT_ALL_SQLITE;
  }
}

/** Under this name among the tokens stands the spectators' one. */
export const SPECTATOR = '';

export const seatsOf = ({ tokens, createdAt }: SessionRow): SeatRow[] =>
  Object.entries(tokens)
    .filter(([side]) => side !== SPECTATOR)
    .map(([side, token]) => ({ side, state: 'taken', token, claimedAt: createdAt }));

const INSERT_ENTRY = `INSERT INTO session_entries (session, ${ENTRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** From the rows as one JSON text. */
const INSERT_ALL_POSTGRES = `INSERT INTO session_entries (session, ${ENTRY})
  SELECT $1, version, entry, hash, signature, key, digest, at FROM json_to_recordset($2::json)
  AS row(version integer, entry text, hash text, signature text, key text, digest text, at text)`;
const INSERT_ALL_SQLITE = `INSERT INTO session_entries (session, ${ENTRY})
  SELECT $1, value ->> 'version', value ->> 'entry', value ->> 'hash', value ->> 'signature', value ->> 'key',
  value ->> 'digest', value ->> 'at' FROM json_each($2)`;

const entryValues = (id: string, row: EntryRow): unknown[] => [
  id,
  row.version,
  row.entry,
  row.hash,
  row.signature,
  row.key ?? null,
  row.digest ?? null,
  row.at,
];

const entryRow = (row: EntryColumns): EntryRow => ({
  version: row.version,
  entry: row.entry,
  hash: row.hash,
  signature: row.signature,
  at: row.at,
  ...(row.idempotency_key === null ? {} : { key: row.idempotency_key }),
  ...(row.request_digest === null ? {} : { digest: row.request_digest }),
});

/** A unique key that is taken already, in the words of either database. */
function isTaken(error: unknown): boolean {
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  return [code, driverError?.code].some(
    (one) => one === '23505' || one === 'SQLITE_CONSTRAINT_PRIMARYKEY' || one === 'SQLITE_CONSTRAINT_UNIQUE',
  );
}

function rethrow(error: unknown): never {
  throw isTaken(error) ? new TakenError(undefined, { cause: error }) : error;
}
