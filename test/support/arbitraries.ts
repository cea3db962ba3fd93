import fc from 'fast-check';
import { type Field, type FieldType, fieldsOf, type ShapeClass } from '../../src/kernel/fields/index.js';

/** Inputs made from the field metadata: well formed, or with something wrong somewhere. */
export function arbitraryInput(shape: ShapeClass): fc.Arbitrary<Record<string, unknown>> {
  const entries = fieldsOf(shape).map((field) => [field.name, present(field)] as const);
  return fc.record(Object.fromEntries(entries)).map(dropUndefined);
}

const dropUndefined = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

function present({ type, optional, nullable }: Field): fc.Arbitrary<unknown> {
  const value = nullable ? fc.option(arbitraryValue(type), { nil: null }) : arbitraryValue(type);
  return optional ? fc.option(value, { nil: undefined }) : value;
}

function arbitraryValue(type: FieldType): fc.Arbitrary<unknown> {
  switch (type.kind) {
    case 'integer':
      return fc.integer({ min: type.min, max: type.max });
    case 'halves':
      return fc.integer({ min: Math.ceil(type.min * 2), max: Math.floor(type.max * 2) }).map((n) => n / 2);
    case 'number':
      return fc.double({ min: type.min, max: type.max, noNaN: true });
    case 'text':
      return type.pattern
        ? fc.stringMatching(new RegExp(type.pattern)).filter((s) => s.length <= type.max && s.length >= (type.min ?? 0))
        : fc.string({ minLength: type.min ?? 0, maxLength: Math.min(type.max, 12) });
    case 'timestamp':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...type.choice.values);
    case 'object':
      return arbitraryInput(type.of);
    case 'list':
      return fc.array(arbitraryValue(type.of), {
        minLength: type.min,
        maxLength: Math.max(type.min, Math.min(type.max, 4)),
      });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 5 }), arbitraryValue(type.of), { maxKeys: Math.min(type.max, 4) });
    case 'either':
      return fc.oneof(...type.of.map(arbitraryValue));
    case 'json':
      return fc.jsonValue();
  }
}

const WRONG: readonly unknown[] = [null, -1, 7.25, 1e9, 'no such word', '', true, [], {}, [null], [[]], { nested: 1 }];

/** The same input with one value replaced, removed or added anywhere in it. */
export function spoiled(input: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const places = placesIn(input, []);
  return fc
    .record({
      place: fc.constantFrom(...places),
      wrong: fc.constantFrom(...WRONG),
      how: fc.constantFrom('replace', 'remove', 'add'),
    })
    .map(({ place, wrong, how }) => {
      const copy = structuredClone(input);
      let holder: Record<string, unknown> = copy;
      for (const key of place.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
      const key = place.at(-1)!;
      if (how === 'replace') holder[key] = wrong;
      else if (how === 'remove' && !Array.isArray(holder)) delete holder[key];
      else if (Array.isArray(holder)) holder.push(wrong);
      else holder.unheardOf = wrong;
      return copy;
    });
}

function placesIn(value: unknown, path: readonly string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])]);
}
