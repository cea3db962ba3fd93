import { expect } from '@jest/globals';
import { type FieldFault, MAX_FAULTS } from '../../src/edge/faults.js';
import { inlineSchema } from '../../src/edge/schema/json-schema.js';
import { BoundedSchemas } from '../../src/edge/schema-faults.js';
import type { ShapeClass } from '../../src/kernel/fields/index.js';
import { textIn } from '../../src/platform/language.js';

/**
 * A second opinion on the form of a value and on the words of its faults: the published JSON Schema, read by ajv. It
 * fills in defaults as well. Unlike the checker it looks into lists that are too long; what it finds there is left out.
 */
const schemas = new BoundedSchemas({ useDefaults: true });
const compiled = new Map<ShapeClass, ReturnType<BoundedSchemas['compile']>>();

export function ajvFaults(shape: ShapeClass, value: unknown): FieldFault[] {
  let check = compiled.get(shape);
  if (!check) {
    check = schemas.compile(inlineSchema(shape));
    compiled.set(shape, check);
  }
  const faults = check(value);
  const tooLong = faults
    .filter(({ detail }) => /^must have at most \d+ items?$/.test(textIn('en', detail)))
    .map((f) => f.pointer);
  return faults.filter(({ pointer }) => !tooLong.some((list) => pointer.startsWith(`${list}/`))).slice(0, MAX_FAULTS);
}

const OF_NO_KIND = 'must match a schema in anyOf';

/**
 * The checker found what ajv found, in the same words. Of a value that may be of several kinds ajv tells the faults of every kind:
 * where something inside of it is wrong, the checker tells that and no more, and otherwise one thing about the value itself.
 */
export function expectSameFaults(found: readonly FieldFault[], byAjv: readonly FieldFault[]): void {
  const ofSeveralKinds = byAjv.filter(({ detail }) => detail.en === OF_NO_KIND).map(({ pointer }) => pointer);
  const isIn = ({ pointer }: FieldFault, value: string) => pointer === value || pointer.startsWith(`${value}/`);
  const elsewhere = (faults: readonly FieldFault[]) =>
    faults.filter((fault) => !ofSeveralKinds.some((value) => isIn(fault, value)));
  expect(elsewhere(found)).toEqual(elsewhere(byAjv));
  for (const value of ofSeveralKinds) {
    const told = found.filter((fault) => isIn(fault, value));
    const inside = byAjv.filter((fault) => isIn(fault, value) && fault.pointer !== value);
    if (inside.length > 0) expect(told).toEqual(inside);
    else expect(told.map(({ pointer }) => pointer)).toEqual([value]);
  }
}
