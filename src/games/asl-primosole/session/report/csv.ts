import { type FieldType, fieldsOf } from '../../../../kernel/fields/index.js';
import type { Faults } from '../stage.js';
import { Line } from './lines.js';

const FIELDS: ReadonlyMap<string, FieldType> = new Map(fieldsOf(Line).map(({ name, type }) => [name, type]));

/** The row that names the fields. */
export const CSV_HEAD = 1;

/** Lines of a page as a table: the first row names the fields, lists stand between semicolons. */
export function linesOfCsv(csv: string, faults: Faults): Line[] {
  const rows = csv.split(/\r?\n/).filter((row) => row.trim() !== '');
  const head = cells(rows[0] ?? '');
  for (const name of head) if (!FIELDS.has(name)) faults.add('3.6', 'csv-unknown-field', { field: name });
  const lines = rows.slice(1).flatMap((row, at) => {
    const values = cells(row);
    if (values.length > head.length) faults.add('3.6', 'csv-too-many-values', { at: at + 1 });
    const line: Record<string, unknown> = {};
    for (const [place, name] of head.entries()) {
      const value = values[place]?.trim() ?? '';
      const type = FIELDS.get(name);
      if (value === '' || !type) continue;
      const read = cellValue(type, value);
      if (read === undefined) faults.add('3.6', 'csv-bad-value', { at: at + 1, field: name, value });
      else line[name] = read;
    }
    if (line.kind === undefined) {
      faults.add('3.6', 'csv-no-kind', { at: at + 1 });
      return [];
    }
    return [line as unknown as Line];
  });
  // The rows after one that is no line would be told by wrong numbers.
  if (lines.length < rows.length - 1) faults.throw();
  return lines;
}

/** The value of a cell, or undefined where it has not the form of its field. */
function cellValue(type: FieldType, value: string): unknown {
  switch (type.kind) {
    case 'integer': {
      const number = Number(value);
      return Number.isInteger(number) && number >= type.min && number <= type.max ? number : undefined;
    }
    case 'flag':
      return value === 'true' ? true : value === 'false' ? false : undefined;
    case 'choice':
      return type.choice.values.includes(value) ? value : undefined;
    case 'list': {
      const items = value.split(';').map((item) => cellValue(type.of, item.trim()));
      return items.includes(undefined) || items.length > type.max ? undefined : items;
    }
    case 'text':
      return value.length <= type.max && (type.pattern === undefined || new RegExp(type.pattern).test(value))
        ? value
        : undefined;
    default:
      return undefined;
  }
}

/** Cells of a row; a cell in quotation marks may hold commas. */
function cells(row: string): string[] {
  const found: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const sign = row[at]!;
    if (sign === '"' && quoted && row[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) {
      found.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...found, cell].map((each) => each.trim());
}
