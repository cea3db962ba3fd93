import type { LibraryDocument } from '../document.js';
import { cardsOf, decksOf, mapOf, scenarioOf } from '../named-records.js';

/** The kinds of record that others name by a column or a row. */
export const NAMED_KINDS = ['scenario', 'map', 'deck', 'card'] as const;
type NamedKind = (typeof NAMED_KINDS)[number];

const one = (id: string | undefined): string[] => (id === undefined ? [] : [id]);

/** The records of one kind that a document names. */
export function namedIn(document: LibraryDocument, kind: NamedKind): readonly string[] {
  if (document.kind === 'card') return kind === 'scenario' ? one(scenarioOf(document)) : [];
  if (document.kind !== 'scenario') return [];
  switch (kind) {
    case 'map':
      return one(mapOf(document));
    case 'deck':
      return decksOf(document);
    case 'card':
      return cardsOf(document);
    case 'scenario':
      return [];
  }
}
