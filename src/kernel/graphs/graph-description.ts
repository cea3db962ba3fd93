/** A point-to-point map as a client sends it. */

export interface SpaceDescription {
  readonly id: string;
  readonly name?: string;
  /** What it is called in Japanese. */
  readonly ja?: string;
}

interface ConnectionDescription {
  readonly a: string;
  readonly b: string;
  /** Such as road, rough, sea or border; two spaces may be joined once by each kind. */
  readonly kind?: string;
}

export interface GraphDescription<S extends SpaceDescription = SpaceDescription> {
  readonly spaces: readonly S[];
  readonly connections: readonly ConnectionDescription[];
}

const GRAPH_PROBLEMS = ['unknown-space', 'duplicate', 'self-loop'] as const;
type GraphProblemCode = (typeof GRAPH_PROBLEMS)[number];

/** `path` leads to the entry at fault, such as `connections[3].b`. */
export interface GraphProblem {
  readonly code: GraphProblemCode;
  readonly path: string;
  readonly message: string;
  readonly japanese: string;
}

/** Carries every problem of a description, not only the first. */
export class InvalidGraphError extends Error {
  readonly code = 'invalid-graph';

  constructor(readonly problems: readonly GraphProblem[]) {
    super(problems.map((each) => `${each.path}: ${each.message}`).join('; '));
    this.name = 'InvalidGraphError';
  }
}
