/** As much of JSON Schema as the forms of commands and procedures use. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** The words of `enum` for people, where they have others. */
  readonly 'x-titles'?: readonly (string | null)[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something that fits, to begin with: what is required, with the first of what can be chosen. */
export function initial(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return initial(first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, each]) => [name, initial(each)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => initial(schema.items ?? {}));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    default:
      return '';
  }
}

/** Which of several shapes a value has: the one all of whose fixed words and required fields it carries. */
export function shapeOf(shapes: readonly Schema[], value: unknown): number {
  const found = shapes.findIndex((shape) => fits(shape, value));
  return Math.max(0, found);
}

function fits(
  { const: fixed, type, properties = {}, required = [], additionalProperties }: Schema,
  value: unknown,
): boolean {
  if (fixed !== undefined) return fixed === value;
  if (type === 'null') return value === null;
  if (!isRecord(value)) return type !== 'object' && typeof value === (type === 'integer' ? 'number' : type);
  if (additionalProperties === false && Object.keys(value).some((name) => !(name in properties))) return false;
  return required.every((name) => name in value && (properties[name]?.const ?? value[name]) === value[name]);
}

const titleAs = (title: string | undefined): { readonly title?: string } => (title === undefined ? {} : { title });

/** What tells a shape from its neighbours: its fixed words, then the fields that only it has. */
export function wordsOf(
  shape: Schema,
  all: readonly Schema[],
): readonly { readonly word: string; readonly title?: string }[] {
  const entries = Object.entries(shape.properties ?? {});
  const fixed = entries.flatMap(([, each]) =>
    typeof each.const === 'string' ? [{ word: each.const, ...titleAs(titleOf(each, 0)) }] : [],
  );
  const own = entries
    .filter(([name]) => !all.every(({ properties = {} }) => name in properties))
    .map(([word, { title }]) => ({ word, ...titleAs(title) }));
  const words = [...fixed, ...own];
  return words.length > 0 ? words : [{ word: shape.title ?? shape.type ?? '' }];
}

/** What a choice is called, where its schema says so. */
export const titleOf = (schema: Schema, number: number): string | undefined =>
  schema['x-titles']?.[number] ?? undefined;
