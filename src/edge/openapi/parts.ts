import type { JsonSchema } from '../schema/json-schema.js';

/** Where the schemas of the document stand. */
export const SCHEMAS = '#/components/schemas/';

export const ref = (name: string): JsonSchema => ({ $ref: `${SCHEMAS}${name}` });

export const text: JsonSchema = { type: 'string' };

export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

export const header = (name: string, description: string, required = false) => ({
  name,
  in: 'header',
  required,
  schema: text,
  description,
});
