import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../kernel/session/index.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/problems/problem.js';
import { keptOf } from '../access/tokens.js';
import { SessionsService } from '../sessions.service.js';
import type { Ticket } from '../shapes/talk.js';
import { changed } from '../store/seat.repository.js';

const LIFE_MS = 60_000;

/** Passes for one stream each: a token would stay in the history of a browser and in logs, a ticket is worth nothing there. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
  ) {}

  async issue(id: string, token: string | undefined): Promise<Ticket> {
    const { viewer } = await this.sessions.read(id, token);
    const ticket = randomBytes(32).toString('base64url');
    const now = Date.now();
    const expiresAt = new Date(now + LIFE_MS).toISOString();
    await this.database.execute('DELETE FROM stream_tickets WHERE expires_at < $1', [new Date(now).toISOString()]);
    await this.database.execute(
      'INSERT INTO stream_tickets (ticket, session, viewer, expires_at) VALUES ($1, $2, $3, $4)',
      [keptOf(ticket), id, viewer, expiresAt],
    );
    return { ticket, expiresAt };
  }

  /** Once, and for this session alone. */
  async redeem(id: string, ticket: string): Promise<{ viewer: Viewer }> {
    const rows = changed(
      await this.database.rows(
        'DELETE FROM stream_tickets WHERE ticket = $1 AND session = $2 AND expires_at >= $3 RETURNING viewer',
        [keptOf(ticket), id, new Date().toISOString()],
      ),
    );
    if (rows[0]) return { viewer: rows[0].viewer as Viewer };
    throw new Problem('unauthorized', {
      detail: {
        en: 'The ticket is none of this session, has been used, or has run out: ask for another.',
        ja: 'チケットがこのセッションのものでないか、使用済み、または期限切れです。新しいものを取得してください。',
      },
    });
  }
}
