/**
 * Hexsides and corners as dense numbers, for array storage. A side or corner shared by several hexes gets its number
 * from the hex with the lowest index; the others copy it. Sides and corners on the border of the map are numbered too.
 */

export interface Topology {
  readonly sideCount: number;
  readonly cornerCount: number;
  /** Side of hex h in direction d at 6h + d. */
  readonly sideOf: Int32Array;
  /** The two hexes of side s at 2s and 2s + 1: the lower index first, -1 second on the border. */
  readonly sideHexes: Int32Array;
  /** Direction of side s as seen from its first hex. */
  readonly sideDirection: Uint8Array;
  /** Corner k of hex h, between directions k and k + 1, at 6h + k. */
  readonly cornerOf: Int32Array;
  /** The up to three hexes of corner v at 3v: the lowest index first, then clockwise; -1 off the map. */
  readonly cornerHexes: Int32Array;
  /** Which corner v is of its first hex. */
  readonly cornerNumber: Uint8Array;
}

export function buildTopology(size: number, neighbours: Int32Array): Topology {
  return { ...numberSides(size, neighbours), ...numberCorners(size, neighbours) };
}

function numberSides(size: number, neighbours: Int32Array) {
  const sideOf = new Int32Array(6 * size);
  const hexes = new Int32Array(12 * size);
  const directions = new Uint8Array(6 * size);
  let sideCount = 0;
  for (let hex = 0; hex < size; hex++) {
    for (let d = 0; d < 6; d++) {
      const other = neighbours[6 * hex + d]!;
      if (other >= 0 && other < hex) {
        sideOf[6 * hex + d] = sideOf[6 * other + ((d + 3) % 6)]!;
        continue;
      }
      sideOf[6 * hex + d] = sideCount;
      hexes[2 * sideCount] = hex;
      hexes[2 * sideCount + 1] = other;
      directions[sideCount] = d;
      sideCount++;
    }
  }
  const sideHexes = hexes.slice(0, 2 * sideCount);
  return { sideCount, sideOf, sideHexes, sideDirection: directions.slice(0, sideCount) };
}

/** Corner k of a hex is corner k + 2 of its neighbour in direction k, and corner k + 4 of the one in direction k + 1. */
function numberCorners(size: number, neighbours: Int32Array) {
  const cornerOf = new Int32Array(6 * size);
  const hexes = new Int32Array(18 * size);
  const numbers = new Uint8Array(6 * size);
  let cornerCount = 0;
  for (let hex = 0; hex < size; hex++) {
    for (let k = 0; k < 6; k++) {
      const one = neighbours[6 * hex + k]!;
      const two = neighbours[6 * hex + ((k + 1) % 6)]!;
      if (one >= 0 && one < hex) {
        cornerOf[6 * hex + k] = cornerOf[6 * one + ((k + 2) % 6)]!;
      } else if (two >= 0 && two < hex) {
        cornerOf[6 * hex + k] = cornerOf[6 * two + ((k + 4) % 6)]!;
      } else {
        cornerOf[6 * hex + k] = cornerCount;
        hexes.set([hex, one, two], 3 * cornerCount);
        numbers[cornerCount] = k;
        cornerCount++;
      }
    }
  }
  const cornerHexes = hexes.slice(0, 3 * cornerCount);
  return { cornerCount, cornerOf, cornerHexes, cornerNumber: numbers.slice(0, cornerCount) };
}
