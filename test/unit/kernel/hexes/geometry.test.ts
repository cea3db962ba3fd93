import { describe, expect, it } from '@jest/globals';
import {
  acrossSide,
  cornerName,
  distance,
  edgesOfHex,
  endsOfSide,
  findSide,
  HexGrid,
  hexesOfCorner,
  hexesOfSide,
  hexesOnEdge,
  NotAdjacentError,
  opposite,
  parseSide,
  ring,
  rotate,
  sideName,
  sidesOfCorner,
  sidesOfHex,
  UnknownHexError,
  UnknownHexsideError,
  within,
} from '../../../../src/kernel/hexes/index.js';
import { grid, names, squadBoard } from './maps.js';

/*
 *   0101      0301
 *        0201      0401
 *   0102      0302
 *        0202      0402
 *   0103      0303
 *        0203      0403
 */
const map = grid('flat', 'even', 4, 3);
const hex = (name: string) => map.index(name);

describe('directions', () => {
  it('turn clockwise by sixths and know their opposites', () => {
    expect(rotate('flat', 'N', 2)).toBe('SE');
    expect(rotate('flat', 'N', -1)).toBe('NW');
    expect(rotate('pointy', 'NW', 1)).toBe('NE');
    expect(rotate('pointy', 'N', 1)).toBeUndefined();
    expect(opposite('NE')).toBe('SW');
    expect(opposite('E')).toBe('W');
  });
});

describe('distance', () => {
  it('crosses three columns and gains a row and a half on the way', () => {
    // 0101 to 0403: three columns right give 1.5 rows down, to 0402 (0401 is half a row down, 0402 one and a half).
    // One more row down makes 3 + 1 = 4.
    expect(distance(map, hex('0101'), hex('0402'))).toBe(3);
    expect(distance(map, hex('0101'), hex('0403'))).toBe(4);
  });

  it('counts a disk and a ring on the map only', () => {
    expect(names(map, within(map, hex('0101'), 1))).toEqual(['0101', '0102', '0201']);
    expect(names(map, ring(map, hex('0101'), 2))).toEqual(['0103', '0202', '0301', '0302']);
    expect(names(map, within(map, hex('0202'), 0))).toEqual(['0202']);
  });

  it('finds 1 + 6 + 12 hexes within two of an inner hex', () => {
    const wide = grid('pointy', 'odd', 9, 9);
    expect(within(wide, wide.index('0505'), 2)).toHaveLength(19);
    expect(ring(wide, wide.index('0505'), 2)).toHaveLength(12);
  });
});

describe('map edges', () => {
  it('take the first or last hex of every column, or a whole column', () => {
    expect(names(map, hexesOnEdge(map, 'N'))).toEqual(['0101', '0201', '0301', '0401']);
    expect(names(map, hexesOnEdge(map, 'S'))).toEqual(['0103', '0203', '0303', '0403']);
    expect(names(map, hexesOnEdge(map, 'E'))).toEqual(['0401', '0402', '0403']);
    expect(edgesOfHex(map, hex('0103'))).toEqual(['S', 'W']);
    expect(edgesOfHex(map, hex('0202'))).toEqual([]);
  });

  it('of a pointy map take whole rows at N and S', () => {
    const pointy = grid('pointy', 'even', 3, 2);
    expect(names(pointy, hexesOnEdge(pointy, 'N'))).toEqual(['0101', '0201', '0301']);
    expect(names(pointy, hexesOnEdge(pointy, 'W'))).toEqual(['0101', '0102']);
  });

  it('lie the other way round where printed rows grow upwards', () => {
    const up = new HexGrid({ ...map.properties, rowsRun: 'up' });
    expect(names(up, hexesOnEdge(up, 'N'))).toEqual(['0103', '0203', '0303', '0403']);
    const pointyUp = new HexGrid({ ...map.properties, orientation: 'pointy', rowsRun: 'up' });
    expect(names(pointyUp, hexesOnEdge(pointyUp, 'S'))).toEqual(['0101', '0201', '0301', '0401']);
  });

  it('of a board with a zero row include the zero hexes', () => {
    const board = squadBoard(4);
    expect(names(board, hexesOnEdge(board, 'N'))).toEqual(['A1', 'B0', 'C1', 'D0']);
  });
});

