/**
 * Everywhere a unit can go, and at what cost: the search of `graphs/search.ts` over the six neighbours of each hex.
 * Costs and allowance are in halves of a movement point. What a step costs is the game's business; this file knows no rule.
 */

import { type Adjacency, FORBIDDEN, InvalidSearchError, Search } from '../graphs/search.js';
import type { HexGrid, HexIndex } from './grid.js';
import type { Halves } from './halves.js';

export { FORBIDDEN, InvalidSearchError };

interface MoveStates {
  readonly count: number;
  readonly initial: number;
  /** The state after an allowed step; direction is 0 to 5. */
  readonly next: (state: number, from: HexIndex, to: HexIndex, direction: number) => number;
}

export interface MoveRules {
  /** Cost in halves, 0 or more, or FORBIDDEN. The hexside crossed is grid.topology.sideOf[6 * from + direction]. */
  readonly step: (from: HexIndex, to: HexIndex, direction: number, state: number) => Halves;
  /** Entering this hex ends the move. Beginning a move in it does not. */
  readonly mustStop?: (hex: HexIndex, state: number) => boolean;
  /** False where a unit may pass but not end its move. */
  readonly mayEnd?: (hex: HexIndex, state: number) => boolean;
  /** For steps that depend on the way so far: first step only, no second enemy zone, a minimum move as the sole step. */
  readonly states?: MoveStates;
}

export interface Move extends MoveRules {
  readonly start: HexIndex | readonly HexIndex[];
  readonly allowance: Halves;
}

const ARRIVALS = ['end', 'enter'] as const;
/** To end a move in a hex, or merely to enter it, perhaps on the way to another. */
export type Arrival = (typeof ARRIVALS)[number];

const adjacencies = new WeakMap<HexGrid, Adjacency>();

function adjacencyOf(grid: HexGrid): Adjacency {
  let adjacency = adjacencies.get(grid);
  if (adjacency === undefined) {
    const offsets = Int32Array.from({ length: grid.size + 1 }, (_, hex) => 6 * hex);
    adjacency = { size: grid.size, offsets, targets: grid.neighbours };
    adjacencies.set(grid, adjacency);
  }
  return adjacency;
}

export function searchHexes(grid: HexGrid, move: Move, goal?: HexIndex): Search {
  const starts = typeof move.start === 'number' ? [move.start] : move.start;
  return new Search(adjacencyOf(grid), starts, move.allowance, move, goal);
}

export class Reach {
  constructor(
    readonly grid: HexGrid,
    private readonly search: Search,
  ) {}

  /** The cheapest cost to end a move in a hex (or to enter it), or undefined. A start costs 0. */
  costTo(hex: HexIndex, arrival: Arrival = 'end'): Halves | undefined {
    const node = this.search.best(hex, arrival === 'end');
    return node < 0 ? undefined : this.search.cost[node];
  }

  has(hex: HexIndex, arrival: Arrival = 'end'): boolean {
    return this.search.best(hex, arrival === 'end') >= 0;
  }

  /** The cheapest way, both ends included; of equally cheap ways, step by step from the goal, the lowest hex before. */
  pathTo(hex: HexIndex, arrival: Arrival = 'end'): HexIndex[] | undefined {
    const node = this.search.best(hex, arrival === 'end');
    return node < 0 ? undefined : this.search.placesTo(node);
  }

  /** Every hex reached, starts included, in order of index. */
  hexes(arrival: Arrival = 'end'): HexIndex[] {
    const found: HexIndex[] = [];
    for (let hex = 0; hex < this.grid.size; hex++) if (this.has(hex, arrival)) found.push(hex);
    return found;
  }
}

/** Every hex that can be reached within the allowance. */
export function reach(grid: HexGrid, move: Move): Reach {
  return new Reach(grid, searchHexes(grid, move));
}
