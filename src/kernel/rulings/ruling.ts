import type { CellUse } from '../charts/index.js';
import type { RolledDie } from '../dice/index.js';
import type { Values } from './messages.js';

/** A section of the book, or the section that decides followed by those it leans on. */
export type Cite = string | readonly [string, ...string[]];

/** A step before it has words. */
export interface BareStep {
  /** The section behind this step. */
  readonly rule: string;
  /** Further sections it leans on. */
  readonly also?: readonly string[];
  readonly key: string;
  readonly values: Values;
  /** True where this step is a reason why the answer is "not allowed". */
  forbids?: true;
}

export interface Step extends BareStep {
  readonly text: string;
}

export interface Ruling<O = unknown> {
  readonly game: string;
  readonly procedure: string;
  readonly legal: boolean;
  /** Null where the rules forbid the thing and nothing comes of it. */
  readonly outcome: O | null;
  readonly steps: readonly Step[];
  readonly dice: readonly RolledDie[];
  /** Present where the dice were drawn from a seed: sending it again gives the same ruling. */
  seed?: string;
  readonly provenance: readonly CellUse[];
  readonly summary: string;
}
