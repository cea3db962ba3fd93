import { addField, type Choice, type FieldType, type ShapeClass } from './shape.js';

/**
 * One decorator per field: `@integer('Printed attack factor [2.6]', { min: 0, max: 99 }) attack!: number`.
 * The description comes first because it is the part a reader wants; it names the rule the field feeds.
 */
interface Presence {
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly default?: unknown;
}
interface Range {
  readonly min: number;
  readonly max: number;
}
interface Wording {
  readonly min?: number;
  readonly max: number;
  readonly pattern?: string;
  /** A value that has the pattern. */
  readonly example?: string;
}
interface Count {
  readonly minItems?: number;
  readonly maxItems: number;
}

/** Bounds of what Umpire itself answers, where nobody has to be kept within any. */
export const ANY_LENGTH = { max: Number.POSITIVE_INFINITY } as const;
export const ANY_NUMBER = { maxItems: Number.POSITIVE_INFINITY } as const;
export const COUNT = { min: 0, max: Number.POSITIVE_INFINITY } as const;

function declare(type: FieldType, description: string, presence: Presence = {}): PropertyDecorator {
  return (prototype, name) => {
    addField(prototype, {
      name: String(name),
      type,
      description,
      optional: presence.optional ?? presence.default !== undefined,
      ...(presence.nullable ? { nullable: true } : {}),
      ...(presence.default === undefined ? {} : { default: presence.default }),
    });
  };
}

const listOf = (of: FieldType, { minItems = 0, maxItems }: Count) => ({
  kind: 'list' as const,
  of,
  min: minItems,
  max: maxItems,
});

/** Whole numbers within printed bounds. */
export const integer = (description: string, { min, max, ...presence }: Range & Presence) =>
  declare({ kind: 'integer', min, max }, description, presence);

/** Multiples of one half, as in half movement points. */
export const halves = (description: string, { min, max, ...presence }: Range & Presence) =>
  declare({ kind: 'halves', min, max }, description, presence);

/** Any finite number, for what is measured rather than counted. */
export const number = (description: string, { min, max, ...presence }: Range & Presence) =>
  declare({ kind: 'number', min, max }, description, presence);

const textOf = ({ min, max, pattern, example }: Wording): FieldType => ({
  kind: 'text',
  max,
  ...(min ? { min } : {}),
  ...(pattern ? { pattern } : {}),
  ...(example ? { example } : {}),
});

export const text = (description: string, { min, max, pattern, example, ...presence }: Wording & Presence) =>
  declare(textOf({ min, max, pattern, example }), description, presence);

/** A moment, as RFC 3339 writes it. */
export const timestamp = (description: string, presence: Presence = {}) =>
  declare({ kind: 'timestamp' }, description, presence);

/** True or false; false unless said otherwise, because a printed condition is absent until it is stated. */
export const flag = (description: string, presence: Presence = { default: false }) =>
  declare({ kind: 'flag' }, description, presence);

export const choice = (description: string, of: Choice, presence: Presence = {}) =>
  declare({ kind: 'choice', choice: of }, description, presence);

export const object = (description: string, of: ShapeClass, presence: Presence = {}) =>
  declare({ kind: 'object', of }, description, presence);

export const list = (description: string, of: ShapeClass, { minItems, maxItems, ...presence }: Count & Presence) =>
  declare(listOf({ kind: 'object', of }, { minItems, maxItems }), description, presence);

export const choices = (description: string, of: Choice, { minItems, maxItems, ...presence }: Count & Presence) =>
  declare(listOf({ kind: 'choice', choice: of }, { minItems, maxItems }), description, presence);

export const integers = (
  description: string,
  { min, max, minItems, maxItems, ...presence }: Range & Count & Presence,
) => declare(listOf({ kind: 'integer', min, max }, { minItems, maxItems }), description, presence);

export const numbers = (description: string, { min, max, minItems, maxItems, ...presence }: Range & Count & Presence) =>
  declare(listOf({ kind: 'number', min, max }, { minItems, maxItems }), description, presence);

export const texts = (
  description: string,
  {
    min,
    max,
    pattern,
    example,
    minItems,
    maxItems,
    joined,
    ...presence
  }: Wording & Count & Presence & { joined?: true },
) =>
  declare(
    { ...listOf(textOf({ min, max, pattern, example }), { minItems, maxItems }), ...(joined ? { joined } : {}) },
    description,
    presence,
  );

/** Values by name: what each side has, under the name of the side. */
export const record = (description: string, of: FieldType, { maxItems, ...presence }: Count & Presence) =>
  declare({ kind: 'record', of, max: maxItems }, description, presence);

/** One of several types that JSON writes differently: a text or a number, a list or an object. */
export const either = (description: string, of: readonly FieldType[], presence: Presence = {}) =>
  declare({ kind: 'either', of }, description, presence);

/** Free-form data in an outcome whose form differs from case to case; not for inputs. */
export const json = (description: string, presence: Presence = {}) => declare({ kind: 'json' }, description, presence);
