import type { EntityManager } from 'typeorm';
import { whenReady } from '../../edge/when-ready.js';
import type { Database } from '../../platform/database/database.js';
import type { LibraryDocument, StoredDocument } from '../document.js';
import type { Kind, LibraryProvenance } from '../kinds.js';
import { RecordEntity, type RecordRow } from './record-entity.js';
import { type Statements, statementsFor } from './sql.js';
import { rangesOf, wordsOf } from './words.js';

export interface RecordKey {
  readonly kind: Kind;
  readonly id: string;
}

export interface ListQuery {
  readonly kind: Kind;
  readonly game?: string;
  readonly side?: string;
  readonly type?: string;
  readonly provenance?: LibraryProvenance;
  /** Words of the English or Japanese name. */
  readonly text?: string;
  /** Records after this id. */
  readonly after?: string;
  readonly limit: number;
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

export const keyOf = ({ kind, id }: RecordKey): string => `${kind}/${id}`;

/** The rows and how they are found. It checks nothing: whoever writes has checked. */
export class RecordStore {
  private readonly sql: Statements;

  constructor(private readonly database: Database) {
    this.sql = statementsFor(database.dialect);
  }

  /** At once on SQLite. */
  read(kind: Kind, id: string): StoredDocument | undefined | Promise<StoredDocument | undefined> {
    const row = this.database.firstRow<Columns>(this.sql.read, [kind, id]);
    return whenReady(row, (found) => found && fromColumns(found));
  }

  async list(query: ListQuery): Promise<StoredDocument[]> {
    const found = this.database.source
      .createQueryBuilder(RecordEntity, 'r')
      .where('r.kind = :kind AND r.deletedAt IS NULL', { kind: query.kind });
    for (const column of ['game', 'side', 'type', 'provenance'] as const) {
      if (query[column] !== undefined) found.andWhere(`r.${column} = :${column}`, { [column]: query[column] });
    }
    rangesOf(query.text ?? '').forEach(({ from, to }, i) => {
      found.andWhere(
        `r.id IN (SELECT w.id FROM library_words w WHERE w.kind = :kind AND w.word >= :from${i} AND w.word < :to${i})`,
        { [`from${i}`]: from, [`to${i}`]: to },
      );
    });
    if (query.after !== undefined) found.andWhere('r.id > :after', { after: query.after });
    const rows = await found.orderBy('r.id').limit(query.limit).getMany();
    return rows.map(fromRow);
  }

  /** Writes many at once and says which were written. */
  async write(manager: EntityManager, documents: readonly LibraryDocument[], how: Written): Promise<RecordKey[]> {
    const written: RecordKey[] = [];
    for (let at = 0; at < documents.length; at += CHUNK) {
      const chunk = documents.slice(at, at + CHUNK);
      const rows = JSON.stringify(chunk.map((document) => toColumns(document, how)));
      const keys = (await manager.query(how.replace ? this.sql.put : this.sql.add, [rows])) as RecordKey[];
      const done = new Set(keys.map(keyOf));
      await this.index(
        manager,
        chunk.filter((document) => done.has(keyOf(document))),
      );
      written.push(...keys);
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
    const { kind, id, game, name, provenance, source, side, type, body } = document;
    const { affected } = await manager
      .createQueryBuilder()
      .update(RecordEntity)
      .set({
        game,
        nameEn: name.en,
        nameJa: name.ja ?? null,
        provenance,
        source: source ?? null,
        side: side ?? null,
        type: type ?? null,
        body: JSON.stringify(body),
        shipped: null,
        updatedAt: now,
        version: version + 1,
      })
      .where('kind = :kind AND id = :id AND version = :version AND deletedAt IS NULL', { kind, id, version })
      .execute();
    if (affected !== 1) return undefined;
    await this.index(manager, [document]);
    return version + 1;
  }

  /** Soft: the row stays, with its last version, so that no version is ever given twice. */
  async remove(manager: EntityManager, key: RecordKey, version: number, now: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(RecordEntity)
      .set({ deletedAt: now, version: version + 1, shipped: null })
      .where('kind = :kind AND id = :id AND version = :version AND deletedAt IS NULL', { ...key, version })
      .execute();
    if (affected !== 1) return false;
    await manager.query(this.sql.dropWords, [JSON.stringify([key])]);
    return true;
  }

  /** How each of the given records stands, by key; those that never were are left out. */
  async standing(keys: readonly RecordKey[]): Promise<Map<string, Standing>> {
    const found = new Map<string, Standing>();
    for (let at = 0; at < keys.length; at += CHUNK) {
      const given = JSON.stringify(keys.slice(at, at + CHUNK).map(({ kind, id }) => ({ kind, id })));
      const rows = (await this.database.source.query(this.sql.standing, [given])) as (RecordKey & {
        shipped: string | null;
        deleted_at: string | null;
      })[];
      for (const row of rows) found.set(keyOf(row), { shipped: row.shipped, living: row.deleted_at === null });
    }
    return found;
  }

  private async index(manager: EntityManager, documents: readonly LibraryDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const words = documents.flatMap(({ kind, id, name }) =>
      wordsOf(id, name.en, name.ja).map((word) => ({ kind, word, id })),
    );
    await manager.query(this.sql.dropWords, [JSON.stringify(documents.map(({ kind, id }) => ({ kind, id })))]);
    await manager.query(this.sql.addWords, [JSON.stringify(words)]);
  }
}

function toColumns(document: LibraryDocument, { now, shipped }: Written): Record<string, unknown> {
  const { kind, id, game, name, provenance, source, side, type, body } = document;
  return {
    kind,
    id,
    game,
    name_en: name.en,
    name_ja: name.ja,
    provenance,
    source,
    side,
    type,
    body: JSON.stringify(body),
    version: 1,
    shipped: shipped?.get(keyOf(document)),
    created_at: now,
    updated_at: now,
  };
}

/** What a row has under the same name in the database and in the entity. */
type Common = Pick<RecordRow, 'kind' | 'id' | 'game' | 'provenance' | 'source' | 'side' | 'type' | 'body' | 'version'>;
type Columns = Common & {
  readonly name_en: string;
  readonly name_ja: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};
type Draft = { -readonly [Field in keyof StoredDocument]: StoredDocument[Field] };

/** Field by field: a single read spends more on copying a row with spreads than on the reading. */
function assemble(row: Common, en: string, ja: string | null, createdAt: string, updatedAt: string): StoredDocument {
  const { kind, id, game, provenance, source, side, type } = row;
  const document = { kind, id, game, name: ja === null ? { en } : { en, ja }, provenance } as Draft;
  if (source !== null) document.source = source;
  if (side !== null) document.side = side;
  if (type !== null) document.type = type;
  document.body = JSON.parse(row.body) as Record<string, unknown>;
  document.version = row.version;
  document.createdAt = createdAt;
  document.updatedAt = updatedAt;
  return document;
}

const fromRow = (row: RecordRow): StoredDocument => assemble(row, row.nameEn, row.nameJa, row.createdAt, row.updatedAt);

const fromColumns = (row: Columns): StoredDocument =>
  assemble(row, row.name_en, row.name_ja, row.created_at, row.updated_at);
