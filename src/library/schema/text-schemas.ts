import type { JsonSchema } from '../../edge/schema/json-schema.js';

/** Small schemas that every kind of record uses. */
export const ID_PATTERN = '^[a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?$';

/** What a database can keep as text: no NUL, no half of a character. */
export const TEXT_PATTERN = '^[^\\u0000\\uD800-\\uDFFF]*$';

export const line = (max = 200): JsonSchema => ({
  type: 'string',
  minLength: 1,
  maxLength: max,
  pattern: TEXT_PATTERN,
});
export const id = (description: string): JsonSchema => ({ type: 'string', pattern: ID_PATTERN, description });
export const strict = (
  properties: Record<string, JsonSchema>,
  required: readonly string[] = [],
  description?: string,
): JsonSchema => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
  ...(description === undefined ? {} : { description }),
});
export const listOf = (items: JsonSchema, maxItems: number, description?: string): JsonSchema => ({
  type: 'array',
  items,
  maxItems,
  ...(description === undefined ? {} : { description }),
});

/** A name or a sentence in English, and in Japanese where there is one. */
export const bilingual = (max = 2000): JsonSchema => strict({ en: line(max), ja: line(max) }, ['en']);

export const count = (max = 1000): JsonSchema => ({ type: 'integer', minimum: 0, maximum: max });
