import type { JsonSchema } from '../../edge/schema/json-schema.js';

/**
 * The same schema, its defaults told in the descriptions. Generators of clients take a field with a default for one that is
 * always there, and then ask for it in every request; the schemas of the catalogue keep their defaults.
 */
export function defaultsInWords(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (properties === undefined) return schema;
  const worded = Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => [
    name,
    inWords(field),
  ]);
  return { ...schema, properties: Object.fromEntries(worded) };
}

function inWords({ default: fallback, ...field }: JsonSchema): JsonSchema {
  const schema = defaultsInWords(field);
  if (fallback === undefined) return schema;
  const { description = '' } = schema as { description?: string };
  const end = /[.?!]$/.test(description) || description === '' ? '' : '.';
  return { ...schema, description: `${description}${end} Default: ${JSON.stringify(fallback)}.`.trimStart() };
}