describe('hexsides', () => {
  it('have one number under all their printed forms', () => {
    const side = parseSide(map, '0202/0302');
    for (const form of ['0302/0202', '0202:NE', '0302:SW']) expect(parseSide(map, form)).toBe(side);
    expect(sideName(map, side)).toBe('0202/0302');
    expect(names(map, hexesOfSide(map, side) as number[])).toEqual(['0202', '0302']);
    expect(acrossSide(map, hex('0302'), side)).toBe(hex('0202'));
  });

  it('on the border are named by hex and direction', () => {
    const side = parseSide(map, '0201:N');
    expect(sideName(map, side)).toBe('0201:N');
    expect(hexesOfSide(map, side)).toEqual([hex('0201'), undefined]);
    expect(acrossSide(map, hex('0201'), side)).toBeUndefined();
  });

  it('are counted once each: 12 hexes x 6 = 72 sides seen, of which the inner ones twice', () => {
    // Inner sides: down the columns 4 x 2 = 8; between neighbouring columns 3 x 5 = 15. So 72 - 23 = 49.
    expect(map.topology.sideCount).toBe(49);
    // Euler: corners - sides + hexes = 1 for a map in one piece, so 49 - 12 + 1 = 38 corners.
    expect(map.topology.cornerCount).toBe(38);
  });

  it('that are no sides are refused by type', () => {
    expect(() => parseSide(map, '0101/0301')).toThrow(NotAdjacentError);
    expect(() => parseSide(map, '0101/0901')).toThrow(UnknownHexError);
    expect(() => parseSide(map, '0101:E')).toThrow(UnknownHexsideError);
    expect(() => parseSide(map, '0101')).toThrow(UnknownHexsideError);
    expect(findSide(map, '0101/0301')).toBeUndefined();
    expect(findSide(map, '0101:SE')).toBe(parseSide(map, '0101/0201'));
  });
});

describe('corners', () => {
  it('at both ends of a side join the hexes that touch it there', () => {
    // The side between 0202 and 0302 ends at 0201 (above) and at 0303 (below).
    const [one, two] = endsOfSide(map, parseSide(map, '0202/0302'));
    expect(names(map, hexesOfCorner(map, one)).sort()).toEqual(['0201', '0202', '0302']);
    expect(names(map, hexesOfCorner(map, two)).sort()).toEqual(['0202', '0302', '0303']);
    expect(cornerName(map, two)).toBe('0202:NE-SE');
  });

  it('inside the map are the meeting of three sides', () => {
    const [corner] = endsOfSide(map, parseSide(map, '0202/0302'));
    const sides = sidesOfCorner(map, corner).map((side) => sideName(map, side));
    expect(sides.sort()).toEqual(['0201/0202', '0201/0302', '0202/0302']);
  });

  it('on the border are the meeting of the sides that belong to the map', () => {
    // 0101 alone touches its NW-N corner; at its NE-SE corner it meets 0201, whose NW-N corner has the border side 0201:N.
    const [nw] = endsOfSide(map, parseSide(map, '0101:N'));
    expect(
      sidesOfCorner(map, nw)
        .map((side) => sideName(map, side))
        .sort(),
    ).toEqual(['0101:N', '0101:NW']);
    const [, se] = endsOfSide(map, parseSide(map, '0101:NE'));
    const sides = sidesOfCorner(map, se).map((side) => sideName(map, side));
    expect(sides.sort()).toEqual(['0101/0201', '0101:NE', '0201:N']);
  });

  it('are shared by the six sides of a hex, two by two', () => {
    const ends = sidesOfHex(map, hex('0302')).flatMap((side) => endsOfSide(map, side));
    expect(ends).toHaveLength(12);
    expect(new Set(ends).size).toBe(6);
  });
});
