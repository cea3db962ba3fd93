import { CHART_PACK_SCHEMA } from '../../edge/schema/chart-pack-schema.js';
import { inlineSchema, type JsonSchema, typeSchema } from '../../edge/schema/json-schema.js';
import type { Field } from '../../kernel/fields/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import type { Kind } from '../kinds.js';
import { gameWords, pieceFields } from '../stored/game-words.js';
import { scenarioSchema } from './scenario-schema.js';
import { bilingual, count, id, line, listOf, strict } from './text-schemas.js';

/** What stands on a counter or a data card: the fields the game's procedures ask of a piece, null where nobody knows. */
function valuesSchema(game: Game, description: string): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, fields] of pieceFields(game)) if (name !== 'name') properties[name] = valueSchema(fields);
  return strict(properties, [], description);
}

/** Pieces may mean different things by one name; a value that suits one of them is well formed. */
function valueSchema(fields: readonly Field[]): JsonSchema {
  const kinds = new Map(
    fields.map(({ type }) => {
      const schema = partly(typeSchema(type, inlineSchema));
      return [JSON.stringify(schema), schema];
    }),
  );
  const { description } = fields[0]!;
  const [only, ...others] = kinds.values();
  if (others.length === 0) return { ...orNull(only!), description };
  return { description, anyOf: [...kinds.values(), { type: 'null' }] };
}

function orNull(schema: JsonSchema): JsonSchema {
  const allowed = schema.enum as string[] | undefined;
  return { ...schema, type: [schema.type, 'null'], ...(allowed ? { enum: [...allowed, null] } : {}) };
}

/** A card may leave out what is not printed: the ruling that needs it will ask. */
function partly(schema: JsonSchema): JsonSchema {
  const { required: _required, default: _default, ...rest } = schema;
  if (rest.items) rest.items = partly(rest.items as JsonSchema);
  if (rest.properties) {
    rest.properties = Object.fromEntries(
      Object.entries(rest.properties as Record<string, JsonSchema>).map(([name, inner]) => [name, partly(inner)]),
    );
  }
  return rest;
}

function cardSchema(game: Game): JsonSchema {
  return strict(
    {
      values: valuesSchema(game, 'The face that shows at first.'),
      reduced: valuesSchema(game, 'The other face of a counter that has one.'),
      printed: {
        type: 'object',
        maxProperties: 60,
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 200 },
        description: 'Figures on the counter or card that no procedure asks for by name.',
      },
      command: line(60),
      formation: line(),
      scenario: id('The scenario it belongs to, if only to one.'),
      unknown: listOf(line(60), 60, 'Values that are on the counter but not in the book.'),
      rules: listOf({ type: 'string', enum: [...game.sections.keys()] }, 50),
      note: bilingual(),
    },
    ['values'],
  );
}

/** Effects and conditions of a card: their form is the game's own, which reads them when a session is opened. */
const words = (description: string): JsonSchema => ({ type: 'object', maxProperties: 20, description });

/** Figures and words of a card. Of which kind it is the game tells, not a schema: a fault should speak of that kind alone. */
const looseValues: JsonSchema = {
  type: 'object',
  maxProperties: 40,
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 4000 },
};

/** For editors: what may stand on a card of any kind. */
function typedValues({ declaration }: Game): JsonSchema {
  const kinds = (declaration.materials?.cardKinds ?? []).filter(({ earlier }) => !earlier);
  if (kinds.length === 0) return looseValues;
  return { anyOf: kinds.map(({ title, values }) => ({ title: title.en, ...inlineSchema(values) })) };
}

function deckSchema(game: Game, values: JsonSchema): JsonSchema {
  const { side } = gameWords(game);
  return strict(
    {
      summary: bilingual(),
      cards: listOf(
        strict(
          {
            id: line(100),
            number: line(20),
            title: strict({ en: line(), ja: line() }),
            side: side ? { type: 'string', enum: [...side.values] } : line(40),
            copies: { type: 'integer', minimum: 1, maximum: 60 },
            phase: line(60),
            values,
            event: words('What its event does, in the words that the game knows.'),
            combat: words('What it does in a combat, in the words that the game knows.'),
            red: listOf(words('A condition.'), 20, 'When it leaves the game unless it is played as its event.'),
            text: bilingual(),
            rules: listOf({ type: 'string', enum: [...game.sections.keys()] }, 50),
          },
          ['id', 'title'],
        ),
        500,
      ),
      total: count(500),
    },
    ['cards'],
  );
}

/** What the library checks by; for editors the values of deck cards are written out as well. */
export function bodySchema(game: Game, kind: Kind, forEditors = false): JsonSchema {
  switch (kind) {
    case 'scenario':
      return scenarioSchema(game);
    case 'map':
      return inlineSchema(gameWords(game).map.shape);
    case 'card':
      return cardSchema(game);
    case 'deck':
      return deckSchema(game, forEditors ? typedValues(game) : looseValues);
    case 'chartPack':
      return strict({ charts: (CHART_PACK_SCHEMA.properties as Record<string, JsonSchema>).charts! }, ['charts']);
  }
}
