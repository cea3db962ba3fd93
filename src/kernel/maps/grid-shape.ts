import { choice, defineChoice, integer, object, shared } from '../fields/index.js';
import {
  type GridProperties,
  MAX_FIRST,
  MAX_SPAN,
  type Numbering,
  ORIENTATIONS,
  PARITIES,
  ROW_RUNS,
} from '../hexes/index.js';

/** How a client describes the numbering printed on its board; most boards need no more than columns and rows. */
const Orientation = defineChoice('HexOrientation', ORIENTATIONS, 'shared');
const Parity = defineChoice('HexParity', PARITIES, 'shared');
const RowRun = defineChoice('HexRowRun', ROW_RUNS, 'shared');
/** 0304 by column and row, 0403 by row and column, A1..Z1 then AA1 BB1, A1..Z1 then AA1 AB1. */
const HexNumbering = defineChoice(
  'HexNumbering',
  ['columnRow', 'rowColumn', 'doubledLetters', 'spreadsheetLetters'],
  'shared',
);

/** Boards whose alternate columns differ, as where A has hexes 1 to 10 and B has 0 to 10. */
@shared
export class OtherLines {
  @integer('Hexes in every line of the other parity', { min: 1, max: MAX_SPAN }) count!: number;
  @integer('Printed number of the first of them', { min: 0, max: MAX_FIRST }) first!: number;
}

@shared
export class HexGridShape {
  @choice('flat: columns of hexes touch by flat sides (north is a hexside); pointy: rows do', Orientation, {
    default: 'flat',
  })
  orientation!: 'flat' | 'pointy';
  @choice('Which columns (flat) or rows (pointy), by printed number, lie half a hex lower or further right', Parity, {
    default: 'even',
  })
  shifted!: 'odd' | 'even';
  @integer('Columns on the map', { min: 1, max: MAX_SPAN }) columns!: number;
  @integer('Rows on the map', { min: 1, max: MAX_SPAN }) rows!: number;
  @integer('Printed number of the first column', { min: 0, max: MAX_FIRST, default: 1 }) firstColumn!: number;
  @integer('Printed number of the first row', { min: 0, max: MAX_FIRST, default: 1 }) firstRow!: number;
  @choice('Whether row numbers grow down or up the map', RowRun, { default: 'down' }) rowsRun!: 'down' | 'up';
  @choice('How the board prints a hex', HexNumbering, { default: 'columnRow' })
  numbering!: 'columnRow' | 'rowColumn' | 'doubledLetters' | 'spreadsheetLetters';
  @integer('Digits of a column number', { min: 1, max: 5, default: 2 }) columnDigits!: number;
  @integer('Digits of a row number; with letters, the least width', { min: 1, max: 5, default: 2 }) rowDigits!: number;
  @object('Lines whose printed number is even, where they differ from the odd ones', OtherLines, { optional: true })
  evenLines?: OtherLines;
}

export function gridProperties(shape: HexGridShape): GridProperties {
  const { orientation, shifted, columns, rows, firstColumn, firstRow, rowsRun, evenLines } = shape;
  const per = (odd: number, even: number | undefined) => (even === undefined ? odd : { odd, even });
  const flat = orientation === 'flat';
  return {
    orientation,
    shifted,
    rowsRun,
    numbering: numberingOf(shape),
    columns: flat ? columns : per(columns, evenLines?.count),
    rows: flat ? per(rows, evenLines?.count) : rows,
    firstColumn: flat ? firstColumn : per(firstColumn, evenLines?.first),
    firstRow: flat ? per(firstRow, evenLines?.first) : firstRow,
  };
}

function numberingOf({ numbering, columnDigits, rowDigits }: HexGridShape): Numbering {
  switch (numbering) {
    case 'columnRow':
      return { kind: 'column-row', columnDigits, rowDigits };
    case 'rowColumn':
      return { kind: 'row-column', columnDigits, rowDigits };
    case 'doubledLetters':
      return { kind: 'letters', lettering: 'doubled' };
    case 'spreadsheetLetters':
      return { kind: 'letters', lettering: 'spreadsheet' };
  }
}
