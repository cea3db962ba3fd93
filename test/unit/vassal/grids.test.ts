import { describe, expect, it } from '@jest/globals';
import type { HexGridDescription } from '../../../src/vassal/grids/grid.js';
import { type GridNumbering, nameAt } from '../../../src/vassal/grids/numbering.js';
import { placeOn } from '../../../src/vassal/grids/places.js';
import { umpireGrid } from '../../../src/vassal/module/umpire-map.js';

const axis = (more: object = {}) => ({ type: 'N', leading: 1, offset: 1, descends: false, ...more });
const numbering = (more: Partial<GridNumbering> = {}): GridNumbering => ({
  first: 'H',
  separator: '',
  columns: axis(),
  rows: axis(),
  stagger: false,
  format: '$gridLocation$',
  ...more,
});
const hexes = (more: Partial<HexGridDescription> = {}): HexGridDescription => ({
  kind: 'hexes',
  dx: 60,
  dy: 70,
  x0: 40,
  y0: 35,
  sideways: false,
  numbering: numbering(),
  ...more,
});

describe('names as VASSAL writes them', () => {
  it.each<[Partial<GridNumbering>, number, number, string]>([
    [{}, 2, 3, '0304'],
    [{ first: 'V', separator: '-' }, 2, 3, '04-03'],
    // Letters begin with A at 0; after Z they are doubled.
    [{ columns: axis({ type: 'A', offset: 0 }), rows: axis({ leading: 0 }) }, 0, 0, 'A1'],
    [{ columns: axis({ type: 'A', offset: 0 }), rows: axis({ leading: 0 }) }, 27, 9, 'BB10'],
    [{ rows: axis({ leading: 2 }) }, 11, 6, '12007'],
    [{ columns: axis({ offset: -3 }) }, 1, 0, '-0201'],
    [{ format: 'Hex $column$ of row $row$' }, 2, 3, 'Hex 03 of row 04'],
  ])('%j at %d, %d is %s', (more, column, row, name) => {
    expect(nameAt(numbering(more), column, row)).toBe(name);
  });
});

describe('the hex of a point', () => {
  it('odd columns lie half a hex lower', () => {
    // Column 2 begins at 40 + 2 x 60 = 160; row 3 of an even column lies at 35 + 3 x 70 = 245.
    expect(placeOn(hexes(), 160, 245, undefined)).toEqual({ name: '0304', zone: null, offCentre: 0 });
    // Column 1 at 100, row 3 at 245 + 35 = 280; three points to the right and four below are five away.
    expect(placeOn(hexes(), 103, 284, undefined)).toEqual({ name: '0204', zone: null, offCentre: 5 });
  });

  it('a grid that lies sideways exchanges x and y', () => {
    expect(placeOn(hexes({ sideways: true }), 280, 100, undefined).name).toBe('0204');
  });

  it('along the zigzag odd columns count one more', () => {
    expect(placeOn(hexes({ numbering: numbering({ stagger: true }) }), 100, 280, undefined).name).toBe('0205');
  });

  it('rows that count from the far end need the size of the board', () => {
    const grid = hexes({ numbering: numbering({ rows: axis({ descends: true }) }) });
    expect(placeOn(grid, 160, 245, undefined).name).toBeNull();
    // 600 / 60 is 10 rows at most: row 3 is 10 - 3 = 7, printed 8.
    expect(placeOn(grid, 160, 245, { width: 600, height: 600 }).name).toBe('0308');
  });
});

describe('other grids', () => {
  it('squares', () => {
    const grid = { kind: 'squares', dx: 50, dy: 40, x0: 25, y0: 20, numbering: numbering() } as const;
    // Column 3 has its middle at 25 + 150 = 175, row 2 at 20 + 80 = 100.
    expect(placeOn(grid, 175, 100, undefined)).toEqual({ name: '0403', zone: null, offCentre: 0 });
  });

  it('of regions the nearest names the point', () => {
    const regions = [
      { name: 'Madrid', x: 100, y: 100 },
      { name: 'Toledo', x: 100, y: 200 },
    ];
    expect(placeOn({ kind: 'regions', regions }, 100, 160, undefined)).toEqual({
      name: 'Toledo',
      zone: null,
      offCentre: 40,
    });
  });

  it('zones name what lies in them, and the grid of the board the rest', () => {
    const zones = [
      { name: 'Box', format: '$name$', path: [0, 0, 50, 0, 50, 50, 0, 50], usesBoardGrid: false },
      {
        name: 'North',
        format: '$name$ $gridLocation$',
        path: [140, 0, 400, 0, 400, 400, 140, 400],
        usesBoardGrid: true,
      },
    ];
    const grid = { kind: 'zones', zones, background: hexes() } as const;
    expect(placeOn(grid, 20, 20, undefined)).toEqual({ name: 'Box', zone: 'Box', offCentre: null });
    expect(placeOn(grid, 160, 245, undefined)).toEqual({ name: 'North 0304', zone: 'North', offCentre: 0 });
    expect(placeOn(grid, 100, 280, undefined)).toEqual({ name: '0204', zone: null, offCentre: 0 });
  });
});

describe('a board as a map of Umpire', () => {
  const size = { width: 690, height: 665 };

  it('has the hexes whose middle lies on it, under the same names', () => {
    // Columns at 40 to 640, rows at 35 to 595 and, half a hex lower, at 70 to 630: 11 by 9, even ones lower.
    expect(umpireGrid(hexes(), size)).toEqual({
      grid: {
        orientation: 'flat',
        shifted: 'even',
        columns: 11,
        rows: 9,
        firstColumn: 1,
        firstRow: 1,
        rowsRun: 'down',
        numbering: 'columnRow',
        columnDigits: 2,
        rowDigits: 2,
      },
    });
  });

  it('sideways it is a map of rows', () => {
    const { grid } = umpireGrid(hexes({ sideways: true }), { width: 665, height: 690 }) as { grid: object };
    expect(grid).toMatchObject({ orientation: 'pointy', columns: 9, rows: 11, numbering: 'rowColumn' });
  });

  it('along the zigzag the lower columns begin with another number', () => {
    const { grid } = umpireGrid(hexes({ numbering: numbering({ stagger: true }) }), size) as { grid: object };
    // 0202 lies half a hex below 0101: among equal numbers it is the odd columns that lie lower.
    expect(grid).toMatchObject({ shifted: 'odd', firstRow: 1, evenLines: { count: 9, first: 2 } });
  });

  it('letters are told as letters', () => {
    const letters = numbering({ columns: axis({ type: 'A', offset: 0, leading: 0 }), rows: axis({ leading: 0 }) });
    const { grid } = umpireGrid(hexes({ numbering: letters }), size) as { grid: object };
    expect(grid).toMatchObject({ numbering: 'doubledLetters', firstColumn: 1, shifted: 'even' });
  });

  it('one that Umpire has no words for is not told, and the reason is', () => {
    expect(umpireGrid(hexes({ numbering: numbering({ separator: ':' }) }), size)).toHaveProperty('reason');
    expect(umpireGrid(hexes(), undefined)).toHaveProperty('reason');
    expect(umpireGrid(hexes(), { width: 4e9, height: 4e9 })).toHaveProperty('reason');
  });
});
