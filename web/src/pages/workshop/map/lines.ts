import { COMMENT, LIST, type Row, type Sheet } from '../sheet.js';

/** A line of a map's table, read by the names of its columns. */
export interface MapLine {
  readonly row: number;
  get(name: string): string;
}

export const wordsIn = (cell: string): string[] => cell.split(/[\s;]+/).filter((word) => word !== '');

/** The lines of one list of a map. */
export function linesOf(sheet: Sheet, list: string): MapLine[] {
  const at = sheet.columns.indexOf(LIST);
  return sheet.rows.flatMap((cells, row) =>
    cells[at] === list ? [{ row, get: (name) => cells[sheet.columns.indexOf(name)] ?? '' }] : [],
  );
}

type Values = Readonly<Record<string, string>>;

export const newLine = ({ columns }: Sheet, list: string, values: Values): Row =>
  columns.map((name) => (name === LIST ? list : (values[name] ?? '')));

export const withValues = ({ columns }: Sheet, row: Row, values: Values): Row =>
  columns.map((name, i) => values[name] ?? row[i] ?? '');

/** Whether a line says no more than what it is about. Lines with a comment come from the template and stay. */
export const saysNothing = ({ columns }: Sheet, row: Row, key: string): boolean =>
  columns.every((name, i) => name === LIST || name === key || row[i] === '') && row[columns.indexOf(COMMENT)] === '';

/** The rows after some were changed, taken out (undefined) or added. */
export const changedRows = (
  { rows }: Sheet,
  changes: ReadonlyMap<number, Row | undefined>,
  added: readonly Row[] = [],
): Row[] => [
  ...rows.flatMap((row, i) => {
    const next = changes.has(i) ? changes.get(i) : row;
    return next ? [next] : [];
  }),
  ...added,
];
