import { type FieldType, fieldsIn, type ShapeClass } from './shape.js';

/** Objects whose defaults are filled in already: a board sent with every question is gone through once. */
const complete = new WeakMap<object, ShapeClass>();

/**
 * A copy with the default of every field that was left out, as the request validator does it for what clients send. An
 * object it has made itself is handed back as it is, so parts that never change keep their identity.
 */
export function fillDefaults<T>(shape: ShapeClass<T>, given: object): T {
  if (complete.get(given) === shape) return given as T;
  const filled: Record<string, unknown> = {};
  for (const field of fieldsIn(shape)) {
    const value = (given as Record<string, unknown>)[field.name];
    const present = value === undefined ? field.default : value;
    if (present !== undefined) filled[field.name] = fill(field.type, present);
  }
  complete.set(filled, shape);
  return filled as T;
}

function fill(type: FieldType, value: unknown): unknown {
  if (type.kind === 'object') return fillDefaults(type.of, value as object);
  if (type.kind === 'list' && type.of.kind === 'object') {
    const { of } = type.of;
    return (value as readonly object[]).map((item) => fillDefaults(of, item));
  }
  return value;
}
