import type { FieldWords } from '../../kernel/procedures/index.js';
import type { JsonSchema } from './json-schema.js';

/**
 * A schema for people: each field with its `title` and, as far as there is one, its description in the reader's language, and beside an `enum` its words in the same order
 * (`x-titles`). What is sent stays as it is.
 */
export function titled(schema: JsonSchema, words: FieldWords, field = ''): JsonSchema {
  const { properties, items, anyOf, oneOf, additionalProperties, enum: choices, const: fixed } = schema;
  const inside = (each: unknown): JsonSchema => titled(each as JsonSchema, words, field);
  return {
    ...schema,
    ...(choices ? titlesOf(choices as unknown[], words, field) : {}),
    ...(fixed === undefined ? {} : titlesOf([fixed], words, field)),
    ...(items ? { items: inside(items) } : {}),
    ...(anyOf ? { anyOf: (anyOf as unknown[]).map(inside) } : {}),
    ...(oneOf ? { oneOf: (oneOf as unknown[]).map(inside) } : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: inside(additionalProperties) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, each]) => [
              name,
              { ...titleOf(name, words, field), ...titled(each, words, name), ...describedOf(each, words) },
            ]),
          ),
        }
      : {}),
  };
}

/** The description in the reader's language, where somebody has written it. */
const describedOf = ({ description }: JsonSchema, words: FieldWords): JsonSchema => {
  const told = typeof description === 'string' ? words.description(description) : undefined;
  return told === undefined ? {} : { description: told };
};

/** A name that means several things is given with the field around it: `hexsides.side`. */
const titleOf = (name: string, words: FieldWords, around: string): JsonSchema => {
  const title = words.field(`${around}.${name}`) ?? words.field(name);
  return title === undefined ? {} : { title };
};

/** Ids of pieces and places have no word here: where nothing has one, nothing is said. */
function titlesOf(choices: readonly unknown[], words: FieldWords, field: string): JsonSchema {
  const titles = choices.map((word) => (typeof word === 'string' ? (words.choice(field, word) ?? null) : null));
  return titles.some((title) => title !== null) ? { 'x-titles': titles } : {};
}
