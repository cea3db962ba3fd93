import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import type { Judge } from '../options.js';
import type { Positions } from '../shared/map.js';
import { zonesOf } from '../shared/zones.js';
import { opponentOf, type Scenario, type Side } from '../vocabulary.js';

export type Obstacle =
  | { readonly by: 'enemyUnit'; readonly hex: HexIndex }
  | { readonly by: 'enemyZoc'; readonly hex: HexIndex; readonly from: HexIndex };

/** Whatever may stand in the way of a line. */
export interface Hindrance {
  at(hex: HexIndex): Obstacle | undefined;
}

/** For asking where a line would run if nobody were in the way. */
export const UNHINDERED: Hindrance = { at: () => undefined };

/** Hexes that a line of supply or command may not pass: enemy units and their zones; friends clear nothing [8.1]. */
export class Obstacles implements Hindrance {
  readonly #enemy: Side;

  constructor(
    private readonly positions: Positions,
    side: Side,
    private readonly enemyZones: Int32Array,
  ) {
    this.#enemy = opponentOf(side);
  }

  static read(positions: Positions, side: Side, scenario: Scenario, umpire: Judge): Obstacles {
    return new Obstacles(positions, side, zonesOf(opponentOf(side), positions, scenario, umpire));
  }

  at(hex: HexIndex): Obstacle | undefined {
    if (this.positions.holds(hex, this.#enemy)) return { by: 'enemyUnit', hex };
    const from = this.enemyZones[hex]!;
    return from >= 0 ? { by: 'enemyZoc', hex, from } : undefined;
  }
}

export interface Spread {
  /** Steps from the start, -1 where not reached. */
  readonly steps: Int32Array;
  readonly previous: Int32Array;
}

export interface SpreadRules {
  readonly limit: number;
  /** A hex where a line may end though it may not pass, such as that of an HQ [10.1]. */
  readonly end?: (hex: HexIndex) => boolean;
  readonly over?: (side: number) => boolean;
}

/** Breadth first from the starts, which are not tested themselves, through hexes without obstacles. */
export function spreadFrom(
  board: HexBoard,
  starts: readonly HexIndex[],
  obstacles: Hindrance,
  rules: SpreadRules,
): Spread {
  const { neighbours, topology, size } = board.grid;
  const steps = new Int32Array(size).fill(-1);
  const previous = new Int32Array(size).fill(-1);
  const queue = [...starts];
  for (const start of starts) steps[start] = 0;
  for (const from of queue) {
    if (steps[from] === rules.limit) continue;
    if (steps[from]! > 0 && obstacles.at(from) !== undefined) continue;
    for (let d = 0; d < 6; d++) {
      const to = neighbours[6 * from + d]!;
      if (to < 0 || steps[to]! >= 0) continue;
      if (rules.over?.(topology.sideOf[6 * from + d]!) === false) continue;
      if (obstacles.at(to) !== undefined && rules.end?.(to) !== true) continue;
      steps[to] = steps[from]! + 1;
      previous[to] = from;
      queue.push(to);
    }
  }
  return { steps, previous };
}

/** The way from a start to a hex that was reached, both ends included. */
export function wayTo(hex: HexIndex, { previous }: Spread): HexIndex[] {
  const way: HexIndex[] = [];
  for (let at = hex; at >= 0; at = previous[at]!) way.push(at);
  return way.reverse();
}

/** The first hindered hex of a way, its start left out. */
export function firstObstacle(way: readonly HexIndex[], obstacles: Hindrance): Obstacle | undefined {
  for (const hex of way.slice(1)) {
    const obstacle = obstacles.at(hex);
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}
