import { csvLine } from '../../src/library/transfer/csv.js';
import { readTable } from '../../src/sessions/materials/csv-table.js';

/** A program that fills templates in with figures of its own. Every one of them is made up and means nothing. */
const MADE_UP = "# Made up by a program: no figure here is the publisher's.\n";

export type Row = Record<string, string>;

export interface FilledTable {
  readonly columns: readonly string[];
  readonly rows: Row[];
}

export async function tableOf(csv: string): Promise<FilledTable> {
  const { columns, rows, faults } = await readTable(csv);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return {
    columns,
    rows: rows.map(({ cells }) => Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? '']))),
  };
}

export const csvOf = ({ columns, rows }: FilledTable): string =>
  MADE_UP +
  [[...columns], ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map((cells) => csvLine(cells)).join('');

/** A map of the tests, written into the table that the template of its scenario has. */
export function mapRows(body: Readonly<Record<string, unknown>>): Row[] {
  const cell = (value: unknown): string =>
    Array.isArray(value) ? value.join(' ') : value === undefined ? '' : String(value);
  const row = (list: string, item: object): Row => ({
    list,
    ...Object.fromEntries(Object.entries(item).map(([name, value]) => [name, cell(value)])),
  });
  return Object.entries(body).flatMap(([list, part]): Row[] => {
    if (Array.isArray(part) && part.every((item) => typeof item === 'object'))
      return part.map((item) => row(list, item));
    return typeof part === 'object' && !Array.isArray(part)
      ? [row(list, part as object)]
      : [row(list, { value: part })];
  });
}

const FIGURES = 5;

/** Small figures, never twice the same in a line. */
export const figure = (line: number, column: number): string => String(1 + ((line + column) % FIGURES));
