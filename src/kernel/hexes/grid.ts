/**
 * The grid of a hex map. A hex is a dense index, so that everything known about hexes lives in flat arrays; the printed
 * name and the offset (printed column and row) are two other ways to say the same. Indices run along the columns of a
 * flat map and along the rows of a pointy one. Names are computed when first asked for; reading one needs no table.
 * Neighbours are the exception: every search asks for them, so they are precomputed, six per hex, -1 off the map.
 */

import { CENTRE_STEPS, type Direction, directionIndex, directionName, type Orientation } from './directions.js';
import { UnknownHexError } from './errors.js';
import { checkGrid, type GridProperties, type GridShape } from './grid-properties.js';
import { formatName, type Offset, parseName } from './numbering.js';
import { buildTopology, type Topology } from './topology.js';

export type HexIndex = number;

export const OFF_MAP = -1;

export class HexGrid {
  readonly orientation: Orientation;
  readonly shape: GridShape;
  /** How many hexes the map has. */
  readonly size: number;
  /** Neighbour of hex h in direction d (0 to 5, clockwise) at 6h + d. */
  readonly neighbours: Int32Array;
  /** Whole coordinates of the centres, on the stretched plane described at CENTRE_STEPS. */
  readonly centreX: Int32Array;
  readonly centreY: Int32Array;
  /** Index of the first hex of each line, and the size of the map at the end. */
  readonly lineStart: Int32Array;
  /** Names by hex, as far as they have been asked for: an answer about a whole map names thousands. */
  private readonly names: (string | undefined)[];
  private cachedTopology: Topology | undefined;

  constructor(readonly properties: GridProperties) {
    this.orientation = properties.orientation;
    this.shape = checkGrid(properties);
    this.lineStart = lineStarts(this.shape);
    this.size = this.lineStart[this.shape.lineCount]!;
    this.names = new Array(this.size);
    this.centreX = new Int32Array(this.size);
    this.centreY = new Int32Array(this.size);
    this.placeCentres();
    this.neighbours = this.findNeighbours();
  }

  /** Hexsides and corners, numbered when first asked for. */
  get topology(): Topology {
    this.cachedTopology ??= buildTopology(this.size, this.neighbours);
    return this.cachedTopology;
  }

  /** The hex with this printed name; throws UnknownHexError. */
  index(name: string): HexIndex {
    const found = this.find(name);
    if (found === undefined) throw new UnknownHexError(name);
    return found;
  }

  /** The hex with this printed name, if the map has it. */
  find(name: string): HexIndex | undefined {
    const offset = parseName(this.properties.numbering, name);
    return offset === undefined ? undefined : this.at(offset.column, offset.row);
  }

  /** The hex at a printed column and row, if the map has it. */
  at(column: number, row: number): HexIndex | undefined {
    const found = this.shape.flat ? this.locate(column, row) : this.locate(row, column);
    return found === OFF_MAP ? undefined : found;
  }

  has(hex: HexIndex): boolean {
    return Number.isInteger(hex) && hex >= 0 && hex < this.size;
  }

  name(hex: HexIndex): string {
    const known = this.names[hex];
    if (known !== undefined) return known;
    const { column, row } = this.offset(hex);
    const name = formatName(this.properties.numbering, column, row);
    this.names[hex] = name;
    return name;
  }

  offset(hex: HexIndex): Offset {
    if (!this.has(hex)) throw new UnknownHexError(`#${hex}`);
    const { flat, lineSign, placeSign, shift } = this.shape;
    const x = this.centreX[hex]!;
    const y = this.centreY[hex]!;
    const line = (lineSign * (flat ? x : y)) / 3;
    const place = (placeSign * ((flat ? y : x) - shift[oddness(line)])) / 2;
    return flat ? { column: line, row: place } : { column: place, row: line };
  }

  neighbour(hex: HexIndex, direction: Direction): HexIndex | undefined {
    const number = directionIndex(this.orientation, direction);
    const found = number === undefined ? OFF_MAP : (this.neighbours[6 * hex + number] ?? OFF_MAP);
    return found === OFF_MAP ? undefined : found;
  }

  /** Neighbours on the map, clockwise from the first direction. */
  neighboursOf(hex: HexIndex): HexIndex[] {
    return [...this.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((each) => each !== OFF_MAP);
  }

  /** The direction number from a hex to one next to it, or -1. */
  directionNumber(from: HexIndex, to: HexIndex): number {
    if (to < 0) return -1;
    for (let d = 0; d < 6; d++) if (this.neighbours[6 * from + d] === to) return d;
    return -1;
  }

  directionBetween(from: HexIndex, to: HexIndex): Direction | undefined {
    const number = this.directionNumber(from, to);
    return number < 0 ? undefined : directionName(this.orientation, number);
  }

  adjacent(a: HexIndex, b: HexIndex): boolean {
    return this.directionNumber(a, b) >= 0;
  }

  private locate(line: number, place: number): HexIndex {
    const { firstLine, lineCount, firstPlace, placeCount } = this.shape;
    const at = line - firstLine;
    if (!(at >= 0 && at < lineCount) || !Number.isInteger(line) || !Number.isInteger(place)) return OFF_MAP;
    const odd = oddness(line);
    const along = place - firstPlace[odd];
    return along >= 0 && along < placeCount[odd] ? this.lineStart[at]! + along : OFF_MAP;
  }

  private placeCentres(): void {
    const { flat, firstLine, lineCount, firstPlace, shift, lineSign, placeSign } = this.shape;
    const across = flat ? this.centreX : this.centreY;
    const along = flat ? this.centreY : this.centreX;
    for (let at = 0; at < lineCount; at++) {
      const line = firstLine + at;
      const odd = oddness(line);
      const start = this.lineStart[at]!;
      for (let hex = start; hex < this.lineStart[at + 1]!; hex++) {
        across[hex] = 3 * lineSign * line;
        along[hex] = 2 * placeSign * (firstPlace[odd] + hex - start) + shift[odd];
      }
    }
  }

  private findNeighbours(): Int32Array {
    const { flat, lineSign, placeSign, shift } = this.shape;
    const neighbours = new Int32Array(6 * this.size);
    const steps = CENTRE_STEPS[this.orientation];
    for (let hex = 0; hex < this.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const x = this.centreX[hex]! + steps[d]![0];
        const y = this.centreY[hex]! + steps[d]![1];
        const line = (lineSign * (flat ? x : y)) / 3;
        const place = (placeSign * ((flat ? y : x) - shift[oddness(line)])) / 2;
        neighbours[6 * hex + d] = this.locate(line, place);
      }
    }
    return neighbours;
  }
}

function oddness(line: number): 0 | 1 {
  return line % 2 === 0 ? 0 : 1;
}

function lineStarts(shape: GridShape): Int32Array {
  const starts = new Int32Array(shape.lineCount + 1);
  for (let at = 0; at < shape.lineCount; at++) {
    starts[at + 1] = starts[at]! + shape.placeCount[oddness(shape.firstLine + at)];
  }
  return starts;
}
