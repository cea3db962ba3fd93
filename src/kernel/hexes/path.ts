/** One way over the map: the cheapest to a hex, or a way the player chose, checked step by step. */

import { InvalidMoveError } from './errors.js';
import type { HexGrid, HexIndex } from './grid.js';
import type { Halves } from './halves.js';
import { type Move, searchHexes } from './reach.js';

const REFUSALS = ['not-adjacent', 'must-stop', 'forbidden', 'beyond-allowance', 'may-not-end'] as const;
type Refusal = (typeof REFUSALS)[number];

interface PathStep {
  readonly from: HexIndex;
  readonly to: HexIndex;
  readonly cost: Halves;
  /** Spent up to and including this step. */
  readonly total: Halves;
}

export interface Path {
  readonly hexes: readonly HexIndex[];
  readonly cost: Halves;
}

export interface WalkedPath {
  readonly steps: readonly PathStep[];
  readonly total: Halves;
  /** The first thing that is wrong: `at` is the position in the given way of the hex that is refused. */
  readonly refused?: { readonly at: number; readonly hex: HexIndex; readonly because: Refusal };
}

/** The cheapest way that may end in `goal`, or undefined; in ties as Reach.pathTo. */
export function cheapestPath(grid: HexGrid, move: Move, goal: HexIndex): Path | undefined {
  const search = searchHexes(grid, move, goal);
  const node = search.best(goal, true);
  return node < 0 ? undefined : { hexes: search.placesTo(node), cost: search.cost[node]! };
}

/** Walks a given way, start first, under the same rules as reach. `move.start` is ignored: the way says where it starts. */
export function walkPath(grid: HexGrid, move: Omit<Move, 'start'>, way: readonly HexIndex[]): WalkedPath {
  if (way.length === 0) throw new InvalidMoveError('a way has at least the hex it begins in');
  const steps: PathStep[] = [];
  let total = 0;
  let state = move.states?.initial ?? 0;
  const refuse = (at: number, because: Refusal): WalkedPath => ({
    steps,
    total,
    refused: { at, hex: way[at]!, because },
  });
  for (let at = 1; at < way.length; at++) {
    const from = way[at - 1]!;
    const to = way[at]!;
    const direction = grid.directionNumber(from, to);
    if (direction < 0) return refuse(at, 'not-adjacent');
    if (at > 1 && move.mustStop?.(from, state) === true) return refuse(at, 'must-stop');
    const cost = move.step(from, to, direction, state);
    if (cost < 0) return refuse(at, 'forbidden');
    if (total + cost > move.allowance) return refuse(at, 'beyond-allowance');
    state = move.states === undefined ? 0 : move.states.next(state, from, to, direction);
    total += cost;
    steps.push({ from, to, cost, total });
  }
  const last = way.length - 1;
  return move.mayEnd?.(way[last]!, state) === false ? refuse(last, 'may-not-end') : { steps, total };
}
