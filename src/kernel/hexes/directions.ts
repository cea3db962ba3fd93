/**
 * The six directions of a hex, by the names a player would use. Inside the kernel a direction is a number from 0 to 5,
 * clockwise from the first name of its orientation, so that turning is addition modulo six. Corner k of a hex lies
 * between directions k and k + 1.
 */

export const ORIENTATIONS = ['flat', 'pointy'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const FLAT_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const POINTY_DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
type FlatDirection = (typeof FLAT_DIRECTIONS)[number];
type PointyDirection = (typeof POINTY_DIRECTIONS)[number];
export type Direction = FlatDirection | PointyDirection;

const NAMES: Record<Orientation, readonly Direction[]> = { flat: FLAT_DIRECTIONS, pointy: POINTY_DIRECTIONS };

const OPPOSITES: Record<Direction, Direction> = {
  N: 'S',
  NE: 'SW',
  E: 'W',
  SE: 'NW',
  S: 'N',
  SW: 'NE',
  W: 'E',
  NW: 'SE',
};

/**
 * From a centre to the next centre, x to the right and y down. The plane is stretched so that every centre and every
 * corner has whole coordinates; stretching keeps straight lines straight, which is all that lines need.
 * A flat hex has its corners at (+-2, 0) and (+-1, +-1), a pointy one at (0, +-2) and (+-1, +-1).
 */
export const CENTRE_STEPS: Record<Orientation, readonly (readonly [number, number])[]> = {
  flat: [
    [0, -2],
    [3, -1],
    [3, 1],
    [0, 2],
    [-3, 1],
    [-3, -1],
  ],
  pointy: [
    [1, -3],
    [2, 0],
    [1, 3],
    [-1, 3],
    [-2, 0],
    [-1, -3],
  ],
};

export function directionName(orientation: Orientation, direction: number): Direction {
  return NAMES[orientation][direction]!;
}

/** The number of a printed direction, or undefined where hexes of this orientation have no such side. */
export function directionIndex(orientation: Orientation, name: string): number | undefined {
  const found = NAMES[orientation].indexOf(name as Direction);
  return found < 0 ? undefined : found;
}

export function opposite(direction: Direction): Direction {
  return OPPOSITES[direction];
}

/** Turns clockwise by sixths; negative turns go the other way. */
export function rotate(orientation: Orientation, direction: Direction, sixths: number): Direction | undefined {
  const from = directionIndex(orientation, direction);
  return from === undefined ? undefined : directionName(orientation, (((from + sixths) % 6) + 6) % 6);
}
