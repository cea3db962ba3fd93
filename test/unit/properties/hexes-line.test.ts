/**
 * Lines against a brute force that shares nothing with the walker: each hex of the map is cut out of the line on its own.
 * On the stretched plane the inside of a flat hex is |y| < 1, |x + y| < 2, |x - y| < 2 around its centre (a pointy one has
 * x and y exchanged). The line is inside for an open interval of its parameter; intervals are compared as exact fractions.
 */

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type HexGrid,
  hexesOfSide,
  type LineElement,
  sideBetween,
  traceLine,
} from '../../../src/kernel/hexes/index.js';
import { gridWithHexes } from '../kernel/hexes/arbitrary-maps.js';

interface Point {
  x: number;
  y: number;
}

/** Numerator and positive denominator. */
type Ratio = readonly [number, number];

const less = (a: Ratio, b: Ratio) => a[0] * b[1] < b[0] * a[1];
const ratio = (n: number, d: number): Ratio => (d < 0 ? [-n, -d] : [n, d]);

/** Points with x and y exchanged on pointy maps, so that every hex below is a flat one. */
function centre(grid: HexGrid, hex: number): Point {
  const [x, y] = [grid.centreX[hex]!, grid.centreY[hex]!];
  return grid.orientation === 'flat' ? { x, y } : { x: y, y: x };
}

const BANDS = [
  { of: (p: Point) => p.y, half: 1 },
  { of: (p: Point) => p.x + p.y, half: 2 },
  { of: (p: Point) => p.x - p.y, half: 2 },
];

/** The part of the way inside a hex, or undefined where the line misses the inside. */
function inside(grid: HexGrid, from: number, to: number, hex: number): [Ratio, Ratio] | undefined {
  const [a, b, c] = [centre(grid, from), centre(grid, to), centre(grid, hex)];
  const way = { x: b.x - a.x, y: b.y - a.y };
  const away = { x: a.x - c.x, y: a.y - c.y };
  let start: Ratio = [0, 1];
  let end: Ratio = [1, 1];
  for (const band of BANDS) {
    const speed = band.of(way);
    const offset = band.of(away);
    if (speed === 0) {
      if (Math.abs(offset) >= band.half) return undefined;
      continue;
    }
    const limits = [ratio(-band.half - offset, speed), ratio(band.half - offset, speed)];
    limits.sort((one, two) => (less(one, two) ? -1 : 1));
    if (less(start, limits[0]!)) start = limits[0]!;
    if (less(limits[1]!, end)) end = limits[1]!;
  }
  return less(start, end) ? [start, end] : undefined;
}

function bruteHexes(grid: HexGrid, from: number, to: number): number[] {
  if (from === to) return [from];
  const found: { hex: number; start: Ratio }[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    const part = inside(grid, from, to, hex);
    if (part !== undefined) found.push({ hex, start: part[0] });
  }
  return found.sort((one, two) => (less(one.start, two.start) ? -1 : 1)).map(({ hex }) => hex);
}

const CORNERS: Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

const key = (p: Point) => `${p.x},${p.y}`;

/** The corners of on-map hexes that lie exactly on the line. */
function bruteCorners(grid: HexGrid, from: number, to: number): Set<string> {
  const [a, b] = [centre(grid, from), centre(grid, to)];
  const found = new Set<string>();
  for (let hex = 0; hex < grid.size; hex++) {
    const c = centre(grid, hex);
    for (const corner of CORNERS) {
      const p = { x: c.x + corner.x, y: c.y + corner.y };
      const cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
      const dot = (b.x - a.x) * (p.x - a.x) + (b.y - a.y) * (p.y - a.y);
      const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      if (cross === 0 && dot > 0 && dot < length) found.add(key(p));
    }
  }
  return found;
}

