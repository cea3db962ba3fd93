import { ref, text } from '../../edge/openapi/parts.js';
import type { ShapeSchemas } from '../../edge/openapi/shape-schemas.js';
import { CHART_PACK_SCHEMA } from '../../edge/schema/chart-pack-schema.js';
import type { JsonSchema } from '../../edge/schema/json-schema.js';
import { Problem } from '../../edge/shapes/problem.js';
import { BriefRuling, Ruling } from '../../edge/shapes/ruling.js';
import { DETAILS } from '../../kernel/rulings/index.js';
import { DICE_SCHEMA } from '../../rulings/request-validator.js';
import { Odds } from '../../rulings/shapes/odds.js';

/** The parts of requests and answers that are the same for every procedure. */
export function envelopeSchemas(shapes: ShapeSchemas): Record<string, JsonSchema> {
  for (const shape of [Ruling, BriefRuling, Odds, Problem]) shapes.answer(shape);
  return {
    Dice: DICE_SCHEMA,
    SeedDice: { type: 'object', properties: { seed: text }, required: ['seed'], additionalProperties: false },
    ChartPack: CHART_PACK_SCHEMA,
    ChartPackChoice: { description: 'The name of a pack, or a pack.', oneOf: [text, ref('ChartPack')] },
    Detail: {
      type: 'string',
      enum: [...DETAILS],
      default: 'full',
      description: 'How much of the ruling is wanted: all, sections without sentences ("rules"), or the outcome alone.',
    },
  };
}
