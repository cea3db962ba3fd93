import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, Options, ValidateFunction } from 'ajv';
import { inBoth } from '../platform/language.js';
import {
  atLeast,
  atLeastItems,
  atLeastLong,
  atMost,
  atMostFields,
  atMostItems,
  atMostLong,
  escapePointer,
  likePattern,
  multipleOf,
  noSuchField,
  ONE_WAY_OF_DICE,
  ofType,
  oneOf,
  REQUIRED,
} from './fault-words.js';
import { FieldFault, MAX_FAULTS } from './faults.js';

/** A body with more values than this is told its first fault only: a list of all would cost an object for each. */
const MOST_VALUES = 20_000;

/** Schemas are our own, and strict: to check each against the schema of schemas first took 60 ms of a start. */
const OURS: Options = { strict: true, allowUnionTypes: true, verbose: true, validateSchema: false, meta: false };

/** Read when something is first held against a schema: most servers start, and many live, without it. */
const newAjv = (options: Options): Ajv => {
  const { Ajv: Loaded } = createRequire(import.meta.url)('ajv') as typeof import('ajv');
  return new Loaded(options);
};

/**
 * A compiled schema that finds the first fault at once and looks for the others only in a body of ordinary size, so that
 * a million bad values cost no more than one. It is compiled when something is first held against it.
 */
export class BoundedSchemas {
  readonly #options: Options;
  #first: Ajv | undefined;
  #all: Ajv | undefined;

  constructor(options: Options = {}) {
    this.#options = { ...options, ...OURS };
  }

  compile(schema: object): (value: unknown, prefix?: string) => FieldFault[] {
    let first: ValidateFunction | undefined;
    let all: ValidateFunction | undefined;
    return (value, prefix = '') => {
      this.#first ??= newAjv(this.#options);
      first ??= this.#first.compile(schema);
      if (first(value)) return NO_FAULTS;
      if (!holdsAtMost(MOST_VALUES, value)) return schemaFaults(first.errors ?? [], prefix);
      this.#all ??= newAjv({ ...this.#options, allErrors: true });
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
function describe({ keyword, params, message, data, parentSchema }: ErrorObject, pointer: string): FieldFault {
  switch (keyword) {
    case 'required':
      return new FieldFault(`${pointer}/${escapePointer(String(params.missingProperty))}`, REQUIRED);
    case 'additionalProperties':
      return new FieldFault(
        `${pointer}/${escapePointer(String(params.additionalProperty))}`,
        noSuchField(String(params.additionalProperty), Object.keys(parentSchema?.properties ?? {})),
      );
    case 'enum':
      return new FieldFault(pointer, oneOf(params.allowedValues as string[], data));
    case 'type':
      return new FieldFault(pointer, ofType(...([params.type].flat() as string[])));
    case 'minimum':
      return new FieldFault(pointer, atLeast(params.limit as number));
    case 'maximum':
      return new FieldFault(pointer, atMost(params.limit as number));
    case 'minItems':
      return new FieldFault(pointer, atLeastItems(params.limit as number));
    case 'maxItems':
      return new FieldFault(pointer, atMostItems(params.limit as number));
    case 'minLength':
      return new FieldFault(pointer, atLeastLong(params.limit as number));
    case 'maxLength':
      return new FieldFault(pointer, atMostLong(params.limit as number));
    case 'multipleOf':
      return new FieldFault(pointer, multipleOf(params.multipleOf as number));
    case 'pattern':
      return new FieldFault(pointer, likePattern(String(params.pattern), parentSchema?.examples?.[0]));
    case 'maxProperties':
    case 'minProperties':
      if (pointer.endsWith('/dice')) return new FieldFault(pointer, ONE_WAY_OF_DICE);
      return new FieldFault(pointer, keyword === 'maxProperties' ? atMostFields(params.limit as number) : REQUIRED);
    default:
      return new FieldFault(pointer, inBoth(message ?? `breaks "${keyword}"`));
  }
}
