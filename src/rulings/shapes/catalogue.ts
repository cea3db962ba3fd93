import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  integer,
  json,
  list,
  object,
  published,
  text,
  texts,
} from '../../kernel/fields/index.js';

@published('In both languages.')
export class Bilingual {
  @text('In English.', ANY_LENGTH) en!: string;
  @text('In Japanese.', ANY_LENGTH) ja!: string;
}

@published('A word of the game in both languages.')
export class Term extends Bilingual {
  @text('What else there is to know.', { ...ANY_LENGTH, optional: true }) note?: string;
}

@published('How much of a book is covered.')
class Coverage {
  @integer('Numbered sections.', COUNT) sections!: number;
  @integer('Those that say something to be adjudicated.', COUNT) adjudicable!: number;
  @integer('Those of them that are implemented.', COUNT) implemented!: number;
}

@published('A chart pack that ships with the game.')
class ChartPackInfo {
  @text('Its name, as requests send it.', ANY_LENGTH) name!: string;
  @text('Where its numbers come from.', ANY_LENGTH) source!: string;
}

/** What REST and GraphQL both tell of a game; over GraphQL its procedures, rules, charts and words are parts of it. */
abstract class GameHead {
  @text('The game, as addresses spell it.', ANY_LENGTH) id!: string;
  @text('Its title.', ANY_LENGTH) title!: string;
  @text('The edition of the book.', ANY_LENGTH) edition!: string;
  @text('The version of the rules as they are implemented.', ANY_LENGTH) rulesVersion!: string;
  @texts('The resolvers it has procedures for.', { ...ANY_LENGTH, ...ANY_NUMBER }) resolvers!: readonly string[];
  @list('Chart packs that ship with it.', ChartPackInfo, ANY_NUMBER) chartPacks!: readonly ChartPackInfo[];
  @object('How much of its book is covered.', Coverage) coverage!: Coverage;
  @json('The JSON Schema of its options.') options!: object;
}

@published('A game on the shelf.')
export class GameEntry extends GameHead {
  @texts('Its procedures, by resolver and name.', { ...ANY_LENGTH, ...ANY_NUMBER }) procedures!: readonly string[];
}

@published('A game on the shelf; its procedures, sections, charts and words are asked of it.')
export class GameInfo extends GameHead {}

@published('A die that a procedure may roll.')
export class ProcedureDie {
  @text('By this name a caller gives its faces.', ANY_LENGTH) name!: string;
  @text('Which die: d6, d10, d100.', ANY_LENGTH) die!: string;
  @text('What it is called.', ANY_LENGTH) title!: string;
  @text('When it is rolled.', ANY_LENGTH) when!: string;
}

@published('A point at which a question may end.')
export class ProcedureStop {
  @text('What `upTo` names.', ANY_LENGTH) id!: string;
  @text('How far the question then goes.', ANY_LENGTH) title!: string;
}

@published('One thing a rule book lets you resolve, as the list of a game has it.')
export class ProcedureEntry {
  @text('Its name.', ANY_LENGTH) id!: string;
  @text('Its resolver.', ANY_LENGTH) resolver!: string;
  @text('Its title.', ANY_LENGTH) title!: string;
  @text('What it answers.', ANY_LENGTH) description!: string;
  @text('Where it is asked.', ANY_LENGTH) path!: string;
  @texts('The sections it implements.', { ...ANY_LENGTH, ...ANY_NUMBER }) rules!: readonly string[];
  @list('The dice it may roll, in the order in which they fall.', ProcedureDie, ANY_NUMBER)
  dice!: readonly ProcedureDie[];
  @list('Where a question may end before the end.', ProcedureStop, ANY_NUMBER) stops!: readonly ProcedureStop[];
  @texts('The procedures whose ruling it goes on from.', { ...ANY_LENGTH, ...ANY_NUMBER }) from!: readonly string[];
  @texts('The options of the game that it looks at.', { ...ANY_LENGTH, ...ANY_NUMBER }) options!: readonly string[];
  @text('Where its shapes and an example are.', ANY_LENGTH) self!: string;
}

@published('One thing a rule book lets you resolve, with its shapes and an example.')
export class ProcedureInfo extends ProcedureEntry {
  @json('The JSON Schema of its input.') inputSchema!: object;
  @json('The JSON Schema of its outcome.') outcomeSchema!: object;
  @json("The JSON Schema of the game's options.") optionsSchema!: object;
  @json('A request that can be sent as it stands, and its ruling.') example!: object;
}

@published('A numbered section of a book.')
export class SectionInfo {
  @text('Its number.', ANY_LENGTH) id!: string;
  @object('Its title.', Bilingual) title!: Bilingual;
  @text('What kind of text it is.', ANY_LENGTH) kind!: string;
  @text('The resolver it belongs to.', ANY_LENGTH) resolver!: string;
  @text('What it says, in our words.', ANY_LENGTH) summary!: string;
  @texts('The procedures that implement it.', { ...ANY_LENGTH, ...ANY_NUMBER }) procedures!: readonly string[];
  @texts('The stages of a session that play it.', { ...ANY_LENGTH, ...ANY_NUMBER }) stages!: readonly string[];
  @text('Why nothing in it is adjudicated, where nothing is.', { ...ANY_LENGTH, optional: true })
  notAdjudicated?: string;
}

@published('A chart of a game, without its cells.')
export class ChartEntry {
  @text('Its name.', ANY_LENGTH) id!: string;
  @text('Its title.', ANY_LENGTH) title!: string;
  @text('The section it belongs to.', ANY_LENGTH) rule!: string;
  @text('Where its numbers come from.', ANY_LENGTH) source!: string;
  @integer('How many rows it has.', COUNT) rows!: number;
  @integer('How many columns it has.', COUNT) columns!: number;
}

@published('One cell of a chart.')
export class ChartCell {
  @text('Its row.', ANY_LENGTH) row!: string;
  @text('Its column.', ANY_LENGTH) column!: string;
  @json('What it says; null where the book does not print it.', { nullable: true }) value!: unknown;
  @text('Where the value comes from; null where there is none.', { ...ANY_LENGTH, nullable: true })
  source!: string | null;
}

@published('A whole chart, every cell with its provenance.')
export class ChartInfo {
  @text('Its name.', ANY_LENGTH) id!: string;
  @text('Its title.', ANY_LENGTH) title!: string;
  @text('The section it belongs to.', ANY_LENGTH) rule!: string;
  @text('Where its numbers come from.', ANY_LENGTH) source!: string;
  @text('What its rows are.', ANY_LENGTH) rowAxis!: string;
  @text('What its columns are.', ANY_LENGTH) columnAxis!: string;
  @texts('Its rows, in printed order.', { ...ANY_LENGTH, ...ANY_NUMBER }) rows!: readonly string[];
  @texts('Its columns, in printed order.', { ...ANY_LENGTH, ...ANY_NUMBER }) columns!: readonly string[];
  @json('The range that each column stands for.', { optional: true }) columnBands?: unknown;
  @json('The range that each row stands for.', { optional: true }) rowBands?: unknown;
  @list('Its cells, row by row.', ChartCell, ANY_NUMBER) cells!: readonly ChartCell[];
  @texts('What is printed beside it.', { ...ANY_LENGTH, ...ANY_NUMBER, optional: true }) notes?: readonly string[];
}
