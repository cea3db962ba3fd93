import { describe, expect, it } from '@jest/globals';
import {
  cornerName,
  HexGrid,
  hexesOfCorner,
  LINE_START,
  LineWalker,
  lineNames,
  sideName,
  traceLine,
} from '../../../../src/kernel/hexes/index.js';
import { grid, names, squadBoard } from './maps.js';

const map = grid('flat', 'even', 8, 6);

function line(from: string, to: string, on: HexGrid = map) {
  return traceLine(on, on.index(from), on.index(to));
}

function fractions(from: string, to: string): string[] {
  return line(from, to).map(({ at }) => `${at.numerator}/${at.denominator}`);
}

describe('a line', () => {
  it('down a column crosses one hexside per hex', () => {
    const trace = line('0201', '0204');
    expect(lineNames(map, trace)).toEqual(['0201', '0202', '0203', '0204']);
    expect(trace.slice(1).map((each) => each.entered?.kind === 'hexside' && sideName(map, each.entered.side))).toEqual([
      '0201/0202',
      '0202/0203',
      '0203/0204',
    ]);
    // Three steps; each hex is entered half a step before its centre: 1/6, 3/6, 5/6.
    expect(fractions('0201', '0204')).toEqual(['0/1', '1/6', '1/2', '5/6']);
  });

  it('to itself is one hex', () => {
    expect(lineNames(map, line('0303', '0303'))).toEqual(['0303']);
  });

  /*
   *   0102      0302       From 0102 due east to 0302 the line runs along the side between 0201 and 0202.
   *        0201            The side spans the middle third of the way.
   *        0202
   */
  it('between two columns apart runs along the hexside between', () => {
    const trace = line('0102', '0302');
    expect(lineNames(map, trace)).toEqual(['0102', 'along 0201/0202', '0302']);
    expect(fractions('0102', '0302')).toEqual(['0/1', '1/3', '2/3']);
    expect(trace[1]?.kind === 'along' && trace[1].hexes).toEqual([map.index('0201'), map.index('0202')]);
    const corners = trace.slice(1).map((each) => each.entered?.kind === 'corner' && each.entered.corner);
    expect(corners.map((corner) => names(map, hexesOfCorner(map, corner as number)).sort())).toEqual([
      ['0102', '0201', '0202'],
      ['0201', '0202', '0302'],
    ]);
  });

  it('along the top border follows sides that have a hex on one side only', () => {
    const trace = line('0101', '0501');
    expect(lineNames(map, trace)).toEqual(['0101', 'along 0201:N', '0301', 'along 0401:N', '0501']);
    expect(trace[1]?.kind === 'along' && trace[1].hexes).toEqual([map.index('0201'), undefined]);
  });

  it('along the bottom border follows the lower sides of the upper columns', () => {
    expect(lineNames(map, line('0206', '0406'))).toEqual(['0206', 'along 0306:S', '0406']);
  });

  it('along both borders of a board with a zero row stays on the board', () => {
    const board = squadBoard(5);
    expect(lineNames(board, line('B0', 'D0', board))).toEqual(['B0', 'along C1:N', 'D0']);
    expect(lineNames(board, line('B10', 'D10', board))).toEqual(['B10', 'along C10:S', 'D10']);
  });

  /*
   * Centres on the stretched plane: 0101 at (3, 2), 0204 at (6, 9); so x = 3 + 3t, y = 2 + 7t.
   * Column 1 meets column 2 on the zigzag (5, 2) (4, 3) (5, 4) (4, 5) (5, 6) (4, 7) (5, 8).
   *   y = 3, into 0102:                        t = 1/7
   *   (5, 4)-(4, 5), x + y = 9, into 0202:     5 + 10t = 9, t = 2/5, at (4.2, 4.8)
   *   (4, 5)-(5, 6), y - x = 1, into 0103:     4t - 1 = 1,  t = 1/2, at (4.5, 5.5)
   *   (5, 6)-(4, 7), x + y = 11, into 0203:    5 + 10t = 11, t = 3/5, at (4.8, 6.2)
   *   y = 8, into 0204:                        t = 6/7
   * The distance is 4, so a sample per hex would give five hexes; the line crosses six.
   */
  it('near an axis zigzags through more hexes than its distance', () => {
    expect(lineNames(map, line('0101', '0204'))).toEqual(['0101', '0102', '0202', '0103', '0203', '0204']);
    expect(fractions('0101', '0204')).toEqual(['0/1', '1/7', '2/5', '1/2', '3/5', '6/7']);
  });

  /*
   * 0101 at (3, 2), 0602 at (18, 5); x = 3 + 15t, y = 2 + 3t. At t = 1/3 the line is at (8, 3), the right-hand tip of 0201;
   * at t = 2/3 at (13, 4), the left-hand tip of 0502. Between, it crosses x - y = 7 (0302 to 0401) at 12t = 6, t = 1/2.
   */
  it('through a corner enters the hex beyond it by that corner', () => {
    const trace = line('0101', '0602');
    expect(lineNames(map, trace)).toEqual(['0101', '0201', '0302', '0401', '0502', '0602']);
    expect(fractions('0101', '0602')).toEqual(['0/1', '1/9', '1/3', '1/2', '2/3', '8/9']);
    const kinds = trace.map((each) => each.entered?.kind);
    expect(kinds).toEqual([undefined, 'hexside', 'corner', 'hexside', 'corner', 'hexside']);
    expect(trace[2]?.entered?.kind === 'corner' && cornerName(map, trace[2].entered.corner)).toBe('0201:NE-SE');
  });

  it('on a pointy map runs along upright hexsides', () => {
    /*
     *      0201          Two rows apart in the same column: the side between 0102 and 0202 lies on the way.
     *   0102  0202
     *      0203
     */
    const pointy = grid('pointy', 'even', 3, 3);
    expect(lineNames(pointy, line('0201', '0203', pointy))).toEqual(['0201', 'along 0102/0202', '0203']);
  });
});

describe('the walker', () => {
  it('writes hexes, sides and corners into one buffer as numbers', () => {
    const walker = new LineWalker(map);
    const count = walker.walk(map.index('0102'), map.index('0302'));
    const trace = line('0102', '0302');
    const corner = (at: number) => (trace[at]?.entered?.kind === 'corner' ? trace[at].entered.corner : Number.NaN);
    const side = trace[1]?.kind === 'along' ? trace[1].side : Number.NaN;
    expect(count).toBe(3);
    expect([...walker.buffer.subarray(0, 6)]).toEqual([
      map.index('0102'),
      LINE_START,
      ~side,
      ~corner(1),
      map.index('0302'),
      ~corner(2),
    ]);
  });

  it('has room for the longest lines of a map', () => {
    for (const [columns, rows] of [
      [1, 200],
      [200, 1],
      [2, 99],
      [99, 2],
    ] as const) {
      const long = new LineWalker(squareOf(columns, rows));
      const count = long.walk(0, long.grid.size - 1);
      expect(2 * count).toBeLessThanOrEqual(long.buffer.length);
      expect(long.buffer[2 * count - 2]).toBe(long.grid.size - 1);
    }
  });
});

function squareOf(columns: number, rows: number): HexGrid {
  const wide = grid('flat', 'odd', 1, 1).properties;
  const numbering = { kind: 'column-row', columnDigits: 3, rowDigits: 3 } as const;
  return new HexGrid({ ...wide, numbering, columns, rows });
}
