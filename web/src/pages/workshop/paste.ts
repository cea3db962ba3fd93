import { cellsOf } from '../../forms/cells.js';
import type { Row } from './sheet.js';

/** More lines than any counter sheet or map has. */
const MOST_ROWS = 50_000;

interface Target {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The lines and columns that are shown, in order: what is pasted runs along them. */
  readonly shownRows: readonly number[];
  readonly shownColumns: readonly number[];
  /** Where it begins, as positions among those that are shown. */
  readonly at: readonly [row: number, column: number];
  /** A new line, for what goes beyond the last one. */
  readonly blank: () => Row;
}

/** The rows after something was pasted from a spreadsheet. A first line of column names puts every cell under its name. */
export function pasted(text: string, { columns, rows, shownRows, shownColumns, at, blank }: Target): readonly Row[] {
  const cells = cellsOf(text, '\t');
  const [head = []] = cells;
  const named = head.length > 1 && head.every((name) => columns.includes(name));
  const into = named ? head.map((name) => columns.indexOf(name)) : shownColumns.slice(at[1]);
  const next = [...rows];
  for (const [i, line] of (named ? cells.slice(1) : cells).entries()) {
    if (next.length >= MOST_ROWS) break;
    const target = shownRows[at[0] + i] ?? next.push(blank()) - 1;
    const row = [...next[target]!];
    for (const [j, cell] of line.entries()) if (into[j] !== undefined) row[into[j]] = cell;
    next[target] = row;
  }
  return next;
}
