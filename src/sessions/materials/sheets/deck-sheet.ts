import { escapePointer } from '../../../edge/fault-words.js';
import { type Field, type FieldType, fieldsOf } from '../../../kernel/fields/index.js';
import type { CardKind, WantedCard } from '../../../kernel/materials/index.js';
import type { Game } from '../../../kernel/procedures/index.js';
import { kindOfCard } from '../../../library/check/deck-cards.js';
import { gameWords } from '../../../library/stored/game-words.js';
import type { Language } from '../../../platform/language.js';
import type { TemplateField, TemplateGap } from '../../shapes/materials.js';
import { cellOf, readCell, typeWords, wordsOf } from '../cells.js';
import type { CsvTable, TableFault } from '../csv-table.js';
import { Places } from '../places.js';
import { knownColumns, put } from './columns.js';
import {
  COMMENT,
  type Draft,
  type Filling,
  type ReadSheet,
  recordHead,
  type SheetForm,
  type SheetOf,
} from './sheet-form.js';

interface Head {
  readonly name: string;
  readonly type: FieldType;
  readonly comment: { readonly en: string; readonly ja: string };
}

const TEXT: FieldType = { kind: 'text', max: 200 };
const JSON_TYPE: FieldType = { kind: 'json' };
const DECK = 'deck';

/** Columns that every card has, whatever the game. */
function heads(game: Game): readonly Head[] {
  const { side } = gameWords(game);
  return [
    { name: DECK, type: TEXT, comment: { en: 'the record the line belongs to', ja: '行の属する記録' } },
    { name: 'id', type: TEXT, comment: { en: 'a short name, used once', ja: '短い名前。重複不可' } },
    { name: 'number', type: TEXT, comment: { en: 'the number printed on a card', ja: 'カードの番号' } },
    { name: 'title.en', type: TEXT, comment: { en: 'its name in English', ja: '英語の名前' } },
    { name: 'title.ja', type: TEXT, comment: { en: 'its name in Japanese', ja: '日本語の名前' } },
    {
      name: 'side',
      type: side ? { kind: 'choice', choice: side } : TEXT,
      comment: { en: 'whose it is', ja: '陣営' },
    },
    {
      name: 'copies',
      type: { kind: 'integer', min: 1, max: 60 },
      comment: { en: 'how many print the same; 1 if empty', ja: '同じ内容の数。空なら1' },
    },
    { name: 'phase', type: TEXT, comment: { en: 'the war phase of a strategy card', ja: '戦略カードの戦争段階' } },
    { name: 'event', type: JSON_TYPE, comment: { en: 'what its event does, as JSON', ja: 'イベントの内容（JSON）' } },
    { name: 'combat', type: JSON_TYPE, comment: { en: 'what it does in combat, as JSON', ja: '戦闘での効果（JSON）' } },
    { name: 'red', type: JSON_TYPE, comment: { en: 'when it leaves the game, as JSON', ja: '除外の条件（JSON）' } },
  ];
}

const kindsOf = ({ game }: SheetOf): readonly CardKind[] =>
  (game.declaration.materials?.cardKinds ?? []).filter(({ earlier }) => !earlier);

/** The fields of all kinds of card by name. */
function valueFields(of: SheetOf): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const { values } of kindsOf(of)) {
    for (const field of fieldsOf(values)) if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return fields;
}

/** Cards of decks, one to a line: the counter sheet, or the strategy cards and areas of the map. */
export class DeckSheet implements SheetForm {
  constructor(private readonly sheet: 'deck' | 'counters') {}

