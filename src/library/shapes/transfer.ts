import {
  ANY_LENGTH,
  ANY_NUMBER,
  type ChoiceOf,
  COUNT,
  choice,
  defineChoice,
  defineWords,
  integer,
  list,
  published,
  text,
} from '../../kernel/fields/index.js';
import { LibraryKind, LibraryProvenance, LibraryRecordInput } from './record.js';

export const LibraryExisting = defineChoice('LibraryExisting', ['refuse', 'replace', 'skip'], 'shared');
export type LibraryExisting = ChoiceOf<typeof LibraryExisting>;
export const ExportFormat = defineWords('LibraryExportFormat', ['ndjson', 'json', 'csv']);
export type ExportFormat = ChoiceOf<typeof ExportFormat>;

@published('Which records are exported, and how they are written.')
export class LibraryExportQuery {
  @choice('Of one kind.', LibraryKind, { optional: true }) kind?: LibraryKind;
  @text('Of one game.', { max: 200, optional: true }) game?: string;
  @choice('Where the numbers come from.', LibraryProvenance, { optional: true }) provenance?: LibraryProvenance;
  @choice('How they are written.', ExportFormat, { default: 'ndjson' }) format!: ExportFormat;
}

@published('How records are imported.')
export class LibraryImportQuery {
  @choice('What becomes of records that are there already.', LibraryExisting, { default: 'refuse' })
  existing!: LibraryExisting;
  @text('For CSV without a column `game`.', { max: 200, optional: true }) game?: string;
  @choice('For CSV without a column `kind`; card if left out.', LibraryKind, { optional: true }) kind?: LibraryKind;
  @choice('For CSV without a column `provenance`.', LibraryProvenance, { optional: true })
  provenance?: LibraryProvenance;
}

@published('Many records at once.')
export class LibraryImport {
  @list('The records.', LibraryRecordInput, { maxItems: 200_000 }) records!: readonly LibraryRecordInput[];
}

@published('One thing that is wrong, and where.')
export class LibraryImportError {
  @integer('The line, or the place in the list, from 1.', COUNT) line!: number;
  @text('JSON pointer into the record.', ANY_LENGTH) pointer!: string;
  @text('What is wrong.', ANY_LENGTH) detail!: string;
}

@published('What came of an import.')
export class LibraryImportReport {
  @integer('Records read.', COUNT) read!: number;
  @integer('Records written.', COUNT) written!: number;
  @integer('Records left as they were.', COUNT) skipped!: number;
  @list('None where everything was imported.', LibraryImportError, ANY_NUMBER) errors!: readonly LibraryImportError[];
}
