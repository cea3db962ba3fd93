import type { Face } from './card-values.js';

/** Longer ones first: "<=" is not "<" and a value that begins with "=". */
export const OPERATORS = ['<=', '>=', '!=', '=', '<', '>'] as const;
export type Operator = (typeof OPERATORS)[number];

/** A card meets it when one of the values named stands so to the value given. */
export interface Condition {
  readonly face: Face;
  /** A dotted name may stand for several values: all that lie under it. */
  readonly names: readonly string[];
  readonly operator: Operator;
  /** Where the value given reads as a number, and numbers are among those named. */
  readonly number?: number;
  /** Where texts are among those named; only for = and !=. */
  readonly text?: string;
}
