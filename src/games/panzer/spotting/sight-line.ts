/**
 * The core of a line of sight, without allocation: which obstacles the line from centre to centre meets, and whether one
 * of them hides the units from each other [4.1.4.2]. Everything that needs words is in sight-report.ts.
 */

import type { ChartReader } from '../../../kernel/charts/index.js';
import { distance, type HexIndex, LINE_STRIDE } from '../../../kernel/hexes/index.js';
import { NOTHING, type SightBoard, UNKNOWN } from './sight-board.js';

/** The four cases of 4.1.4.2; 0 where the obstacle does not matter. */
export type HeightCase = 1 | 2 | 3 | 4;

/** Hides a line without standing on it [4.1.4.1.6]. */
export type ChannelBar = 'none' | 'fromAbove' | 'notAlong';

const OBSTACLE_STRIDE = 2;

/** Parts of the distance that lie dead behind an obstacle, read from the chart when first needed [4.1.4.2.4]. */
export class DeadZones {
  private readonly divisors = new Int32Array(4);

  constructor(private readonly chart: ChartReader) {}

  /** Dead hexes behind an obstacle `distance` hexes from the higher unit and `below` levels under it; at least 1. */
  hexes(distance: number, below: number): number {
    const divisor = this.divisor(below);
    return divisor === 0 ? 1 : Math.max(1, Math.floor(distance / divisor));
  }

  /** 0 from four levels on, where the zone is one hex at any distance. */
  divisor(below: number): number {
    if (below >= 4) return 0;
    if (this.divisors[below] === 0) this.divisors[below] = this.chart.number(String(below), 'divisor');
    return this.divisors[below]!;
  }
}

export class SightLine {
  /** Pairs: a hex index or ~side, and the level of the top. */
  obstacles: Int32Array;
  /** Elements of the line last gathered, as in LineWalker.buffer. */
  elements = 0;

  constructor(
    readonly board: SightBoard,
    readonly zones: DeadZones,
  ) {
    this.obstacles = new Int32Array(3 * board.walker.buffer.length);
  }

  /** Whether the line is blocked: the whole answer when no words are wanted. */
  blocked(from: HexIndex, to: HexIndex, fromLevel: number, toLevel: number): boolean {
    if (from === to) return false;
    if (this.channelBar(from, to, fromLevel, toLevel) !== 'none') return true;
    const high = Math.max(fromLevel, toLevel);
    const count = this.gather(from, to, Math.min(fromLevel, toLevel), high);
    if (count === 0) return false;
    const last = this.obstacles[OBSTACLE_STRIDE * count - 1]!;
    if (last >= high && last !== UNKNOWN) return true;
    return this.firstOf(count, from, to, fromLevel, toLevel) !== NOTHING;
  }

  /** The first obstacle from `from` that blocks, as a hex index or ~side; NOTHING where none does. */
  firstBlocker(from: HexIndex, to: HexIndex, fromLevel: number, toLevel: number): number {
    const count = from === to ? 0 : this.gather(from, to, Math.min(fromLevel, toLevel));
    return this.firstOf(count, from, to, fromLevel, toLevel);
  }

  private firstOf(count: number, from: HexIndex, to: HexIndex, fromLevel: number, toLevel: number): number {
    if (count === 0) return NOTHING;
    const high = Math.max(fromLevel, toLevel);
    const range = distance(this.board.board.grid, from, to);
    const highHex = fromLevel >= toLevel ? from : to;
    for (let i = 0; i < count; i++) {
      const at = this.obstacles[OBSTACLE_STRIDE * i]!;
      const top = this.obstacles[OBSTACLE_STRIDE * i + 1]!;
      if (top === UNKNOWN) this.board.complainAbout(at);
      if (top >= high) return at;
      const away = this.distanceTo(highHex, at);
      if (range <= away + this.zones.hexes(away, high - top)) return at;
    }
    return NOTHING;
  }

  /** Hexes from a unit to an obstacle; to a hexside, those to the nearer of its hexes [4.1.4.2.4]. */
  distanceTo(unit: HexIndex, obstacle: number): number {
    const { grid } = this.board.board;
    if (obstacle >= 0) return distance(grid, unit, obstacle);
    const { sideHexes } = grid.topology;
    const near = distance(grid, unit, sideHexes[2 * ~obstacle]!);
    const other = sideHexes[2 * ~obstacle + 1]!;
    return other < 0 ? near : Math.min(near, distance(grid, unit, other));
  }

  /** Who stands in a gully is seen from one level above only by neighbours, from a gully only along it [4.1.4.1.6]. */
  channelBar(from: HexIndex, to: HexIndex, fromLevel: number, toLevel: number): ChannelBar {
    const { low, level, board } = this.board;
    const fromLow = low[from] === 1 && fromLevel === level[from];
    const toLow = low[to] === 1 && toLevel === level[to];
    if (!(fromLow || toLow) || board.grid.adjacent(from, to) || from === to) return 'none';
    if (fromLow && toLow) return this.runsAlongChannel(from, to) ? 'none' : 'notAlong';
    const rise = fromLow ? toLevel - fromLevel : fromLevel - toLevel;
    return rise === 1 ? 'fromAbove' : 'none';
  }

