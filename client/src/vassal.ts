import type { Connection } from './connection/connection.js';
import type { CallOptions } from './connection/options.js';
import type {
  OpenedSession,
  VassalAnswer,
  VassalForms,
  VassalModuleContents,
  VassalPosition,
  VassalPositionRequest,
  VassalQuestionRequest,
  VassalSaveLink,
  VassalSessionRequest,
} from './generated/service.js';
import type { KeyedOptions } from './sessions/sessions.js';

/** A request whose saved game may also be the bytes of the file. */
export type WithFile<T extends { readonly save: string }> = Omit<T, 'save'> & { readonly save: string | Uint8Array };

/** Games that are played on VASSAL: modules, saved games and logs. Nothing that is sent is kept, but for sessions that are opened. */
export class Vassal {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** What a module has: the bytes of a .vmod, or the text of its buildFile.xml. With `scenario` its mapping and templates are filled in as far as names agree. */
  module(
    file: Uint8Array | string,
    { scenario, ...options }: CallOptions & { readonly scenario?: string } = {},
  ): Promise<VassalModuleContents> {
    const type = typeof file === 'string' ? 'application/xml' : 'application/zip';
    return this.#ask('modules', file, { query: { scenario }, headers: { 'content-type': type }, ...options });
  }

  /** Where the pieces of a saved game or log lie, and what they are by the mapping. */
  position(request: WithFile<VassalPositionRequest>, options: CallOptions = {}): Promise<VassalPosition> {
    return this.#ask('positions', withText(request), options);
  }

  /** Asks about a saved game: the ruling that a session at this position would give, and the question as the procedure took it. */
  ask(request: WithFile<VassalQuestionRequest>, options: CallOptions = {}): Promise<VassalAnswer> {
    return this.#ask('questions', withText(request), options);
  }

  /** The ruling as text, for a chat. */
  askText(request: WithFile<VassalQuestionRequest>, options: CallOptions = {}): Promise<string> {
    const body = withText(request);
    const asked = {
      method: 'POST',
      path: '/v1/vassal/questions',
      body,
      accept: 'text/plain',
      repeatable: true,
    } as const;
    return this.#connection.text({ ...asked, ...options });
  }

  /** Opens a session that goes on from a saved game. `token` and the codes of `invitations` are shown in this answer and never again. */
  async takeUp(
    request: WithFile<VassalSessionRequest>,
    { key, ...options }: KeyedOptions = {},
  ): Promise<OpenedSession> {
    const headers = { 'idempotency-key': key ?? this.#connection.newKey() };
    return this.#ask('sessions', withText(request), { headers, ...options });
  }

  /** Forms that a session asks the holder of `token` for now (a page of a battle report), filled in from a saved game. Nothing is sent by it. */
  forms(
    session: string,
    request: WithFile<VassalPositionRequest>,
    { token, ...options }: CallOptions & { readonly token?: string } = {},
  ): Promise<VassalForms> {
    return this.#ask('forms', withText(request), { query: { session }, token, ...options });
  }

  /** The board of a session, as the holder of `token` sees it, written into any saved game of the module that has the pieces. `link` is good for an hour. */
  write(
    session: string,
    request: WithFile<VassalPositionRequest>,
    { token, ...options }: CallOptions & { readonly token?: string } = {},
  ): Promise<VassalSaveLink> {
    return this.#ask('saves', withText(request), { query: { session }, token, ...options });
  }

  #ask<T>(path: string, body: unknown, more: object): Promise<T> {
    return this.#connection.json({ method: 'POST', path: `/v1/vassal/${path}`, body, repeatable: true, ...more });
  }
}

const withText = <T extends { readonly save: string | Uint8Array }>(request: T): object =>
  typeof request.save === 'string' ? request : { ...request, save: base64(request.save) };

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // As many at a time as one call takes.
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  return btoa(parts.join(''));
}
