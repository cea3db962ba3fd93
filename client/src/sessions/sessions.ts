import type { Connection } from '../connection/connection.js';
import type { CallOptions } from '../connection/options.js';
import type { GameId } from '../generated/games.js';
import type {
  LoadedSession,
  OpenedSession,
  OpenTables,
  SeatClaim,
  SessionFile,
  SessionRequest,
  TakenSeat,
} from '../generated/service.js';
import { LiveSession, type SeatOptions } from './live-session.js';

/** What is sent once even if it has to be sent twice. */
export interface KeyedOptions extends CallOptions {
  /** The Idempotency-Key, 16 characters or more drawn at random; drawn for you where it is left out. */
  readonly key?: string;
}

/** Games being played: opened, found, sat down at. */
export class Sessions {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Opens a game. `token` and the codes of `invitations` are shown in this answer and never again. */
  open(request: SessionRequest, options: KeyedOptions = {}): Promise<OpenedSession> {
    return this.#once('', request, options);
  }

  /** Sits down, by an invitation or in a seat that is open to everybody. */
  claim(session: string, claim: SeatClaim, options: KeyedOptions = {}): Promise<TakenSeat> {
    return this.#once(`/${encodeURIComponent(session)}/seats`, claim, options);
  }

  /** The game at one seat, or for somebody who looks on. `at<'panzer'>(...)` has the types of that game. */
  at<G extends GameId = GameId>(session: string, seat: SeatOptions = {}): LiveSession<G> {
    return new LiveSession<G>(this.#connection, session, seat);
  }

  /** Games with seats that anybody may claim, the latest first. */
  looking(
    search: {
      readonly game?: GameId;
      readonly scenario?: string;
      readonly limit?: number;
      readonly cursor?: string;
    } = {},
    options: CallOptions = {},
  ): Promise<OpenTables> {
    return this.#connection.json({ path: '/v1/sessions', query: search, repeatable: true, ...options });
  }

  /** Takes a saved game in. */
  load(file: SessionFile, options: CallOptions = {}): Promise<LoadedSession> {
    return this.#connection.json({ method: 'POST', path: '/v1/sessions/import', body: file, ...options });
  }

  async #once<T>(path: string, body: object, { key, ...options }: KeyedOptions): Promise<T> {
    return this.#connection.json({
      method: 'POST',
      path: `/v1/sessions${path}`,
      body,
      headers: { 'idempotency-key': key ?? this.#connection.newKey() },
      repeatable: true,
      ...options,
    });
  }
}
