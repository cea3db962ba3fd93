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
  readonly number: number;
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
      return shown({ number, side, audience, text, version: session.version, at });
    }
    throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
  }

  async list(id: string, { after, limit }: RemarksQuery, token: string | undefined): Promise<Remarks> {
    const { session, viewer } = await this.sessions.read(id, token);
    const said = await this.after(id, after, limit);
    const items = this.audible(said, viewer, session.state.stage === 'over');
    return { items, ...(said.length === limit ? { next: said.at(-1)!.number } : {}) };
  }

  /** Whatever was said after the remark of a number, to whomever. */
  async after(id: string, number: number, limit: number): Promise<TableRemark[]> {
    const rows = await this.database.query<Row>(
      `SELECT number, side, audience, text, version, at FROM session_remarks
        WHERE session = $1 AND number > $2 ORDER BY number LIMIT $3`,
      [id, number, limit],
    );
    return rows.map(shown);
  }

  /** The number of the last remark; 0 where nothing was said. */
  async last(id: string): Promise<number> {
    const [row] = await this.database.query<{ last: number | null }>(
      'SELECT max(number) AS last FROM session_remarks WHERE session = $1',
      [id],
    );
    return row?.last ?? 0;
  }

  /** Of what was said, what a viewer may hear. */
  audible(said: readonly TableRemark[], viewer: Viewer, over: boolean): TableRemark[] {
    return said.filter((remark) => over || mayHear(remark, viewer));
  }

  private async tooMany(id: string, number: number): Promise<Problem> {
    await this.database.execute('DELETE FROM session_remarks WHERE session = $1 AND number = $2', [id, number]);
    return new Problem('conflict', {
      detail: { en: `At most ${MOST} remarks are kept.`, ja: `発言は ${MOST} 件までです。` },
    });
  }
}

const mayHear = ({ to }: TableRemark, viewer: Viewer): boolean =>
  to === null || (viewer !== null && to.includes(viewer));

const shown = ({ number, side, audience, text, version, at }: Row): TableRemark => ({
  number,
  side,
  text,
  to: audience === null ? null : (JSON.parse(audience) as string[]),
  version,
  at,
});

const NO_SIDE = { en: 'is no side of this session', ja: 'このセッションの陣営ではありません' };
