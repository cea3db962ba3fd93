import type { JsonSchema } from './json-schema.js';

const CELL_SCHEMA: JsonSchema = {
  type: ['string', 'number', 'boolean', 'array', 'null'],
  maxLength: 200,
  items: { type: ['string', 'number'], maxLength: 200 },
  maxItems: 50,
};

export const CHART_PACK_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    charts: {
      type: 'object',
      maxProperties: 200,
      additionalProperties: { type: 'object', maxProperties: 5000, additionalProperties: CELL_SCHEMA },
    },
  },
  required: ['name', 'charts'],
  additionalProperties: false,
};
