import {
  ArrayMaxSize,
  ArrayMinSize,
  getMetadataStorage,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { type Field, type FieldType, fieldsOf, type ShapeClass } from '../../kernel/fields/index.js';
import { hasType, longerThan } from '../checker/compiled.js';

/** Shapes whose rules class-validator has, by where it keeps them. */
const declared = new WeakMap<object, WeakSet<ShapeClass>>();

/** Gives a shape, and every shape within it, the class-validator rules that its fields declare. */
export function declareRules(shape: ShapeClass): void {
  const storage = getMetadataStorage();
  const known = declared.get(storage) ?? new WeakSet();
  declared.set(storage, known);
  if (known.has(shape)) return;
  known.add(shape);
  for (const field of fieldsOf(shape)) declareField(shape, field);
}

function declareField(shape: ShapeClass, { name, type, optional, nullable }: Field): void {
  const apply = (rule: PropertyDecorator): void => rule(shape.prototype as object, name);
  // Null is not absence: only what may be null may be null. Every field has this rule, or it would have its parent's.
  apply(ValidateIf((_holder, value) => !(optional && value === undefined) && !(nullable && value === null)));
  apply(IsDefined());
  for (const rule of rulesOf(type)) apply(rule);
}

function rulesOf(type: FieldType): PropertyDecorator[] {
  if (type.kind !== 'list') return itemRules(type, false);
  const size = [IsArray(), ArrayMinSize(type.min), ...(Number.isFinite(type.max) ? [ArrayMaxSize(type.max)] : [])];
  return [...size, ...itemRules(type.of, true)];
}

/** The rules of a value, or of each value of a list. */
function itemRules(type: FieldType, each: boolean): PropertyDecorator[] {
  switch (type.kind) {
    case 'integer':
      return [IsInt({ each }), Min(type.min, { each }), Max(type.max, { each })];
    case 'halves':
      return [IsNumber({}, { each }), Min(type.min, { each }), Max(type.max, { each }), IsHalves(each)];
    case 'number':
      return [IsNumber({}, { each }), Min(type.min, { each }), Max(type.max, { each })];
    case 'text':
      return [IsString({ each }), HasLength(type.min ?? 0, type.max, each), ...pattern(type.pattern, each)];
    case 'timestamp':
      return [IsISO8601({ strict: true }, { each })];
    case 'flag':
      return [IsBoolean({ each })];
    case 'choice':
      return [IsIn([...type.choice.values], { each })];
    case 'object':
      declareRules(type.of);
      return [IsObject({ each }), ValidateNested({ each })];
    case 'record':
    case 'either':
    case 'list':
      return [HasType(type, each)];
    case 'json':
      // Whatever it is, it is a field that the shape has.
      return [HasType(type, each)];
  }
}

const pattern = (text: string | undefined, each: boolean): PropertyDecorator[] =>
  text === undefined ? [] : [Matches(new RegExp(text, 'u'), { each })];

const IsHalves = (each: boolean): PropertyDecorator =>
  ValidateBy({ name: 'isHalves', validator: { validate: (value) => Number.isInteger(Number(value) * 2) } }, { each });

/** In characters as a reader counts them, which MaxLength does not. */
const HasLength = (min: number, max: number, each: boolean): PropertyDecorator =>
  ValidateBy(
    {
      name: 'hasLength',
      validator: {
        validate: (value) =>
          typeof value === 'string' && !longerThan(value, max) && (min === 0 || longerThan(value, min - 1)),
      },
    },
    { each },
  );

/** For what class-validator has no rule of its own. */
const HasType = (type: FieldType, each: boolean): PropertyDecorator => {
  const validate = hasType(type);
  return ValidateBy({ name: 'hasType', validator: { validate } }, { each });
};
