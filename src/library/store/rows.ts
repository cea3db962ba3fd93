import type { LibraryDocument, StoredDocument } from '../document.js';
import type { Kind } from '../kinds.js';
import { mapOf, scenarioOf } from '../named-records.js';
import type { LibraryRecord } from './entities/index.js';

type Row = Readonly<Record<string, unknown>>;

/** What a document says of itself, as its entity keeps it. */
export function columnsOf(document: LibraryDocument) {
  const { kind, game, name, provenance, source, side, type } = document;
  return {
    game,
    nameEn: name.en,
    nameJa: name.ja ?? null,
    provenance,
    source: source ?? null,
    side: side ?? null,
    type: type ?? null,
    body: bodyText(document),
    ...(kind === 'scenario' ? { mapId: mapOf(document) ?? null } : {}),
    ...(kind === 'card' ? { scenarioId: scenarioOf(document) ?? null } : {}),
  };
}

/** A row as the statements take it, under the names of its columns: one literal, since imports make thousands. */
export function newRow(document: LibraryDocument, now: string, shipped: string | undefined): Row {
  const { kind, id, game, name, provenance, source, side, type } = document;
  return {
    id,
    game,
    name_en: name.en,
    name_ja: name.ja,
    provenance,
    source,
    side,
    type,
    body: bodyText(document),
    map_id: kind === 'scenario' ? mapOf(document) : undefined,
    scenario_id: kind === 'card' ? scenarioOf(document) : undefined,
    version: 1,
    shipped,
    created_at: now,
    updated_at: now,
  };
}

/** The cards of a deck are rows of their own; the empty list keeps their place in the body. */
const bodyText = ({ kind, body }: LibraryDocument): string =>
  JSON.stringify(kind === 'deck' ? { ...body, cards: [] } : body);

/** A name that is used and that nobody has filled yet. */
export const reservedRow = (id: string, game: string, now: string): Row => ({
  id,
  game,
  name_en: '',
  provenance: 'client',
  body: '{}',
  version: 0,
  created_at: now,
  updated_at: now,
  deleted_at: now,
});

/** What a row has under the same name in the database and in the entity. */
type Common = Pick<LibraryRecord, 'id' | 'game' | 'provenance' | 'source' | 'side' | 'type' | 'body' | 'version'>;

/** A row as the database gives it. */
export type ColumnRow = Common & {
  readonly name_en: string;
  readonly name_ja: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

type Draft = { -readonly [Field in keyof StoredDocument]: StoredDocument[Field] };

export const documentOf = (kind: Kind, row: LibraryRecord): StoredDocument =>
  assemble(kind, row, row.nameEn, row.nameJa, row.createdAt, row.updatedAt);

export const documentOfColumns = (kind: Kind, row: ColumnRow): StoredDocument =>
  assemble(kind, row, row.name_en, row.name_ja, row.created_at, row.updated_at);

/** Field by field: a single read spends more on copying a row with spreads than on the reading. */
function assemble(
  kind: Kind,
  row: Common,
  en: string,
  ja: string | null,
  createdAt: string,
  updatedAt: string,
): StoredDocument {
  const { id, game, provenance, source, side, type } = row;
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
