import {
  ANY_LENGTH,
  ANY_NUMBER,
  type ChoiceOf,
  COUNT,
  choice,
  defineChoice,
  integer,
  list,
  object,
  published,
  record,
  text,
  timestamp,
} from '../../kernel/fields/index.js';
import { KINDS, PROVENANCES } from '../kinds.js';
import { ID_PATTERN, TEXT_PATTERN } from '../schema/text-schemas.js';

export const LibraryKind = defineChoice('LibraryKind', KINDS, 'shared');
export type LibraryKind = ChoiceOf<typeof LibraryKind>;
export const LibraryProvenance = defineChoice('LibraryProvenance', PROVENANCES, 'shared');
export type LibraryProvenance = ChoiceOf<typeof LibraryProvenance>;

const line = (max: number) => ({ min: 1, max, pattern: TEXT_PATTERN });

@published('A name in English, and in Japanese where there is one.')
export class LibraryName {
  @text('In English.', line(200)) en!: string;
  @text('In Japanese.', { ...line(200), optional: true }) ja?: string;
}

/** What is sent, imported and exported: no version, no times, so that an export says the same anywhere. */
@published('A record as it is sent to its own shelf; the body follows the schema of its game and kind.')
export class LibraryDocument {
  @choice('The kind; the address of a shelf says it already.', LibraryKind, { optional: true }) kind?: LibraryKind;
  @text('Small letters, digits and hyphens.', { max: 100, pattern: ID_PATTERN }) id!: string;
  @text('The game it belongs to.', { max: 100 }) game!: string;
  @object('What it is called.', LibraryName) name!: LibraryName;
  @choice('Where the numbers come from.', LibraryProvenance) provenance!: LibraryProvenance;
  @text('Where in a book, or from whom.', { ...line(500), optional: true }) source?: string;
  @text('The side a card belongs to.', { ...line(60), optional: true }) side?: string;
  @text('The type of unit on a card, or whatever else sorts a shelf.', { ...line(60), optional: true }) type?: string;
  @record('By the schema of its game and kind: scenarios/schema/<game>/<kind>.json.', { kind: 'json' }, ANY_NUMBER)
  body!: Readonly<Record<string, unknown>>;
}

@published('A record as it is sent where no address says the kind; the body follows the schema of its game and kind.')
export class LibraryRecordInput extends LibraryDocument {
  @choice('The kind.', LibraryKind) override kind!: LibraryKind;
}

@published('A record as the library keeps it.')
export class LibraryRecord extends LibraryRecordInput {
  @integer('Grows by one with each write, and never starts again.', COUNT) version!: number;
  @timestamp('When it was added.') createdAt!: string;
  @timestamp('When it was last written.') updatedAt!: string;
}

@published('Records of one kind, by id.')
export class LibraryPage {
  @list('The records.', LibraryRecord, ANY_NUMBER) items!: readonly LibraryRecord[];
  @text('The cursor of the next page, if there is one.', { ...ANY_LENGTH, optional: true }) next?: string;
}

@published('A record that a scenario cannot do without.')
export class LibraryRequirement {
  @choice('Its kind.', LibraryKind) kind!: LibraryKind;
  @text('Its id.', ANY_LENGTH) id!: string;
  @object('What it is needed for.', LibraryName) why!: LibraryName;
}
