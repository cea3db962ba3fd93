import type { InBoth } from '../../platform/language.js';

/** CSV (RFC 4180): commas, quotes doubled within quotes, line ends within quotes. */
export interface CsvRow {
  /** The line of the text where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote that never ends, or text after a closing quote. */
  readonly broken?: InBoth;
}

/** Longest row; a quote left open would otherwise swallow the whole file. */
const LONGEST_ROW = 1_000_000;

const NOT_CLOSED: InBoth = { en: 'a quote is not closed', ja: '引用符が閉じていません' };
const AFTER_QUOTE: InBoth = { en: 'text stands after a closing quote', ja: '閉じる引用符の後に文字があります' };
const TOO_LONG: InBoth = { en: `a row has at most ${LONGEST_ROW} characters`, ja: `1行は${LONGEST_ROW}文字までです` };

export async function* csvRows(chunks: AsyncIterable<string>, separator = ','): AsyncGenerator<CsvRow> {
  const reader = new RowReader(separator);
  for await (const chunk of chunks) yield* reader.feed(chunk);
  yield* reader.end();
}

type State = 'start' | 'bare' | 'quoted' | 'quote';

class RowReader {
  private state: State = 'start';
  private cell = '';
  private cells: string[] = [];
  private length = 0;
  private line = 1;
  private begin = 1;
  private broken: InBoth | undefined;

  constructor(private readonly separator: string) {}

  *feed(text: string): Generator<CsvRow> {
    for (const character of text) {
      this.length += 1;
      if (this.state === 'quoted') this.quoted(character);
      else if (character === '\n') yield* this.row();
      else if (character !== '\r') this.unquoted(character);
      if (character === '\n') this.line += 1;
      if (this.length > LONGEST_ROW) this.giveUp();
    }
  }

  *end(): Generator<CsvRow> {
    if (this.state === 'quoted') this.broken = NOT_CLOSED;
    yield* this.row();
  }

  private quoted(character: string): void {
    if (character === '"') this.state = 'quote';
    else this.cell += character;
  }

  private unquoted(character: string): void {
    if (character === this.separator) {
      this.cells.push(this.cell);
      this.cell = '';
      this.state = 'start';
    } else if (character === '"' && this.state === 'start') this.state = 'quoted';
    else if (character === '"' && this.state === 'quote') {
      this.cell += '"';
      this.state = 'quoted';
    } else {
      if (this.state === 'quote') this.broken = AFTER_QUOTE;
      this.cell += character;
      this.state = 'bare';
    }
  }

  private *row(): Generator<CsvRow> {
    const blank = this.cells.length === 0 && this.cell === '' && this.state === 'start';
    if (!blank) {
      const cells = [...this.cells, this.cell];
      yield { line: this.begin, cells, ...(this.broken === undefined ? {} : { broken: this.broken }) };
    }
    this.cells = [];
    this.cell = '';
    this.state = 'start';
    this.length = 0;
    this.broken = undefined;
    this.begin = this.line + 1;
  }

  /** The row is reported as broken; reading goes on at the next line. */
  private giveUp(): void {
    this.broken = TOO_LONG;
    this.cell = '';
    this.state = 'bare';
    this.length = 0;
  }
}

export function csvLine(cells: readonly string[], separator = ','): string {
  const needsQuotes = (cell: string): boolean => cell.includes(separator) || /["\r\n]/.test(cell);
  const written = cells.map((cell) => (needsQuotes(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${written.join(separator)}\n`;
}
