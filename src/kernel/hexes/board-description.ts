/** A map as a client sends it: what is printed on the client's board, in the board's own names. */

import type { GridProperties } from './grid-properties.js';

export interface HexDescription {
  readonly hex: string;
  readonly terrain?: readonly string[];
  /** A whole number of levels or metres, as the game counts; 0 when left out. */
  readonly height?: number;
  /** What the map calls the place, such as a town. */
  readonly name?: string;
  /** The same in Japanese. */
  readonly ja?: string;
}

/** What a place of a map is called; `ja` where the map says so. */
export interface PlaceName {
  readonly en: string;
  readonly ja?: string;
}

interface HexsideDescription {
  /** "0304/0305" or "0304:NE". */
  readonly side: string;
  readonly features: readonly string[];
}

/** A road, railway or other line through the given hexes, each next to the one before. */
interface PathDescription {
  readonly kind: string;
  readonly hexes: readonly string[];
}

export interface BoardDescription {
  readonly grid: GridProperties;
  /** Terrain of hexes that are not listed, or listed without terrain. */
  readonly defaultTerrain?: readonly string[];
  readonly hexes?: readonly HexDescription[];
  readonly hexsides?: readonly HexsideDescription[];
  readonly paths?: readonly PathDescription[];
}

const BOARD_PROBLEMS = [
  'invalid-grid',
  'unknown-hex',
  'unknown-hexside',
  'not-adjacent',
  'duplicate',
  'invalid-height',
  'too-short',
  'too-many-kinds',
] as const;
export type BoardProblemCode = (typeof BOARD_PROBLEMS)[number];

/** `path` leads to the entry at fault, such as `hexsides[3].side`. */
export interface BoardProblem {
  readonly code: BoardProblemCode;
  readonly path: string;
  readonly message: string;
  readonly japanese: string;
}

/** Carries every problem of a description, not only the first. */
export class InvalidBoardError extends Error {
  readonly code = 'invalid-board';

  constructor(readonly problems: readonly BoardProblem[]) {
    super(problems.map((each) => `${each.path}: ${each.message}`).join('; '));
    this.name = 'InvalidBoardError';
  }
}
