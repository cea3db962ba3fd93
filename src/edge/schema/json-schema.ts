import { type Field, type FieldType, fieldsOf, isOpen, type ShapeClass } from '../../kernel/fields/index.js';
import { shapeName } from './type-names.js';

/** The part of JSON Schema (2020-12) that the fields need. */
export type JsonSchema = { [keyword: string]: unknown };

/** Where nested shapes go: written out in place, or referred to and collected by name. */
export type Refer = (shape: ShapeClass) => JsonSchema;

/** In an answer an optional field may be null as well as absent; in a request it may only be absent. */
export function shapeSchema(shape: ShapeClass, refer: Refer, answers = false): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const field of fieldsOf(shape)) {
    const nullable = (field.nullable || (answers && field.optional)) && field.type.kind !== 'json';
    properties[field.name] = nullable
      ? { oneOf: [typeSchema(field.type, refer), { type: 'null' }], description: field.description }
      : fieldSchema(field, refer);
    if (!field.optional) required.push(field.name);
  }
  return { type: 'object', properties, required, additionalProperties: isOpen(shape) };
}

function fieldSchema(field: Field, refer: Refer): JsonSchema {
  const type = typeSchema(field.type, refer);
  const described = field.type.kind === 'object' && '$ref' in type ? { allOf: [type] } : type;
  return {
    ...described,
    description: field.description,
    ...(field.default === undefined ? {} : { default: field.default }),
  };
}

/** What has no bound says nothing of one. */
const bounded = (keyword: string, bound: number): JsonSchema => (Number.isFinite(bound) ? { [keyword]: bound } : {});

export function typeSchema(type: FieldType, refer: Refer): JsonSchema {
  switch (type.kind) {
    case 'integer':
      return { type: 'integer', ...bounded('minimum', type.min), ...bounded('maximum', type.max) };
    case 'halves':
      return { type: 'number', ...bounded('minimum', type.min), ...bounded('maximum', type.max), multipleOf: 0.5 };
    case 'number':
      return { type: 'number', ...bounded('minimum', type.min), ...bounded('maximum', type.max) };
    case 'text':
      return {
        type: 'string',
        ...(type.min ? { minLength: type.min } : {}),
        ...bounded('maxLength', type.max),
        ...(type.pattern ? { pattern: type.pattern } : {}),
        ...(type.example ? { examples: [type.example] } : {}),
      };
    case 'timestamp':
      return { type: 'string', format: 'date-time' };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: [...type.choice.values] };
    case 'object':
      return refer(type.of);
    case 'list':
      return {
        type: 'array',
        items: typeSchema(type.of, refer),
        minItems: type.min,
        ...bounded('maxItems', type.max),
      };
    case 'record':
      return {
        type: 'object',
        additionalProperties: typeSchema(type.of, refer),
        ...bounded('maxProperties', type.max),
      };
    case 'either': {
      const each = type.of.map((one) => typeSchema(one, refer));
      if (type.of.some(({ kind }) => kind === 'object' || kind === 'choice')) return { anyOf: each };
      // The types differ, and every other keyword speaks of one type alone: together they need no `anyOf`.
      return { ...Object.assign({}, ...each), type: each.map((one) => one.type) };
    }
    case 'json':
      return {};
  }
}

/** A self-contained schema, nested shapes written in place. */
export function inlineSchema(shape: ShapeClass, answers = false): JsonSchema {
  return shapeSchema(shape, (nested) => inlineSchema(nested, answers), answers);
}

export const STORED_DESCRIPTION =
  'The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card.';

/** The whole thing, or the name of a stored one with whatever differs from it. */
function orStored({ required, ...schema }: JsonSchema): JsonSchema {
  const stored: JsonSchema = { type: 'string', maxLength: 120, description: STORED_DESCRIPTION };
  return {
    ...schema,
    properties: { ...(schema.properties as object), stored },
    ...((required as string[]).length > 0 ? { anyOf: [{ required }, { required: ['stored'] }] } : {}),
  };
}

/** Collects shapes under their published names, for documents that refer to them. */
export class SchemaCollection {
  readonly schemas: Record<string, JsonSchema> = {};

  constructor(
    private readonly prefix: string,
    /** Shapes in whose place a request may name a stored record. */
    private readonly isStorable: (game: string, shape: ShapeClass) => boolean = () => false,
  ) {}

  /** What is sent is published as "...Input", as in GraphQL: a shape that is both differs in what may be null. */
  refer(game: string, shape: ShapeClass, answers = false): JsonSchema {
    const plain = shapeName(game, shape);
    const name = answers || plain.endsWith('Input') ? plain : `${plain}Input`;
    if (!(name in this.schemas)) {
      this.schemas[name] = {};
      const schema = shapeSchema(shape, (nested) => this.refer(game, nested, answers), answers);
      this.schemas[name] = !answers && this.isStorable(game, shape) ? orStored(schema) : schema;
    }
    return { $ref: `${this.prefix}${name}` };
  }
}
