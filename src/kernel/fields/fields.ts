import { addField, type Choice, type FieldType, type ShapeClass } from './shape.js';

/**
 * One decorator per field: `@integer('Printed attack factor [2.6]', { min: 0, max: 99 }) attack!: number`.
 * The description comes first because it is the part a reader wants; it names the rule the field feeds.
 */
interface Presence {
  readonly optional?: boolean;
  readonly default?: unknown;
}
interface Range {
  readonly min: number;
  readonly max: number;
}
interface Count {
  readonly minItems?: number;
  readonly maxItems: number;
}

function declare(type: FieldType, description: string, presence: Presence = {}): PropertyDecorator {
  return (prototype, name) => {
    addField(prototype, {
      name: String(name),
      type,
      description,
      optional: presence.optional ?? presence.default !== undefined,
      ...(presence.default === undefined ? {} : { default: presence.default }),
    });
  };
}

const listOf = (of: FieldType, { minItems = 0, maxItems }: Count): FieldType => ({
  kind: 'list',
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

export const text = (
  description: string,
  { max, pattern, ...presence }: { max: number; pattern?: string } & Presence,
) => declare({ kind: 'text', max, ...(pattern ? { pattern } : {}) }, description, presence);

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

export const texts = (
  description: string,
  { max, pattern, minItems, maxItems, ...presence }: { max: number; pattern?: string } & Count & Presence,
) =>
  declare(
    listOf({ kind: 'text', max, ...(pattern ? { pattern } : {}) }, { minItems, maxItems }),
    description,
    presence,
  );

/** Free-form data in an outcome whose form differs from case to case; not for inputs. */
export const json = (description: string, presence: Presence = {}) => declare({ kind: 'json' }, description, presence);
