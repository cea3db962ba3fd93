/** Turns a description into arrays and lists every problem in it with its place, so that a client can mend them all at once. */

import { withGuess } from '../fields/nearest.js';
import {
  type BoardDescription,
  type BoardProblem,
  type BoardProblemCode,
  type HexDescription,
  InvalidBoardError,
  type PlaceName,
} from './board-description.js';
import { InvalidGridError, NotAdjacentError, UnknownHexError, UnknownHexsideError } from './errors.js';
import type { HexGrid, HexIndex } from './grid.js';
import { gridOf } from './grid-cache.js';
import { parseSide, type SideIndex } from './hexside.js';
import { likelyHexes } from './likely.js';
import { WordSets } from './word-sets.js';

export interface BoardContent {
  readonly grid: HexGrid;
  /** Number of its terrain by hex, and what the numbers stand for; 0 is the default. */
  readonly terrain: Int32Array;
  readonly terrains: readonly ReadonlySet<string>[];
  readonly heights: Int32Array;
  /** Number of its features by hexside, and what the numbers stand for; 0 is nothing. */
  readonly features: Int32Array;
  readonly featureSets: readonly ReadonlySet<string>[];
  readonly names: Map<HexIndex, PlaceName>;
  readonly pathKinds: string[];
  readonly pathBits: Int32Array;
}

const MAX_HEIGHT = 100_000;

export class BoardReader {
  private readonly problems: BoardProblem[] = [];
  private readonly terrains = new WordSets();
  private readonly featureSets = new WordSets();

  constructor(
    private readonly description: BoardDescription,
    private readonly maxPathKinds: number,
  ) {}

  read(): BoardContent {
    const grid = this.readGrid();
    this.numberOf(this.terrains, this.description.defaultTerrain ?? [], 'defaultTerrain');
    this.numberOf(this.featureSets, [], '');
    const content: BoardContent = {
      grid,
      terrain: new Int32Array(grid.size),
      terrains: this.terrains.sets,
      heights: new Int32Array(grid.size),
      features: new Int32Array(grid.topology.sideCount),
      featureSets: this.featureSets.sets,
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
      const { code, path, message, japanese } = error;
      throw new InvalidBoardError([{ code, path: `grid.${path}`, message, japanese }]);
    }
  }

  private readHexes(content: BoardContent): void {
    const seen = new Uint8Array(content.grid.size);
    this.description.hexes?.forEach((entry, i) => {
      const hex = content.grid.find(entry.hex);
      if (hex === undefined) {
        this.unknownHex(content.grid, entry.hex, `hexes[${i}].hex`);
        return;
      }
      if (seen[hex] === 1) this.twice(`hexes[${i}].hex`, `hex ${entry.hex}`, `ヘクス ${entry.hex}`);
      seen[hex] = 1;
      this.readHex(content, hex, entry, i);
    });
  }

  private readHex(content: BoardContent, hex: HexIndex, entry: HexDescription, i: number): void {
    const { terrain, name, ja, height = 0 } = entry;
    if (terrain !== undefined) {
      content.terrain[hex] =
        this.terrains.known(terrain) ?? this.numberOf(this.terrains, terrain, `hexes[${i}].terrain`);
    }
    if (name !== undefined) content.names.set(hex, { en: name, ...(ja === undefined ? {} : { ja }) });
    if (!Number.isInteger(height) || Math.abs(height) > MAX_HEIGHT) {
      const message = `a height is a whole number up to ${MAX_HEIGHT}, not ${height}`;
      const japanese = `高さは±${MAX_HEIGHT}までの整数です（${height}ではありません）`;
      this.report('invalid-height', `hexes[${i}].height`, { message, japanese });
    }
    content.heights[hex] = height;
  }

  private readHexsides(content: BoardContent): void {
    const seen = new Uint8Array(content.features.length);
    this.description.hexsides?.forEach(({ side: text, features }, i) => {
      const side = this.findSide(content.grid, text, i);
      if (side === undefined) return;
      if (seen[side] === 1) this.twice(`hexsides[${i}].side`, `hexside ${text}`, `ヘクスサイド ${text}`);
      seen[side] = 1;
      content.features[side] =
        this.featureSets.known(features) ?? this.numberOf(this.featureSets, features, `hexsides[${i}].features`);
    });
  }

  private readPaths(content: BoardContent): void {
    this.description.paths?.forEach((entry, i) => {
      const path = `paths[${i}]`;
      const bit = this.kindBit(content, entry.kind, `${path}.kind`);
      if (entry.hexes.length < 2) {
        const japanese = `${entry.kind} には2つ以上のヘクスが必要です`;
        this.report('too-short', `${path}.hexes`, { message: `a ${entry.kind} joins two hexes or more`, japanese });
      }
      this.readPath(content, entry.hexes, bit, path);
    });
  }

  /** Unknown hexes are told first, then steps between hexes that are not neighbours. */
  private readPath({ grid, pathBits }: BoardContent, names: readonly string[], bit: number, path: string): void {
    const { sideOf } = grid.topology;
    const hexes = names.map((name) => grid.find(name));
    hexes.forEach((hex, at) => {
      if (hex === undefined) this.unknownHex(grid, names[at]!, `${path}.hexes[${at}]`);
    });
    for (let at = 1; at < hexes.length; at++) {
      const [from, to] = [hexes[at - 1], hexes[at]];
      if (from === undefined || to === undefined) continue;
      const direction = grid.directionNumber(from, to);
      if (direction < 0) {
        const apart = new NotAdjacentError(grid.name(from), grid.name(to));
        this.report(apart.code, `${path}.hexes[${at}]`, apart);
        continue;
      }
      const side = sideOf[6 * from + direction]!;
      pathBits[side] = pathBits[side]! | (1 << bit);
    }
  }

  private kindBit(content: BoardContent, kind: string, path: string): number {
    const known = content.pathKinds.indexOf(kind);
    if (known >= 0) return known;
    if (content.pathKinds.length === this.maxPathKinds) {
      const message = `a map has at most ${this.maxPathKinds} kinds of paths`;
      this.report('too-many-kinds', path, { message, japanese: `道の種類は${this.maxPathKinds}個までです` });
      return 0;
    }
    return content.pathKinds.push(kind) - 1;
  }

  private unknownHex(grid: HexGrid, name: string, path: string): void {
    const { code, message, japanese } = new UnknownHexError(name);
    const { en, ja } = withGuess({ en: message, ja: japanese }, name, likelyHexes(grid, name));
    this.report(code, path, { message: en, japanese: ja });
  }

  private findSide(grid: HexGrid, text: string, i: number): SideIndex | undefined {
    try {
      return parseSide(grid, text);
    } catch (error) {
      if (
        error instanceof UnknownHexError ||
        error instanceof UnknownHexsideError ||
        error instanceof NotAdjacentError
      ) {
        this.report(error.code, `hexsides[${i}].side`, error);
        return undefined;
      }
      throw error;
    }
  }

  private numberOf(sets: WordSets, words: readonly string[], path: string): number {
    return sets.number(words, (word, at) => this.twice(`${path}[${at}]`, `"${word}"`, `「${word}」`));
  }

  private twice(path: string, what: string, inJapanese: string): void {
    this.report('duplicate', path, {
      message: `${what} is listed twice`,
      japanese: `${inJapanese} が2回書かれています`,
    });
  }

  private report(
    code: BoardProblemCode,
    path: string,
    { message, japanese }: Pick<BoardProblem, 'message' | 'japanese'>,
  ): void {
    this.problems.push({ code, path, message, japanese });
  }
}
