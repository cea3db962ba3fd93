/** Turns a description into arrays and lists every problem in it with its place, so that a client can mend them all at once. */

import {
  type BoardDescription,
  type BoardProblem,
  type BoardProblemCode,
  type HexDescription,
  InvalidBoardError,
} from './board-description.js';
import { InvalidGridError, NotAdjacentError, UnknownHexError, UnknownHexsideError } from './errors.js';
import type { HexGrid, HexIndex } from './grid.js';
import { gridOf } from './grid-cache.js';
import { parseSide, type SideIndex } from './hexside.js';

export interface BoardContent {
  readonly grid: HexGrid;
  readonly terrain: ReadonlySet<string>[];
  readonly heights: Int32Array;
  readonly features: ReadonlySet<string>[];
  readonly names: Map<HexIndex, string>;
  readonly pathKinds: string[];
  readonly pathBits: Int32Array;
}

const MAX_HEIGHT = 100_000;

export class BoardReader {
  private readonly problems: BoardProblem[] = [];
  private readonly sets = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly description: BoardDescription,
    private readonly maxPathKinds: number,
  ) {}

  read(): BoardContent {
    const grid = this.readGrid();
    const content: BoardContent = {
      grid,
      terrain: new Array(grid.size).fill(this.wordSet(this.description.defaultTerrain ?? [], 'defaultTerrain')),
      heights: new Int32Array(grid.size),
      features: new Array(grid.topology.sideCount).fill(this.wordSet([], '')),
      names: new Map(),
      pathKinds: [],
      pathBits: new Int32Array(grid.topology.sideCount),
    };
    this.readHexes(content);
    this.readHexsides(content);
    this.readPaths(content);
    if (this.problems.length > 0) throw new InvalidBoardError(this.problems);
    return content;
  }

  private readGrid(): HexGrid {
    try {
      return gridOf(this.description.grid);
    } catch (error) {
      if (!(error instanceof InvalidGridError)) throw error;
      throw new InvalidBoardError([{ code: error.code, path: `grid.${error.path}`, message: error.message }]);
    }
  }

  private readHexes(content: BoardContent): void {
    const seen = new Set<HexIndex>();
    this.description.hexes?.forEach((entry, i) => {
      const hex = this.findHex(content.grid, entry.hex, `hexes[${i}].hex`);
      if (hex === undefined) return;
      if (seen.has(hex)) this.report('duplicate', `hexes[${i}].hex`, `hex ${entry.hex} is listed twice`);
      seen.add(hex);
      this.readHex(content, hex, entry, `hexes[${i}]`);
    });
  }

  private readHex(content: BoardContent, hex: HexIndex, entry: HexDescription, path: string): void {
    if (entry.terrain !== undefined) content.terrain[hex] = this.wordSet(entry.terrain, `${path}.terrain`);
    if (entry.name !== undefined) content.names.set(hex, entry.name);
    const height = entry.height ?? 0;
    if (!Number.isInteger(height) || Math.abs(height) > MAX_HEIGHT) {
      this.report('invalid-height', `${path}.height`, `a height is a whole number up to ${MAX_HEIGHT}, not ${height}`);
    }
    content.heights[hex] = height;
  }

  private readHexsides(content: BoardContent): void {
    const seen = new Set<SideIndex>();
    this.description.hexsides?.forEach((entry, i) => {
      const path = `hexsides[${i}].side`;
      const side = this.attempt(path, () => parseSide(content.grid, entry.side));
      if (side === undefined) return;
      if (seen.has(side)) this.report('duplicate', path, `hexside ${entry.side} is listed twice`);
      seen.add(side);
      content.features[side] = this.wordSet(entry.features, `hexsides[${i}].features`);
    });
  }

  private readPaths(content: BoardContent): void {
    this.description.paths?.forEach((entry, i) => {
      const path = `paths[${i}]`;
      const bit = this.kindBit(content, entry.kind, `${path}.kind`);
      if (entry.hexes.length < 2) this.report('too-short', `${path}.hexes`, `a ${entry.kind} joins two hexes or more`);
      const hexes = entry.hexes.map((name, at) => this.findHex(content.grid, name, `${path}.hexes[${at}]`));
      for (let at = 1; at < hexes.length; at++) {
        this.connect(content, hexes[at - 1], hexes[at], bit, `${path}.hexes[${at}]`);
      }
    });
  }

  private connect(
    content: BoardContent,
    from: HexIndex | undefined,
    to: HexIndex | undefined,
    bit: number,
    path: string,
  ): void {
    if (from === undefined || to === undefined) return;
    const { grid, pathBits } = content;
    const direction = grid.directionNumber(from, to);
    if (direction < 0) {
      this.report('not-adjacent', path, new NotAdjacentError(grid.name(from), grid.name(to)).message);
      return;
    }
    const side = grid.topology.sideOf[6 * from + direction]!;
    pathBits[side] = pathBits[side]! | (1 << bit);
  }

  private kindBit(content: BoardContent, kind: string, path: string): number {
    const known = content.pathKinds.indexOf(kind);
    if (known >= 0) return known;
    if (content.pathKinds.length === this.maxPathKinds) {
      this.report('too-many-kinds', path, `a map has at most ${this.maxPathKinds} kinds of paths`);
      return 0;
    }
    return content.pathKinds.push(kind) - 1;
  }

  private findHex(grid: HexGrid, name: string, path: string): HexIndex | undefined {
    return this.attempt(path, () => grid.index(name));
  }

  private attempt<T>(path: string, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (
        error instanceof UnknownHexError ||
        error instanceof UnknownHexsideError ||
        error instanceof NotAdjacentError
      ) {
        this.report(error.code, path, error.message);
        return undefined;
      }
      throw error;
    }
  }

  /** One shared set per combination of words, whatever their order. */
  private wordSet(words: readonly string[], path: string): ReadonlySet<string> {
    const set = new Set<string>();
    words.forEach((word, at) => {
      if (set.has(word)) this.report('duplicate', `${path}[${at}]`, `"${word}" is listed twice`);
      set.add(word);
    });
    const key = JSON.stringify([...set].sort());
    const shared = this.sets.get(key);
    if (shared !== undefined) return shared;
    this.sets.set(key, set);
    return set;
  }

  private report(code: BoardProblemCode, path: string, message: string): void {
    this.problems.push({ code, path, message });
  }
}
