import type { Connection, Query } from './connection/connection.js';
import type { CallOptions } from './connection/options.js';
import type {
  LibraryDocument,
  LibraryPage,
  LibraryRecord,
  ScenarioCheckRequest,
  ScenarioReadiness,
  ScenarioTemplate,
} from './generated/service.js';

/** Which records are wanted. */
export interface LibrarySearch {
  readonly game?: string;
  readonly side?: string;
  readonly type?: string;
  /** Words of the English or Japanese name. */
  readonly text?: string;
  readonly provenance?: string;
  readonly limit?: number;
  readonly cursor?: string;
  /** Only these fields: `id`, `name`, `body.turns`. */
  readonly fields?: readonly string[];
}

/** Cards are also found by their values. */
export interface CardSearch extends LibrarySearch {
  /** Such as `weapons.ap.penetration>=15`. */
  readonly where?: readonly string[];
}

/** The tables that an owner fills in from his box. */
export type TemplateKind = ScenarioTemplate['kind'];

/** One kind of record. Reads are open; writes need the operator's key (`adminKey`). */
export class Shelf<Search extends LibrarySearch = LibrarySearch> {
  readonly #connection: Connection;
  readonly #path: string;

  constructor(connection: Connection, name: string) {
    this.#connection = connection;
    this.#path = `/v1/${name}`;
  }

  /** One page, and in `next` the cursor of the next. */
  page(search: Search = {} as Search, options: CallOptions = {}): Promise<LibraryPage> {
    const { fields, ...rest } = search;
    const query = { ...rest, ...(fields ? { fields: fields.join(',') } : {}) } as Query;
    return this.#connection.json({ path: this.#path, query, repeatable: true, ...options });
  }

  /** Every record that is found, page after page. */
  async *all(search: Search = {} as Search, options: CallOptions = {}): AsyncGenerator<LibraryRecord> {
    let cursor = search.cursor;
    do {
      const { items, next } = await this.page({ ...search, ...(cursor ? { cursor } : {}) }, options);
      yield* items;
      cursor = next;
    } while (cursor !== undefined);
  }

  get(id: string, options: CallOptions & { readonly fields?: readonly string[] } = {}): Promise<LibraryRecord> {
    const { fields, ...rest } = options;
    const query = { fields: fields?.join(',') };
    return this.#connection.json({ path: this.#of(id), query, repeatable: true, ...rest });
  }

  add(document: LibraryDocument, options: CallOptions = {}): Promise<LibraryRecord> {
    return this.#write({ method: 'POST', path: this.#path, body: document, ...options });
  }

  /** Replaces the version that the caller has read; `precondition-failed` where somebody was faster. */
  replace(document: LibraryDocument, version: number, options: CallOptions = {}): Promise<LibraryRecord> {
    const headers = { 'if-match': `"${version}"` };
    return this.#write({ method: 'PUT', path: this.#of(document.id), body: document, headers, ...options });
  }

  delete(id: string, version: number, options: CallOptions = {}): Promise<void> {
    return this.#write({ method: 'DELETE', path: this.#of(id), headers: { 'if-match': `"${version}"` }, ...options });
  }

  #of(id: string): string {
    return `${this.#path}/${encodeURIComponent(id)}`;
  }

  #write<T>(asked: Parameters<Connection['json']>[0]): Promise<T> {
    return this.#connection.json({ token: this.#connection.adminKey, ...asked });
  }
}

/** Scenarios, maps, cards, decks and chart packs. */
export class Library {
  readonly scenarios: Shelf;
  readonly maps: Shelf;
  readonly cards: Shelf<CardSearch>;
  readonly decks: Shelf;
  readonly chartPacks: Shelf;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.scenarios = new Shelf(connection, 'scenarios');
    this.maps = new Shelf(connection, 'maps');
    this.cards = new Shelf(connection, 'cards');
    this.decks = new Shelf(connection, 'decks');
    this.chartPacks = new Shelf(connection, 'chart-packs');
  }

  /** Words of a name on every shelf at once: the first page of each. */
  async search(text: string, search: Omit<LibrarySearch, 'text' | 'cursor'> = {}, options: CallOptions = {}) {
    const shelves = [this.scenarios, this.maps, this.cards, this.decks, this.chartPacks];
    const pages = await Promise.all(shelves.map((shelf) => shelf.page({ ...search, text }, options)));
    return pages.flatMap(({ items }) => items);
  }

  /** What a scenario needs, and neither the library nor the player has. */
  missing(scenario: string, options: CallOptions = {}): Promise<ScenarioReadiness> {
    return this.#connection.json({ path: playing(scenario, 'missing'), repeatable: true, ...options });
  }

  /** What a scenario asks of its owner's box: a table to fill in, null where a figure belongs. It goes back as a part of `check`. */
  template(scenario: string, kind: TemplateKind, options: CallOptions = {}): Promise<ScenarioTemplate> {
    const path = playing(scenario, 'template');
    return this.#connection.json({ path, query: { kind }, repeatable: true, ...options });
  }

  /** The same table for a spreadsheet. It goes back as `{ kind, csv }`. */
  templateCsv(scenario: string, kind: TemplateKind, options: CallOptions = {}): Promise<string> {
    const asked = { path: playing(scenario, 'template'), query: { kind, format: 'csv' }, accept: 'text/csv' };
    return this.#connection.text({ ...asked, repeatable: true, ...options });
  }

  /** Everything that is still wrong with the tables or missing, each with its place in them. Nothing is kept: see `me.materials`. */
  check(scenario: string, request: ScenarioCheckRequest = {}, options: CallOptions = {}): Promise<ScenarioReadiness> {
    const path = playing(scenario, 'check');
    return this.#connection.json({ method: 'POST', path, body: request, repeatable: true, ...options });
  }

  /** A map as a picture. */
  mapSvg(map: string, options: CallOptions = {}): Promise<string> {
    const path = `/v1/maps/${encodeURIComponent(map)}.svg`;
    return this.#connection.text({ path, accept: 'image/svg+xml', repeatable: true, ...options });
  }
}

const playing = (scenario: string, what: string): string => `/v1/scenarios/${encodeURIComponent(scenario)}/${what}`;
