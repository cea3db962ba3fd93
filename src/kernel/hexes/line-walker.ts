/**
 * The exact line from centre to centre: every hex whose inside it crosses, every hexside it runs along, in order.
 *
 * Sampling a point per hex of distance is the usual way and misses hexes: a line near an axis zigzags through more hexes
 * than the distance says. Instead the walk asks, hex by hex, through which side or corner the line leaves. All in whole
 * numbers: no rounding, no nudge off the line, so a line and its reverse are the same line.
 *
 * Let the line run between directions d and d + 1 of the six: target = a steps in d plus b steps in d + 1, a > 0, b >= 0.
 * Let e be three times the signed offset of a hex's centre from the line, in the unit where a step in d changes the
 * offset by -b, and one in d + 1 by +a. Corner k lies at a third of the sum of directions k and k + 1, so its offset is
 *
 *     corner d - 1: e - (a + 2b)      corner d: e + a - b      corner d + 1: e + 2a + b
 *
 * The signs of these three say where the line leaves: between two corners of opposite sign, or at a corner with offset 0.
 * A line that leaves the first hex at corner d exactly (a = b) runs along hexsides all the way.
 */

import { CENTRE_STEPS } from './directions.js';
import type { HexGrid, HexIndex } from './grid.js';

/** `entry` of the first element of a line. */
export const LINE_START = -0x8000_0000;

/** Numbers per element in a walker's buffer. */
export const LINE_STRIDE = 2;

/**
 * Walks lines into one reusable buffer, without allocation. Element i is two numbers:
 *   buffer[2i]      a hex index, or ~side for a stretch along a hexside
 *   buffer[2i + 1]  how it was entered: a side number, or ~corner for a corner, or LINE_START
 * A buffer is overwritten by the next walk; a walker is not to be shared by two walks at a time.
 */
export class LineWalker {
  readonly buffer: Int32Array;
  private readonly sextant = new Int32Array(6);

  constructor(readonly grid: HexGrid) {
    const { lineCount, placeCount } = grid.shape;
    // A line over distance n crosses at most 4n hexsides: 2n of the family it faces, n of each of the others.
    const longest = lineCount + Math.max(...placeCount);
    this.buffer = new Int32Array(LINE_STRIDE * (4 * longest + 2));
  }

  /** Fills the buffer with the line and returns how many elements it has. */
  walk(from: HexIndex, to: HexIndex): number {
    this.buffer[0] = from;
    this.buffer[1] = LINE_START;
    if (from === to) return 1;
    const d = this.findSextant(from, to);
    const a = this.sextant[(d + 1) % 6]!;
    const b = -this.sextant[d]!;
    return a === b ? this.walkAlong(from, to, d) : this.walkAcross(from, to, d, a, b);
  }

  /** Fills `sextant` with the change of offset per direction and returns the d that the line follows. */
  private findSextant(from: HexIndex, to: HexIndex): number {
    const { centreX, centreY, orientation } = this.grid;
    const dx = centreX[to]! - centreX[from]!;
    const dy = centreY[to]! - centreY[from]!;
    const steps = CENTRE_STEPS[orientation];
    for (let d = 0; d < 3; d++) {
      // Two neighbouring directions span a cross product of 6, so every offset between centres is a multiple of 6.
      const offset = (dx * steps[d]![1] - dy * steps[d]![0]) / 6;
      this.sextant[d] = offset;
      this.sextant[d + 3] = -offset;
    }
    let d = 0;
    while (!(this.sextant[d]! <= 0 && this.sextant[(d + 1) % 6]! > 0)) d++;
    return d;
  }

  private walkAcross(from: HexIndex, to: HexIndex, d: number, a: number, b: number): number {
    const { buffer } = this;
    const { neighbours } = this.grid;
    const { sideOf, cornerOf } = this.grid.topology;
    const before = (d + 5) % 6;
    const next = (d + 1) % 6;
    const after = (d + 2) % 6;
    let hex = from;
    let e = 0;
    let at = LINE_STRIDE;
    while (hex !== to) {
      const ahead = e + a - b;
      let exit: number;
      let corner = -1;
      if (ahead > 0) {
        const left = e - a - 2 * b;
        exit = left > 0 ? before : d;
        if (left === 0) corner = before;
      } else if (ahead < 0) {
        const right = e + 2 * a + b;
        exit = right < 0 ? after : next;
        if (right === 0) corner = next;
      } else {
        exit = a > b ? d : next;
        corner = d;
      }
      const base = 6 * hex;
      buffer[at + 1] = corner < 0 ? sideOf[base + exit]! : ~cornerOf[base + corner]!;
      hex = neighbours[base + exit]!;
      buffer[at] = hex;
      at += LINE_STRIDE;
      e += exit === d ? -3 * b : exit === next ? 3 * a : exit === after ? 3 * (a + b) : -3 * (a + b);
    }
    return at / LINE_STRIDE;
  }

  /** Hex, hexside, hex, hexside, hex: on the border of the map one hex of the side may be missing, never both. */
  private walkAlong(from: HexIndex, to: HexIndex, d: number): number {
    const { buffer } = this;
    const { neighbours } = this.grid;
    const { sideOf, cornerOf } = this.grid.topology;
    const next = (d + 1) % 6;
    let hex = from;
    let at = LINE_STRIDE;
    while (hex !== to) {
      const one = neighbours[6 * hex + d]!;
      const two = neighbours[6 * hex + next]!;
      const side = one >= 0 ? sideOf[6 * one + ((d + 2) % 6)]! : sideOf[6 * two + ((d + 5) % 6)]!;
      buffer[at] = ~side;
      buffer[at + 1] = ~cornerOf[6 * hex + d]!;
      hex = one >= 0 ? neighbours[6 * one + next]! : neighbours[6 * two + d]!;
      buffer[at + 2] = hex;
      buffer[at + 3] = ~cornerOf[6 * hex + ((d + 3) % 6)]!;
      at += 2 * LINE_STRIDE;
    }
    return at / LINE_STRIDE;
  }
}
