import { type Field, type FieldType, fieldsIn, isOpen } from '../../kernel/fields/index.js';
import type { InBoth } from '../../platform/language.js';
import {
  atLeast,
  atLeastItems,
  atLeastLong,
  atMost,
  atMostFields,
  atMostItems,
  atMostLong,
  escapePointer,
  likePattern,
  multipleOf,
  NOT_A_MOMENT,
  noSuchField,
  ofType,
  oneOf,
  REQUIRED,
} from '../fault-words.js';
import { FieldFault, MAX_FAULTS } from '../faults.js';
import { isTimestamp, longerThan, shorterThan } from './compiled.js';

/** What is wrong with a value whose form has been refused: every faulty field up to the bound, in declared order. */
export function faultsIn(fields: readonly Field[], value: unknown, pointer: string): FieldFault[] {
  const found = new Found();
  inObject(fields, value, pointer, found);
  return found.faults();
}

/** Faults up to the bound; beyond it, how many fields and items nobody has looked at. */
class Found {
  readonly #all: FieldFault[] = [];
  #unseen = 0;

  push(fault: FieldFault): void {
    this.#all.push(fault);
  }

  get isFull(): boolean {
    return this.#all.length >= MAX_FAULTS;
  }

  passOver(values: number): void {
    this.#unseen += values;
  }

  faults(): FieldFault[] {
    if (this.#unseen === 0) return this.#all.slice(0, MAX_FAULTS);
    const { pointer, detail } = this.#all[MAX_FAULTS - 1]!;
    return [...this.#all.slice(0, MAX_FAULTS - 1), new FieldFault(pointer, detail, this.#unseen)];
  }
}

function inObject(fields: readonly Field[], value: unknown, pointer: string, found: Found, open = false): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    found.push(wrongType(pointer, 'object'));
    return;
  }
  const given = value as Readonly<Record<string, unknown>>;
  const at = (name: string): string => `${pointer}/${escapePointer(name)}`;
  for (const { name, optional } of fields) {
    if (!optional && given[name] === undefined) found.push(new FieldFault(at(name), REQUIRED));
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const name in given) {
    if (open || known.has(name)) continue;
    if (found.isFull) found.passOver(1);
    else found.push(new FieldFault(at(name), noSuchField(name, [...known])));
  }
  for (const { name, type, nullable } of fields) {
    if (given[name] === undefined || (nullable && given[name] === null)) continue;
    if (found.isFull) found.passOver(1);
    else inValue(type, given[name], at(name), found);
  }
}

function inValue(type: FieldType, value: unknown, pointer: string, found: Found): void {
  const wrong = (detail: InBoth): void => {
    found.push(new FieldFault(pointer, detail));
  };
  switch (type.kind) {
    case 'integer':
    case 'halves':
    case 'number': {
      const isNumber = typeof value === 'number' && Number.isFinite(value);
      if (type.kind === 'integer' && !Number.isInteger(value)) found.push(wrongType(pointer, 'integer'));
      if (!isNumber) {
        if (type.kind !== 'integer') found.push(wrongType(pointer, 'number'));
        return;
      }
      if (value > type.max) wrong(atMost(type.max));
      if (value < type.min) wrong(atLeast(type.min));
      if (type.kind === 'halves' && !Number.isInteger(value * 2)) wrong(multipleOf(0.5));
      return;
    }
    case 'text':
      if (typeof value !== 'string') found.push(wrongType(pointer, 'string'));
      else {
        if (longerThan(value, type.max)) wrong(atMostLong(type.max));
        if (type.min && shorterThan(value, type.min)) wrong(atLeastLong(type.min));
        if (type.pattern && !new RegExp(type.pattern, 'u').test(value)) wrong(likePattern(type.pattern, type.example));
      }
      return;
    case 'timestamp':
      if (!isTimestamp(value)) wrong(NOT_A_MOMENT);
      return;
    case 'flag':
      if (typeof value !== 'boolean') found.push(wrongType(pointer, 'boolean'));
      return;
    case 'choice':
      if (typeof value !== 'string') found.push(wrongType(pointer, 'string'));
      if (!type.choice.values.includes(value as string)) wrong(oneOf(type.choice.values, value));
      return;
    case 'object':
      inObject(fieldsIn(type.of), value, pointer, found, isOpen(type.of));
      return;
    case 'list':
      inList(type, value, pointer, found);
      return;
    case 'record':
      inRecord(type, value, pointer, found);
      return;
    case 'either':
      inEither(type, value, pointer, found);
      return;
    case 'json':
  }
}

/** The length is counted before anything is looked at, as in a list. */
function inRecord(type: FieldType & { kind: 'record' }, value: unknown, pointer: string, found: Found): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    found.push(wrongType(pointer, 'object'));
    return;
  }
  const entries = Object.entries(value);
  if (entries.length > type.max) {
    found.push(new FieldFault(pointer, atMostFields(type.max)));
    return;
  }
  for (const [i, [name, item]] of entries.entries()) {
    if (found.isFull) {
      found.passOver(entries.length - i);
      return;
    }
    inValue(type.of, item, `${pointer}/${escapePointer(name)}`, found);
  }
}

/** Told of the type that JSON writes like the value; of all where there is none. */
function inEither(type: FieldType & { kind: 'either' }, value: unknown, pointer: string, found: Found): void {
  const meant = type.of.find((one) => JSON_TYPES[one.kind] === jsonType(value));
  if (meant) inValue(meant, value, pointer, found);
  else found.push(wrongType(pointer, ...new Set(type.of.map(({ kind }) => JSON_TYPES[kind]))));
}

/** How JSON writes each kind of value. */
const JSON_TYPES: Readonly<Record<FieldType['kind'], string>> = {
  integer: 'number',
  halves: 'number',
  number: 'number',
  text: 'string',
  timestamp: 'string',
  choice: 'string',
  flag: 'boolean',
  object: 'object',
  record: 'object',
  list: 'array',
  either: 'any',
  json: 'any',
};

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The items of a list that is too long are not looked at: there may be millions. */
function inList(type: FieldType & { kind: 'list' }, value: unknown, pointer: string, found: Found): void {
  if (!Array.isArray(value)) found.push(wrongType(pointer, 'array'));
  else if (value.length > type.max) found.push(new FieldFault(pointer, atMostItems(type.max)));
  else {
    if (value.length < type.min) found.push(new FieldFault(pointer, atLeastItems(type.min)));
    for (const [i, item] of value.entries()) {
      if (found.isFull) {
        found.passOver(value.length - i);
        return;
      }
      inValue(type.of, item, `${pointer}/${i}`, found);
    }
  }
}

const wrongType = (pointer: string, ...types: readonly string[]): FieldFault =>
  new FieldFault(pointer, ofType(...types));
