import { type FieldType, fieldsOf, isOpen, type ShapeClass } from '../../kernel/fields/index.js';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What was sent as an instance of its class, with the default of whatever was left out; only what is declared to be an
 * object is gone into. A field that nobody declares is kept under a name no class has, for class-validator to refuse: it
 * would take `constructor` for a field of every class.
 */
export function instanceOf<T extends object>(shape: ShapeClass<T>, sent: Readonly<Record<string, unknown>>): T {
  const made = Object.create(shape.prototype as object) as Record<string, unknown>;
  const fields = fieldsOf(shape);
  for (const { name, type, default: fallback } of fields) {
    const given = Object.hasOwn(sent, name) ? sent[name] : undefined;
    const value = given === undefined ? structuredClone(fallback) : given;
    if (value !== undefined) made[name] = within(type, value);
  }
  if (isOpen(shape)) return made as T;
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(sent)) if (!known.has(name)) made[`undeclared ${name}`] = sent[name];
  return made as T;
}

function within(type: FieldType, value: unknown): unknown {
  if (type.kind === 'object') return isPlain(value) ? instanceOf(type.of, value) : value;
  if (type.kind === 'list' && type.of.kind === 'object' && Array.isArray(value)) {
    return value.map((item) => within(type.of, item));
  }
  return value;
}
