import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import type { LibraryDocument, StoredDocument } from '../document.js';
import { KINDS, type Kind } from '../kinds.js';
import { BesideRows } from './beside.js';
import { DeckCard, ENTITY_OF, type LibraryRecord, UnitCard } from './entities/index.js';
import { NAMED_KINDS, namedIn } from './named.js';
import { type ListQuery, narrow } from './record-query.js';
import { type ColumnRow, columnsOf, documentOf, documentOfColumns, newRow, reservedRow } from './rows.js';
import { type TableStatements, tableStatements } from './sql.js';

export interface RecordKey {
  readonly kind: Kind;
  readonly id: string;
}

export interface Written {
  readonly now: string;
  /** Digests of shipped documents, by kind and id. */
  readonly shipped?: ReadonlyMap<string, string>;
  /** Whether a record that exists is replaced; otherwise it is left alone. */
  readonly replace: boolean;
}

export interface Standing {
  /** Digest of the shipped document it came from; null where somebody else has written it since. */
  readonly shipped: string | null;
  readonly living: boolean;
}

/** Rows per statement: one JSON text of a few megabytes at most. */
const CHUNK = 1000;
/** More words than any game has; only so many are told. */
const MOST_WORDS = 500;

export const keyOf = ({ kind, id }: RecordKey): string => `${kind}/${id}`;

interface Shelf {
  readonly sql: TableStatements;
  readonly beside: BesideRows;
}

/** The rows and how they are found. It checks nothing: whoever writes has checked. */
export class RecordStore {
  private readonly shelves: Readonly<Record<Kind, Shelf>>;

  constructor(private readonly database: Database) {
    const shelf = (kind: Kind): Shelf => ({
      sql: tableStatements(database.dialect, kind),
      beside: new BesideRows(database, kind),
    });
    this.shelves = Object.fromEntries(KINDS.map((kind) => [kind, shelf(kind)])) as Record<Kind, Shelf>;
  }

  async read(kind: Kind, id: string): Promise<StoredDocument | undefined> {
    const [row] = await this.database.query<ColumnRow>(this.shelves[kind].sql.read, [id]);
    if (row === undefined) return undefined;
    const [document] = await this.whole([documentOfColumns(kind, row)]);
    return document;
  }

  async list(query: ListQuery): Promise<StoredDocument[]> {
    const found = this.database.source.getRepository<LibraryRecord>(ENTITY_OF[query.kind]).createQueryBuilder('r');
    narrow(found, query);
    const rows = await found.getMany();
    return this.whole(rows.map((row) => documentOf(query.kind, row)));
  }

  /** What the records of a shelf, or of one game on it, have in a column. */
  async wordsOf(kind: Kind, column: 'side' | 'type', game: string | undefined): Promise<string[]> {
    const found = this.database.source
      .getRepository<LibraryRecord>(ENTITY_OF[kind])
      .createQueryBuilder('r')
      .select(`DISTINCT r.${column}`, 'word')
      .where(`r.deletedAt IS NULL AND r.${column} IS NOT NULL`);
    if (game !== undefined) found.andWhere('r.game = :game', { game });
    const rows = await found.orderBy('word').limit(MOST_WORDS).getRawMany<{ word: string }>();
    return rows.map(({ word }) => word);
  }

  /** Cards that say they belong to the scenario, and cards it names; by id. */
  async cardsOfScenario(game: string, scenario: string, limit: number): Promise<StoredDocument[]> {
    const rows = await this.database.source
      .getRepository(UnitCard)
      .createQueryBuilder('r')
      .where(
        `r.id IN (SELECT c.id FROM unit_cards c WHERE c.scenario_id = :scenario
          UNION SELECT s.card_id FROM scenario_cards s WHERE s.scenario_id = :named)`,
        { scenario, named: scenario },
      )
      .andWhere('r.game = :game AND r.deletedAt IS NULL', { game })
      .orderBy('r.id')
      .limit(limit)
      .getMany();
    return rows.map((row) => documentOf('card', row));
  }

