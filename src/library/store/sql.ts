import type { Dialect } from '../../platform/database/database.js';
import type { Kind } from '../kinds.js';

/** The statements that are worth writing by hand: the single read, and writes of thousands of rows at once as one JSON text. */

const TABLE_OF: Readonly<Record<Kind, string>> = {
  scenario: 'scenarios',
  map: 'maps',
  card: 'unit_cards',
  deck: 'decks',
  chartPack: 'chart_packs',
};

const COLUMNS = [
  'id',
  'game',
  'name_en',
  'name_ja',
  'provenance',
  'source',
  'side',
  'type',
  'body',
  'version',
  'shipped',
  'created_at',
  'updated_at',
  'deleted_at',
];
/** Beyond those that every record has: the one record it names. */
const OWN_COLUMNS: Partial<Record<Kind, string>> = { scenario: 'map_id', card: 'scenario_id' };

type ColumnType = 'text' | 'integer' | 'double precision';

export interface TableStatements {
  readonly read: string;
  /** Each names what it wrote. A row that exists and lives is left alone. */
  readonly add: string;
  /** As `add`, but a row that exists is replaced. */
  readonly put: string;
  /** Rows for names that are used and not filled yet. */
  readonly reserve: string;
  /** How the given records stand, those that were deleted too. */
  readonly standing: string;
}

export function tableStatements(dialect: Dialect, kind: Kind): TableStatements {
  const table = TABLE_OF[kind];
  const own = OWN_COLUMNS[kind];
  const columns = own === undefined ? COLUMNS : [...COLUMNS, own];
  const typed = Object.fromEntries(columns.map((name) => [name, name === 'version' ? 'integer' : 'text'] as const));
  const updates = columns
    .filter((name) => !['id', 'version', 'created_at'].includes(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
  const insert = insertRows(dialect, table, typed);
  const onConflict = `ON CONFLICT (id) DO UPDATE SET ${updates}, version = ${table}.version + 1,
    created_at = CASE WHEN ${table}.deleted_at IS NULL THEN ${table}.created_at ELSE excluded.created_at END`;
  return {
    read: `SELECT * FROM ${table} WHERE id = $1 AND deleted_at IS NULL`,
    add: `${insert} ${onConflict} WHERE ${table}.deleted_at IS NOT NULL RETURNING id`,
    put: `${insert} ${onConflict} RETURNING id`,
    reserve: `${insert} ON CONFLICT (id) DO NOTHING`,
    standing: `SELECT id, shipped, deleted_at FROM ${table} WHERE version > 0 AND id IN ${idsIn(dialect, 1)}`,
  };
}

/** Rows that stand beside a record and are written anew with it. */
export interface BesideTable {
  readonly table: string;
  readonly owner: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
}

export const DECK_CARDS: BesideTable = {
  table: 'deck_cards',
  owner: 'deck_id',
  columns: { deck_id: 'text', position: 'integer', id: 'text', content: 'text' },
};
export const SCENARIO_CARDS: BesideTable = {
  table: 'scenario_cards',
  owner: 'scenario_id',
  columns: { scenario_id: 'text', card_id: 'text' },
};
export const SCENARIO_DECKS: BesideTable = {
  table: 'scenario_decks',
  owner: 'scenario_id',
  columns: { scenario_id: 'text', deck_id: 'text' },
};

export const insertBeside = (dialect: Dialect, { table, columns }: BesideTable): string =>
  insertRows(dialect, table, columns);
export const dropBeside = (dialect: Dialect, { table, owner }: BesideTable): string =>
  `DELETE FROM ${table} WHERE ${owner} IN ${idsIn(dialect, 1)}`;

/** The words of each record, `{"id": ["word", ...]}`, as $2: of every row's JSON only what differs, for there are many. */
export const insertWords = (dialect: Dialect): string =>
  dialect === 'sqlite'
    ? `INSERT INTO library_words (kind, word, id)
        SELECT $1, w.value, r.key FROM json_each($2) r, json_each(r.value) w`
    : `INSERT INTO library_words (kind, word, id)
        SELECT $1, w, r.key FROM json_each($2::json) r, json_array_elements_text(r.value) w`;
/** The values of each card, `{"id": [[face, name, number, text], ...]}`, as $1. */
export const insertValues = (dialect: Dialect): string =>
  dialect === 'sqlite'
    ? `INSERT INTO unit_card_values (card_id, position, face, name, number, text)
        SELECT c.key, v.key, v.value->>0, v.value->>1, v.value->>2, v.value->>3
        FROM json_each($1) c, json_each(c.value) v`
    : `INSERT INTO unit_card_values (card_id, position, face, name, number, text)
        SELECT c.key, v.position, v.value->>0, v.value->>1, (v.value->>2)::double precision, v.value->>3
        FROM json_each($1::json) c, json_array_elements(c.value) WITH ORDINALITY v(value, position)`;
export const dropValues = (dialect: Dialect): string =>
  `DELETE FROM unit_card_values WHERE card_id IN ${idsIn(dialect, 1)}`;
export const dropWords = (dialect: Dialect): string =>
  `DELETE FROM library_words WHERE kind = $1 AND id IN ${idsIn(dialect, 2)}`;

/** From `[{column: value, ...}, ...]` as $1; a column that a row does not have is null. */
export function insertRows(dialect: Dialect, table: string, columns: Readonly<Record<string, ColumnType>>): string {
  const names = Object.keys(columns);
  const into = `INSERT INTO ${table} (${names.join(', ')})`;
  if (dialect === 'sqlite') {
    return `${into} SELECT ${names.map((name) => `value->>'${name}'`).join(', ')} FROM json_each($1) WHERE true`;
  }
  const given = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return `${into} SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS given(${given.join(', ')})`;
}

/** The ids of a JSON list. */
const idsIn = (dialect: Dialect, parameter: number): string =>
  dialect === 'sqlite'
    ? `(SELECT value FROM json_each($${parameter}))`
    : `(SELECT json_array_elements_text($${parameter}::json))`;