  filling(of: SheetOf, language: Language): Filling {
    const empty: TemplateGap[] = [];
    const records = [...this.#byDeck(of)].map(([deck, wanted], at) => {
      wanted.forEach((each, i) => {
        empty.push(...gapsOf(of, each, `/records/${at}/body/cards/${i}`, language));
      });
      return { ...recordHead('deck', deck, of), body: { cards: wanted.map(({ card }) => card) } };
    });
    return { records, empty };
  }

  fields(of: SheetOf, language: Language): TemplateField[] {
    const field = (owner: string, name: string, type: FieldType, comment: string): TemplateField => {
      const words = wordsOf(type);
      return { name, of: owner, type: typeWords(type, language), ...(words ? { words } : {}), comment };
    };
    return [
      ...heads(of.game).map(({ name, type, comment }) => field('card', name, type, comment[language])),
      ...kindsOf(of).flatMap((kind) =>
        fieldsOf(kind.values).map(({ name, type, description }) =>
          field(kind.id, name, type, language === 'en' ? description : (kind.ja[name] ?? description)),
        ),
      ),
    ];
  }

  columns(of: SheetOf): string[] {
    return [...heads(of.game).map(({ name }) => name), ...valueFields(of).keys()];
  }

  rows(of: SheetOf, language: Language): string[][] {
    const columns = this.columns(of);
    return this.#wanted(of).map((wanted) => {
      const { id, number, title, values = {}, ...card } = wanted.card;
      const cells: Record<string, unknown> = {
        ...values,
        ...card,
        id,
        number,
        [DECK]: wanted.deck,
        'title.en': title.en,
        'title.ja': title.ja,
      };
      return [...columns.map((name) => cellOf(cells[name])), commentOf(of, wanted, language)];
    });
  }

  read(of: SheetOf, table: CsvTable): ReadSheet {
    const { at, faults } = knownColumns(table, this.columns(of));
    const reader = new CardReader(of, at);
    const decks = new Map<string, { cards: Draft[]; places: Places }>();
    const wanted = [...this.#byDeck(of).keys()];
    for (const { line, cells } of table.rows) {
      const deck = cells[at.get(DECK) ?? -1] || (wanted.length === 1 ? wanted[0]! : '');
      if (deck === '') faults.push(nameless(line, at.get(DECK)));
      const found = decks.get(deck) ?? { cards: [], places: new Places() };
      decks.set(deck, found);
      found.cards.push(reader.card(line, cells, `/body/cards/${found.cards.length}`, found.places));
    }
    const records = [...decks]
      .filter(([deck]) => deck !== '')
      .map(([deck, { cards, places }]) => ({ record: { ...recordHead('deck', deck, of), body: { cards } }, places }));
    return { records, faults: [...table.faults, ...faults] };
  }

  #wanted({ wants }: SheetOf): WantedCard[] {
    return wants.cards.filter(({ sheet }) => sheet === this.sheet);
  }

  #byDeck(of: SheetOf): Map<string, WantedCard[]> {
    const decks = new Map<string, WantedCard[]>();
    for (const wanted of this.#wanted(of)) decks.set(wanted.deck, [...(decks.get(wanted.deck) ?? []), wanted]);
    return decks;
  }
}

const nameless = (line: number, column: number | undefined): TableFault => ({
  line,
  column: (column ?? -1) + 1,
  name: DECK,
  detail: { en: 'the line does not say which record it belongs to', ja: 'どの記録の行か書かれていません' },
});

/** Reads the cards of a table. */
class CardReader {
  readonly #types: ReadonlyMap<string, FieldType>;
  readonly #values: ReadonlySet<string>;

  constructor(
    of: SheetOf,
    private readonly at: ReadonlyMap<string, number>,
  ) {
    const values = valueFields(of);
    this.#values = new Set(values.keys());
    this.#types = new Map([
      ...[...values].map(([name, { type }]) => [name, type] as const),
      ...heads(of.game).map(({ name, type }) => [name, type] as const),
    ]);
  }

  /** Empty cells have a place too: that is where something is missing. */
  card(line: number, cells: readonly string[], pointer: string, places: Places): Draft {
    const card: Record<string, unknown> = {};
    places.set(pointer, { line, column: 0 });
    for (const [name, i] of this.at) {
      if (name === DECK || name === COMMENT) continue;
      const path = this.#values.has(name) ? ['values', name] : name.split('.');
      places.set(`${pointer}/${path.map(escapePointer).join('/')}`, { line, column: i + 1, name });
      const cell = cells[i] ?? '';
      if (cell !== '') put(card, path, readCell(this.#types.get(name)!, cell));
    }
    return card;
  }
}

function commentOf(of: SheetOf, { card, comment }: WantedCard, language: Language): string {
  const kind = kindOfCard(of.game, card)?.title[language];
  return [kind, comment?.[language]].filter((part) => part !== undefined).join(': ');
}

function gapsOf(
  of: SheetOf,
  { card, mayStayEmpty = [] }: WantedCard,
  pointer: string,
  language: Language,
): TemplateGap[] {
  const kind = kindOfCard(of.game, card);
  const described = new Map(fieldsOf(kind?.values ?? class {}).map(({ name, description }) => [name, description]));
  const own = Object.entries(card).flatMap(([name, value]) =>
    value === null ? [{ pointer: `${pointer}/${name}`, name, comment: headComment(of, name, language) }] : [],
  );
  const values = Object.entries(card.values ?? {}).flatMap(([name, value]) => {
    if (value !== null) return [];
    const comment = (language === 'ja' ? kind?.ja[name] : undefined) ?? described.get(name) ?? name;
    return [{ pointer: `${pointer}/values/${escapePointer(name)}`, name, comment }];
  });
  return [...own, ...values].map(({ name, ...gap }) => ({ ...gap, mayStayEmpty: mayStayEmpty.includes(name) }));
}

const headComment = ({ game }: SheetOf, name: string, language: Language): string =>
  heads(game).find((head) => head.name === name)?.comment[language] ?? name;
