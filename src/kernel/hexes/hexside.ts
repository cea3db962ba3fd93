/**
 * Hexsides as players write them: "0304/0305" between two hexes, "0304:NE" for the side of one hex, the only form for
 * sides on the border of the map. Inside, a side is a dense number; both printed forms of a side give the same number.
 */

import { type Direction, directionIndex, directionName } from './directions.js';
import { NotAdjacentError, UnknownHexError, UnknownHexsideError } from './errors.js';
import { type HexGrid, type HexIndex, OFF_MAP } from './grid.js';

export type SideIndex = number;
export type CornerIndex = number;

/** The side between two hexes; throws NotAdjacentError. */
export function sideBetween(grid: HexGrid, a: HexIndex, b: HexIndex): SideIndex {
  const direction = grid.directionNumber(a, b);
  if (direction < 0) throw new NotAdjacentError(grid.name(a), grid.name(b));
  return grid.topology.sideOf[6 * a + direction]!;
}

function sideInDirection(grid: HexGrid, hex: HexIndex, direction: Direction): SideIndex | undefined {
  const number = directionIndex(grid.orientation, direction);
  return number === undefined ? undefined : grid.topology.sideOf[6 * hex + number];
}

/** The six sides of a hex, clockwise from its first direction. */
export function sidesOfHex(grid: HexGrid, hex: HexIndex): SideIndex[] {
  return [...grid.topology.sideOf.subarray(6 * hex, 6 * hex + 6)];
}

/** The hexes on both sides, the lower index first; the second is undefined on the border. */
export function hexesOfSide(grid: HexGrid, side: SideIndex): [HexIndex, HexIndex | undefined] {
  const { sideHexes } = grid.topology;
  const second = sideHexes[2 * side + 1]!;
  return [sideHexes[2 * side]!, second === OFF_MAP ? undefined : second];
}

/** The hex across a side, or undefined off the map. */
export function acrossSide(grid: HexGrid, hex: HexIndex, side: SideIndex): HexIndex | undefined {
  const [a, b] = hexesOfSide(grid, side);
  return hex === a ? b : a;
}

/** The one printed form of a side: "0304/0305", lower index first, or "0304:NE" on the border. */
export function sideName(grid: HexGrid, side: SideIndex): string {
  const [a, b] = hexesOfSide(grid, side);
  if (b !== undefined) return `${grid.name(a)}/${grid.name(b)}`;
  return `${grid.name(a)}:${directionName(grid.orientation, grid.topology.sideDirection[side]!)}`;
}

/** Reads either printed form; throws UnknownHexsideError, UnknownHexError or NotAdjacentError. */
export function parseSide(grid: HexGrid, text: string): SideIndex {
  const slash = onlyIndexOf(text, '/');
  if (slash >= 0) return sideBetween(grid, grid.index(text.slice(0, slash)), grid.index(text.slice(slash + 1)));
  const colon = onlyIndexOf(text, ':');
  if (colon < 0) throw new UnknownHexsideError(text);
  const side = sideInDirection(grid, grid.index(text.slice(0, colon)), text.slice(colon + 1) as Direction);
  if (side === undefined) throw new UnknownHexsideError(text);
  return side;
}

/** Where the mark stands, if it stands there once; -1 otherwise. */
function onlyIndexOf(text: string, mark: string): number {
  const at = text.indexOf(mark);
  return at >= 0 && text.indexOf(mark, at + 1) < 0 ? at : -1;
}

/** As parseSide, but undefined for anything that is no side of this map. */
export function findSide(grid: HexGrid, text: string): SideIndex | undefined {
  try {
    return parseSide(grid, text);
  } catch (error) {
    if (error instanceof UnknownHexError || error instanceof UnknownHexsideError || error instanceof NotAdjacentError) {
      return undefined;
    }
    throw error;
  }
}

/** The two ends of a side, clockwise as seen from its first hex. */
export function endsOfSide(grid: HexGrid, side: SideIndex): [CornerIndex, CornerIndex] {
  const { sideHexes, sideDirection, cornerOf } = grid.topology;
  const corners = 6 * sideHexes[2 * side]!;
  const direction = sideDirection[side]!;
  return [cornerOf[corners + ((direction + 5) % 6)]!, cornerOf[corners + direction]!];
}

/** The hexes that meet at a corner, the lowest index first, then clockwise. */
export function hexesOfCorner(grid: HexGrid, corner: CornerIndex): HexIndex[] {
  return [...grid.topology.cornerHexes.subarray(3 * corner, 3 * corner + 3)].filter((hex) => hex !== OFF_MAP);
}

/** The sides that meet at a corner: three, or two where the third lies between two hexes off the map. */
export function sidesOfCorner(grid: HexGrid, corner: CornerIndex): SideIndex[] {
  const { cornerHexes, cornerNumber, sideOf } = grid.topology;
  const [hex, one, two] = cornerHexes.subarray(3 * corner, 3 * corner + 3);
  const k = cornerNumber[corner]!;
  const sides = [sideOf[6 * hex! + k]!, sideOf[6 * hex! + ((k + 1) % 6)]!];
  if (one !== OFF_MAP) sides.push(sideOf[6 * one! + ((k + 2) % 6)]!);
  else if (two !== OFF_MAP) sides.push(sideOf[6 * two! + ((k + 5) % 6)]!);
  return sides;
}

/** "0304:N-NE": the corner of a hex between two of its directions. */
export function cornerName(grid: HexGrid, corner: CornerIndex): string {
  const { cornerHexes, cornerNumber } = grid.topology;
  const k = cornerNumber[corner]!;
  const [one, two] = [directionName(grid.orientation, k), directionName(grid.orientation, (k + 1) % 6)];
  return `${grid.name(cornerHexes[3 * corner]!)}:${one}-${two}`;
}
