import type { ScenarioTemplate, TemplateField } from '../../../../client/src/index.js';
import { cellsOf, oneLine } from '../../forms/cells.js';

export const KINDS = ['map', 'deck', 'counters', 'chartPack'] as const;
export type Kind = (typeof KINDS)[number];

export type Row = readonly string[];

/** One of a scenario's tables as its owner fills it in: what `check` is sent as CSV, line by line. */
export interface Sheet {
  readonly kind: Kind;
  readonly columns: readonly string[];
  readonly fields: readonly TemplateField[];
  /** What to know before one begins. */
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
  /** Whether it takes part in checks and uploads; what does not is taken from the library. */
  readonly sent: boolean;
}

/** The column of a map that says which list a line belongs to. */
export const LIST = 'list';
/** The last column: for people only. */
export const COMMENT = 'comment';

/** What may stand in a cell; undefined where a line has no such field. */
export function fieldOf(sheet: Sheet, row: Row, column: number): TemplateField | undefined {
  const name = sheet.columns[column];
  if (sheet.kind !== 'map') return sheet.fields.find((field) => field.name === name);
  const list = row[sheet.columns.indexOf(LIST)];
  return sheet.fields.find((field) => field.of === list && field.name === name);
}

/** The fields of a map's list, in their order. */
export const fieldsOfList = ({ fields }: Sheet, list: string): readonly TemplateField[] =>
  fields.filter((field) => field.of === list);

export const listsOf = ({ fields }: Sheet): readonly string[] => [...new Set(fields.map((field) => field.of))];

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The table as the service reads it. The line of a row is its number and two: names of columns come first. */
export const csvOf = ({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): string =>
  [columns, ...rows].map((row) => `${row.map((cell) => quoted(oneLine(cell))).join(',')}\n`).join('');

export const rowOfLine = (line: number): number => line - 2;

/** Rows of a file, put under the columns of a sheet by their names. Undefined where no column is known. */
export function rowsOfCsv(text: string, columns: readonly string[]): Row[] | undefined {
  const [head, ...lines] = cellsOf(text, ',').filter(([first]) => !first!.startsWith('#'));
  if (!head?.some((name) => columns.includes(name))) return undefined;
  return lines.map((line) => columns.map((name) => line[head.indexOf(name)] ?? ''));
}

/** A scenario's template as a sheet: the fields of its JSON form, the lines of its table. */
export function sheetOf(template: ScenarioTemplate, csv: string, sent: boolean): Sheet {
  const { kind, fields, comments } = template;
  const names = [...new Set(fields.map(({ name }) => name))];
  const columns = [...(kind === 'map' ? [LIST] : []), ...names, COMMENT];
  // The first of the notes is for those who write JSON.
  return { kind, columns, fields, notes: comments.slice(1), rows: rowsOfCsv(csv, columns) ?? [], sent };
}
