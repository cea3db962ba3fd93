/** Everywhere that can be reached on a point-to-point map, and the cheapest ways there, in whole-number costs. */

import type { Connection, Graph } from './graph.js';
import type { SpaceDescription } from './graph-description.js';
import { FORBIDDEN, MAX_ALLOWANCE, Search, type SearchRules } from './search.js';

export interface SpaceMove<S extends SpaceDescription = SpaceDescription> {
  readonly start: string | readonly string[];
  /** Left out: as far as the map goes. */
  readonly allowance?: number;
  /** Whole cost of a step, 0 or more, or FORBIDDEN; 1 when left out. */
  readonly step?: (connection: Connection, from: S, to: S, state: number) => number;
  /** Entering this space ends the move. */
  readonly mustStop?: (space: S, state: number) => boolean;
  /** False where a move may pass but not end. */
  readonly mayEnd?: (space: S, state: number) => boolean;
  /** For steps that depend on the way so far. */
  readonly states?: {
    readonly count: number;
    readonly initial: number;
    readonly next: (state: number, connection: Connection, from: S, to: S) => number;
  };
}

export interface SpacePath {
  readonly spaces: readonly string[];
  readonly cost: number;
}

function searchSpaces<S extends SpaceDescription>(graph: Graph<S>, move: SpaceMove<S>, goal?: string): Search {
  const starts = typeof move.start === 'string' ? [move.start] : move.start;
  return new Search(
    graph.adjacency,
    starts.map((id) => graph.position(id)),
    move.allowance ?? MAX_ALLOWANCE,
    indexRules(graph, move),
    goal === undefined ? undefined : graph.position(goal),
  );
}

/** The caller's rules speak of spaces and connections, the search of positions. */
function indexRules<S extends SpaceDescription>(graph: Graph<S>, move: SpaceMove<S>): SearchRules {
  const { step, mustStop, mayEnd, states } = move;
  const space = (position: number) => graph.spaces[position]!;
  const connection = (from: number, slot: number) =>
    graph.connections[graph.stepConnection[graph.adjacency.offsets[from]! + slot]!]!;
  return {
    step: (from, to, slot, state) => step?.(connection(from, slot), space(from), space(to), state) ?? 1,
    mustStop: mustStop && ((place, state) => mustStop(space(place), state)),
    mayEnd: mayEnd && ((place, state) => mayEnd(space(place), state)),
    states: states && {
      count: states.count,
      initial: states.initial,
      next: (state, from, to, slot) => states.next(state, connection(from, slot), space(from), space(to)),
    },
  };
}

export class SpaceReach<S extends SpaceDescription = SpaceDescription> {
  constructor(
    private readonly graph: Graph<S>,
    private readonly search: Search,
  ) {}

  /** The cheapest cost to end a move in a space, or undefined. A start costs 0. */
  costTo(id: string): number | undefined {
    const node = this.search.best(this.graph.position(id), true);
    return node < 0 ? undefined : this.search.cost[node];
  }

  /** The cheapest way, both ends included; in ties the lowest space before, in the order of the map. */
  pathTo(id: string): string[] | undefined {
    const node = this.search.best(this.graph.position(id), true);
    return node < 0 ? undefined : this.search.placesTo(node).map((place) => this.graph.spaces[place]!.id);
  }

  /** Every space where the move may end, starts included, in the order of the map. */
  spaces(): string[] {
    return this.graph.spaces.map((space) => space.id).filter((id) => this.costTo(id) !== undefined);
  }
}

export function reachSpaces<S extends SpaceDescription>(graph: Graph<S>, move: SpaceMove<S>): SpaceReach<S> {
  return new SpaceReach(graph, searchSpaces(graph, move));
}

export function shortestPath<S extends SpaceDescription>(
  graph: Graph<S>,
  move: SpaceMove<S>,
  goal: string,
): SpacePath | undefined {
  const search = searchSpaces(graph, move, goal);
  const node = search.best(graph.position(goal), true);
  if (node < 0) return undefined;
  return { spaces: search.placesTo(node).map((place) => graph.spaces[place]!.id), cost: search.cost[node]! };
}

/** Fewest connections between two spaces, over those that pass the filter; undefined where there is no way. */
export function spaceDistance<S extends SpaceDescription>(
  graph: Graph<S>,
  a: string,
  b: string,
  over: (connection: Connection) => boolean = () => true,
): number | undefined {
  return shortestPath(
    graph,
    { start: a, allowance: graph.spaces.length, step: (connection) => (over(connection) ? 1 : FORBIDDEN) },
    b,
  )?.cost;
}
