import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { SeatState } from './seat-entities.js';

/** A seat as it is kept. Codes and tokens are hashes: nobody can sit down with what stands here. */
export interface SeatRow {
  readonly side: string;
  readonly state: SeatState;
  readonly invitation?: string;
  readonly token?: string;
  readonly name?: string;
  readonly publicKey?: string | undefined;
  readonly player?: string | undefined;
  /** SHA-256 of the key of that player, which serves as the token. */
  readonly playerKey?: string;
  readonly open?: boolean;
  readonly claimedAt?: string;
  /** Hash of the Idempotency-Key and the code it was claimed with, of the request, and the version that came of it. */
  readonly claimKey?: string;
  readonly claimDigest?: string;
  readonly claimVersion?: number;
}

/** One statement that has to be true together with an entry of the log. */
export interface Beside {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Where it finds nothing to change, the entry is not written either; the statement returns the rows it has changed. */
  readonly needed?: true;
}

type Columns = Readonly<Record<string, string | number | null>>;

const COLUMNS = {
  side: 'side',
  state: 'state',
  invitation: 'invitation',
  token: 'token',
  name: 'name',
  publicKey: 'public_key',
  player: 'player',
  claimedAt: 'claimed_at',
  claimKey: 'claim_key',
  claimDigest: 'claim_digest',
  claimVersion: 'claim_version',
} as const;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const SELECTED = [...Object.values(COLUMNS), 'open'].map((name) => `s.${name}`).join(', ');

/** Who sits where. */
@Injectable()
export class SeatRepository {
  constructor(private readonly database: Database) {}

  async of(session: string): Promise<SeatRow[]> {
    const rows = await this.database.query<Columns>(
      `SELECT ${SELECTED}, p.key AS player_key FROM session_seats s LEFT JOIN players p ON p.id = s.player
        WHERE s.session = $1`,
      [session],
    );
    return rows.map(seatRow);
  }

  /** One invitation in the place of another, for a seat that nobody sits in. */
  async invite(session: string, side: string, invitation: string, open: boolean): Promise<boolean> {
    const rows = await this.database.rows<Columns>(
      `UPDATE session_seats SET state = 'invited', invitation = $1, token = NULL, open = $2, claim_key = NULL
        WHERE session = $3 AND side = $4 AND state <> 'taken' RETURNING side`,
      [invitation, open ? 1 : 0, session, side],
    );
    return changed(rows).length > 0;
  }
}

/** PostgreSQL's driver tells the number beside the rows that a statement has changed. */
export const changed = (answer: unknown): readonly Columns[] => {
  const [rows] = answer as readonly unknown[];
  return Array.isArray(rows) ? rows : (answer as readonly Columns[]);
};

export const addedSeat = (session: string, seat: SeatRow): Beside => ({
  sql: `INSERT INTO session_seats (session, open, waiting, ${NAMES.map((name) => COLUMNS[name]).join(', ')})
    VALUES ($1, $2, 0, ${NAMES.map((_, at) => `$${at + 3}`).join(', ')})`,
  values: [session, seat.open ? 1 : 0, ...NAMES.map((name) => seat[name] ?? null)],
});

/** Somebody sits down, unless somebody else has done so a moment before. */
export const takenSeat = (session: string, seat: SeatRow): Beside => ({
  sql: `UPDATE session_seats SET state = 'taken', token = $1, name = $2, public_key = $3, player = $4, claimed_at = $5,
      claim_key = $6, claim_digest = $7, claim_version = $8
    WHERE session = $9 AND side = $10 AND state = 'invited' AND invitation = $11 RETURNING side`,
  values: [
    seat.token,
    seat.name,
    seat.publicKey ?? null,
    seat.player ?? null,
    seat.claimedAt,
    seat.claimKey ?? null,
    seat.claimDigest ?? null,
    seat.claimVersion,
    session,
    seat.side,
    seat.invitation,
  ],
  needed: true,
});

/** Somebody gets up: his token is worth nothing from now on. */
export const leftSeat = (session: string, side: string): Beside => ({
  sql: `UPDATE session_seats SET state = 'left', token = NULL, player = NULL, invitation = NULL, open = 0
    WHERE session = $1 AND side = $2 AND state = 'taken' RETURNING side`,
  values: [session, side],
  needed: true,
});

function seatRow(row: Columns): SeatRow {
  const told = NAMES.filter((name) => row[COLUMNS[name]] !== null).map((name) => [name, row[COLUMNS[name]]]);
  const key = row.player_key === null ? {} : { playerKey: row.player_key };
  return { ...Object.fromEntries(told), ...key, open: row.open === 1 } as SeatRow;
}
