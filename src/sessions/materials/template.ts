import type { Sheet, Wants } from '../../kernel/materials/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import type { SessionSetup } from '../../kernel/session/index.js';
import type { LibraryDocument } from '../../library/document.js';
import { csvLine } from '../../library/transfer/csv.js';
import type { Language } from '../../platform/language.js';
import type { ScenarioTemplate, TemplateSeparator } from '../shapes/materials.js';
import { ChartSheet } from './sheets/chart-sheet.js';
import { DeckSheet } from './sheets/deck-sheet.js';
import { MapSheet } from './sheets/map-sheet.js';
import { COMMENT, type SheetForm, type SheetOf } from './sheets/sheet-form.js';

export const FORMS: Readonly<Record<Sheet, SheetForm>> = {
  map: new MapSheet(),
  deck: new DeckSheet('deck'),
  counters: new DeckSheet('counters'),
  chartPack: new ChartSheet(),
};

const NOTHING: Wants = { places: [], cards: [], cells: [], notes: {} };

export const sheetOf = (game: Game, scenario: LibraryDocument, setup: SessionSetup): SheetOf => ({
  game,
  scenario,
  wants: game.declaration.materials?.wants(setup) ?? NOTHING,
});

/** The tables that a scenario has something to ask for in. Everybody may bring a map. */
export function sheetsOf({ wants }: SheetOf): Sheet[] {
  return [
    'map',
    ...(wants.cards.some(({ sheet }) => sheet === 'deck') ? (['deck'] as const) : []),
    ...(wants.cards.some(({ sheet }) => sheet === 'counters') ? (['counters'] as const) : []),
    ...(wants.cells.length > 0 ? (['chartPack'] as const) : []),
  ];
}

const HOW_JSON = {
  en: 'Replace every null under "records"; "empty" lists them, and those that may stay as they are. Send it back to POST /v1/scenarios/{id}/check within {"parts": [...]}.',
  ja: '"records" の null をすべて埋める。一覧は "empty" にあり、空のままでよいものも分かる。{"parts": [...]} に入れて POST /v1/scenarios/{id}/check へ送る。',
};
const HOW_CSV = {
  en: 'Fill in the empty cells. Lines that begin with # and the column "comment" are not read. Let the spreadsheet keep hexes as text: 0304 is not 304.',
  ja: '空のセルを埋める。# で始まる行と comment 列は読まれない。ヘクス番号は文字列として扱うこと（0304 は 304 ではない）。',
};
const MINE = {
  en: "These figures come from your own copy. What you upload with a player's key stays yours.",
  ja: '数値は自分の製品から写す。プレイヤーキーで登録したものは自分だけのもの。',
};

export function jsonTemplate(of: SheetOf, kind: Sheet, language: Language): ScenarioTemplate {
  const form = FORMS[kind];
  const notes = [HOW_JSON, MINE, ...(of.wants.notes[kind] ?? [])];
  return {
    scenario: of.scenario.id,
    kind,
    tables: sheetsOf(of),
    comments: notes.map((note) => note[language]),
    fields: form.fields(of, language),
    ...form.filling(of, language),
  };
}

/** Without it Excel takes a table for one in the encoding of its country, and Japanese for gibberish. */
const ENCODING_MARK = '\uFEFF';
const SEPARATORS: Readonly<Record<TemplateSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' };

export function csvTemplate(of: SheetOf, kind: Sheet, language: Language, separator: TemplateSeparator): string {
  const form = FORMS[kind];
  const fields = form.fields(of, language).map(({ name, of: owner, type, words, comment }) => {
    const allowed = words ? `: ${words.join(', ')}` : '';
    return `${owner} / ${name}: ${comment} (${type}${allowed})`;
  });
  const notes = [HOW_CSV, MINE, ...(of.wants.notes[kind] ?? [])].map((note) => note[language]);
  const lines = [
    ...[`${of.scenario.name[language] ?? of.scenario.name.en} (${kind})`, ...notes, ...fields].map((line) => [
      `# ${line}`,
    ]),
    [...form.columns(of), COMMENT],
    ...form.rows(of, language),
  ];
  return ENCODING_MARK + lines.map((cells) => csvLine(cells, SEPARATORS[separator])).join('');
}
