import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { escapePointer, oneOf } from './fault-words.js';
import { FieldFault, MAX_FAULTS } from './faults.js';

/** A body with more values than this is told its first fault only: a list of all would cost an object for each. */
const MOST_VALUES = 20_000;

/**
 * A compiled schema that finds the first fault at once and looks for the others only in a body of ordinary size, so that
 * a million bad values cost no more than one.
 */
export class BoundedSchemas {
  readonly #first: Ajv;
  readonly #all: Ajv;

  constructor(options: Options = {}) {
    this.#first = new Ajv({ ...options, strict: true, allowUnionTypes: true });
    this.#all = new Ajv({ ...options, strict: true, allowUnionTypes: true, allErrors: true });
  }

  compile(schema: object): (value: unknown, prefix?: string) => FieldFault[] {
    const first = this.#first.compile(schema);
    let all: ValidateFunction | undefined;
    return (value, prefix = '') => {
      if (first(value)) return NO_FAULTS;
      if (!holdsAtMost(MOST_VALUES, value)) return schemaFaults(first.errors ?? [], prefix);
      all ??= this.#all.compile(schema);
      all(value);
      return schemaFaults(all.errors ?? [], prefix);
    };
  }
}

const NO_FAULTS: FieldFault[] = [];

function holdsAtMost(most: number, value: unknown): boolean {
  const open = [value];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > most) return false;
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    if (seen + open.length + inner.length > most) return false;
    open.push(...inner);
  }
  return true;
}

/** What a compiled schema found wrong, by field. */
function schemaFaults(errors: readonly ErrorObject[], prefix: string): FieldFault[] {
  return errors.slice(0, MAX_FAULTS).map((error) => describe(error, prefix + error.instancePath));
}

/** An ajv error in words, pointing at the field itself rather than at the object around it. */
function describe({ keyword, params, message }: ErrorObject, pointer: string): FieldFault {
  switch (keyword) {
    case 'required':
      return new FieldFault(`${pointer}/${escapePointer(String(params.missingProperty))}`, 'this field is required');
    case 'additionalProperties':
      return new FieldFault(`${pointer}/${escapePointer(String(params.additionalProperty))}`, 'there is no such field');
    case 'enum':
      return new FieldFault(pointer, oneOf(params.allowedValues as string[]));
    case 'type':
      return new FieldFault(pointer, `must be of type ${[params.type].flat().join(' or ')}`);
    case 'minimum':
      return new FieldFault(pointer, `must be at least ${String(params.limit)}`);
    case 'maximum':
      return new FieldFault(pointer, `must be at most ${String(params.limit)}`);
    case 'minItems':
      return new FieldFault(pointer, `must have at least ${String(params.limit)} items`);
    case 'maxItems':
      return new FieldFault(pointer, `must have at most ${String(params.limit)} items`);
    case 'minLength':
      return new FieldFault(pointer, `must be at least ${String(params.limit)} characters long`);
    case 'maxLength':
      return new FieldFault(pointer, `must be at most ${String(params.limit)} characters long`);
    case 'multipleOf':
      return new FieldFault(pointer, `must be a multiple of ${String(params.multipleOf)}`);
    case 'maxProperties':
    case 'minProperties':
      return new FieldFault(
        pointer,
        pointer.endsWith('/dice') ? 'give one of "given", "named" and "seed"' : (message ?? keyword),
      );
    default:
      return new FieldFault(pointer, message ?? `breaks "${keyword}"`);
  }
}
