import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { type Field, type FieldType, fieldsOf, type ShapeClass } from '../../src/kernel/fields/index.js';

/**
 * A second opinion on the form of an input: the same field metadata turned into class-validator decorators.
 * It is a hundred times slower than the compiled validator, and shares no code with it.
 */
type Constructor = new () => object;

const built = new Map<ShapeClass, Constructor>();
let root: ShapeClass | undefined;

/** class-validator looks through all classes it knows on every call, so it is made to know those of one root at a time. */
function forgetAllBut(shape: ShapeClass): void {
  if (root === shape) return;
  root = shape;
  built.clear();
  (globalThis as { classValidatorMetadataStorage?: unknown }).classValidatorMetadataStorage = undefined;
}

function classFor(shape: ShapeClass): Constructor {
  const known = built.get(shape);
  if (known) return known;
  const target: Constructor = class {};
  built.set(shape, target);
  for (const field of fieldsOf(shape)) decorate(target, field);
  return target;
}

function decorate(target: Constructor, { name, type, optional }: Field): void {
  const apply = (decorator: PropertyDecorator): void => decorator(target.prototype, name);
  // An optional field may be absent, but null is not absence.
  if (optional) apply(ValidateIf((holder: Record<string, unknown>) => holder[name] !== undefined));
  else apply(IsDefined());
  if (type.kind === 'list') {
    apply(IsArray());
    apply(ArrayMinSize(type.min));
    apply(ArrayMaxSize(type.max));
    for (const decorator of checks(type.of, true)) apply(decorator);
  } else for (const decorator of checks(type, false)) apply(decorator);
}

function checks(type: FieldType, each: boolean): PropertyDecorator[] {
  switch (type.kind) {
    case 'integer':
      return [IsInt({ each }), Min(type.min, { each }), Max(type.max, { each })];
    case 'halves':
      return [IsNumber({}, { each }), Min(type.min, { each }), Max(type.max, { each }), halves(each)];
    case 'number':
      return [IsNumber({}, { each }), Min(type.min, { each }), Max(type.max, { each })];
    case 'text':
      return [
        IsString({ each }),
        MaxLength(type.max, { each }),
        ...(type.pattern ? [Matches(new RegExp(type.pattern), { each })] : []),
      ];
    case 'flag':
      return [IsBoolean({ each })];
    case 'choice':
      return [IsIn([...type.choice.values], { each })];
    case 'object':
      return [IsObject({ each }), plainObject(each), ValidateNested({ each }), Type(() => classFor(type.of))];
    default:
      throw new Error(`no check for a ${type.kind} here`);
  }
}

const halves = (each: boolean): PropertyDecorator =>
  ValidateBy({ name: 'halves', validator: { validate: (value) => Number.isInteger(Number(value) * 2) } }, { each });

/** class-transformer turns an array into an array of instances, which would pass as an object. */
const plainObject = (each: boolean): PropertyDecorator =>
  ValidateBy({ name: 'plainObject', validator: { validate: (value) => !Array.isArray(value) } }, { each });

export function acceptedByClassValidator(shape: ShapeClass, input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  forgetAllBut(shape);
  const instance = plainToInstance(classFor(shape), input);
  return (
    validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true }).length === 0
  );
}
