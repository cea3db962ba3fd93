import type { Wants } from '../../../kernel/materials/index.js';
import type { Game } from '../../../kernel/procedures/index.js';
import type { LibraryDocument } from '../../../library/document.js';
import type { Language } from '../../../platform/language.js';
import type { TemplateField, TemplateGap } from '../../shapes/materials.js';
import type { CsvTable, TableFault } from '../csv-table.js';
import type { Places } from '../places.js';

/** Whose template it is. */
export interface SheetOf {
  readonly game: Game;
  readonly scenario: LibraryDocument;
  readonly wants: Wants;
}

/** A record that need not be whole yet. */
export type Draft = Readonly<Record<string, unknown>>;

/** What was read out of a table: records, and where each of their values stands. */
export interface ReadSheet {
  readonly records: readonly { readonly record: Draft; readonly places: Places }[];
  readonly faults: readonly TableFault[];
}

/** Records with gaps, and the words for them. */
export interface Filling {
  readonly records: readonly Draft[];
  readonly empty: readonly TemplateGap[];
}

/** How one of the tables is written and read. */
export interface SheetForm {
  filling(of: SheetOf, language: Language): Filling;
  fields(of: SheetOf, language: Language): readonly TemplateField[];
  columns(of: SheetOf): readonly string[];
  /** The lines of the table, each with a comment in its last column. */
  rows(of: SheetOf, language: Language): readonly (readonly string[])[];
  read(of: SheetOf, table: CsvTable): ReadSheet;
}

/** The last column of every table: for people only. */
export const COMMENT = 'comment';

export const recordHead = (kind: string, id: string, { game, scenario }: SheetOf): Draft => ({
  kind,
  id,
  game: game.id,
  name: { en: `${scenario.name.en}: ${id}`, ...(scenario.name.ja ? { ja: `${scenario.name.ja}：${id}` } : {}) },
  provenance: 'client',
});
