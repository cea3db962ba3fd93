import { describe, expect, it } from '@jest/globals';
import {
  type GridProperties,
  HexGrid,
  InvalidGridError,
  lettersFromNumber,
  numberFromLetters,
  UnknownHexError,
} from '../../../../src/kernel/hexes/index.js';
import { FOUR_DIGITS, grid, names, squadBoard } from './maps.js';

/*
 * Flat, even columns pushed down:        Pointy, even rows pushed right:
 *
 *   0101      0301                         0101  0201  0301
 *        0201      0401                       0102  0202  0302
 *   0102      0302                         0103  0203  0303
 *        0202      0402
 *   0103      0303
 *        0203      0403
 */
const flat = grid('flat', 'even', 4, 3);
const pointy = grid('pointy', 'even', 3, 3);

function around(map: HexGrid, name: string): (string | undefined)[] {
  const hex = map.index(name);
  return [...map.neighbours.subarray(6 * hex, 6 * hex + 6)].map((each) => (each < 0 ? undefined : map.name(each)));
}

describe('neighbours', () => {
  it('of a pushed-down column lie level with and below it', () => {
    expect(around(flat, '0202')).toEqual(['0201', '0302', '0303', '0203', '0103', '0102']);
  });

  it('of an upper column lie above and level with it', () => {
    expect(around(flat, '0302')).toEqual(['0301', '0401', '0402', '0303', '0202', '0201']);
  });

  it('are missing beyond the map', () => {
    expect(around(flat, '0101')).toEqual([undefined, undefined, '0201', '0102', undefined, undefined]);
  });

  it('change sides when odd columns are the pushed ones', () => {
    expect(around(grid('flat', 'odd', 4, 3), '0202')).toEqual(['0201', '0301', '0302', '0203', '0102', '0101']);
  });

  it('of a pointy map start at NE and run clockwise', () => {
    expect(around(pointy, '0202')).toEqual(['0301', '0302', '0303', '0203', '0102', '0201']);
    expect(around(pointy, '0203')).toEqual(['0202', '0303', undefined, undefined, '0103', '0102']);
  });

  it('are mirrored where printed rows grow upwards', () => {
    // 0102 is the top left hex, and column 2 is pushed down: 0202 is at its SE, 0201 below that.
    const up = new HexGrid({ ...flat.properties, columns: 2, rows: 2, rowsRun: 'up' });
    expect(around(up, '0102')).toEqual([undefined, undefined, '0202', '0101', undefined, undefined]);
    expect(around(up, '0101')).toEqual(['0102', '0202', '0201', undefined, undefined, undefined]);
  });

  it('are found by printed direction, and the direction by neighbour', () => {
    expect(flat.neighbour(flat.index('0202'), 'NE')).toBe(flat.index('0302'));
    expect(flat.neighbour(flat.index('0202'), 'E')).toBeUndefined();
    expect(flat.directionBetween(flat.index('0202'), flat.index('0103'))).toBe('SW');
    expect(flat.directionBetween(flat.index('0202'), flat.index('0401'))).toBeUndefined();
    expect(names(flat, flat.neighboursOf(flat.index('0101')))).toEqual(['0201', '0102']);
  });
});

