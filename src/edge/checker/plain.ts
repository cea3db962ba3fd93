import { type Field, type FieldType, fieldsIn } from '../../kernel/fields/index.js';
import { InvalidRequestError } from '../faults.js';
import { faultsIn } from './faults.js';

/**
 * Checks a form by walking its declaration. The server has code made from the declarations instead, which takes a fraction
 * of the time; many pages and phones let no program make code. The golden run holds the two to the same answers.
 */
export function checkedForm<T = Record<string, unknown>>(fields: readonly Field[], value: unknown, pointer = ''): T {
  const faults = faultsIn(fields, value, pointer);
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return filled<T>(fields, value);
}

/** A copy of something that has the form, with the default of whatever was left out. */
export function filled<T = Record<string, unknown>>(fields: readonly Field[], value: unknown): T {
  const copy = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  fillFields(fields, copy);
  return copy as T;
}

/** Writes the default of whatever was left out, in declared order, as the server does. */
function fillFields(fields: readonly Field[], value: Record<string, unknown>): void {
  for (const { name, type, default: fallback } of fields) {
    const given = value[name];
    if (given === undefined && fallback === undefined) continue;
    if (given === undefined)
      value[name] = typeof fallback === 'object' ? JSON.parse(JSON.stringify(fallback)) : fallback;
    if (typeof value[name] === 'object' && value[name] !== null) fillType(type, value[name]);
  }
}

function fillType(type: FieldType, value: unknown): void {
  if (type.kind === 'object') fillFields(fieldsIn(type.of), value as Record<string, unknown>);
  else if (type.kind === 'list') for (const item of value as unknown[]) fillType(type.of, item);
  else if (type.kind === 'record') for (const item of Object.values(value as object)) fillType(type.of, item);
  else if (type.kind === 'either') {
    const meant = type.of.find((one) => faultsIn([only(one)], { value }, '').length === 0);
    if (meant) fillType(meant, value);
  }
}

const only = (type: FieldType): Field => ({ name: 'value', type, description: '', optional: false });