  /** Whether any card of the game has a value of this name among its printed figures. */
  async isPrinted(game: string, name: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM unit_card_values v JOIN unit_cards c ON c.id = v.card_id
        WHERE v.face = 'printed' AND v.name = $1 AND c.game = $2 AND c.deleted_at IS NULL LIMIT 1`,
      [name, game],
    );
    return rows.length > 0;
  }

  /** Writes many at once and says which were written. */
  async write(manager: EntityManager, documents: readonly LibraryDocument[], how: Written): Promise<RecordKey[]> {
    const written: RecordKey[] = [];
    for (const kind of KINDS) {
      const ofKind = documents.filter((document) => document.kind === kind);
      for (let at = 0; at < ofKind.length; at += CHUNK) {
        const done = await this.writeChunk(manager, kind, ofKind.slice(at, at + CHUNK), how);
        written.push(...done.map((id) => ({ kind, id })));
      }
    }
    return written;
  }

  /** The new version, or undefined where the record is gone or has moved on from the version given. */
  async replace(
    manager: EntityManager,
    document: LibraryDocument,
    version: number,
    now: string,
  ): Promise<number | undefined> {
    const { kind, id } = document;
    await this.reserve(manager, [document], now);
    const { affected } = await manager
      .createQueryBuilder()
      .update<LibraryRecord>(ENTITY_OF[kind])
      .set({ ...columnsOf(document), shipped: null, updatedAt: now, version: version + 1 })
      .where('id = :id AND version = :version AND deletedAt IS NULL', { id, version })
      .execute();
    if (affected !== 1) return undefined;
    const { beside } = this.shelves[kind];
    await beside.drop(manager, [id]);
    await beside.write(manager, [document]);
    return version + 1;
  }

  /** Soft: the row stays, with its last version, so that no version is ever given twice. */
  async remove(manager: EntityManager, { kind, id }: RecordKey, version: number, now: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update<LibraryRecord>(ENTITY_OF[kind])
      .set({ deletedAt: now, version: version + 1, shipped: null })
      .where('id = :id AND version = :version AND deletedAt IS NULL', { id, version })
      .execute();
    if (affected !== 1) return false;
    await this.shelves[kind].beside.drop(manager, [id]);
    return true;
  }

  /** How each of the given records stands, by key; those that never were are left out. */
  async standing(keys: readonly RecordKey[]): Promise<Map<string, Standing>> {
    const found = new Map<string, Standing>();
    for (const kind of KINDS) {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
      for (let at = 0; at < ids.length; at += CHUNK) {
        const given = JSON.stringify(ids.slice(at, at + CHUNK));
        const rows = await this.database.query<{ id: string; shipped: string | null; deleted_at: string | null }>(
          this.shelves[kind].sql.standing,
          [given],
        );
        for (const { id, shipped, deleted_at } of rows) {
          found.set(keyOf({ kind, id }), { shipped, living: deleted_at === null });
        }
      }
    }
    return found;
  }

  private async writeChunk(
    manager: EntityManager,
    kind: Kind,
    documents: readonly LibraryDocument[],
    how: Written,
  ): Promise<string[]> {
    const { sql, beside } = this.shelves[kind];
    await this.reserve(manager, documents, how.now);
    const rows = JSON.stringify(
      documents.map((document) => newRow(document, how.now, how.shipped?.get(keyOf(document)))),
    );
    const statement = this.database.spelled(how.replace ? sql.put : sql.add);
    const written = ((await manager.query(statement, [rows])) as { id: string }[]).map(({ id }) => id);
    // What was not there, or was deleted, has nothing beside it.
    if (how.replace) await beside.drop(manager, written);
    const done = new Set(written);
    await beside.write(
      manager,
      documents.filter(({ id }) => done.has(id)),
    );
    return written;
  }

  /** What the documents name gets a row to be named by, where it has none: references hold, and may be filled later. */
  private async reserve(manager: EntityManager, documents: readonly LibraryDocument[], now: string): Promise<void> {
    for (const kind of NAMED_KINDS) {
      const names = new Map<string, string>();
      for (const document of documents) for (const id of namedIn(document, kind)) names.set(id, document.game);
      if (names.size === 0) continue;
      const rows = [...names].map(([id, game]) => reservedRow(id, game, now));
      await manager.query(this.database.spelled(this.shelves[kind].sql.reserve), [JSON.stringify(rows)]);
    }
  }

  /** Decks with their cards; anything else as it is. */
  private async whole(documents: StoredDocument[]): Promise<StoredDocument[]> {
    const decks = documents.filter(({ kind }) => kind === 'deck');
    if (decks.length === 0) return documents;
    const cards = await this.database.source
      .getRepository(DeckCard)
      .createQueryBuilder('c')
      .where('c.deckId IN (:...ids)', { ids: decks.map(({ id }) => id) })
      .orderBy('c.deckId')
      .addOrderBy('c.position')
      .getMany();
    const byDeck = new Map<string, unknown[]>(decks.map(({ id }) => [id, []]));
    for (const { deckId, content } of cards) byDeck.get(deckId)!.push(JSON.parse(content));
    return documents.map((deck) => ({ ...deck, body: { ...deck.body, cards: byDeck.get(deck.id) } }));
  }
}
