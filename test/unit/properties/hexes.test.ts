import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  distance,
  endsOfSide,
  type HexGrid,
  hexesOfCorner,
  hexesOfSide,
  parseSide,
  sideName,
  sidesOfCorner,
  sidesOfHex,
  within,
} from '../../../src/kernel/hexes/index.js';
import { grids, gridWithHexes } from '../kernel/hexes/arbitrary-maps.js';

/** Steps from a hex to every other, by walking from neighbour to neighbour. */
function stepsFrom(grid: HexGrid, start: number): Map<number, number> {
  const steps = new Map([[start, 0]]);
  for (const [hex, count] of steps) {
    for (const next of grid.neighboursOf(hex)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

function allSides(grid: HexGrid): number[] {
  return Array.from({ length: grid.topology.sideCount }, (_, side) => side);
}

/** The one or two hexes of a side. */
function touching(grid: HexGrid, side: number): number[] {
  return hexesOfSide(grid, side).filter((hex) => hex !== undefined);
}

describe('on any grid', () => {
  it('every hex is found again by its name and by its offset, and names differ', () => {
    fc.assert(
      fc.property(grids(12), (grid) => {
        const all = Array.from({ length: grid.size }, (_, hex) => hex);
        expect(all.map((hex) => grid.find(grid.name(hex)))).toEqual(all);
        expect(
          all.map((hex) => {
            const { column, row } = grid.offset(hex);
            return grid.at(column, row);
          }),
        ).toEqual(all);
        expect(new Set(all.map((hex) => grid.name(hex))).size).toBe(grid.size);
      }),
    );
  });

  it('a neighbour has this hex as its neighbour in the opposite direction', () => {
    fc.assert(
      fc.property(grids(10), (grid) => {
        const back = [...grid.neighbours].map((next, slot) =>
          next < 0 ? undefined : grid.neighbours[6 * next + (((slot % 6) + 3) % 6)],
        );
        const expected = [...grid.neighbours].map((next, slot) => (next < 0 ? undefined : Math.floor(slot / 6)));
        expect(back).toEqual(expected);
      }),
    );
  });

  it('distance is the number of steps, so it is a metric', () => {
    fc.assert(
      fc.property(gridWithHexes(10, 3), ({ grid, hexes: [a, b, c] }) => {
        const steps = stepsFrom(grid, a!);
        expect(steps.size).toBe(grid.size);
        expect([...steps.keys()].map((hex) => distance(grid, a!, hex))).toEqual([...steps.values()]);
        expect(distance(grid, a!, b!)).toBe(distance(grid, b!, a!));
        expect(distance(grid, a!, a!)).toBe(0);
        expect(distance(grid, a!, c!)).toBeLessThanOrEqual(distance(grid, a!, b!) + distance(grid, b!, c!));
      }),
    );
  });

  it('a disk holds exactly the hexes at most that far away, in order', () => {
    fc.assert(
      fc.property(gridWithHexes(10, 1), fc.nat(12), ({ grid, hexes: [hex] }, range) => {
        const all = Array.from({ length: grid.size }, (_, each) => each);
        const steps = stepsFrom(grid, hex!);
        expect(within(grid, hex!, range)).toEqual(all.filter((each) => steps.get(each)! <= range));
      }),
    );
  });

  it('every hexside is found again by its printed form and by its hexes', () => {
    fc.assert(
      fc.property(grids(8), (grid) => {
        const sides = allSides(grid);
        expect(sides.map((side) => parseSide(grid, sideName(grid, side)))).toEqual(sides);
        const astray = sides.filter(
          (side) => !touching(grid, side).every((hex) => sidesOfHex(grid, hex).includes(side)),
        );
        expect(astray).toEqual([]);
      }),
    );
  });

  it('the two ends of a side touch both its hexes, and the side is among the sides of each end', () => {
    fc.assert(
      fc.property(grids(8), (grid) => {
        const fits = (side: number, corner: number) =>
          sidesOfCorner(grid, corner).includes(side) &&
          touching(grid, side).every((hex) => hexesOfCorner(grid, corner).includes(hex));
        const astray = allSides(grid).filter((side) => {
          const [one, two] = endsOfSide(grid, side);
          return one === two || !fits(side, one) || !fits(side, two);
        });
        expect(astray).toEqual([]);
      }),
    );
  });

  it('corners, sides and hexes add up as Euler says', () => {
    fc.assert(
      fc.property(grids(10), (grid) => {
        expect(grid.topology.cornerCount - grid.topology.sideCount + grid.size).toBe(1);
      }),
    );
  });
});
