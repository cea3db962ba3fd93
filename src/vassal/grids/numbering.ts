/** How one axis of a grid is written. */
export interface AxisNumbering {
  /** N for numbers; A for A to Z, then AA, BB. */
  readonly type: string;
  /** Leading zeros: 1 writes 03. */
  readonly leading: number;
  /** The number of the first line. */
  readonly offset: number;
  /** It counts from the far end. */
  readonly descends: boolean;
}

/** How a grid names its places. */
export interface GridNumbering {
  /** H: the column comes first; V: the row. */
  readonly first: string;
  readonly separator: string;
  readonly columns: AxisNumbering;
  readonly rows: AxisNumbering;
  /** Of hexes: every other line counts one more, so that numbers run along the zigzag. */
  readonly stagger: boolean;
  /** What is shown, with $gridLocation$, $row$ and $column$ in it. */
  readonly format: string;
}

const LETTERS = 26;

function numbered(value: number, { type, leading, offset }: AxisNumbering): string {
  const number = value + offset;
  const sign = number < 0 ? '-' : '';
  const size = Math.abs(number);
  if (type === 'A') {
    const letter = String.fromCharCode(65 + (size % LETTERS));
    return sign + letter.repeat(Math.floor(size / LETTERS) + 1);
  }
  return sign + String(size).padStart(leading + 1, '0');
}

/** The name that VASSAL shows for a column and a row. */
export function nameAt(numbering: GridNumbering, column: number, row: number): string {
  const [columnName, rowName] = [numbered(column, numbering.columns), numbered(row, numbering.rows)];
  const parts = numbering.first === 'V' ? [rowName, columnName] : [columnName, rowName];
  return filled(numbering.format, {
    gridLocation: parts.join(numbering.separator),
    column: columnName,
    row: rowName,
  });
}

/** A format of the module with its properties filled in; one that nobody knows is left out, as VASSAL does. */
export const filled = (format: string, values: Readonly<Record<string, string>>): string =>
  format.replaceAll(/\$([A-Za-z]+)\$/g, (_whole, name: string) => values[name] ?? '');