/** Where a numbered corner lies: a third of the sum of its first hex's centre and the two next to it, on or off the map. */
function cornerPoint(grid: HexGrid, corner: number): Point {
  const hex = grid.topology.cornerHexes[3 * corner]!;
  const c = centre(grid, hex);
  const clockwise: Point[] = [
    { x: 1, y: -1 },
    { x: 2, y: 0 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
    { x: -2, y: 0 },
    { x: -1, y: -1 },
  ];
  // Corner 0 of a flat hex is between N and NE; of a pointy one between NE and E, which exchanged is (-1, 1).
  const exchanged: Point[] = [
    { x: -1, y: 1 },
    { x: 1, y: 1 },
    { x: 2, y: 0 },
    { x: 1, y: -1 },
    { x: -1, y: -1 },
    { x: -2, y: 0 },
  ];
  const at = (grid.orientation === 'flat' ? clockwise : exchanged)[grid.topology.cornerNumber[corner]!]!;
  return { x: c.x + at.x, y: c.y + at.y };
}

const enteredCorner = (each: LineElement) => (each.entered?.kind === 'corner' ? [each.entered.corner] : []);
const nameOf = (each: LineElement) => (each.kind === 'hex' ? `hex ${each.hex}` : `along ${each.side}`);

const cases = { numRuns: 400 };
const ends = gridWithHexes(14, 2);

describe('any line', () => {
  it('crosses exactly the hexes that the brute force cuts out, in the same order', () => {
    fc.assert(
      fc.property(ends, ({ grid, hexes: [from, to] }) => {
        const hexes = traceLine(grid, from!, to!).flatMap((each) => (each.kind === 'hex' ? [each.hex] : []));
        expect(hexes).toEqual(bruteHexes(grid, from!, to!));
      }),
      cases,
    );
  });

  it('enters each hex at the exact part of the way where the brute force does', () => {
    fc.assert(
      fc.property(ends, ({ grid, hexes: [from, to] }) => {
        fc.pre(from !== to);
        for (const each of traceLine(grid, from!, to!)) {
          if (each.kind !== 'hex') continue;
          const [start] = inside(grid, from!, to!, each.hex)!;
          expect(each.at.numerator * start[1]).toBe(start[0] * each.at.denominator);
        }
      }),
      cases,
    );
  });

  it('names exactly the corners that lie on it', () => {
    fc.assert(
      fc.property(ends, ({ grid, hexes: [from, to] }) => {
        const corners = traceLine(grid, from!, to!).flatMap(enteredCorner);
        expect(new Set(corners.map((corner) => key(cornerPoint(grid, corner))))).toEqual(
          bruteCorners(grid, from!, to!),
        );
        expect(new Set(corners).size).toBe(corners.length);
      }),
      cases,
    );
  });

  it('starts and ends right, and each element is linked to the one before', () => {
    fc.assert(
      fc.property(ends, ({ grid, hexes: [from, to] }) => {
        const line = traceLine(grid, from!, to!);
        expect(line[0]).toEqual({ kind: 'hex', hex: from, entered: undefined, at: { numerator: 0, denominator: 1 } });
        expect(line.at(-1)).toEqual(expect.objectContaining({ kind: 'hex', hex: to }));
        line.slice(1).forEach((each, i) => {
          const before = line[i]!;
          if (each.kind === 'hex' && before.kind === 'hex') {
            expect(grid.adjacent(before.hex, each.hex)).toBe(true);
            if (each.entered?.kind === 'hexside') {
              expect(each.entered.side).toBe(sideBetween(grid, before.hex, each.hex));
            }
          } else {
            // Into, or out of, a stretch along a side: by a corner, and the side's hexes are neighbours of the hex.
            expect(each.entered?.kind).toBe('corner');
            const along = each.kind === 'along' ? each : before;
            const hex = each.kind === 'hex' ? each.hex : (before as { hex: number }).hex;
            expect(along.kind).toBe('along');
            for (const beside of hexesOfSide(grid, (along as { side: number }).side)) {
              if (beside !== undefined) expect(grid.adjacent(hex, beside)).toBe(true);
            }
          }
        });
      }),
      cases,
    );
  });

  it('is the same line backwards', () => {
    fc.assert(
      fc.property(ends, ({ grid, hexes: [from, to] }) => {
        const there = traceLine(grid, from!, to!);
        const back = traceLine(grid, to!, from!);
        expect(back.map(nameOf).reverse()).toEqual(there.map(nameOf));
        const entries = (line: LineElement[]) => line.slice(1).map((each) => each.entered);
        expect(entries(back).reverse()).toEqual(entries(there));
      }),
      cases,
    );
  });

  it('runs along a hexside exactly when both ends of the side lie on it', () => {
    fc.assert(
      fc.property(ends, ({ grid, hexes: [from, to] }) => {
        const along = traceLine(grid, from!, to!).flatMap((each) => (each.kind === 'along' ? [each.side] : []));
        const on = bruteCorners(grid, from!, to!);
        const expected: number[] = [];
        for (let side = 0; side < grid.topology.sideCount; side++) {
          const hex = grid.topology.sideHexes[2 * side]!;
          const d = grid.topology.sideDirection[side]!;
          const corners = [(d + 5) % 6, d].map((k) => grid.topology.cornerOf[6 * hex + k]!);
          if (corners.every((corner) => on.has(key(cornerPoint(grid, corner))))) expected.push(side);
        }
        expect([...along].sort((a, b) => a - b)).toEqual(expected);
      }),
      cases,
    );
  });
});
