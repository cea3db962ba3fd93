import { inlineSchema, type JsonSchema } from '../../edge/schema/json-schema.js';
import type { Game } from '../../kernel/procedures/index.js';
import { KINDS } from '../kinds.js';
import { gameWords } from '../stored/game-words.js';
import { bilingual, count, id, line, listOf, strict } from './text-schemas.js';

/** What a scenario holds; its words for sides, options and sections are the game's. */
export function scenarioSchema(game: Game): JsonSchema {
  const { side: sides } = gameWords(game);
  const side: JsonSchema = sides ? { type: 'string', enum: [...sides.values] } : line(40);
  const rule: JsonSchema = { type: 'string', enum: [...game.sections.keys()], description: 'A section of the book.' };
  const hexes = listOf(line(12), 200, 'Hexes as the map prints them.');
  const place = strict(
    {
      hexes,
      oneOf: listOf(line(12), 50, 'One of these hexes, by choice.'),
      spaces: listOf(line(60), 200, 'Spaces of a point-to-point map.'),
      within: count(100),
      of: line(60),
      area: line(100),
      edge: line(40),
      box: line(60),
      text: bilingual(),
    },
    [],
    'Where: exact hexes or spaces, hexes within a distance of one, an area, an edge, a box off the map, or in words.',
  );
  const unit = strict(
    {
      name: line(),
      ja: line(),
      card: id('The card with its values.'),
      type: line(60),
      command: line(60),
      count: count(),
      aboard: line(),
      note: bilingual(),
    },
    [],
    'One unit by name or card, or so many of a type; `aboard` is the unit that carries it.',
  );
  const units = listOf(unit, 300);
  return strict(
    {
      summary: bilingual(),
      turns: strict({ count: count(200), first: line(60), length: line(60), names: listOf(line(60), 200), rule }, [
        'count',
      ]),
      sides: listOf(
        strict({ side, setsUp: count(9), moves: count(9), grade: line(40), note: bilingual() }, ['side']),
        6,
        'Who plays; `grade` is that of the whole force, where the game has such a thing.',
      ),
      formations: listOf(
        strict({ name: line(), ja: line(), side, grade: line(40), note: bilingual() }, ['name', 'side']),
        60,
        'Formations by the name that set-up and reinforcements use, with their grade.',
      ),
      map: id('The stored map it is played on.'),
      decks: listOf(id('A stored deck.'), 10, 'The decks it is played with.'),
      chartPack: id('The chart pack it is played with: one of the game, or a stored one.'),
      options: {
        ...withoutDefaults(inlineSchema(game.declaration.options)),
        description: 'Optional rules in force from the start.',
      },
      variants: listOf(
        strict({ id: id('Name of the variant.'), text: bilingual(), rule }, ['id', 'text']),
        60,
        'Ways to play it otherwise.',
      ),
      requires: listOf(
        strict(
          {
            kind: { type: 'string', enum: [...KINDS] },
            id: id('It works as soon as a record with this id is in the library.'),
            why: bilingual(),
          },
          ['kind', 'id', 'why'],
        ),
        200,
        'What the book does not print and the library does not have: somebody must upload it.',
      ),
      setUp: listOf(
        strict(
          {
            order: count(50),
            side,
            formation: line(),
            command: line(60),
            units,
            where: place,
            facing: line(20),
            status: line(60),
            note: bilingual(),
            rule,
          },
          ['side', 'where'],
        ),
        300,
      ),
      reinforcements: listOf(
        strict(
          {
            turn: { type: ['integer', 'string'], minimum: 0, maximum: 200, maxLength: 40 },
            date: line(40),
            side,
            formation: line(),
            units,
            entry: place,
            condition: bilingual(),
            victoryPoints: { type: 'integer', minimum: -100, maximum: 100 },
            note: bilingual(),
            rule,
          },
          ['turn', 'side'],
        ),
        300,
      ),
      withdrawals: listOf(
        strict(
          {
            turn: { type: ['integer', 'string'], minimum: 0, maximum: 200, maxLength: 40 },
            side,
            units,
            condition: bilingual(),
            rule,
          },
          ['turn', 'side'],
        ),
        100,
      ),
      start: {
        type: 'object',
        maxProperties: 20,
        description:
          'How things stand at the start, in the words that the game knows: it reads them when a session is opened.',
      },
      supply: listOf(
        strict({ side, where: place, text: bilingual(), rule }, ['side', 'where']),
        50,
        'Where the supply of each side comes from, or the base it depends on.',
      ),
      allotments: listOf(
        strict(
          {
            side,
            of: line(60),
            formation: line(),
            points: count(),
            turn: { type: ['integer', 'string'], minimum: 0, maximum: 200, maxLength: 40 },
            text: bilingual(),
            rule,
          },
          ['side', 'of', 'points'],
        ),
        200,
        'What a side or formation has to spend: assault points, air points, markers.',
      ),
      specialRules: listOf(strict({ id: id('Name of the special rule.'), rule, text: bilingual() }, ['text']), 200),
      victory: strict({
        text: bilingual(),
        objectives: listOf(
          strict(
            {
              name: line(),
              ja: line(),
              hexes,
              spaces: listOf(line(60), 50),
              points: { type: 'number', minimum: -1000, maximum: 1000 },
              side,
              holder: side,
              control: line(40),
              all: { type: 'boolean' },
              note: bilingual(),
            },
            ['name'],
          ),
          200,
        ),
        levels: listOf(
          strict(
            { from: { type: ['integer', 'null'] }, to: { type: ['integer', 'null'] }, side, result: bilingual() },
            ['result'],
          ),
          30,
        ),
        points: listOf(
          strict(
            { for: bilingual(), of: line(60), points: { type: 'number', minimum: -1000, maximum: 1000 }, side, rule },
            ['for', 'points'],
          ),
          100,
          'What is counted; `of` is the word by which a game counts it.',
        ),
        rule,
      }),
      sections: listOf(rule, 500),
      notes: listOf(bilingual(), 100),
    },
    ['summary', 'sides', 'setUp', 'victory', 'sections'],
  );
}

/** A schema of options lists what is set, it does not set the rest. */
function withoutDefaults(schema: JsonSchema): JsonSchema {
  const properties = schema.properties as Record<string, JsonSchema>;
  const bare = Object.entries(properties).map(([name, { default: _default, ...rest }]) => [name, rest]);
  return { ...schema, properties: Object.fromEntries(bare), required: [] };
}
