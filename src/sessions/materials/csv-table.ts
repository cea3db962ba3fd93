import { setImmediate as nextTurn } from 'node:timers/promises';
import { csvRows } from '../../library/transfer/csv.js';
import type { InBoth, Text } from '../../platform/language.js';

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

/** With one kind of line end: some write `\r` alone, and a piece may end between `\r` and `\n`. */
function piece(text: string, at: number): string {
  const end = at + PIECE;
  const whole = text[end - 1] === '\r' && text[end] === '\n' ? text.slice(at, end - 1) : text.slice(at, end);
  return whole.replaceAll(/\r\n?/g, '\n');
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield piece(text, at);
    await nextTurn();
  }
}

/** Spreadsheets write what their country writes between cells: the names of the columns tell which. A name holds none of them. */
const SEPARATORS = [',', ';', '\t'];

/** No template has as much before the names of its columns. */
function separatorOf(text: string): string {
  const lines = piece(text, 0).split('\n');
  const head = lines.find((line) => line.trim() !== '' && !/^\s*"?#/.test(line) && !TOLD.test(line)) ?? '';
  const count = (separator: string): number => head.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The mark of its encoding that a spreadsheet may put in front. */
const MARK = /^\uFEFF/;

/** What some put into the first line, to tell Excel what stands between the cells: `sep=;`. */
const TOLD = /^"?sep=.?"?$/i;

/** Where the separator is the one that is told, the line is two cells. */
const isToldSeparator = ([first = '', ...rest]: readonly string[]): boolean =>
  TOLD.test(first.trim()) && rest.every((cell) => cell === '');

/** What is left of a letter that was written in another encoding than UTF-8. */
const LOST_LETTER = '\uFFFD';

/** A table with a line of column names; a line that begins with # is a comment, wherever it stands. */
export async function readTable(sent: string): Promise<CsvTable> {
  const text = sent.replace(MARK, '');
  const rows: { line: number; cells: readonly string[] }[] = [];
  const faults: TableFault[] = [];
  let head: { line: number; cells: readonly string[] } | undefined;
  for await (const { line, cells, broken } of csvRows(pieces(text), separatorOf(text))) {
    if (cells[0]?.trimStart().startsWith('#') || cells.every((cell) => cell.trim() === '')) continue;
    if (line === 1 && isToldSeparator(cells)) continue;
    if (broken !== undefined) faults.push({ line, column: 0, detail: brokenRow(broken) });
    else if (head === undefined) head = { line, cells: cells.map((cell) => cell.trim()) };
    else if (head !== undefined && cells.length > head.cells.length) faults.push({ line, column: 0, detail: TOO_LONG });
    else rows.push({ line, cells: cells.map((cell) => cell.trim()) });
    const lost = cells.findIndex((cell) => cell.includes(LOST_LETTER));
    if (lost >= 0) faults.push({ line, column: lost + 1, detail: NOT_UTF_8 });
    if (rows.length > MOST_ROWS) faults.push({ line, column: 0, detail: TOO_MANY });
    if (rows.length > MOST_ROWS || faults.length >= MOST_FAULTS) break;
  }
  if (head === undefined) faults.push({ line: 1, column: 0, detail: NO_HEAD });
  return { columns: head?.cells ?? [], headLine: head?.line ?? 1, rows, faults };
}

const brokenRow = ({ en, ja }: InBoth): InBoth => ({ en, ja: `CSV の行が壊れています：${ja}` });
const TOO_LONG = { en: 'the line has more cells than there are columns', ja: '列の数よりセルが多い行です' };
const TOO_MANY = { en: `a table has at most ${MOST_ROWS} lines`, ja: `表は${MOST_ROWS}行までです` };
const NOT_UTF_8 = {
  en: 'letters of this cell were lost: save the table as CSV in UTF-8',
  ja: 'このセルの文字が失われています。表を「CSV UTF-8」で保存してください',
};
const NO_HEAD = { en: 'there is no line with the names of the columns', ja: '列名の行がありません' };
