import type { Kind, LibraryProvenance } from './kinds.js';

/** A record as it is sent, imported and exported: no version, no times, so that an export says the same anywhere. */
export interface LibraryDocument {
  readonly kind: Kind;
  readonly id: string;
  readonly game: string;
  readonly name: { readonly en: string; readonly ja?: string };
  readonly provenance: LibraryProvenance;
  /** Where in a book, or from whom. */
  readonly source?: string;
  /** The side a card belongs to. */
  readonly side?: string;
  /** The type of unit on a card, or whatever else sorts a shelf. */
  readonly type?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A record as the library keeps it. */
export interface StoredDocument extends LibraryDocument {
  /** Grows by one with each write, and never starts again. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Always the same fields in the same order, so that the same record is the same bytes. */
export function plainDocument(document: LibraryDocument): LibraryDocument {
  const { kind, id, game, name, provenance, source, side, type, body } = document;
  return {
    kind,
    id,
    game,
    name: name.ja === undefined ? { en: name.en } : { en: name.en, ja: name.ja },
    provenance,
    ...(source === undefined ? {} : { source }),
    ...(side === undefined ? {} : { side }),
    ...(type === undefined ? {} : { type }),
    body,
  };
}

export const documentLine = (document: LibraryDocument): string => JSON.stringify(plainDocument(document));
