/**
 * What a field of an input or outcome may hold, recorded once as plain data.
 *
 * Everything that needs to know a type reads it from here: the request validator, the OpenAPI document, the GraphQL
 * schema and the reference pages. The games therefore never import a framework.
 */
export interface Choice<V extends string = string> {
  readonly name: string;
  readonly values: readonly V[];
  /** Means the same in every game, so its published name carries no game prefix. */
  readonly shared?: true;
  /** Published as a text with one of these words, not as a type of its own. */
  readonly asText?: true;
}

/** The union of a choice's values: `type Terrain = ChoiceOf<typeof Terrain>`. */
export type ChoiceOf<C> = C extends Choice<infer V> ? V : never;

export type FieldType =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'halves'; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'text';
      readonly max: number;
      readonly min?: number;
      readonly pattern?: string;
      /** A value that has the pattern, for whoever sent one that has not. */
      readonly example?: string;
    }
  | { readonly kind: 'timestamp' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'object'; readonly of: ShapeClass }
  | {
      readonly kind: 'list';
      readonly of: FieldType;
      readonly min: number;
      readonly max: number;
      /** In an address its items stand in one value with commas between them; otherwise the name is repeated. */
      readonly joined?: true;
    }
  /** Values of one type by name, at most so many. */
  | { readonly kind: 'record'; readonly of: FieldType; readonly max: number }
  /** A value of any of these types, no two of which JSON writes alike. */
  | { readonly kind: 'either'; readonly of: readonly FieldType[] }
  | { readonly kind: 'json' };

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly description: string;
  readonly optional: boolean;
  /** May be null, which says something else than leaving it out. */
  readonly nullable?: true;
  readonly default?: unknown;
}

/** A class whose fields are declared with the decorators of `fields.ts`. */
// biome-ignore lint/suspicious/noExplicitAny: a constructor of anything is what a class decorator receives
export type ShapeClass<T = any> = abstract new (...args: any[]) => T;

const OWN_FIELDS = new WeakMap<object, Field[]>();
const SHARED = new WeakSet<object>();
const OPEN = new WeakSet<object>();
const DESCRIPTIONS = new WeakMap<object, string>();

/** The values of a choice must be names in every language a client may use, GraphQL's enum grammar being the narrowest. */
export function defineChoice<const V extends string>(name: string, values: readonly V[], scope?: 'shared'): Choice<V> {
  for (const value of values) {
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(value)) throw new Error(`choice ${name}: "${value}" is not a plain name`);
  }
  if (new Set(values).size !== values.length) throw new Error(`choice ${name} repeats a value`);
  return { name, values, ...(scope ? { shared: true } : {}) };
}

/** A choice that clients write as a text wherever they write it. */
export function defineWords<const V extends string>(name: string, values: readonly V[]): Choice<V> {
  return { ...defineChoice(name, values, 'shared'), asText: true };
}

export function addField(prototype: object, field: Field): void {
  const own = OWN_FIELDS.get(prototype);
  if (own) own.push(field);
  else OWN_FIELDS.set(prototype, [field]);
}

/** All fields of a class in declared order, those of its parents first; one declared again is as it was declared last. */
export function fieldsOf(shape: ShapeClass): readonly Field[] {
  const chain: Field[][] = [];
  for (let p = shape.prototype as object | null; p && p !== Object.prototype; p = Object.getPrototypeOf(p)) {
    const own = OWN_FIELDS.get(p);
    if (own) chain.unshift(own);
  }
  if (chain.length === 1) return chain[0]!;
  return [...new Map(chain.flat().map((field) => [field.name, field])).values()];
}

/** Fields by shape, gathered once. */
const gathered = new WeakMap<ShapeClass, readonly Field[]>();

/** The same for whoever asks again and again: by the time a question is asked every class is declared. */
export function fieldsIn(shape: ShapeClass): readonly Field[] {
  let fields = gathered.get(shape);
  if (!fields) {
    fields = fieldsOf(shape);
    gathered.set(shape, fields);
  }
  return fields;
}

/** Class decorator: this shape means the same in every game, so its published name carries no game prefix. */
export function shared(shape: ShapeClass): void {
  SHARED.add(shape);
}

export function isShared(shape: ShapeClass): boolean {
  return SHARED.has(shape);
}

/**
 * Class decorator: a shape of the service itself, published under its own name. An open one may have further fields, which
 * nobody declares: each game's events have their own.
 */
export function published(description?: string, { open = false }: { readonly open?: boolean } = {}) {
  return (shape: ShapeClass): void => {
    SHARED.add(shape);
    if (open) OPEN.add(shape);
    if (description !== undefined) DESCRIPTIONS.set(shape, description);
  };
}

export const isOpen = (shape: ShapeClass): boolean => OPEN.has(shape);

export const descriptionOf = (shape: ShapeClass): string | undefined => DESCRIPTIONS.get(shape);

/** Every shape reachable from `root`, itself included, each once. */
export function shapesWithin(root: ShapeClass, seen: Set<ShapeClass> = new Set()): Set<ShapeClass> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const field of fieldsOf(root)) visitType(field.type, seen);
  return seen;
}

function visitType(type: FieldType, seen: Set<ShapeClass>): void {
  if (type.kind === 'object') shapesWithin(type.of, seen);
  if (type.kind === 'list' || type.kind === 'record') visitType(type.of, seen);
  if (type.kind === 'either') for (const each of type.of) visitType(each, seen);
}
