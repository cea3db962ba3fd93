import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { fieldsOf, shapesWithin } from '../../../src/kernel/fields/index.js';

const SOURCE = join(import.meta.dirname, '..', '..', '..', 'src', 'games');

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Every `note`, `forbid` and `summarise` whose key is written out in a game's source. */
function keysUsed(game: string): Set<string> {
  const keys = new Set<string>();
  for (const file of sourcesOf(join(SOURCE, game))) {
    if (file.includes(join(game, 'messages'))) continue;
    for (const [literal] of readFileSync(file, 'utf8').matchAll(/'[a-z0-9]+(?:-[a-z0-9]+)*'/g))
      keys.add(literal.slice(1, -1));
  }
  return keys;
}

describe.each(games.all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has the same message keys and terms in English and Japanese', () => {
    const { en, ja } = game.declaration.messages;
    expect(Object.keys(ja.steps).sort()).toEqual(Object.keys(en.steps).sort());
    expect(Object.keys(ja.terms).sort()).toEqual(Object.keys(en.terms).sort());
  });

  it('has no message that no procedure uses', () => {
    const used = keysUsed(id);
    // A session's events, commands and stages have sentences under their own names.
    const isUsed = (key: string): boolean => used.has(key) || used.has(key.replace(/^(?:event|do|ask)-/, ''));
    const unused = Object.keys(game.declaration.messages.en.steps).filter((key) => !isUsed(key));
    expect(unused).toEqual([]);
  });

  it('writes Japanese in Japanese', () => {
    const untranslated = Object.entries(game.declaration.messages.ja.steps)
      .filter(([, message]) => typeof message === 'string' && !/[\u3040-\u30ff\u4e00-\u9fff]/.test(message))
      .map(([key]) => key);
    expect(untranslated).toEqual([]);
  });

  it('names a rule or a plain meaning in the description of every field', () => {
    for (const { input, outcome } of game.procedures.values()) {
      for (const shape of [...shapesWithin(input), ...shapesWithin(outcome)]) {
        const fields = fieldsOf(shape);
        expect(fields.length).toBeGreaterThan(0);
        for (const field of fields) expect(field.description.length).toBeGreaterThan(3);
      }
    }
  });

  it('gives every section a title and a summary in both languages', () => {
    for (const section of game.sections.values()) {
      for (const words of [section.title, section.summary]) {
        expect(words.en).not.toBe('');
        expect(words.ja).toMatch(/\S/);
      }
    }
  });
});

describe('the same idea in all games', () => {
  it('judges stacking by `within`', () => {
    const verdicts = games.all.flatMap((game) =>
      [...game.procedures.values()].filter(({ id }) => id === 'stacking').map(({ outcome }) => outcome),
    );
    expect(verdicts).toHaveLength(4);
    for (const outcome of verdicts)
      expect(fieldsOf(outcome)).toContainEqual(expect.objectContaining({ name: 'within', type: { kind: 'flag' } }));
  });
});
