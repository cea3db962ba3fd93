import type { Dialect } from '../../platform/database/database.js';
import { RECORD_COLUMNS } from './record-entity.js';

/** The statements that are worth writing by hand: the single read, and writes of thousands of rows at once. */
export interface Statements {
  readonly read: string;
  /** Rows come as one JSON text; each names what it wrote. A row that exists and lives is left alone. */
  readonly add: string;
  /** As `add`, but a row that exists is replaced. */
  readonly put: string;
  readonly addWords: string;
  readonly dropWords: string;
  /** How the given records stand, those that were deleted too. */
  readonly standing: string;
}

const columns = RECORD_COLUMNS.join(', ');
const updates = RECORD_COLUMNS.filter((name) => !['kind', 'id', 'version', 'created_at'].includes(name))
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');
const onConflict = `ON CONFLICT (kind, id) DO UPDATE SET ${updates}, version = library_records.version + 1,
  created_at = CASE WHEN library_records.deleted_at IS NULL THEN library_records.created_at ELSE excluded.created_at END`;
const standing = 'SELECT r.kind, r.id, r.shipped, r.deleted_at FROM library_records r';
const onlyTheDead = 'WHERE library_records.deleted_at IS NOT NULL';
const select = `SELECT ${columns} FROM library_records WHERE kind = $1 AND id = $2 AND deleted_at IS NULL`;

function postgres(): Statements {
  const types = RECORD_COLUMNS.map((name) => `${name} ${name === 'version' ? 'integer' : 'text'}`).join(', ');
  const keys = 'json_to_recordset($1::json) AS given(kind text, id text)';
  const insert = `INSERT INTO library_records (${columns}) SELECT ${columns} FROM json_to_recordset($1::json) AS given(${types})
    ${onConflict}`;
  return {
    read: select,
    add: `${insert} ${onlyTheDead} RETURNING kind, id`,
    put: `${insert} RETURNING kind, id`,
    addWords:
      'INSERT INTO library_words (kind, word, id) SELECT kind, word, id FROM json_to_recordset($1::json) AS given(kind text, word text, id text)',
    dropWords: `DELETE FROM library_words AS w USING ${keys} WHERE w.kind = given.kind AND w.id = given.id`,
    standing: `${standing} JOIN ${keys} ON r.kind = given.kind AND r.id = given.id`,
  };
}

function sqlite(): Statements {
  const from = (names: readonly string[]): string =>
    `SELECT ${names.map((name) => `value->>'${name}'`).join(', ')} FROM json_each(?) WHERE true`;
  const insert = `INSERT INTO library_records (${columns}) ${from(RECORD_COLUMNS)} ${onConflict}`;
  const keys = `(SELECT value->>'kind' AS kind, value->>'id' AS id FROM json_each(?))`;
  return {
    read: select.replaceAll(/\$\d/g, '?'),
    add: `${insert} ${onlyTheDead} RETURNING kind, id`,
    put: `${insert} RETURNING kind, id`,
    addWords: `INSERT INTO library_words (kind, word, id) ${from(['kind', 'word', 'id'])}`,
    dropWords: `DELETE FROM library_words WHERE (kind, id) IN ${keys}`,
    standing: `${standing} JOIN ${keys} given ON r.kind = given.kind AND r.id = given.id`,
  };
}

export const statementsFor = (dialect: Dialect): Statements => (dialect === 'postgres' ? postgres() : sqlite());
