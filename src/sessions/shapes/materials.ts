import {
  ANY_LENGTH,
  ANY_NUMBER,
  type ChoiceOf,
  COUNT,
  choice,
  choices,
  defineWords,
  flag,
  integer,
  json,
  list,
  object,
  published,
  record,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';
import { SHEETS } from '../../kernel/materials/index.js';
import { LibraryKind, LibraryName, LibraryRequirement } from '../../library/shapes/record.js';

export const MaterialSheet = defineWords('MaterialSheet', SHEETS);
export type MaterialSheet = ChoiceOf<typeof MaterialSheet>;
const TemplateFormat = defineWords('TemplateFormat', ['json', 'csv']);
export const TemplateSeparator = defineWords('TemplateSeparator', ['comma', 'semicolon', 'tab']);
export type TemplateSeparator = ChoiceOf<typeof TemplateSeparator>;
const ID = { min: 1, max: 100 };

@published('Which table of a scenario is wanted.')
export class TemplateQuery {
  @choice('The map, the decks, the counters, or the cells of charts that the book does not print.', MaterialSheet)
  kind!: MaterialSheet;
  @choice('As JSON, or as a table for a spreadsheet.', TemplateFormat, { default: 'json' }) format!: 'json' | 'csv';
  @choice(
    'What stands between the cells of a table: where a comma is written in decimals, spreadsheets want semicolons. Every one of them is read back.',
    TemplateSeparator,
    { default: 'comma' },
  )
  separator!: TemplateSeparator;
}

@published('A field of a template: what may stand in it.')
export class TemplateField {
  @text('Its name: the column of the table.', ANY_LENGTH) name!: string;
  @text('What it belongs to: a kind of card, a list of the map.', ANY_LENGTH) of!: string;
  @text('What is written in it: a whole number, a word, hexes with blanks between them.', ANY_LENGTH) type!: string;
  @texts('The words that are allowed, where only some are.', { ...ANY_LENGTH, ...ANY_NUMBER, optional: true })
  words?: readonly string[];
  @text('What it means.', ANY_LENGTH) comment!: string;
}

@published('A place of a template that is still empty.')
export class TemplateGap {
  @text('JSON pointer into the template.', ANY_LENGTH) pointer!: string;
  @flag('Whether it may stay empty.', {}) mayStayEmpty!: boolean;
  @text('What belongs there.', ANY_LENGTH) comment!: string;
}

@published("What a scenario asks of its owner's box: everything that is known, null where a figure belongs.")
export class ScenarioTemplate {
  @text('The scenario.', ANY_LENGTH) scenario!: string;
  @choice('The table.', MaterialSheet) kind!: MaterialSheet;
  @choices('All tables that the scenario has a template for.', MaterialSheet, { maxItems: SHEETS.length })
  tables!: readonly MaterialSheet[];
  @texts('What to know before one begins.', { ...ANY_LENGTH, ...ANY_NUMBER }) comments!: readonly string[];
  @list('What may stand in each field.', TemplateField, ANY_NUMBER) fields!: readonly TemplateField[];
  @list('Where something is to be filled in.', TemplateGap, ANY_NUMBER) empty!: readonly TemplateGap[];
  @json('The records, ready to be filled in and sent back.') records!: readonly unknown[];
}

@published('One of the tables, filled in: as records, or as the text of a CSV file.')
export class MaterialPart {
  @choice('Which table it is; records say it themselves.', MaterialSheet, { optional: true }) kind?: MaterialSheet;
  @text('The text of a CSV file.', { max: 2_000_000, optional: true }) csv?: string;
  @json('Records, as the template has them.', { optional: true }) records?: unknown;
  @json('Further members of a template, which are not looked at.', { optional: true }) scenario?: unknown;
  @json('Further members of a template, which are not looked at.', { optional: true }) tables?: unknown;
  @json('Further members of a template, which are not looked at.', { optional: true }) comments?: unknown;
  @json('Further members of a template, which are not looked at.', { optional: true }) fields?: unknown;
  @json('Further members of a template, which are not looked at.', { optional: true }) empty?: unknown;
}

@published('What is to be looked at. Whatever is not sent is taken from your own materials and from the library.')
export class ScenarioCheckRequest {
  @list('Tables that are filled in.', MaterialPart, { maxItems: 12, default: [] }) parts!: readonly MaterialPart[];
  @text("A stored map, in place of the scenario's.", { ...ID, optional: true }) map?: string;
  @text('A stored chart pack.', { ...ID, optional: true }) chartPack?: string;
  @text('A variant that the scenario names.', { ...ID, optional: true }) variant?: string;
  @record('Optional rules of the game.', { kind: 'json' }, { maxItems: 1000, default: {} })
  options!: Readonly<Record<string, unknown>>;
}

@published('Where in a CSV file.')
export class CsvPlace {
  @integer('The line, from 1.', COUNT) line!: number;
  @integer('The column, from 1; 0 where the whole line is meant.', COUNT) column!: number;
  @text('What the column is called.', { ...ANY_LENGTH, optional: true }) name?: string;
}

@published('One thing that is wrong or missing.')
export class MaterialProblem {
  @integer('The part that was sent, from 0; absent where it is in none.', { ...COUNT, optional: true }) part?: number;
  @text('The record it is in.', { ...ANY_LENGTH, optional: true }) record?: string;
  @text('JSON pointer into the part, or into what the scenario is played with.', ANY_LENGTH) pointer!: string;
  @object('Where in the CSV file.', CsvPlace, { optional: true }) at?: CsvPlace;
  @text('What is wrong.', ANY_LENGTH) detail!: string;
}

@published('Whether a scenario can be played with what is there now.')
export class ScenarioReadiness {
  @flag('A session can be opened.', {}) ready!: boolean;
  @list('Records that somebody would have to upload first.', LibraryRequirement, ANY_NUMBER)
  missing!: readonly LibraryRequirement[];
  @list('What is wrong with those that are there.', MaterialProblem, ANY_NUMBER)
  problems!: readonly MaterialProblem[];
}

@published('A record of your own.')
export class OwnMaterial {
  @choice('Its kind.', LibraryKind) kind!: LibraryKind;
  @text('Its id.', ANY_LENGTH) id!: string;
  @text('Its game.', ANY_LENGTH) game!: string;
  @object('What it is called.', LibraryName) name!: LibraryName;
  @integer('Its bytes.', COUNT) size!: number;
  @integer('Grows by one with each write.', COUNT) version!: number;
  @timestamp('When it was last written.') updatedAt!: string;
}

@published('A record of your own, whole.')
export class OwnMaterialRecord extends OwnMaterial {
  @json('The record, as the library takes it.') record!: unknown;
}

@published('What you have uploaded.')
export class OwnMaterials {
  @list('Your records, by kind and id.', OwnMaterial, ANY_NUMBER) items!: readonly OwnMaterial[];
  @integer('Their bytes.', COUNT) used!: number;
  @integer('How many bytes you may have.', COUNT) limit!: number;
}

@published('What you have uploaded, and whether the scenario can be played with it.')
export class SavedMaterials extends OwnMaterials {
  @object('What is still missing, empty or wrong: work that is half done is kept all the same.', ScenarioReadiness)
  readiness!: ScenarioReadiness;
}

@published('Templates that are filled in, to be kept as your own.')
export class OwnMaterialsRequest {
  @text('The scenario whose templates they are.', ID) scenario!: string;
  @list('The tables.', MaterialPart, { minItems: 1, maxItems: 12 }) parts!: readonly MaterialPart[];
}
