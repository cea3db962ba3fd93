import { ref } from '../../edge/openapi/parts.js';
import { type JsonSchema, type SchemaCollection, shapeSchema } from '../../edge/schema/json-schema.js';
import { pascal } from '../../edge/schema/type-names.js';
import type { ShapeClass } from '../../kernel/fields/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import { HOUSE_EVENT_SHAPES } from '../../kernel/session/index.js';

type Refer = (shape: ShapeClass) => JsonSchema;

const SENTENCE = {
  text: { type: 'string', description: 'What happened, in the language asked for; empty where it needs no words.' },
  rule: { type: 'string', description: 'The section behind it; empty where there is none.' },
};
const REVEALS = { type: 'boolean', description: 'Something hidden came to light: one cannot go back before it.' };

/** Every kind of event: those of all sessions once, those of each game under its name, told apart by `type`. */
export function eventSchemas(games: readonly Game[], collected: SchemaCollection): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const house = Object.entries(HOUSE_EVENT_SHAPES).map(([type, shape]) => {
    const name = `Session${pascal(type)}Event`;
    schemas[name] = eventSchema(type, shape, undefined, (nested) => collected.refer('', nested, true));
    return { type, name };
  });
  const unions = games.flatMap((game) => {
    const events = game.declaration.session?.events;
    if (!events) return [];
    const prefix = pascal(game.id);
    const refer: Refer = (nested) => collected.refer(game.id, nested, true);
    const own = Object.entries(events).map(([type, { title, shape, secret }]) => {
      const name = `${prefix}${pascal(type)}Event`;
      schemas[name] = { ...eventSchema(type, shape, secret, refer), description: title.en };
      return { type, name };
    });
    schemas[`${prefix}Event`] = {
      description: `Something that happened in a game of ${game.title.en}.`,
      oneOf: [...own, ...house].map(({ name }) => ref(name)),
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries([...own, ...house].map(({ type, name }) => [type, ref(name).$ref])),
      },
    };
    return [`${prefix}Event`];
  });
  schemas.SessionEvent = {
    description: 'Something that happened, told apart by `type`.',
    anyOf: (unions.length > 0 ? unions : house.map(({ name }) => name)).map(ref),
  };
  return schemas;
}

function eventSchema(type: string, shape: ShapeClass, secret: ShapeClass | undefined, refer: Refer): JsonSchema {
  const { properties, required, ...rest } = shapeSchema(shape, refer, true);
  return {
    ...rest,
    properties: {
      type: { const: type },
      ...(properties as object),
      ...SENTENCE,
      reveals: REVEALS,
      ...(secret ? { secret: secretSchema(secret, refer) } : {}),
    },
    required: ['type', ...(required as string[]), 'text', 'rule'],
  };
}

/** What only some sides know; it is left out for everybody else. */
function secretSchema(secret: ShapeClass, refer: Refer): JsonSchema {
  const { properties, required, ...rest } = shapeSchema(secret, refer, true);
  const sides = { type: 'array', items: { type: 'string' }, description: 'The sides that know it.' };
  return {
    ...rest,
    properties: { for: sides, ...(properties as object) },
    required: ['for', ...(required as string[])],
  };
}
