import type { Asked, Connection } from '../connection/connection.js';
import type { CallOptions } from '../connection/options.js';
import type {
  AdoptedRules,
  Invitation,
  InvitationRequest,
  LateClaim,
  LateClaimed,
  OpenedSession,
  RemarkRequest,
  Remarks,
  SessionFile,
  SessionForkRequest,
  SessionRulesRequest,
  SessionTime,
  TableRemark,
  Ticket,
} from '../generated/service.js';

/** What is arranged around a game and is no move of it: seats, time, talk, copies. */
export class Table {
  protected readonly path: string;

  constructor(
    protected readonly connection: Connection,
    readonly id: string,
    protected readonly token: string | null | undefined,
  ) {
    this.path = `/v1/sessions/${encodeURIComponent(id)}`;
  }

  /** How much time there is, and whose has run out. */
  time(options: CallOptions = {}): Promise<SessionTime> {
    return this.read('/time', options);
  }

  /** Claims what the limits give when the time of another side has run out. */
  claimLate(claim: LateClaim, options: CallOptions = {}): Promise<LateClaimed> {
    return this.post('/late', claim, options);
  }

  /** What was said at the table, as far as this seat may hear it. */
  remarks(
    query: { readonly after?: number; readonly limit?: number } = {},
    options: CallOptions = {},
  ): Promise<Remarks> {
    return this.read('/remarks', { query, ...options });
  }

  /** Says something at the table, to everybody or to some sides. */
  say(remark: RemarkRequest, options: CallOptions = {}): Promise<TableRemark> {
    return this.post('/remarks', remark, options);
  }

  /** A pass for one stream, for a browser's EventSource, which cannot send a token. */
  ticket(options: CallOptions = {}): Promise<Ticket> {
    return this.post('/ticket', undefined, { repeatable: true, ...options });
  }

  /** Gives up the seat of this side; its token is worth nothing from then on. */
  leave(side: string, options: CallOptions = {}): Promise<void> {
    return this.ask({ method: 'DELETE', path: `/seats/${encodeURIComponent(side)}`, ...options });
  }

  /** Invites somebody to a seat that nobody sits in, by agreement of those who sit. */
  invite(side: string, request: InvitationRequest = {}, options: CallOptions = {}): Promise<Invitation> {
    return this.post(`/seats/${encodeURIComponent(side)}/invitation`, request, options);
  }

  /** Branches off at a version, with the same seats and tokens and other dice. */
  async fork(request: SessionForkRequest, options: CallOptions = {}): Promise<OpenedSession> {
    return this.post('/fork', request, {
      headers: { 'idempotency-key': this.connection.newKey() },
      repeatable: true,
      ...options,
    });
  }

  /** Goes on under the rules in force, by agreement. */
  async adoptRules(
    version: number,
    request: SessionRulesRequest = {},
    options: CallOptions = {},
  ): Promise<AdoptedRules> {
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': this.connection.newKey() };
    return this.post('/rules', request, { headers, repeatable: true, ...options });
  }

  /** The game as a file: the whole of it when it is over, what this seat may see before. */
  save(tokens: readonly string[] = [], options: CallOptions = {}): Promise<SessionFile> {
    return this.post('/export', { tokens }, { repeatable: true, ...options });
  }

  /** Deletes the game, by agreement of everybody who sits. */
  delete(tokens: readonly string[] = [], options: CallOptions = {}): Promise<void> {
    return this.ask({ method: 'DELETE', path: '', body: { tokens }, ...options });
  }

  protected read<T>(path: string, asked: Partial<Asked> = {}): Promise<T> {
    return this.ask({ repeatable: true, ...asked, path });
  }

  protected post<T>(path: string, body: unknown, asked: Partial<Asked> = {}): Promise<T> {
    return this.ask({ method: 'POST', body, ...asked, path });
  }

  protected ask<T>(asked: Asked): Promise<T> {
    return this.connection.json({ token: this.token, ...asked, path: `${this.path}${asked.path}` });
  }
}
