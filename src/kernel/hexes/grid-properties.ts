/** What a client says about a map's grid, checked once and turned into plain numbers per parity. */

import { ORIENTATIONS, type Orientation } from './directions.js';
import { InvalidGridError } from './errors.js';
import { LETTERINGS, NUMBERING_KINDS, type Numbering } from './numbering.js';

export const PARITIES = ['odd', 'even'] as const;
export type Parity = (typeof PARITIES)[number];

export const ROW_RUNS = ['down', 'up'] as const;
/** Whether printed row numbers grow towards the bottom of the map or towards its top. */
type RowRun = (typeof ROW_RUNS)[number];

/** Most columns and most rows of a map. */
export const MAX_SPAN = 200;
/** Highest printed number of the first column or row. */
export const MAX_FIRST = 9999;

interface PerParity {
  readonly odd: number;
  readonly even: number;
}

/**
 * `shifted` says which columns (flat) or rows (pointy) are pushed down or right by half a hex, by the parity of their
 * printed number (A is 1). On boards whose alternate columns differ, as where A has hexes 1 to 10 and B 0 to 10,
 * `rows` and `firstRow` are given per parity of the column; on pointy maps `columns` and `firstColumn` per parity of the row.
 */
export interface GridProperties {
  readonly orientation: Orientation;
  readonly shifted: Parity;
  readonly numbering: Numbering;
  readonly columns: number | PerParity;
  readonly rows: number | PerParity;
  readonly firstColumn?: number | PerParity;
  readonly firstRow?: number | PerParity;
  readonly rowsRun?: RowRun;
}

/**
 * The same for both orientations: a *line* is a column of a flat map or a row of a pointy one, a *place* is a position
 * along it. Index 0 of a pair is for even lines, 1 for odd ones.
 */
export interface GridShape {
  readonly flat: boolean;
  readonly lineCount: number;
  readonly firstLine: number;
  readonly placeCount: readonly [number, number];
  readonly firstPlace: readonly [number, number];
  readonly shift: readonly [number, number];
  /** -1 where printed numbers grow upwards. */
  readonly lineSign: 1 | -1;
  readonly placeSign: 1 | -1;
}

export function checkGrid(properties: GridProperties): GridShape {
  oneOf('orientation', properties.orientation, ORIENTATIONS);
  oneOf('shifted', properties.shifted, PARITIES);
  oneOf('rowsRun', properties.rowsRun ?? 'down', ROW_RUNS);
  const flat = properties.orientation === 'flat';
  const up = properties.rowsRun === 'up' ? -1 : 1;
  const columns = { name: 'columns', count: properties.columns, first: properties.firstColumn ?? 1 };
  const rows = { name: 'rows', count: properties.rows, first: properties.firstRow ?? 1 };
  const [line, place] = flat ? [columns, rows] : [rows, columns];
  const shape: GridShape = {
    flat,
    lineCount: span(line.name, single(line.name, line.count, flat)),
    firstLine: first(line.name, single(firstOf(line.name), line.first, flat)),
    placeCount: pair(place.count, (value, suffix) => span(place.name + suffix, value)),
    firstPlace: pair(place.first, (value, suffix) => first(firstOf(place.name) + suffix, value)),
    shift: properties.shifted === 'odd' ? [0, 1] : [1, 0],
    lineSign: flat ? 1 : up,
    placeSign: flat ? up : 1,
  };
  checkEnds(shape, place.name);
  checkNumbering(properties.numbering, shape);
  return shape;
}

function firstOf(axis: string): string {
  return axis === 'columns' ? 'firstColumn' : 'firstRow';
}

function oneOf(path: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value)) throw new InvalidGridError(path, `must be one of ${allowed.join(', ')}`);
}

function integer(path: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new InvalidGridError(path, `must be a whole number from ${least} to ${most}`);
}

function span(path: string, value: number): number {
  return integer(path, value, 1, MAX_SPAN);
}

function first(path: string, value: number): number {
  return integer(path, value, 0, MAX_FIRST);
}

function single(path: string, value: number | PerParity, flat: boolean): number {
  if (typeof value === 'number') return value;
  throw new InvalidGridError(path, `a ${flat ? 'flat' : 'pointy'} map gives one number here, not one per parity`);
}

function pair(value: number | PerParity, check: (value: number, suffix: string) => number): [number, number] {
  if (typeof value === 'number') return [check(value, ''), value];
  return [check(value.even, '.even'), check(value.odd, '.odd')];
}

/**
 * Alternate lines begin and end half a hex apart. So a straight line between two hexes of the map never crosses the
 * inside of a hex that is off it, which the line walker relies on.
 */
function checkEnds(shape: GridShape, path: string): void {
  if (shape.lineCount === 1) return;
  const at = (parity: 0 | 1, place: number) => 2 * shape.placeSign * place + shape.shift[parity];
  const last = (parity: 0 | 1) => shape.firstPlace[parity] + shape.placeCount[parity] - 1;
  const apart = [at(0, shape.firstPlace[0]) - at(1, shape.firstPlace[1]), at(0, last(0)) - at(1, last(1))];
  if (apart.some((halves) => Math.abs(halves) !== 1)) {
    throw new InvalidGridError(path, 'alternate lines of hexes must begin and end half a hex apart');
  }
}

function checkNumbering(numbering: Numbering, shape: GridShape): void {
  oneOf('numbering.kind', numbering.kind, NUMBERING_KINDS);
  const line = { least: shape.firstLine, most: shape.firstLine + shape.lineCount - 1 };
  const place = {
    least: Math.min(...shape.firstPlace),
    most: Math.max(shape.firstPlace[0] + shape.placeCount[0], shape.firstPlace[1] + shape.placeCount[1]) - 1,
  };
  const [columns, rows] = shape.flat ? [line, place] : [place, line];
  if (numbering.kind === 'letters') {
    oneOf('numbering.lettering', numbering.lettering, LETTERINGS);
    oneOf('numbering.lettered', numbering.lettered ?? 'columns', ['columns', 'rows']);
    integer('numbering.digits', numbering.digits ?? 1, 1, 5);
    const byRow = numbering.lettered === 'rows';
    const least = byRow ? rows.least : columns.least;
    if (least < 1) throw new InvalidGridError(byRow ? 'firstRow' : 'firstColumn', 'letters begin at 1, which is A');
    return;
  }
  const separator = numbering.separator ?? '';
  if (/[\d/:]/.test(separator) || separator.length > 3) {
    throw new InvalidGridError('numbering.separator', 'at most three characters, without digits, "/" and ":"');
  }
  fits('numbering.columnDigits', numbering.columnDigits, columns.most, separator !== '');
  fits('numbering.rowDigits', numbering.rowDigits, rows.most, separator !== '');
}

function fits(path: string, width: number, most: number, separated: boolean): void {
  integer(path, width, 1, 5);
  if (!separated && String(most).length > width) {
    throw new InvalidGridError(path, `${width} digits cannot print ${most}`);
  }
}
