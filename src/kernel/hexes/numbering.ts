/**
 * How a board prints the name of a hex. A scheme turns column and row numbers into a name and back. Only the exact
 * printed form is read: "304" is not "0304", because on a board with three-digit names it might be another hex.
 */

export const LETTERINGS = ['doubled', 'spreadsheet'] as const;
/** After Z: doubled gives AA, BB, CC (Squad Leader boards); spreadsheet gives AA, AB, AC. */
export type Lettering = (typeof LETTERINGS)[number];

export const NUMBERING_KINDS = ['column-row', 'row-column', 'letters'] as const;

/** "0304": fixed widths, so that no separator is needed; with a separator the widths are minimum widths. */
interface DigitNumbering {
  readonly kind: 'column-row' | 'row-column';
  readonly columnDigits: number;
  readonly rowDigits: number;
  readonly separator?: string;
}

/** "A1", "BB10": letters for the column (or, on older boards, for the row), then the other number. */
interface LetterNumbering {
  readonly kind: 'letters';
  readonly lettering: Lettering;
  readonly lettered?: 'columns' | 'rows';
  /** Minimum width of the number; 1, no leading zeros, when left out. */
  readonly digits?: number;
}

export type Numbering = DigitNumbering | LetterNumbering;

export interface Offset {
  readonly column: number;
  readonly row: number;
}

const ALPHABET = 26;

function letter(zeroBased: number): string {
  return String.fromCharCode(65 + zeroBased);
}

/** 1 is A. */
export function lettersFromNumber(number: number, lettering: Lettering): string {
  if (lettering === 'doubled') {
    return letter((number - 1) % ALPHABET).repeat(Math.ceil(number / ALPHABET));
  }
  let rest = number;
  let letters = '';
  while (rest > 0) {
    letters = letter((rest - 1) % ALPHABET) + letters;
    rest = Math.floor((rest - 1) / ALPHABET);
  }
  return letters;
}

export function numberFromLetters(letters: string, lettering: Lettering): number | undefined {
  const codes = [...letters].map((each) => each.charCodeAt(0) - 64);
  if (lettering === 'spreadsheet') return codes.reduce((sum, code) => sum * ALPHABET + code, 0);
  return codes.every((code) => code === codes[0]) ? (codes.length - 1) * ALPHABET + codes[0]! : undefined;
}

function digits(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

export function formatName(numbering: Numbering, column: number, row: number): string {
  if (numbering.kind === 'letters') {
    const [lettered, numbered] = numbering.lettered === 'rows' ? [row, column] : [column, row];
    return lettersFromNumber(lettered, numbering.lettering) + digits(numbered, numbering.digits ?? 1);
  }
  const columnText = digits(column, numbering.columnDigits);
  const rowText = digits(row, numbering.rowDigits);
  const separator = numbering.separator ?? '';
  return numbering.kind === 'column-row' ? columnText + separator + rowText : rowText + separator + columnText;
}

/** No board has longer names; a longer text is not worth parsing. */
const LONGEST_NAME = 32;

export function parseName(numbering: Numbering, name: string): Offset | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  if (numbering.kind !== 'letters' && isFixed(numbering, name)) return parseFixed(numbering, name);
  const offset = numbering.kind === 'letters' ? parseLetters(numbering, name) : parseDigits(numbering, name);
  if (offset === undefined) return undefined;
  return formatName(numbering, offset.column, offset.row) === name ? offset : undefined;
}

function parseLetters(numbering: LetterNumbering, name: string): Offset | undefined {
  const match = /^([A-Z]+)(\d+)$/.exec(name);
  if (match === null) return undefined;
  const lettered = numberFromLetters(match[1]!, numbering.lettering);
  if (lettered === undefined) return undefined;
  // A name such as "ZZZZZZZZZ1" would make formatName build a very long text.
  if (lettered > 99_999) return undefined;
  const numbered = Number(match[2]);
  return numbering.lettered === 'rows' ? { column: numbered, row: lettered } : { column: lettered, row: numbered };
}

/** Names of the usual width, nothing but digits, are read without taking them apart: a map lists thousands of them. */
function parseFixed(numbering: DigitNumbering, name: string): Offset | undefined {
  const columnFirst = numbering.kind === 'column-row';
  const firstWidth = columnFirst ? numbering.columnDigits : numbering.rowDigits;
  let first = 0;
  let second = 0;
  for (let at = 0; at < name.length; at++) {
    const digit = name.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return undefined;
    if (at < firstWidth) first = 10 * first + digit;
    else second = 10 * second + digit;
  }
  return columnFirst ? { column: first, row: second } : { column: second, row: first };
}

const isFixed = ({ separator = '', columnDigits, rowDigits }: DigitNumbering, name: string): boolean =>
  separator === '' && name.length === columnDigits + rowDigits;

function parseDigits(numbering: DigitNumbering, name: string): Offset | undefined {
  const columnFirst = numbering.kind === 'column-row';
  const [first, second] = splitDigits(name, numbering, columnFirst ? numbering.columnDigits : numbering.rowDigits);
  if (!/^\d+$/.test(first) || !/^\d+$/.test(second)) return undefined;
  return columnFirst ? { column: Number(first), row: Number(second) } : { column: Number(second), row: Number(first) };
}

function splitDigits(name: string, numbering: DigitNumbering, firstWidth: number): [string, string] {
  const separator = numbering.separator ?? '';
  if (separator === '') return [name.slice(0, firstWidth), name.slice(firstWidth)];
  const at = name.indexOf(separator);
  return at < 0 ? ['', ''] : [name.slice(0, at), name.slice(at + separator.length)];
}
