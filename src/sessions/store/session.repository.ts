import { whenReady } from '../../edge/when-ready.js';
import type { Database } from '../../platform/database/database.js';

/** Now on SQLite, soon on PostgreSQL. */
export type Soon<T> = T | Promise<T>;

export type Spectators = 'open' | 'token' | 'none';

/** A session as it was opened. Nothing in this row ever changes. */
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

interface Columns {
  id: string;
  game: string;
  rules_version: string;
  opening: string;
  signature: string;
  materials: string;
  base: string;
  tokens: string;
  spectators: Spectators;
  server_seed: string;
  private_key: string;
  created_at: string;
}

interface EntryColumns {
  version: number;
  entry: string;
  hash: string;
  signature: string;
  at: string;
  idempotency_key: string | null;
  request_digest: string | null;
}

const ENTRY = 'version, entry, hash, signature, idempotency_key, request_digest, at';

/** The rows of sessions: the truth about every game. */
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async add(row: SessionRow, entries: readonly EntryRow[] = []): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        await manager.query(
          this.sql(`INSERT INTO sessions (id, game, rules_version, opening, signature, materials, base, tokens, spectators,
            server_seed, private_key, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`),
          [
            row.id,
            row.game,
            row.rulesVersion,
            row.opening,
            row.signature,
            row.materials,
            row.base,
            JSON.stringify(row.tokens),
            row.spectators,
            row.serverSeed,
            row.privateKey,
            row.createdAt,
          ],
        );
        for (const entry of entries) await manager.query(this.sql(INSERT_ENTRY), entryValues(row.id, entry));
      });
    } catch (error) {
      throw isTaken(error) ? new TakenError(undefined, { cause: error }) : error;
    }
  }

  read(id: string): Soon<SessionRow | undefined> {
    const found = this.database.firstRow<Columns>(this.sql('SELECT * FROM sessions WHERE id = $1'), [id]);
    return whenReady(found, (row) => row && sessionRow(row));
  }

  /** The version that stands: of two who ask, the later never hears of a lower one. */
  version(id: string): Soon<number> {
    const found = this.database.firstRow<{ version: number | null }>(
      this.sql('SELECT max(version) AS version FROM session_entries WHERE session = $1'),
      [id],
    );
    return whenReady(found, (row) => row?.version ?? 0);
  }

  /** One statement, one transaction: version, idempotency key and content stand or fall together. */
  append(id: string, entry: EntryRow): Soon<void> {
    try {
      const done = this.database.execute(this.sql(INSERT_ENTRY), entryValues(id, entry));
      return done instanceof Promise ? done.catch(rethrow) : done;
    } catch (error) {
      return rethrow(error);
    }
  }

  /** Many entries in one statement, one transaction: all of them or, where one is taken, none. */
  appendAll(id: string, entries: readonly EntryRow[]): Soon<void> {
    try {
      const all = this.database.dialect === 'postgres' ? INSERT_ALL_POSTGRES : INSERT_ALL_SQLITE;
      const done = this.database.execute(this.sql(all), [id, JSON.stringify(entries)]);
      return done instanceof Promise ? done.catch(rethrow) : done;
    } catch (error) {
      return rethrow(error);
    }
  }

  entries(id: string, after: number, limit: number): Soon<EntryRow[]> {
    const found = this.database.allRows<EntryColumns>(
      this.sql(
        `SELECT ${ENTRY} FROM session_entries WHERE session = $1 AND version > $2 ORDER BY version LIMIT ${Math.floor(limit)}`,
      ),
      [id, after],
    );
    return whenReady(found, (rows) => rows.map(entryRow));
  }

  byKey(id: string, key: string): Soon<EntryRow | undefined> {
    const found = this.database.firstRow<EntryColumns>(
      this.sql(`SELECT ${ENTRY} FROM session_entries WHERE session = $1 AND idempotency_key = $2`),
      [id, key],
    );
    return whenReady(found, (row) => row && entryRow(row));
  }

  /** The latest state kept at or before a version. */
  snapshot(id: string, atMost: number): Soon<string | undefined> {
    const found = this.database.firstRow<{ state: string }>(
      this.sql(
        'SELECT state FROM session_snapshots WHERE session = $1 AND version <= $2 ORDER BY version DESC LIMIT 1',
      ),
      [id, atMost],
    );
    return whenReady(found, (row) => row?.state);
  }

  /** A convenience, not the truth: whoever comes second keeps the first one's. */
  keep(id: string, version: number, state: string): Soon<void> {
    return this.database.execute(
      this.sql(
        'INSERT INTO session_snapshots (session, version, state) VALUES ($1, $2, $3) ON CONFLICT (session, version) DO NOTHING',
      ),
      [id, version, state],
    );
  }

  /** A secret of this Umpire, drawn once and then the same for every instance. */
  async secret(name: string, draw: () => string): Promise<string> {
    await this.database.execute(
      this.sql('INSERT INTO session_secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING'),
      [name, draw()],
    );
    const row = await this.database.firstRow<{ value: string }>(
      this.sql('SELECT value FROM session_secrets WHERE name = $1'),
      [name],
    );
    return row!.value;
  }

  private sql(text: string): string {
    return this.database.dialect === 'postgres' ? text : forSqlite(text);
  }
}

const INSERT_ENTRY = `INSERT INTO session_entries (session, ${ENTRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** From the rows as one JSON text. */
const INSERT_ALL_POSTGRES = `INSERT INTO session_entries (session, ${ENTRY})
  SELECT $1, version, entry, hash, signature, key, digest, at FROM json_to_recordset($2::json)
  AS row(version integer, entry text, hash text, signature text, key text, digest text, at text)`;
const INSERT_ALL_SQLITE = `INSERT INTO session_entries (session, ${ENTRY})
  SELECT $1, value ->> 'version', value ->> 'entry', value ->> 'hash', value ->> 'signature', value ->> 'key',
  value ->> 'digest', value ->> 'at' FROM json_each($2)`;

const rewritten = new Map<string, string>();

function forSqlite(text: string): string {
  let sql = rewritten.get(text);
  if (sql === undefined) {
    sql = text.replaceAll(/\$\d+/g, '?');
    rewritten.set(text, sql);
  }
  return sql;
}

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

const sessionRow = (row: Columns): SessionRow => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rules_version,
  opening: row.opening,
  signature: row.signature,
  materials: row.materials,
  base: row.base,
  tokens: JSON.parse(row.tokens) as Record<string, string>,
  spectators: row.spectators,
  serverSeed: row.server_seed,
  privateKey: row.private_key,
  createdAt: row.created_at,
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
