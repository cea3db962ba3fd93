import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { EntryRow } from './session.repository.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** An archived log may not unfold to more than this. */
const LARGEST = 256 * 1024 * 1024;

/** Everything that hangs on a session, what names it before it goes. */
const TABLES = [
  'webhook_messages',
  'stream_tickets',
  'session_remarks',
  'session_unseen',
  'session_archives',
  'session_snapshots',
  'session_entries',
  'session_seats',
  'session_standings',
];

/** Deletes sessions, puts finished ones away, and finds those that are due for it. */
@Injectable()
export class SessionKeeping {
  constructor(private readonly database: Database) {}

  /** How many sessions of a client there are that take up room. */
  async ofClient(client: string): Promise<number> {
    return this.count('SELECT count(*) AS number FROM session_standings WHERE client = $1 AND archived_at IS NULL', [
      client,
    ]);
  }

  async all(): Promise<number> {
    return this.count('SELECT count(*) AS number FROM session_standings WHERE archived_at IS NULL', []);
  }

  /** Sessions that were opened before a moment and never began. */
  neverBegun(before: string, limit: number): Promise<{ session: string }[]> {
    return this.database.query(
      'SELECT session FROM session_standings WHERE began_at IS NULL AND created_at < $1 ORDER BY created_at LIMIT $2',
      [before, limit],
    );
  }

  /** Games that ended before a moment and are still kept entry by entry. */
  longOver(before: string, limit: number): Promise<{ session: string }[]> {
    return this.database.query(
      `SELECT session FROM session_standings WHERE ended_at IS NOT NULL AND archived_at IS NULL AND ended_at < $1
        ORDER BY ended_at LIMIT $2`,
      [before, limit],
    );
  }

  /** Nothing of it is left, nor of its materials where no other session has the same. */
  async remove(session: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const ask = this.asking(manager);
      const [kept] = (await ask('SELECT materials_hash AS hash FROM sessions WHERE id = $1', [session])) as {
        hash: string;
      }[];
      for (const table of TABLES) await ask(`DELETE FROM ${table} WHERE session = $1`, [session]);
      await ask('DELETE FROM sessions WHERE id = $1', [session]);
      if (!kept) return;
      await ask(
        'DELETE FROM session_materials WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM sessions WHERE materials_hash = $2)',
        [kept.hash, kept.hash],
      );
    });
  }

  /** The log as one text; of the states kept on the way, the last. */
  async archive(session: string, entries: readonly EntryRow[]): Promise<void> {
    const text = (await pack(JSON.stringify(entries))).toString('base64');
    await this.database.transaction(async (manager) => {
      const ask = this.asking(manager);
      await ask('INSERT INTO session_archives (session, version, entries) VALUES ($1, $2, $3)', [
        session,
        entries.length,
        text,
      ]);
      await ask('DELETE FROM session_entries WHERE session = $1', [session]);
      await ask(
        `DELETE FROM session_snapshots WHERE session = $1
          AND version < (SELECT max(version) FROM session_snapshots WHERE session = $2)`,
        [session, session],
      );
      const now = new Date().toISOString();
      await ask('UPDATE session_standings SET archived_at = $1 WHERE session = $2', [now, session]);
    });
  }

  /** The log of a session that was put away; undefined of any other. */
  async archived(session: string): Promise<EntryRow[] | undefined> {
    const [row] = await this.database.query<{ entries: string }>(
      'SELECT entries FROM session_archives WHERE session = $1',
      [session],
    );
    if (!row) return undefined;
    const text = await unpack(Buffer.from(row.entries, 'base64'), { maxOutputLength: LARGEST });
    return JSON.parse(text.toString('utf8')) as EntryRow[];
  }

  private async count(sql: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.database.query<{ number: string | number }>(sql, values);
    return Number(row?.number ?? 0);
  }

  private asking(manager: EntityManager) {
    return (sql: string, values: readonly unknown[]): Promise<unknown> =>
      manager.query(this.database.spelled(sql), [...values]);
  }
}