  private runsAlongChannel(from: HexIndex, to: HexIndex): boolean {
    const { walker, channel, board } = this.board;
    const count = walker.walk(from, to);
    // Along a row of hexes a line has exactly one hex per step; anything else crosses the banks.
    if (count !== distance(board.grid, from, to) + 1) return false;
    for (let i = 0; i < count; i++) {
      const hex = walker.buffer[LINE_STRIDE * i]!;
      if (hex < 0 || channel[hex] !== 1) return false;
      if (i > 0 && walker.buffer[LINE_STRIDE * i + 1]! < 0) return false;
      if (i > 1 && !this.straight(i - 1)) return false;
    }
    return true;
  }

  /** Whether the line enters and leaves element i through opposite hexsides. */
  private straight(i: number): boolean {
    const { walker, board } = this.board;
    const { sideOf } = board.grid.topology;
    const base = 6 * walker.buffer[LINE_STRIDE * i]!;
    const entry = walker.buffer[LINE_STRIDE * i + 1]!;
    const exit = walker.buffer[LINE_STRIDE * (i + 1) + 1]!;
    for (let d = 0; d < 6; d++) if (sideOf[base + d] === entry) return sideOf[base + ((d + 3) % 6)] === exit;
    return false;
  }

  /** Whether a road or path runs straight through element i with the line [4.1.4.1.3, 4.1.4.1.7]. */
  alongRoad(i: number): boolean {
    const { walker, road } = this.board;
    const entry = walker.buffer[LINE_STRIDE * i + 1]!;
    const exit = walker.buffer[LINE_STRIDE * (i + 1) + 1]!;
    return entry >= 0 && exit >= 0 && road[entry] === 1 && road[exit] === 1 && this.straight(i);
  }

  /** Collects every obstacle with a top above `floor`, in the order of the line, until one reaches `enough`; returns how many. */
  gather(from: HexIndex, to: HexIndex, floor: number, enough = UNKNOWN + 1): number {
    const { walker, top, openTop, sideTop, board } = this.board;
    const { sideHexes } = board.grid.topology;
    const count = walker.walk(from, to);
    this.elements = count;
    let found = 0;
    for (let i = 1; i < count; i++) {
      const code = walker.buffer[LINE_STRIDE * i]!;
      const entry = walker.buffer[LINE_STRIDE * i + 1]!;
      if (entry >= 0) {
        if (sideTop[entry]! > floor) found = this.put(found, ~entry, sideTop[entry]!);
      } else {
        found = this.corner(found, i, ~entry, floor);
      }
      if (code < 0) {
        if (sideTop[~code]! > floor) found = this.put(found, code, sideTop[~code]!);
        const one = sideHexes[2 * ~code]!;
        const two = sideHexes[2 * ~code + 1]!;
        if (top[one]! > floor) found = this.put(found, one, top[one]!);
        if (two >= 0 && top[two]! > floor) found = this.put(found, two, top[two]!);
      } else if (i < count - 1 && top[code]! > floor) {
        const height = openTop[code]! < top[code]! && this.alongRoad(i) ? openTop[code]! : top[code]!;
        if (height > floor) found = this.put(found, code, height);
      }
      if (found > 0 && this.obstacles[OBSTACLE_STRIDE * found - 1]! >= enough) break;
    }
    return found;
  }

  /**
   * A line through a corner slips past features that merely end there; it is barred where they part the hexes before and
   * after it, at the height of the lower of the two that do.
   */
  private corner(found: number, i: number, corner: number, floor: number): number {
    const { walker, sideTop, board } = this.board;
    const { cornerHexes } = board.grid.topology;
    const before = walker.buffer[LINE_STRIDE * (i - 1)]!;
    const after = walker.buffer[LINE_STRIDE * i]!;
    const hex = before >= 0 ? before : after;
    const along = before < 0 || after < 0;
    const other = along ? NOTHING : after;
    let third = NOTHING;
    let fourth = NOTHING;
    for (let k = 0; k < 3; k++) {
      const each = cornerHexes[3 * corner + k]!;
      if (each === hex || each === other) continue;
      if (third === NOTHING) third = each;
      else fourth = each;
    }
    if (along) {
      const one = this.sideTopBetween(hex, third);
      const two = this.sideTopBetween(hex, fourth);
      const side = one <= two ? this.sideBetween(hex, third) : this.sideBetween(hex, fourth);
      const height = Math.min(one, two);
      return height > floor ? this.put(found, ~side, height) : found;
    }
    const direct = this.sideBetween(hex, after);
    const round = Math.max(this.sideTopBetween(hex, third), this.sideTopBetween(third, after));
    const height = Math.min(sideTop[direct]!, round);
    return height > floor ? this.put(found, ~direct, height) : found;
  }

  private sideBetween(a: HexIndex, b: HexIndex): number {
    const { grid } = this.board.board;
    const direction = a < 0 ? -1 : grid.directionNumber(a, b);
    return direction < 0 ? -1 : grid.topology.sideOf[6 * a + direction]!;
  }

  private sideTopBetween(a: HexIndex, b: HexIndex): number {
    const side = this.sideBetween(a, b);
    return side < 0 ? NOTHING : this.board.sideTop[side]!;
  }

  private put(found: number, obstacle: number, top: number): number {
    this.obstacles[OBSTACLE_STRIDE * found] = obstacle;
    this.obstacles[OBSTACLE_STRIDE * found + 1] = top;
    return found + 1;
  }
}

/** Which of the four cases of 4.1.4.2 an obstacle is. */
export function heightCase(top: number, high: number, low: number): HeightCase {
  if (top > high) return 1;
  if (top <= low) return 3;
  return top === high ? 2 : 4;
}
