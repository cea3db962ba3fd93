import {
  ArgsType,
  Field,
  type FieldOptions,
  Float,
  InputType,
  Int,
  ObjectType,
  type ReturnTypeFuncValue,
  registerEnumType,
} from '@nestjs/graphql';
import type { GraphQLObjectType, GraphQLScalarType, GraphQLSchema } from 'graphql';
import {
  type Choice,
  descriptionOf,
  type FieldType,
  fieldsOf,
  isOpen,
  type ShapeClass,
  type Field as ShapeField,
} from '../../kernel/fields/index.js';
import { JsonScalar } from './json-scalar.js';

/**
 * Shapes as Nest's code-first GraphQL wants them. A shape is declared once, with the kernel's field decorators; the file of
 * a resolver says `objectTypes(SessionView)` of what it answers, `inputTypes` or `argsTypes` of what it is sent, and
 * the decorators that Nest looks for are put on it here. It has to be said when the file is loaded, before Nest looks.
 */
type Use = 'object' | 'input' | 'args';
type NestType = ShapeClass | GraphQLScalarType | typeof String | typeof Boolean | object;
type Target = new (...args: never[]) => unknown;

const uses = new Map<ShapeClass, Set<Use>>();
const enums = new WeakMap<Choice, object>();
const leftOut = new WeakMap<ShapeClass, readonly string[]>();

/** Fields that GraphQL does without, or that a resolver class answers in another form; said before the shape is used. */
export const leaveOut = (shape: ShapeClass, ...names: string[]): void => void leftOut.set(shape, names);

const publishedFields = (shape: ShapeClass): readonly ShapeField[] =>
  fieldsOf(shape).filter(({ name }) => !leftOut.get(shape)?.includes(name));

/** What resolvers answer. */
export const objectTypes = (...shapes: ShapeClass[]): void => {
  for (const shape of shapes) declare(shape, 'object');
};

/** Objects within what resolvers are sent. */
export const inputTypes = (...shapes: ShapeClass[]): void => {
  for (const shape of shapes) declare(shape, 'input');
};

/** Everything a resolver is sent: each field is an argument. */
export const argsTypes = (...shapes: ShapeClass[]): void => {
  for (const shape of shapes) declare(shape, 'args');
};

/** `Language` for `{ name: 'Language', values: ['en', 'ja'] }`. */
export function enumType(choice: Choice): object {
  let type = enums.get(choice);
  if (!type) {
    type = Object.fromEntries(choice.values.map((value) => [value, value]));
    registerEnumType(type, { name: choice.name });
    enums.set(choice, type);
  }
  return type;
}

/**
 * What a shape declares is read off the value, what a resolver class adds is asked of it. Nest puts a function on each field
 * that does no more than graphql-js does without one, and a compiled query would call it for every value.
 */
export function readShapesPlainly(schema: GraphQLSchema): void {
  for (const [shape, use] of uses) {
    const type = use.has('object') ? (schema.getType(shape.name) as GraphQLObjectType | undefined) : undefined;
    if (type) for (const { name } of publishedFields(shape)) delete type.getFields()[name]!.resolve;
  }
}

function declare(shape: ShapeClass, use: Use): void {
  const known = uses.get(shape) ?? new Set<Use>();
  if (known.has(use)) return;
  uses.set(shape, known.add(use));
  const target = shape as Target;
  const described = { description: descriptionOf(shape) };
  if (use === 'object') ObjectType(shape.name, described)(target);
  else if (use === 'input') InputType(inputName(shape), described)(target);
  else ArgsType()(target);
  // What lies within is used as its owner is; the fields themselves are told once.
  for (const { type } of publishedFields(shape)) declareWithin(type, use === 'object' ? 'object' : 'input');
  if (known.size === 1) addFields(shape);
}

/** What is sent is published as "...Input", as for the shapes of the games. */
const inputName = ({ name }: ShapeClass): string => (name.endsWith('Input') ? name : `${name}Input`);

function declareWithin(type: FieldType, use: Use): void {
  if (type.kind === 'object' && !isOpen(type.of)) declare(type.of, use);
  else if (type.kind === 'list') declareWithin(type.of, use);
  else if (type.kind === 'choice' && !type.choice.asText) enumType(type.choice);
}

function addFields(shape: ShapeClass): void {
  for (const { name, type, description, optional, nullable, default: fallback } of publishedFields(shape)) {
    const options: FieldOptions = { description, ...(optional || nullable ? { nullable: true } : {}) };
    // A document cannot write the default of free-form JSON; whoever checks the request fills it in.
    if (fallback !== undefined && nestType(type) !== JsonScalar) options.defaultValue = fallback;
    Field(() => nestType(type) as ReturnTypeFuncValue, options)(shape.prototype, name);
  }
}

function nestType(type: FieldType): NestType | [NestType] {
  switch (type.kind) {
    case 'integer':
      return Int;
    case 'halves':
    case 'number':
      return Float;
    case 'text':
    case 'timestamp':
      return String;
    case 'flag':
      return Boolean;
    case 'choice':
      return type.choice.asText ? String : enumType(type.choice);
    case 'object':
      return isOpen(type.of) ? JsonScalar : type.of;
    case 'list':
      return [nestType(type.of)] as [NestType];
    case 'either':
      return eitherType(type.of);
    case 'record':
    case 'json':
      return JsonScalar;
  }
}

/** GraphQL has no maps: what may come as a list or as a map comes as the list. */
function eitherType(types: readonly FieldType[]): NestType | [NestType] {
  const [first, ...others] = types.filter(({ kind }) => kind !== 'record');
  return first && others.length === 0 ? nestType(first) : JsonScalar;
}
