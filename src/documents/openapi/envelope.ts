import { ref, text } from '../../edge/openapi/parts.js';
import { CHART_PACK_SCHEMA } from '../../edge/schema/chart-pack-schema.js';
import type { JsonSchema } from '../../edge/schema/json-schema.js';
import { PROVENANCES } from '../../kernel/charts/index.js';
import { DETAILS } from '../../kernel/rulings/index.js';
import { DICE_SCHEMA } from '../../rulings/request-validator.js';

const object = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** The parts of requests and answers that are the same for every procedure. */
export function envelopeSchemas(): Record<string, JsonSchema> {
  const interval: JsonSchema = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };
  const chance = object(
    {
      legal: { type: 'boolean' },
      outcome: { description: 'The outcome, or the field grouped by.' },
      probability: { type: 'string', description: 'An exact fraction; hits over samples in a simulation.' },
      value: { type: 'number' },
      interval,
    },
    ['interval'],
  );
  const distribution = {
    exact: { type: 'boolean' },
    branches: { type: 'integer' },
    seed: text,
    chances: listOf(ref('Chance')),
    unlisted: ref('UnlistedChances'),
  };
  return {
    Dice: DICE_SCHEMA,
    SeedDice: { type: 'object', properties: { seed: text }, required: ['seed'], additionalProperties: false },
    ChartPack: CHART_PACK_SCHEMA,
    ChartPackChoice: { description: 'The name of a pack, or a pack.', oneOf: [text, ref('ChartPack')] },
    Step: object(
      {
        rule: { type: 'string', description: 'The section behind the step.' },
        also: listOf(text),
        key: text,
        text,
        values: { type: 'object' },
        forbids: { type: 'boolean', description: 'This step is a reason why the answer is "not allowed".' },
      },
      ['also', 'forbids'],
    ),
    RolledDie: object(
      {
        name: text,
        about: { type: 'string', description: 'For which unit or place, where one name is rolled for several.' },
        sides: { type: 'integer' },
        value: { type: 'integer' },
        source: { type: 'string', enum: ['given', 'seed', 'fair'] },
      },
      ['about'],
    ),
    CellUse: object({ chart: text, cell: text, source: { type: 'string', enum: [...PROVENANCES] } }),
    Ruling: object(
      {
        game: text,
        procedure: text,
        legal: { type: 'boolean' },
        outcome: {},
        steps: listOf(ref('Step')),
        dice: listOf(ref('RolledDie')),
        seed: text,
        provenance: listOf(ref('CellUse')),
        summary: text,
      },
      ['seed'],
    ),
    Detail: {
      type: 'string',
      enum: [...DETAILS],
      default: 'full',
      description: 'How much of the ruling is wanted: all, sections without sentences ("rules"), or the outcome alone.',
    },
    BriefRuling: {
      ...object(
        {
          game: text,
          procedure: text,
          legal: { type: 'boolean' },
          outcome: {},
          steps: listOf(
            object({ rule: text, also: listOf(text), key: text, forbids: { type: 'boolean' } }, ['also', 'forbids']),
          ),
          dice: listOf(ref('RolledDie')),
          seed: text,
          provenance: listOf(ref('CellUse')),
        },
        ['steps', 'seed', 'provenance'],
      ),
      description: 'A ruling asked for with "detail": sections without sentences, or the outcome alone.',
    },
    Chance: chance,
    UnlistedChances: {
      ...object(
        {
          outcomes: { type: 'integer', description: 'How many outcomes are not listed.' },
          probability: { type: 'string', description: 'The sum of their chances, as exact as those listed.' },
          value: { type: 'number' },
          interval,
        },
        ['interval'],
      ),
      description:
        'What a list of more than 1,000 outcomes, or of very large ones, leaves out. Group with "by" to see all.',
    },
    Odds: object(
      {
        game: text,
        procedure: text,
        ...distribution,
        variants: listOf(object({ name: text, ...distribution }, ['seed', 'unlisted'])),
      },
      ['exact', 'branches', 'seed', 'chances', 'unlisted', 'variants'],
    ),
    Problem: object(
      {
        type: text,
        title: text,
        status: { type: 'integer' },
        detail: text,
        instance: text,
        requestId: text,
        errors: listOf(object({ pointer: text, detail: text })),
      },
      ['instance', 'requestId', 'errors'],
    ),
    BatchItem: {
      type: 'object',
      properties: {
        id: { type: ['string', 'number'] },
        game: text,
        procedure: text,
        odds: { type: 'boolean' },
        input: { type: 'object' },
        options: { type: 'object' },
        dice: ref('Dice'),
        chartPack: ref('ChartPackChoice'),
        by: text,
        detail: ref('Detail'),
        upTo: text,
        from: ref('Ruling'),
      },
      required: ['game', 'procedure', 'input'],
    },
    BatchResult: object(
      {
        id: { type: ['string', 'number'] },
        status: { type: 'integer' },
        ruling: { anyOf: [ref('Ruling'), ref('BriefRuling')] },
        odds: ref('Odds'),
        problem: ref('Problem'),
      },
      ['id', 'ruling', 'odds', 'problem'],
    ),
  };
}