describe('names', () => {
  it('count along the columns of a flat map and along the rows of a pointy one', () => {
    expect(names(flat, [0, 1, 2, 3])).toEqual(['0101', '0102', '0103', '0201']);
    expect(names(pointy, [0, 1, 2, 3])).toEqual(['0101', '0201', '0301', '0102']);
  });

  it('that the map does not have are an error with the name, or undefined', () => {
    for (const name of ['0501', '0104', '0100', '101', '00101', 'A1', '', '01 1', '01-1']) {
      expect(flat.find(name)).toBeUndefined();
      expect(() => flat.index(name)).toThrow(UnknownHexError);
    }
    expect(() => flat.index('0501')).toThrow(expect.objectContaining({ code: 'unknown-hex', hex: '0501' }));
    expect(() => flat.name(12)).toThrow(UnknownHexError);
  });

  it('may put the row first', () => {
    const map = new HexGrid({
      orientation: 'flat',
      shifted: 'odd',
      numbering: { kind: 'row-column', rowDigits: 1, columnDigits: 3 },
      columns: 12,
      rows: 9,
      firstColumn: 100,
    });
    expect(map.offset(map.index('3104'))).toEqual({ column: 104, row: 3 });
    expect(map.name(map.at(111, 9)!)).toBe('9111');
  });

  it('may have a separator', () => {
    const numbering = { kind: 'column-row', columnDigits: 1, rowDigits: 1, separator: '.' } as const;
    const map = new HexGrid({ ...flat.properties, numbering, columns: 12, rows: 12 });
    expect(map.offset(map.index('11.2'))).toEqual({ column: 11, row: 2 });
    expect(map.find('112')).toBeUndefined();
  });

  it('may letter the rows', () => {
    const numbering = { kind: 'letters', lettering: 'doubled', lettered: 'rows' } as const;
    const map = new HexGrid({ ...flat.properties, numbering, columns: 12, rows: 30 });
    expect(map.offset(map.index('BB12'))).toEqual({ column: 12, row: 28 });
  });

  it('double their letters after Z, or count on like a spreadsheet', () => {
    // 28 = 26 + 2: BB, or AB. 53 = 2 x 26 + 1: AAA, or BA. 702 = 26 x 26 + 26: ZZ in a spreadsheet.
    const numbers = [1, 26, 27, 28, 53];
    expect(numbers.map((n) => lettersFromNumber(n, 'doubled'))).toEqual(['A', 'Z', 'AA', 'BB', 'AAA']);
    expect(numbers.map((n) => lettersFromNumber(n, 'spreadsheet'))).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
    expect(lettersFromNumber(702, 'spreadsheet')).toBe('ZZ');
    expect(numberFromLetters('AB', 'doubled')).toBeUndefined();
  });
});

describe('a board of the Squad Leader kind', () => {
  // 33 columns A to GG: 17 odd ones with 10 hexes, 16 even ones with 11.
  const board = squadBoard();

  it('has ten hexes in odd columns and eleven in even ones', () => {
    expect(board.size).toBe(17 * 10 + 16 * 11);
    expect(board.find('A0')).toBeUndefined();
    expect(board.find('B0')).toBe(10);
    expect(board.find('GG10')).toBe(board.size - 1);
    expect(board.find('HH1')).toBeUndefined();
  });

  it('puts B0 at the upper right of A1, and B1 at its lower right', () => {
    expect(around(board, 'A1')).toEqual([undefined, 'B0', 'B1', 'A2', undefined, undefined]);
    expect(around(board, 'B10')).toEqual(['B9', 'C10', undefined, undefined, undefined, 'A10']);
  });
});

describe('a grid is refused', () => {
  const good: GridProperties = flat.properties;
  const cases: [string, string, Partial<GridProperties>][] = [
    ['without columns', 'columns', { columns: 0 }],
    ['beyond 200 rows', 'rows', { rows: 201 }],
    ['with half a row', 'rows', { rows: 2.5 }],
    ['with a negative first row', 'firstRow', { firstRow: -1 }],
    ['when its numbers do not fit the printed digits', 'numbering.columnDigits', { columns: 100 }],
    ['when columns vary by parity on a flat map', 'columns', { columns: { odd: 2, even: 3 } }],
    ['when alternate columns begin a whole hex apart', 'rows', { firstRow: { odd: 1, even: 2 } }],
    ['when alternate columns end a whole hex apart', 'rows', { rows: { odd: 3, even: 4 } }],
    [
      'when letters would begin at 0',
      'firstColumn',
      { firstColumn: 0, numbering: { kind: 'letters', lettering: 'doubled' } },
    ],
    [
      'with a separator that hexsides use',
      'numbering.separator',
      { numbering: { ...FOUR_DIGITS, separator: '/' } as never },
    ],
    ['with an unknown orientation', 'orientation', { orientation: 'round' as never }],
  ];
  it.each(cases)('%s', (_, path, change) => {
    expect(() => new HexGrid({ ...good, ...change })).toThrow(InvalidGridError);
    expect(() => new HexGrid({ ...good, ...change })).toThrow(expect.objectContaining({ path }));
  });
});
