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
}

/** The union of a choice's values: `type Terrain = ChoiceOf<typeof Terrain>`. */
export type ChoiceOf<C> = C extends Choice<infer V> ? V : never;

export type FieldType =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'halves'; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number; readonly pattern?: string }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'object'; readonly of: ShapeClass }
  | { readonly kind: 'list'; readonly of: FieldType; readonly min: number; readonly max: number }
  | { readonly kind: 'json' };

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly description: string;
  readonly optional: boolean;
  readonly default?: unknown;
}

/** A class whose fields are declared with the decorators of `fields.ts`. */
// biome-ignore lint/suspicious/noExplicitAny: a constructor of anything is what a class decorator receives
export type ShapeClass<T = any> = abstract new (...args: any[]) => T;

const OWN_FIELDS = new WeakMap<object, Field[]>();
const SHARED = new WeakSet<object>();

/** The values of a choice must be names in every language a client may use, GraphQL's enum grammar being the narrowest. */
export function defineChoice<const V extends string>(name: string, values: readonly V[], scope?: 'shared'): Choice<V> {
  for (const value of values) {
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(value)) throw new Error(`choice ${name}: "${value}" is not a plain name`);
  }
  if (new Set(values).size !== values.length) throw new Error(`choice ${name} repeats a value`);
  return { name, values, ...(scope ? { shared: true } : {}) };
}

export function addField(prototype: object, field: Field): void {
  const own = OWN_FIELDS.get(prototype);
  if (own) own.push(field);
  else OWN_FIELDS.set(prototype, [field]);
}

/** All fields of a class in declared order, those of its parents first. */
export function fieldsOf(shape: ShapeClass): readonly Field[] {
  const chain: Field[][] = [];
  for (let p = shape.prototype as object | null; p && p !== Object.prototype; p = Object.getPrototypeOf(p)) {
    const own = OWN_FIELDS.get(p);
    if (own) chain.unshift(own);
  }
  return chain.flat();
}

/** Class decorator: this shape means the same in every game, so its published name carries no game prefix. */
export function shared(shape: ShapeClass): void {
  SHARED.add(shape);
}

export function isShared(shape: ShapeClass): boolean {
  return SHARED.has(shape);
}

/** Every shape reachable from `root`, itself included, each once. */
export function shapesWithin(root: ShapeClass, seen: Set<ShapeClass> = new Set()): Set<ShapeClass> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const field of fieldsOf(root)) visitType(field.type, seen);
  return seen;
}

function visitType(type: FieldType, seen: Set<ShapeClass>): void {
  if (type.kind === 'object') shapesWithin(type.of, seen);
  if (type.kind === 'list') visitType(type.of, seen);
}
