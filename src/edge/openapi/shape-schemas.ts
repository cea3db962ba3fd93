import { descriptionOf, type Field, fieldsOf, isOpen, type ShapeClass } from '../../kernel/fields/index.js';
import { type JsonSchema, shapeSchema, typeSchema } from '../schema/json-schema.js';
import { ref } from './parts.js';

/** The shapes of the service as components of the document, each once and under its own name. */
export class ShapeSchemas {
  readonly schemas: Record<string, JsonSchema> = {};

  /** What is sent: no other fields. A shape within it is published as "...Input", for it may be answered as well. */
  request(shape: ShapeClass): JsonSchema {
    return this.component(shape, shape.name, (nested) => this.within(nested), true);
  }

  /** What is answered: a later version may answer with more. */
  answer(shape: ShapeClass): JsonSchema {
    return this.component(shape, shape.name, (nested) => this.answer(nested), false);
  }

  private within(shape: ShapeClass): JsonSchema {
    return this.component(shape, inputName(shape), (nested) => this.within(nested), true);
  }

  private component(
    shape: ShapeClass,
    name: string,
    refer: (nested: ShapeClass) => JsonSchema,
    sent: boolean,
  ): JsonSchema {
    if (!(name in this.schemas)) {
      this.schemas[name] = {};
      const { additionalProperties, ...schema } = shapeSchema(shape, refer);
      const description = descriptionOf(shape);
      this.schemas[name] = {
        ...(description === undefined ? {} : { description }),
        ...schema,
        ...(sent || isOpen(shape) ? { additionalProperties } : {}),
      };
    }
    return ref(name);
  }
}

const inputName = ({ name }: ShapeClass): string => (name.endsWith('Input') ? name : `${name}Input`);

/** The fields of a shape as query parameters. */
export const queryParameters = (shape: ShapeClass): object[] => fieldsOf(shape).map(queryParameter);

function queryParameter({ name, type, description, optional, default: fallback }: Field): object {
  const schema = typeSchema(type, () => ({}));
  return {
    name,
    in: 'query',
    required: !optional,
    schema: fallback === undefined ? schema : { ...schema, default: fallback },
    description,
    ...(type.kind === 'list' ? { style: 'form', explode: !type.joined } : {}),
  };
}
