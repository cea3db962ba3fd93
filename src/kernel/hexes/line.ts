/** Lines as readable objects, for answers and explanations. Line-of-sight code in a loop uses a LineWalker. */

import { CENTRE_STEPS } from './directions.js';
import { type Fraction, fraction, isMore } from './fraction.js';
import type { HexGrid, HexIndex } from './grid.js';
import { type CornerIndex, hexesOfSide, type SideIndex, sideName } from './hexside.js';
import { LINE_START, LineWalker } from './line-walker.js';

type LineEntry =
  | { readonly kind: 'hexside'; readonly side: SideIndex }
  | { readonly kind: 'corner'; readonly corner: CornerIndex };

/** `at` is the exact part of the way, from 0 to 1, at which the line enters the element. */
export type LineElement =
  | { readonly kind: 'hex'; readonly hex: HexIndex; readonly entered?: LineEntry; readonly at: Fraction }
  | {
      readonly kind: 'along';
      readonly side: SideIndex;
      /** The hexes on both sides; the second is undefined on the border of the map. */
      readonly hexes: readonly [HexIndex, HexIndex | undefined];
      readonly entered: LineEntry;
      readonly at: Fraction;
    };

const walkers = new WeakMap<HexGrid, LineWalker>();

function walkerOf(grid: HexGrid): LineWalker {
  let walker = walkers.get(grid);
  if (walker === undefined) {
    walker = new LineWalker(grid);
    walkers.set(grid, walker);
  }
  return walker;
}

/** Every hex and hexside that the straight line from centre to centre crosses or follows, in order, both ends included. */
export function traceLine(grid: HexGrid, from: HexIndex, to: HexIndex): LineElement[] {
  const walker = walkerOf(grid);
  const count = walker.walk(from, to);
  return Array.from({ length: count }, (_, i): LineElement => {
    const code = walker.buffer[2 * i]!;
    const entered = readEntry(walker.buffer[2 * i + 1]!);
    if (code >= 0) return { kind: 'hex', hex: code, entered, at: entryPoint(grid, from, to, code) };
    const hexes = hexesOfSide(grid, ~code);
    return { kind: 'along', side: ~code, hexes, entered: entered!, at: entryPoint(grid, from, to, hexes[0]) };
  });
}

function readEntry(code: number): LineEntry | undefined {
  if (code === LINE_START) return undefined;
  return code >= 0 ? { kind: 'hexside', side: code } : { kind: 'corner', corner: ~code };
}

/** "0304" for a hex, "along 0304/0305" for a hexside. */
export function lineNames(grid: HexGrid, line: readonly LineElement[]): string[] {
  return line.map((each) => (each.kind === 'hex' ? grid.name(each.hex) : `along ${sideName(grid, each.side)}`));
}

/**
 * Where the line enters a hex: the last of the sides it faces to be passed. Side d is the locus n . p = n . step(d) / 2
 * around the centre, where n is perpendicular to the side, that is, to the difference of its two corners.
 */
function entryPoint(grid: HexGrid, from: HexIndex, to: HexIndex, hex: HexIndex): Fraction {
  let latest: Fraction = { numerator: 0, denominator: 1 };
  const steps = CENTRE_STEPS[grid.orientation];
  const vx = grid.centreX[to]! - grid.centreX[from]!;
  const vy = grid.centreY[to]! - grid.centreY[from]!;
  const px = grid.centreX[hex]! - grid.centreX[from]!;
  const py = grid.centreY[hex]! - grid.centreY[from]!;
  for (let d = 0; d < 6; d++) {
    const step = steps[d]!;
    const left = steps[(d + 5) % 6]!;
    const right = steps[(d + 1) % 6]!;
    // Corners d - 1 and d differ by a third of right - left; a quarter turn gives the outward normal.
    const nx = right[1] - left[1];
    const ny = left[0] - right[0];
    const speed = nx * vx + ny * vy;
    if (speed >= 0) continue;
    const passed: Fraction = {
      numerator: -(2 * (nx * px + ny * py) + nx * step[0] + ny * step[1]),
      denominator: -2 * speed,
    };
    if (isMore(passed, latest)) latest = passed;
  }
  return fraction(latest.numerator, latest.denominator);
}
