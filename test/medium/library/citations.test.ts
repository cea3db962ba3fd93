import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import type { LibraryDocument } from '../../../src/library/document.js';
import { shippedDocuments } from '../../../src/library/shipped/shipped-documents.js';

/** Every object in a document, with the path to it. */
function* objectsIn(value: unknown, path = ''): Generator<[string, Record<string, unknown>]> {
  if (Array.isArray(value)) for (const [at, item] of value.entries()) yield* objectsIn(item, `${path}/${at}`);
  else if (typeof value === 'object' && value !== null) {
    yield [path, value as Record<string, unknown>];
    for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`);
  }
}

const citedBy = (document: LibraryDocument): string[] =>
  [...objectsIn(document.body)].flatMap(([, { rule, rules, sections }]) =>
    [rule ?? [], rules ?? [], sections ?? []].flat().filter((each): each is string => typeof each === 'string'),
  );

const shipped = shippedDocuments();

describe.each(games.all.map((game) => [game.id, game] as const))('what ships for %s', (id, game) => {
  const own = shipped.filter((document) => document.game === id);

  it('cites sections that the book has', () => {
    const cited = own.flatMap(citedBy);
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((section) => !game.sections.has(section))).toEqual([]);
  });

  it('lists in each scenario every section that the scenario cites, in the order of the book', () => {
    const order = [...game.sections.keys()];
    for (const document of own.filter(({ kind }) => kind === 'scenario')) {
      const expected = [...new Set(citedBy(document))].sort((a, b) => order.indexOf(a) - order.indexOf(b));
      expect([document.id, document.body.sections]).toEqual([document.id, expected]);
    }
  });

  it('says everything in English and in Japanese', () => {
    const silent = own.flatMap((document) =>
      [...objectsIn(document)]
        .filter(([, { en, ja }]) => en !== undefined && ja === undefined)
        .map(([path]) => `${document.id}${path}`),
    );
    expect(silent).toEqual([]);
    const unitsOf = (document: LibraryDocument) =>
      [...objectsIn(document.body)].filter(([path]) => /\/units\/\d+$/.test(path));
    const nameless = own.flatMap((document) =>
      unitsOf(document)
        .filter(([, { ja }]) => ja === undefined)
        .map(([path]) => `${document.id}${path}`),
    );
    expect(nameless).toEqual([]);
  });
});
