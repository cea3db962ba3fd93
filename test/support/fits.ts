import { shapeChecker } from '../../src/edge/checker/checker.js';
import type { ShapeClass } from '../../src/kernel/fields/index.js';

const checkers = new Map<ShapeClass, ReturnType<typeof shapeChecker>>();

/** What is wrong with a value as a client would read it, held against a declared shape: unknown fields too. */
export function misfits(shape: ShapeClass, value: unknown): readonly object[] {
  let check = checkers.get(shape);
  if (!check) {
    check = shapeChecker(shape);
    checkers.set(shape, check);
  }
  return check(JSON.parse(JSON.stringify(value)));
}
