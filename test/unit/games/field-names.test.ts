import { describe, expect, it } from '@jest/globals';
import { inlineSchema, type JsonSchema } from '../../../src/edge/schema/json-schema.js';
import { titled } from '../../../src/edge/schema/titled-schema.js';
import { games } from '../../../src/games/index.js';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What the books of both languages print alike: TEM, CPP, 4-6-8, A-P. */
const PRINTED = /^[A-Z0-9][A-Za-z0-9 .:・-]*$/;

interface Seen {
  readonly name: string;
  readonly title: string | undefined;
}

/** Every field of a schema and every word to choose from, with what a form calls it. */
function* namesIn(schema: JsonSchema): Generator<Seen> {
  const {
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
    additionalProperties,
  } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly items?: JsonSchema;
    readonly anyOf?: readonly JsonSchema[];
    readonly oneOf?: readonly JsonSchema[];
    readonly additionalProperties?: boolean | JsonSchema;
  };
  for (const [name, each] of Object.entries(properties)) {
    yield { name, title: each.title as string | undefined };
    yield* namesIn(each);
  }
  const titles = (schema['x-titles'] ?? []) as readonly (string | null)[];
  for (const [number, name] of ((schema.enum ?? []) as readonly string[]).entries()) {
    yield { name, title: titles[number] ?? undefined };
  }
  const inside = [items, ...anyOf, ...oneOf, additionalProperties].filter((each) => typeof each === 'object');
  for (const each of inside) yield* namesIn(each);
}

const isMissing = ({ name, title = name }: Seen): boolean => !JAPANESE.test(title) && !PRINTED.test(title);

describe.each(games.all.map((game) => [game.id, game] as const))('the forms of %s', (_id, game) => {
  const procedures = [...game.procedures];

  it.each(procedures)('%s has a Japanese name for every field and every choice', (_name, { input }) => {
    const names = [...namesIn(titled(inlineSchema(input), game.fieldWords('ja')))];
    expect(names.filter(isMissing)).toEqual([]);
  });

  it.each(procedures.filter(([, { dice = [] }]) => dice.length > 0))(
    '%s has a Japanese name for everything that its chances are told by',
    (_name, { outcome }) => {
      // What differs may lie as deep as in what becomes of one unit.
      const names = [...namesIn(titled(inlineSchema(outcome, true), game.fieldWords('ja')))];
      expect(names.filter(isMissing)).toEqual([]);
    },
  );

  it('has a Japanese name for every option and every value of one', () => {
    const names = [...namesIn(titled(inlineSchema(game.declaration.options), game.optionWords('ja')))];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(isMissing)).toEqual([]);
    const declared = Object.keys(inlineSchema(game.declaration.options).properties as object).sort();
    expect(Object.keys(game.declaration.fieldNames!.options!).sort()).toEqual(declared);
  });

  it('has a Japanese name for every field and every choice of every command', () => {
    const missing = Object.entries(game.declaration.session?.commands ?? {}).flatMap(([type, { shape }]) =>
      [...namesIn(titled(inlineSchema(shape), game.fieldWords('ja')))]
        .filter(isMissing)
        .map(({ name }) => `${type}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no field or choice that no question, outcome or command has', () => {
    const { fields, choices } = game.declaration.fieldNames!;
    const shapes = [
      ...procedures.flatMap(([, { input, outcome }]) => [input, outcome]),
      ...Object.values(game.declaration.session?.commands ?? {}).map(({ shape }) => shape),
      game.declaration.options,
    ];
    const known = new Set(shapes.flatMap((shape) => [...namesIn(inlineSchema(shape))].map(({ name }) => name)));
    const unknown = [...Object.keys(fields), ...Object.keys(choices).map((word) => word.split('.').at(-1)!)].filter(
      (name) => !known.has(name),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a code among the fields', () => {
  const field = (language: 'en' | 'ja', name: string): string | undefined =>
    games.all
      .find(({ id }) => id === 'panzer')!
      .fieldWords(language)
      .field(name);

  it('is told in both languages, and a plain word is read as it is in English', () => {
    expect([field('en', 'P'), field('ja', 'P')]).toEqual(['Pointblank', '至近距離']);
    expect([field('en', 'range'), field('ja', 'range')]).toEqual([undefined, '距離・射程']);
  });

  it('means what its field says: L is long range, a large gun, or legs', () => {
    const words = games.all.find(({ id }) => id === 'panzer')!.fieldWords('en');
    expect(['rangeFactor', 'size', 'mode'].map((name) => words.choice(name, 'L'))).toEqual([
      'Long (L)',
      'L: large',
      'L: leg',
    ]);
  });
});
