import type { Table } from './table.js';

/** JSON Schema, as far as the forms of a campaign need it. */
export type Schema = Readonly<Record<string, unknown>>;

export const objectOf = (properties: Readonly<Record<string, Schema>>, required?: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required: required ?? Object.keys(properties),
  additionalProperties: false,
});

export const listOf = (items: Schema, maxItems: number, unique = false): Schema => ({
  type: 'array',
  items,
  maxItems,
  ...(unique ? { uniqueItems: true } : {}),
});

/** One of these; where there is none, something that nothing is. */
export const oneOf = (values: readonly (string | number)[]): Schema => ({ enum: [...values] });

/** A hex of the map. */
export const hexField = ({ map: { board } }: Table): Schema => ({
  type: 'string',
  pattern: '^[A-Z]{1,2}[1-9][0-9]?$',
  default: board.grid.name(0),
});
