/**
 * Tracing supply and finding what hangs together: breadth-first walks under the caller's filters. A trace that fails also
 * says where it fails: the blocked step nearest to the space that was asked about.
 */

import type { Connection, Graph } from './graph.js';
import type { SpaceDescription } from './graph-description.js';

export interface TraceRules<S extends SpaceDescription = SpaceDescription> {
  readonly sources: readonly string[];
  /** Spaces a trace may pass through; a source that fails it supplies nothing. All, when left out. */
  readonly through?: (space: S) => boolean;
  /** Spaces a trace may end in though it may not pass through them. None, when left out. */
  readonly into?: (space: S) => boolean;
  /** Connections a trace may follow. All, when left out. */
  readonly over?: (connection: Connection, from: S, to: S) => boolean;
}

const BLOCKS = ['source', 'space', 'connection'] as const;
type Block = (typeof BLOCKS)[number];

/** Where a trace towards a space fails. */
export interface Frontier {
  readonly by: Block;
  /** The last space reached; undefined when the source itself is blocked. */
  readonly from?: string;
  /** The space that was not entered. */
  readonly to: string;
  readonly connection?: Connection;
  /** The space at fault when spaces are: `to`, or `from` where a trace may end but not go on. */
  readonly space?: string;
  /** Connections of any kind from `to` to the space asked about. */
  readonly distance: number;
}

const UNREACHED = -2;
const SOURCE = -1;

export class Trace<S extends SpaceDescription = SpaceDescription> {
  /** The position before each space, SOURCE or UNREACHED. */
  private readonly previous: Int32Array;
  private readonly passable: readonly boolean[];

  constructor(
    private readonly graph: Graph<S>,
    private readonly rules: TraceRules<S>,
  ) {
    this.passable = graph.spaces.map((space) => rules.through?.(space) ?? true);
    this.previous = new Int32Array(graph.spaces.length).fill(UNREACHED);
    this.spread();
  }

  reaches(id: string): boolean {
    return this.previous[this.graph.position(id)] !== UNREACHED;
  }

  /** Ids of every space reached, in the order of the map. */
  spaces(): string[] {
    return this.graph.spaces.filter((_, at) => this.previous[at] !== UNREACHED).map((space) => space.id);
  }

  /** A way of fewest connections from a source, both ends included. */
  pathTo(id: string): string[] | undefined {
    if (!this.reaches(id)) return undefined;
    const path: string[] = [];
    for (let at = this.graph.position(id); at >= 0; at = this.previous[at]!) path.push(this.graph.spaces[at]!.id);
    return path.reverse();
  }

  /** The blocked step nearest to a space that is not reached; undefined if it is reached, or joined to no source at all. */
  frontierOf(id: string): Frontier | undefined {
    if (this.reaches(id)) return undefined;
    const sources = new Set(this.rules.sources.map((source) => this.graph.position(source)));
    const away = new Int32Array(this.graph.spaces.length).fill(-1);
    const queue = [this.graph.position(id)];
    away[queue[0]!] = 0;
    for (const at of queue) {
      const frontier = this.blockedStepInto(at, away[at]!, sources.has(at));
      if (frontier !== undefined) return frontier;
      for (const { to } of this.stepsFrom(at)) {
        if (away[to]! >= 0) continue;
        away[to] = away[at]! + 1;
        queue.push(to);
      }
    }
    return undefined;
  }

  private spread(): void {
    const queue: number[] = [];
    for (const source of this.rules.sources) {
      const at = this.graph.position(source);
      if (!this.passable[at] || this.previous[at] === SOURCE) continue;
      this.previous[at] = SOURCE;
      queue.push(at);
    }
    for (const from of queue) {
      for (const { to, connection } of this.stepsFrom(from)) {
        if (this.previous[to] !== UNREACHED || !this.mayFollow(connection, from, to) || !this.mayEnter(to)) continue;
        this.previous[to] = from;
        if (this.passable[to]) queue.push(to);
      }
    }
  }

  private blockedStepInto(to: number, distance: number, isSource: boolean): Frontier | undefined {
    const id = this.graph.spaces[to]!.id;
    if (isSource) return { by: 'source', to: id, space: id, distance };
    const step = this.stepsFrom(to).find((each) => this.previous[each.to] !== UNREACHED);
    if (step === undefined) return undefined;
    const from = this.graph.spaces[step.to]!.id;
    const found = { from, to: id, connection: step.connection, distance };
    if (!this.passable[step.to]) return { ...found, by: 'space', space: from };
    if (!this.mayFollow(step.connection, step.to, to)) return { ...found, by: 'connection' };
    return { ...found, by: 'space', space: id };
  }

  private mayEnter(at: number): boolean {
    return this.passable[at] === true || this.rules.into?.(this.graph.spaces[at]!) === true;
  }

  private mayFollow(connection: Connection, from: number, to: number): boolean {
    return this.rules.over?.(connection, this.graph.spaces[from]!, this.graph.spaces[to]!) ?? true;
  }

  private stepsFrom(at: number): { to: number; connection: Connection }[] {
    const { offsets, targets } = this.graph.adjacency;
    const steps: { to: number; connection: Connection }[] = [];
    for (let step = offsets[at]!; step < offsets[at + 1]!; step++) {
      steps.push({ to: targets[step]!, connection: this.graph.connections[this.graph.stepConnection[step]!]! });
    }
    return steps;
  }
}

/** Which spaces the sources reach. */
export function trace<S extends SpaceDescription>(graph: Graph<S>, rules: TraceRules<S>): Trace<S> {
  return new Trace(graph, rules);
}

export interface ComponentFilters<S extends SpaceDescription = SpaceDescription> {
  readonly through?: (space: S) => boolean;
  /** The same both ways, so that groups never overlap. */
  readonly over?: (connection: Connection) => boolean;
}

/** Groups of spaces that hang together under the filters; each group, and the groups, in the order of the map. */
export function connectedComponents<S extends SpaceDescription>(
  graph: Graph<S>,
  filters: ComponentFilters<S> = {},
): string[][] {
  const placed = new Set<string>();
  const groups: string[][] = [];
  for (const space of graph.spaces) {
    if (placed.has(space.id) || filters.through?.(space) === false) continue;
    const group = trace(graph, { ...filters, sources: [space.id] }).spaces();
    for (const id of group) placed.add(id);
    groups.push(group);
  }
  return groups;
}
