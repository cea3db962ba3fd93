import { type Field, fieldsOf, type ShapeClass } from '../../kernel/fields/index.js';
import { type FieldFault, InvalidRequestError } from '../faults.js';
import { compileForm, compileMaker, type Make } from './compiled.js';
import { faultsIn } from './faults.js';

/** Fills the defaults of what was left out into a value and says what is wrong with it: nothing, or up to fifty fields. */
export type Checker = (value: unknown, pointer?: string) => readonly FieldFault[];

const NO_FAULTS: readonly FieldFault[] = [];

export function checkerOf(fields: readonly Field[]): Checker {
  const hasForm = compileForm(fields);
  return (value, pointer = '') => {
    if (hasForm(value)) return NO_FAULTS;
    const faults = faultsIn(fields, value, pointer);
    if (faults.length === 0) throw new Error('a value was refused in which nothing is wrong');
    return faults;
  };
}

/** A copy of what has the form, its defaults filled in; or what is wrong with it. */
export interface Form {
  readonly make: Make;
  faults(value: unknown): readonly FieldFault[];
}

export const formOf = (fields: readonly Field[]): Form => ({
  make: compileMaker(fields),
  faults(value) {
    const faults = faultsIn(fields, value, '');
    if (faults.length === 0) throw new Error('a value was refused in which nothing is wrong');
    return faults;
  },
});

export const shapeChecker = (shape: ShapeClass): Checker => checkerOf(fieldsOf(shape));

const known = new WeakMap<ShapeClass, Checker>();

/** A copy with its defaults filled in, or every fault at once: for what has come in through no pipe. */
export function checked<T extends object>(shape: ShapeClass<T>, value: object): T {
  let check = known.get(shape);
  if (!check) {
    check = shapeChecker(shape);
    known.set(shape, check);
  }
  const copy = { ...value };
  const faults = check(copy);
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return copy as T;
}
