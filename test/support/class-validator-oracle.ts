import 'reflect-metadata';
import { useContainer, validateSync } from 'class-validator';
import { declareRules } from '../../src/edge/shapes/class-rules.js';
import { instanceOf } from '../../src/edge/shapes/instance.js';
import type { ShapeClass } from '../../src/kernel/fields/index.js';

/** Its own container goes through all rules ever made for each that it looks at: two thirds of the time of a property test. */
const instances = new WeakMap<object, unknown>();
useContainer({
  get<T>(made: { new (...args: unknown[]): T } | ((...args: unknown[]) => T)): T {
    if (!instances.has(made)) instances.set(made, new (made as new () => T)());
    return instances.get(made) as T;
  },
});

let root: ShapeClass | undefined;

/** class-validator looks through all classes it knows on every call, so it is made to know those of one root at a time. */
function forgetAllBut(shape: ShapeClass): void {
  if (root === shape) return;
  root = shape;
  (globalThis as { classValidatorMetadataStorage?: unknown }).classValidatorMetadataStorage = undefined;
}

/** The verdict of class-validator on the rules that Nest's pipe applies at the edges. */
export function acceptedByClassValidator(shape: ShapeClass, input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  forgetAllBut(shape);
  declareRules(shape);
  const instance = instanceOf(shape, input as Record<string, unknown>) as object;
  return (
    validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true }).length === 0
  );
}
