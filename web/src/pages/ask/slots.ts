import type { Layout } from '../../board/layout.js';
import type { Schema } from '../../forms/schema.js';
import { formWord } from '../../i18n/form-words.js';

/** A place in a question where a hex or space of the map is named. */
export interface Slot {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

const MOST = 40;

/** Every text of the question, outside its map, that names a place of the map. */
export function slotsIn(input: unknown, layout: Layout, path: readonly (string | number)[] = []): Slot[] {
  if (typeof input === 'string') return layout.place(input) ? [{ path, value: input }] : [];
  if (typeof input !== 'object' || input === null) return [];
  const entries = Array.isArray(input) ? [...input.entries()] : Object.entries(input);
  return entries
    .filter(([name]) => name !== 'map')
    .flatMap(([name, each]) => slotsIn(each, layout, [...path, name]))
    .slice(0, MOST);
}

/** The same question with another value at a path. */
export function withValue(input: unknown, [name, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(input)) return input.with(Number(name), withValue(input[Number(name)], rest, value));
  const fields = input as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}

/** On another map the places of the question may not exist: those that do not are put in its middle, side by side. */
export function movedOnto(input: unknown, slots: readonly Slot[], layout: Layout): unknown {
  const middle = Math.floor(layout.places.length / 2);
  return slots.reduce((changed, { path, value }, number) => {
    if (layout.place(value)) return changed;
    return withValue(changed, path, layout.places[Math.min(middle + number, layout.places.length - 1)]);
  }, input);
}

/** Where a value stands, in words: the names of its fields, and the number in a list. */
export function pathName(schema: Schema, path: readonly (string | number)[]): string {
  let at: Schema | undefined = schema;
  const words = path.map((step) => {
    if (typeof step === 'number') {
      at = at?.items;
      return String(step + 1);
    }
    at = at?.properties?.[step];
    return at?.title ?? formWord(step);
  });
  return words.join(' ');
}
