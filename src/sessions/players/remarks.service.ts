import { Injectable } from '@nestjs/common';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { Viewer } from '../../kernel/session/index.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/problems/problem.js';
import { Doors } from '../access/doors.js';
import { SessionNotifier } from '../session-notifier.js';
import { SessionsService } from '../sessions.service.js';
import type { RemarkRequest, Remarks, RemarksQuery, TableRemark } from '../shapes/talk.js';
import { changed } from '../store/seat.repository.js';

/** More than anybody says in one game. */
const MOST = 10_000;
const MOST_TRIES = 20;

interface Row {
  readonly number: number | string;
  readonly side: string;
  readonly audience: string | null;
  readonly text: string;
  readonly version: number;
  readonly at: string;
}

/** What is said at the table. Who may hear it is as with events: what is meant for some is opened to all when the game is over. */
@Injectable()
export class RemarksService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly doors: Doors,
    private readonly notifier: SessionNotifier,
  ) {}

  async say(id: string, { text, to }: RemarkRequest, token: string | undefined): Promise<TableRemark> {
    const session = await this.sessions.refresh(id);
    const side = await this.doors.side(session, token);
    const unknown = to?.findIndex((each) => !session.engine.sides.includes(each)) ?? -1;
    if (unknown >= 0) throw new InvalidRequestError([new FieldFault(`/to/${unknown}`, NO_SIDE)]);
    const audience = to ? JSON.stringify([...new Set([side, ...to])]) : null;
    const at = new Date().toISOString();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const rows = changed(
        await this.database.rows(
          `INSERT INTO session_remarks (session, number, side, audience, text, version, at)
            SELECT CAST($1 AS text), coalesce(max(number), 0) + 1, CAST($2 AS text), CAST($3 AS text), CAST($4 AS text),
              CAST($5 AS integer), CAST($6 AS text) FROM session_remarks WHERE session = $7
            ON CONFLICT DO NOTHING RETURNING number`,
          [id, side, audience, text, session.version, at, id],
        ),
      );
      const number = rows[0]?.number as number | undefined;
      if (number === undefined) continue;
      if (number > MOST) throw await this.tooMany(id, number);
      this.notifier.announce(id);
      return shown({ number: await this.heard(id, side, number), side, audience, text, version: session.version, at });
    }
    throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
  }

  async list(id: string, { after, limit }: RemarksQuery, token: string | undefined): Promise<Remarks> {
    const { session, viewer } = await this.sessions.read(id, token);
    const ended = session.state.stage === 'over' ? session.version : null;
    const items = await this.after(id, after, limit, viewer, ended);
    return { items, ...(items.length === limit ? { next: items.at(-1)!.number } : {}) };
  }

  /**
   * What a viewer heard after the remark of a number. Everybody counts only what he has heard, in the order in which he came to
   * hear it: gaps would tell how often others whisper. What was whispered to others comes behind all that when the game has
   * ended, and what is said afterwards, at the version at which it `ended`, behind that.
   */
  async after(
    id: string,
    number: number,
    limit: number,
    viewer: Viewer,
    ended: number | null = null,
  ): Promise<TableRemark[]> {
    const rows = await this.database.query<Row>(
      `SELECT number, side, audience, text, version, at FROM (
          SELECT row_number() OVER (ORDER BY late, number) AS number, side, audience, text, version, at FROM (
            SELECT number, side, audience, text, version, at,
              CASE WHEN version >= CAST($1 AS integer) THEN 2 WHEN ${heardBy('$2')} THEN 0 ELSE 1 END AS late
              FROM session_remarks WHERE session = $3) AS said
            WHERE late <= CAST($4 AS integer)) AS heard
        WHERE number > $5 ORDER BY number LIMIT $6`,
      [ended, named(viewer), id, ended === null ? 0 : 2, number, limit],
    );
    return rows.map(shown);
  }

  /** How much a viewer has heard up to one of the remarks, or at all. */
  async heard(id: string, viewer: Viewer, upTo = MOST): Promise<number> {
    const [row] = await this.database.query<{ heard: number | string }>(
      `SELECT count(*) AS heard FROM session_remarks WHERE session = $1 AND ${heardBy('$2')} AND number <= $3`,
      [id, named(viewer), upTo],
    );
    return Number(row!.heard);
  }

  private async tooMany(id: string, number: number): Promise<Problem> {
    await this.database.execute('DELETE FROM session_remarks WHERE session = $1 AND number = $2', [id, number]);
    return new Problem('conflict', {
      detail: { en: `At most ${MOST} remarks are kept.`, ja: `発言は ${MOST} 件までです。` },
    });
  }
}

/** Whether somebody, as an audience would name him, hears a remark while the game goes on. */
const heardBy = (value: string): string =>
  `(audience IS NULL OR replace(audience, CAST(${value} AS text), '') <> audience)`;

/** A side as it stands in an audience; nobody is named as those who look on. */
const named = (viewer: Viewer): string => JSON.stringify(viewer ?? '');

const shown = ({ number, side, audience, text, version, at }: Row): TableRemark => ({
  number: Number(number),
  side,
  text,
  to: audience === null ? null : (JSON.parse(audience) as string[]),
  version,
  at,
});

const NO_SIDE = { en: 'is no side of this session', ja: 'このセッションの陣営ではありません' };
