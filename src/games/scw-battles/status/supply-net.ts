import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { isRoadHex, roadAcross } from '../shared/map.js';
import { ROAD_REACH } from './supply.js';
import { type Hindrance, spreadFrom } from './trace.js';

/** Supply of a whole side, for who asks about many of its units at once: the same answers as line by line [9.1]. */
export class SupplyNet {
  /** Steps along open roads to the nearest open source, -1 where there is no such way. */
  readonly #toSource: Int32Array;

  constructor(
    private readonly board: HexBoard,
    private readonly sources: ReadonlySet<HexIndex>,
    private readonly obstacles: Hindrance,
  ) {
    const open = [...sources].filter((hex) => isRoadHex(board, hex) && obstacles.at(hex) === undefined);
    this.#toSource = spreadFrom(board, open, obstacles, {
      limit: board.grid.size,
      over: (side) => roadAcross(board, side) !== undefined,
    }).steps;
  }

  /** Whether a unit in a hex has a line; its own hex is not tested for the enemy [9.1]. */
  supplies(start: HexIndex): boolean {
    if (this.sources.has(start) && isRoadHex(this.board, start)) return true;
    return this.#alongRoad(start) || this.#near(start, ROAD_REACH);
  }

  #alongRoad(start: HexIndex): boolean {
    const { neighbours, topology } = this.board.grid;
    for (let d = 0; d < 6; d++) {
      const to = neighbours[6 * start + d]!;
      if (to < 0 || this.#toSource[to]! < 0) continue;
      if (roadAcross(this.board, topology.sideOf[6 * start + d]!) !== undefined) return true;
    }
    return false;
  }

  /** Whether a road of the net is so many open hexes away. */
  #near(from: HexIndex, left: number): boolean {
    for (let d = 0; d < 6; d++) {
      const to = this.board.grid.neighbours[6 * from + d]!;
      if (to < 0 || this.obstacles.at(to) !== undefined) continue;
      if (this.#toSource[to]! >= 0 || (left > 1 && this.#near(to, left - 1))) return true;
    }
    return false;
  }
}
