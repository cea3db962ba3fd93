import { type FieldType, fieldsOf, type ShapeClass } from '../../kernel/fields/index.js';

/**
 * Query parameters as the fields of a shape have them. In an address everything is a text: a number, a yes or no and a
 * list are read where they can be, and left for the rules to refuse where not. An empty text says nothing.
 */
export function queryValues(
  shape: ShapeClass,
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const types = new Map(fieldsOf(shape).map(({ name, type }) => [name, type]));
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, sent] of Object.entries(query)) {
    const type = types.get(name);
    const value = type ? read(type, sent) : sent;
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function read(type: FieldType, sent: unknown): unknown {
  switch (type.kind) {
    case 'integer':
    case 'halves':
    case 'number':
      return typeof sent === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(sent) ? Number(sent) : sent;
    case 'flag':
      return sent === 'true' ? true : sent === 'false' ? false : sent;
    case 'list':
      if (sent === '') return undefined;
      if (typeof sent !== 'string') return sent;
      return type.joined ? sent.split(',').map((item) => item.trim()) : [sent];
    default:
      return sent === '' ? undefined : sent;
  }
}
