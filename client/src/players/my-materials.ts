import type { Connection } from '../connection/connection.js';
import type { CallOptions } from '../connection/options.js';
import type {
  LibraryDocument,
  MaterialPartInput,
  OwnMaterial,
  OwnMaterialRecord,
  OwnMaterials,
  SavedMaterials,
} from '../generated/service.js';

const MINE = '/v1/me/materials';

/** What the kinds of a player's own records are called. */
export type MaterialKind = OwnMaterial['kind'];

/** Maps, decks, cards and chart packs of the player whose key the client has. Sessions that he opens find them under their ids. */
export class MyMaterials {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  list(options: CallOptions = {}): Promise<OwnMaterials> {
    return this.#connection.json({ path: MINE, repeatable: true, ...options });
  }

  /** Keeps templates that are filled in (`library.template`). Where anything is wrong nothing is kept, and `problems` of the refusal's document says what. */
  save(scenario: string, parts: readonly MaterialPartInput[], options: CallOptions = {}): Promise<SavedMaterials> {
    // Tables that arrive twice are the same records: nothing is doubled.
    const body = { scenario, parts };
    return this.#connection.json({ method: 'POST', path: MINE, body, repeatable: true, ...options });
  }

  /** One record, whole. */
  get(kind: MaterialKind, id: string, options: CallOptions = {}): Promise<OwnMaterialRecord> {
    return this.#connection.json({ path: of(kind, id), repeatable: true, ...options });
  }

  /** Keeps one record; with `version` only in place of the one that was read, and `precondition-failed` otherwise. */
  put(
    kind: MaterialKind,
    document: LibraryDocument,
    { version, ...options }: CallOptions & { readonly version?: number } = {},
  ): Promise<OwnMaterial> {
    const headers = { 'if-match': version === undefined ? undefined : `"${version}"` };
    return this.#connection.json({ method: 'PUT', path: of(kind, document.id), body: document, headers, ...options });
  }

  /** A session that was opened with it goes on with its own copy. */
  remove(kind: MaterialKind, id: string, options: CallOptions = {}): Promise<void> {
    return this.#connection.json({ method: 'DELETE', path: of(kind, id), ...options });
  }
}

const of = (kind: string, id: string): string => `${MINE}/${kind}/${encodeURIComponent(id)}`;
