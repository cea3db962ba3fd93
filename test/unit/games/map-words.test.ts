import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { type FieldType, fieldsOf, type ShapeClass } from '../../../src/kernel/fields/index.js';
import { mapWords } from '../../../src/library/render/map-words.js';
import { gameWords } from '../../../src/library/stored/game-words.js';

/** The fields of a map whose words its picture draws or explains. */
const DRAWN = new Set(['defaultTerrain', 'terrain', 'features', 'control']);
const LINES = new Set(['paths', 'connections']);

function drawnWords(shape: ShapeClass): string[] {
  const words = (type: FieldType): readonly string[] => {
    if (type.kind === 'choice') return type.choice.values;
    return type.kind === 'list' ? words(type.of) : [];
  };
  return fieldsOf(shape).flatMap(({ name, type }) => {
    const inner = type.kind === 'list' && type.of.kind === 'object' ? fieldsOf(type.of.of) : [];
    const kinds = LINES.has(name) ? inner.filter((field) => field.name === 'kind') : [];
    const own = DRAWN.has(name) ? words(type) : [];
    return [
      ...own,
      ...[...inner.filter((field) => DRAWN.has(field.name)), ...kinds].flatMap((field) => words(field.type)),
    ];
  });
}

describe('the words of a map picture', () => {
  it.each(games.all.map((game) => [game.id, game] as const))('%s: each has a Japanese one', (_id, game) => {
    const word = mapWords('ja', (each) => game.phrasebooks.ja.term(each));
    const drawn = new Set(drawnWords(gameWords(game).map.shape));
    expect(drawn.size).toBeGreaterThan(4);
    expect([...drawn].filter((each) => !/[぀-ヿ一-鿿]/.test(word(each)))).toEqual([]);
  });

  it('in English they are read as they are written', () => {
    expect(mapWords('en', (each) => each)('bridgedMinorRiver')).toBe('bridged minor river');
  });
});
