import type { Asked, Connection, Query } from '../connection/connection.js';
import type { CallOptions } from '../connection/options.js';
import type { GameId } from '../generated/games.js';
import type { SessionActionsSummary, SessionMaterialsAnswer, SessionUndoRequest } from '../generated/service.js';
import { type FollowOptions, followSession } from './follow.js';
import { CommandQueue, type QueueOptions } from './queue.js';
import { type Signer, signatureOf } from './signer.js';
import { Table } from './table.js';
import type { ActionsOf, CommandOf, EntryOf, HistoryOf, ResultOf, SessionOf, TrialOf } from './types.js';

/** Who looks at a session. */
export interface SeatOptions {
  /** The token of a seat, or of those who look on; the player's key where it is left out; null looks on without either. */
  readonly token?: string | null | undefined;
  /** Of a side that brought a key of its own: its commands are signed with it. */
  readonly signer?: Signer | undefined;
}

/** How a command is sent. */
export interface ActOptions extends CallOptions {
  /** The version that the choice was made on; the last one that this client has seen where it is left out. */
  readonly version?: number;
  /** The Idempotency-Key; drawn for you where it is left out. A command that is sent again has the key it had. */
  readonly key?: string;
}

/** Which part of the log is wanted. */
export interface HistoryOptions extends CallOptions {
  /** The version the caller has already. */
  readonly after?: number;
  /** Entries in a page, 500 at most. */
  readonly limit?: number;
}

/**
 * One game as one seat sees it. It remembers the last version it has seen, so that a command is based on that one; of two commands
 * on one version one is taken, and the other is told so (`precondition-failed`).
 */
export class LiveSession<G extends GameId = GameId> extends Table {
  readonly #signer: Signer | undefined;
  #seen: { readonly version: number; readonly hash: string } | undefined;

  constructor(connection: Connection, id: string, { token, signer }: SeatOptions = {}) {
    super(connection, id, token);
    this.#signer = signer;
  }

  /** The last version that was seen, by whatever call. */
  get version(): number | undefined {
    return this.#seen?.version;
  }

  /** The position as this seat may see it, now or at an earlier version. */
  async view({ version, ...options }: CallOptions & { readonly version?: number } = {}): Promise<SessionOf<G>> {
    const session = await this.read<SessionOf<G>>('', { query: { version }, ...options });
    return version === undefined ? this.#noticed(session) : session;
  }

  /** Every command that is open now, with its rule and its cost or odds, and what is still owed. */
  actions(wanted: Query = {}, options: CallOptions = {}): Promise<ActionsOf<G>> {
    return this.read('/actions', { query: wanted, ...options });
  }

  /** How many commands are open, by type and unit. */
  countActions(wanted: Query = {}, options: CallOptions = {}): Promise<SessionActionsSummary> {
    return this.read('/actions/summary', { query: wanted, ...options });
  }

  /** Carries out one command: once, however often it has to be sent. */
  async act(command: CommandOf<G>, { version, key, ...options }: ActOptions = {}): Promise<ResultOf<G>> {
    const base = await this.#basedOn(version, options);
    const headers = await this.#signed(command, base, options);
    return this.#done(await this.#once<ResultOf<G>>('/commands', command, base, key, { headers, ...options }));
  }

  /** Commands that wait for the network, for a phone that loses it: each is carried out once, in their order. */
  queue(options: QueueOptions<G> = {}): CommandQueue<G> {
    return new CommandQueue<G>(this.connection, this, options);
  }

  /** What a command would do, up to the first roll or secret; nothing happens. */
  attempt(command: CommandOf<G>, options: CallOptions = {}): Promise<TrialOf<G>> {
    return this.post('/trials', command, { repeatable: true, ...options });
  }

  /** Proposes to go back, agrees with a proposal that stands, or refuses it. A side that signs does so with `act`. */
  async undo(wish: SessionUndoRequest = {}, { version, key, ...options }: ActOptions = {}): Promise<ResultOf<G>> {
    const base = await this.#basedOn(version, options);
    return this.#done(await this.#once<ResultOf<G>>('/undo', wish, base, key, options));
  }

  /** A page of what has happened, with sentences; `next` says where the next page begins. */
  history({ after, limit, ...options }: HistoryOptions = {}): Promise<HistoryOf<G>> {
    return this.read('/events', { query: { after, limit }, ...options });
  }

  /**
   * What happens, as it happens: each entry once and in order, from `after` on (from the last version seen where it is left
   * out). It outlives the network and ends with the game or with the signal.
   */
  async *follow({ after = this.version ?? 0, ...options }: FollowOptions = {}): AsyncGenerator<EntryOf<G>> {
    const source = { connection: this.connection, path: `${this.path}/events`, token: this.token };
    for await (const entry of followSession<EntryOf<G>>(source, after, options)) yield this.#noticed(entry);
  }

  /** The map, the cards and the scenario that the game is played with. They never change. */
  materials(options: CallOptions = {}): Promise<SessionMaterialsAnswer> {
    return this.read('/materials', options);
  }

  /** The position as a picture. */
  boardSvg({
    version,
    width,
    ...options
  }: CallOptions & { readonly version?: number; readonly width?: number } = {}): Promise<string> {
    const asked = { query: { version, width }, accept: 'image/svg+xml', repeatable: true, ...options };
    return this.connection.text({ path: `${this.path}/board.svg`, token: this.token, ...asked });
  }

  async #basedOn(version: number | undefined, options: CallOptions): Promise<number> {
    return version ?? this.#seen?.version ?? (await this.view(options)).version;
  }

  async #once<T>(
    path: string,
    body: unknown,
    version: number,
    key = this.connection.newKey(),
    { headers, ...options }: Partial<Asked> = {},
  ): Promise<T> {
    const all = { 'if-match': `"${version}"`, 'idempotency-key': key, ...headers };
    return this.post(path, body, { headers: all, repeatable: true, ...options });
  }

  async #signed(command: unknown, version: number, options: CallOptions): Promise<Record<string, string>> {
    if (!this.#signer) return {};
    const hash = await this.#hashAt(version, options);
    return { 'command-signature': await signatureOf(this.#signer, { session: this.id, version, hash, command }) };
  }

  async #hashAt(version: number, options: CallOptions): Promise<string> {
    if (this.#seen?.version === version) return this.#seen.hash;
    const before = version === 0 ? undefined : await this.history({ after: version - 1, limit: 1, ...options });
    return before?.entries[0]?.hash ?? (await this.view({ version, ...options })).hash;
  }

  /** What was handed in unseen has no entry yet: the version that stood stands still. */
  #done(result: ResultOf<G>): ResultOf<G> {
    return result.handedIn ? result : this.#noticed(result);
  }

  #noticed<T extends { readonly version: number; readonly hash: string }>(told: T): T {
    const { version, hash } = told;
    if (version >= (this.#seen?.version ?? 0)) this.#seen = { version, hash };
    return told;
  }
}
