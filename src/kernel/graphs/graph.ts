/**
 * Point-to-point maps: spaces joined by connections of several kinds (road, rough, sea, border). Outside, spaces are the
 * ids of the map's author; inside, positions in the given order, with all steps out of a space in one run of an array.
 */

import {
  type GraphDescription,
  type GraphProblem,
  InvalidGraphError,
  type SpaceDescription,
} from './graph-description.js';
import type { Adjacency } from './search.js';

/** The kind of a connection that names none. */
export const PLAIN = 'plain';

export interface Connection {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
}

export class UnknownSpaceError extends Error {
  readonly code = 'unknown-space';

  constructor(readonly space: string) {
    super(`no space is called "${space}" on this map`);
    this.name = 'UnknownSpaceError';
  }

  get japanese(): string {
    return `このマップにスペース「${this.space}」はありません`;
  }
}

export class Graph<S extends SpaceDescription = SpaceDescription> {
  readonly spaces: readonly S[];
  readonly connections: readonly Connection[];
  /** Steps out of each space, in order of neighbour, then of connection. */
  readonly adjacency: Adjacency;
  /** The position in `connections` of each step of `adjacency`. */
  readonly stepConnection: Int32Array;
  private readonly positions = new Map<string, number>();

  /** Throws InvalidGraphError with every problem of the description. */
  constructor(description: GraphDescription<S>) {
    const problems: GraphProblem[] = [];
    this.spaces = [...description.spaces];
    this.spaces.forEach((space, i) => {
      if (this.positions.has(space.id)) {
        problems.push({
          code: 'duplicate',
          path: `spaces[${i}].id`,
          message: `space ${space.id} is listed twice`,
          japanese: `スペース ${space.id} が2回書かれています`,
        });
      } else this.positions.set(space.id, i);
    });
    this.connections = description.connections.map(({ a, b, kind }) => ({ a, b, kind: kind ?? PLAIN }));
    problems.push(...checkConnections(this.connections, this.positions));
    if (problems.length > 0) throw new InvalidGraphError(problems);
    const steps = listSteps(this.connections, this.positions);
    this.adjacency = {
      size: this.spaces.length,
      offsets: countOffsets(steps, this.spaces.length),
      targets: Int32Array.from(steps, (step) => step.to),
    };
    this.stepConnection = Int32Array.from(steps, (step) => step.connection);
  }

  has(id: string): boolean {
    return this.positions.has(id);
  }

  find(id: string): S | undefined {
    const position = this.positions.get(id);
    return position === undefined ? undefined : this.spaces[position];
  }

  /** The space with this id; throws UnknownSpaceError. */
  space(id: string): S {
    return this.spaces[this.position(id)]!;
  }

  /** Position of a space in the given order; throws UnknownSpaceError. */
  position(id: string): number {
    const position = this.positions.get(id);
    if (position === undefined) throw new UnknownSpaceError(id);
    return position;
  }

  /** Ids of the spaces next to one, each once, in the given order; of one kind of connection only, if a kind is named. */
  neighbours(id: string, kind?: string): string[] {
    const joined = this.connectionsOf(id).filter((each) => kind === undefined || each.kind === kind);
    const ids = joined.map((each) => (each.a === id ? each.b : each.a));
    return [...new Set(ids)];
  }

  /** The connections of a space, in order of the space at their other end. */
  connectionsOf(id: string): Connection[] {
    const position = this.position(id);
    const steps = this.stepConnection.subarray(
      this.adjacency.offsets[position]!,
      this.adjacency.offsets[position + 1]!,
    );
    return Array.from(steps, (connection) => this.connections[connection]!);
  }

  /** The connections that join two spaces, at most one of each kind. */
  connectionsBetween(a: string, b: string): Connection[] {
    this.position(b);
    return this.connectionsOf(a).filter((each) => (each.a === a ? each.b : each.a) === b);
  }
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly connection: number;
}

function listSteps(connections: readonly Connection[], positions: ReadonlyMap<string, number>): Step[] {
  const steps = connections.flatMap(({ a, b }, connection) => {
    const [from, to] = [positions.get(a)!, positions.get(b)!];
    return [
      { from, to, connection },
      { from: to, to: from, connection },
    ];
  });
  return steps.sort((one, two) => one.from - two.from || one.to - two.to || one.connection - two.connection);
}

function countOffsets(steps: readonly Step[], size: number): Int32Array {
  const offsets = new Int32Array(size + 1);
  for (const step of steps) offsets[step.from + 1]!++;
  for (let i = 0; i < size; i++) offsets[i + 1] = offsets[i + 1]! + offsets[i]!;
  return offsets;
}

function checkConnections(connections: readonly Connection[], positions: ReadonlyMap<string, number>): GraphProblem[] {
  const seen = new Set<string>();
  return connections.flatMap(({ a, b, kind }, i): GraphProblem[] => {
    const path = `connections[${i}]`;
    const unknown = (['a', 'b'] as const).filter((end) => !positions.has(end === 'a' ? a : b));
    if (unknown.length > 0) {
      return unknown.map((end) => {
        const { code, message, japanese } = new UnknownSpaceError(end === 'a' ? a : b);
        return { code, path: `${path}.${end}`, message, japanese };
      });
    }
    if (a === b) {
      const japanese = `スペース ${a} が自分自身とつながっています`;
      return [{ code: 'self-loop', path, message: `space ${a} is joined to itself`, japanese }];
    }
    const key = JSON.stringify([...[a, b].sort(), kind]);
    if (seen.has(key)) {
      const japanese = `${a} と ${b} が2回つながれています（${kind}）`;
      return [{ code: 'duplicate', path, message: `${a} and ${b} are joined twice (${kind})`, japanese }];
    }
    seen.add(key);
    return [];
  });
}
