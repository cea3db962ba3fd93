import { setImmediate as nextTurn } from 'node:timers/promises';
import { csvRows } from '../../library/transfer/csv.js';
import type { Text } from '../../platform/language.js';

export interface TableFault {
  readonly line: number;
  readonly column: number;
  readonly name?: string;
  readonly detail: Text;
}

export interface CsvTable {
  readonly columns: readonly string[];
  readonly headLine: number;
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly faults: readonly TableFault[];
}

/** More lines than any map has hexes, hexsides and roads. */
const MOST_ROWS = 50_000;
const MOST_FAULTS = 100;

/** Characters read before others get their turn on the event loop. */
const PIECE = 65_536;

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    await nextTurn();
  }
}

/** A table with a line of column names; a line that begins with # is a comment, wherever it stands. */
export async function readTable(text: string): Promise<CsvTable> {
  const rows: { line: number; cells: readonly string[] }[] = [];
  const faults: TableFault[] = [];
  let head: { line: number; cells: readonly string[] } | undefined;
  // A spreadsheet may put a mark of its encoding in front.
  for await (const { line, cells, broken } of csvRows(pieces(text.replace(/^\uFEFF/, '')))) {
    if (cells[0]?.trimStart().startsWith('#') || cells.every((cell) => cell.trim() === '')) continue;
    if (broken !== undefined) faults.push({ line, column: 0, detail: brokenRow(broken) });
    else if (head === undefined) head = { line, cells: cells.map((cell) => cell.trim()) };
    else if (head !== undefined && cells.length > head.cells.length) faults.push({ line, column: 0, detail: TOO_LONG });
    else rows.push({ line, cells: cells.map((cell) => cell.trim()) });
    if (rows.length > MOST_ROWS) faults.push({ line, column: 0, detail: TOO_MANY });
    if (rows.length > MOST_ROWS || faults.length >= MOST_FAULTS) break;
  }
  if (head === undefined) faults.push({ line: 1, column: 0, detail: NO_HEAD });
  return { columns: head?.cells ?? [], headLine: head?.line ?? 1, rows, faults };
}

const brokenRow = (why: string): Text => ({ en: why, ja: `CSV の行が壊れています：${why}` });
const TOO_LONG = { en: 'the line has more cells than there are columns', ja: '列の数よりセルが多い行です' };
const TOO_MANY = { en: `a table has at most ${MOST_ROWS} lines`, ja: `表は${MOST_ROWS}行までです` };
const NO_HEAD = { en: 'there is no line with the names of the columns', ja: '列名の行がありません' };
