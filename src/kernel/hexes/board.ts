/**
 * What lies on a map: terrain and height per hex, features per hexside, roads and other lines across hexsides. Everything
 * is found in constant time by hex index or side number. Equal sets of words are one shared object with a number, so a
 * large map of few terrains stays small. Code in a hot loop turns what it needs into numbers once, with hexTable and sideTable.
 */

import type { BoardDescription, PlaceName } from './board-description.js';
import { BoardReader } from './board-reader.js';
import type { HexGrid, HexIndex } from './grid.js';
import { type SideIndex, sideBetween } from './hexside.js';

/** Most kinds of lines (road, railway, ...) on one map: one bit each. */
const MAX_PATH_KINDS = 31;

export class HexBoard {
  readonly grid: HexGrid;
  /** Number of its terrain by hex: hexes with the same terrain have the same number, an index of `terrains`. */
  readonly terrainNumbers: Int32Array;
  /** Every combination of terrain that the description names, the default first. */
  readonly terrains: readonly ReadonlySet<string>[];
  /** Number of its features by hexside, an index of `featureSets`. */
  readonly featureNumbers: Int32Array;
  /** Every combination of features that the description names, after the empty one. */
  readonly featureSets: readonly ReadonlySet<string>[];
  private readonly heights: Int32Array;
  private readonly names: ReadonlyMap<HexIndex, PlaceName>;
  /** Every kind of line, in the order the description names them first. */
  readonly pathKinds: readonly string[];
  private readonly pathBits: Int32Array;

  /** Throws InvalidBoardError with every problem of the description. */
  constructor(description: BoardDescription) {
    const content = new BoardReader(description, MAX_PATH_KINDS).read();
    this.grid = content.grid;
    this.terrainNumbers = content.terrain;
    this.terrains = content.terrains;
    this.featureNumbers = content.features;
    this.featureSets = content.featureSets;
    this.heights = content.heights;
    this.names = content.names;
    this.pathKinds = content.pathKinds;
    this.pathBits = content.pathBits;
  }

  terrainOf(hex: HexIndex): ReadonlySet<string> {
    return this.terrains[this.terrainNumbers[hex]!]!;
  }

  hasTerrain(hex: HexIndex, terrain: string): boolean {
    return this.terrainOf(hex).has(terrain);
  }

  heightOf(hex: HexIndex): number {
    return this.heights[hex]!;
  }

  /** What the map calls the place, if anything. */
  placeName(hex: HexIndex): PlaceName | undefined {
    return this.names.get(hex);
  }

  featuresOf(side: SideIndex): ReadonlySet<string> {
    return this.featureSets[this.featureNumbers[side]!]!;
  }

  hasFeature(side: SideIndex, feature: string): boolean {
    return this.featuresOf(side).has(feature);
  }

  /** Whether a line of this kind crosses the side. */
  connected(side: SideIndex, kind: string): boolean {
    return this.crosses(side, this.pathMask(kind));
  }

  /** A kind of line as a mask for `crosses`, for code that asks about thousands of sides; 0 where there is no such line. */
  pathMask(kind: string): number {
    const bit = this.pathKinds.indexOf(kind);
    return bit < 0 ? 0 : 1 << bit;
  }

  crosses(side: SideIndex, mask: number): boolean {
    return (this.pathBits[side]! & mask) !== 0;
  }

  /** Whether a line of this kind joins two adjacent hexes; throws NotAdjacentError. */
  connectedHexes(a: HexIndex, b: HexIndex, kind: string): boolean {
    return this.connected(sideBetween(this.grid, a, b), kind);
  }

  /** Every kind of line that crosses the side, in the order the description names them first. */
  connectionsAcross(side: SideIndex): string[] {
    return this.pathKinds.filter((_, bit) => (this.pathBits[side]! & (1 << bit)) !== 0);
  }

  /** A number per hex, worked out once. */
  hexTable(value: (hex: HexIndex) => number): Int32Array {
    return Int32Array.from({ length: this.grid.size }, (_, hex) => value(hex));
  }

  /** A number per hexside, worked out once. */
  sideTable(value: (side: SideIndex) => number): Int32Array {
    return Int32Array.from({ length: this.grid.topology.sideCount }, (_, side) => value(side));
  }
}
