import { describe, expect, it } from '@jest/globals';
import { inlineSchema } from '../../../src/edge/schema/json-schema.js';
import { titled } from '../../../src/edge/schema/titled-schema.js';
import { games } from '../../../src/games/index.js';
import common from '../../../src/kernel/procedures/common-descriptions.json' with { type: 'json' };
import type { Game } from '../../../src/kernel/procedures/index.js';

const CITED = /\s*\[[^\]]*\]$/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** A JSON Schema, as far as fields stand in it. */
interface Shape {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly additionalProperties?: boolean | Shape;
}

/** Every description of a field, wherever in a shape it stands. */
function* descriptionsIn(shape: Shape): Generator<string> {
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties: more } = shape;
  for (const each of Object.values(properties)) {
    if (each.description !== undefined) yield each.description;
    yield* descriptionsIn(each);
  }
  const inside = [items, ...anyOf, ...oneOf, typeof more === 'object' ? more : undefined];
  for (const each of inside) if (each) yield* descriptionsIn(each);
}

/** What is filled in: every question of a game, its options, and every command of its sessions. */
const formsOf = ({ procedures, declaration }: Game): Shape[] => {
  const commands = Object.values(declaration.session?.commands ?? {});
  const asked = [...procedures.values()].map(({ input }) => input);
  const filledIn = [...asked, declaration.options, ...commands.map(({ shape }) => shape)];
  return filledIn.map((shape) => inlineSchema(shape) as Shape);
};

describe('descriptions of fields in Japanese', () => {
  const used = new Map(
    games.all.map((game) => [
      game.id,
      new Set(formsOf(game).flatMap((schema) => [...descriptionsIn(schema)].map((said) => said.replace(CITED, '')))),
    ]),
  );

  it.each(games.all.map((game) => [game.id, game] as const))(
    'of %s are of fields that a question or a command has',
    (id, game) => {
      const written = Object.keys(game.declaration.fieldDescriptions ?? {});
      expect(written.filter((said) => !used.get(id)!.has(said))).toEqual([]);
    },
  );

  it.each(games.all.map((game) => [game.id, game] as const))('are there for every field of %s', (id, game) => {
    const written = new Set([...Object.keys(game.declaration.fieldDescriptions ?? {}), ...Object.keys(common)]);
    expect(used.get(id)!.size).toBeGreaterThan(300);
    expect([...used.get(id)!].filter((said) => !written.has(said))).toEqual([]);
  });

  it('name the sections that the English names within the sentence', () => {
    const sections = (said: string): string => (said.match(/\[\d[^\]]*\]/g) ?? []).join();
    const both = games.all.flatMap(({ declaration }) => Object.entries(declaration.fieldDescriptions ?? {}));
    expect(both.filter(([english, told]) => sections(english) !== sections(told))).toEqual([]);
  });

  it('of maps are of fields that some game has', () => {
    const all = new Set([...used.values()].flatMap((said) => [...said]));
    expect(Object.keys(common).filter((said) => !all.has(said))).toEqual([]);
  });

  it('are in Japanese, and stand in the Japanese form with the sections of the English one', () => {
    const written = games.all.flatMap(({ declaration }) => Object.values(declaration.fieldDescriptions ?? {}));
    expect([...written, ...Object.values(common)].filter((said) => !JAPANESE.test(said))).toEqual([]);
    const game = games.game('panzer')!;
    const english = inlineSchema(game.procedures.get('combat/gp-fire')!.input);
    const range = (schema: object): unknown => (schema as Shape).properties?.range?.description;
    expect(range(english)).toBe('Range in hexes [3.5.1]');
    expect(range(titled(english, game.fieldWords('ja')))).toBe('距離（ヘクス数） [3.5.1]');
    expect(range(titled(english, game.fieldWords('en')))).toBe('Range in hexes [3.5.1]');
  });
});
