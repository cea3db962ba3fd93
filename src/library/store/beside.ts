import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import type { LibraryDocument } from '../document.js';
import type { Kind } from '../kinds.js';
import { cardsOf, decksOf } from '../named-records.js';
import { valuesOf } from '../values/card-values.js';
import {
  type BesideTable,
  DECK_CARDS,
  dropBeside,
  dropValues,
  dropWords,
  insertBeside,
  insertValues,
  insertWords,
  SCENARIO_CARDS,
  SCENARIO_DECKS,
} from './sql.js';
import { wordsOf } from './words.js';

type Row = Readonly<Record<string, unknown>>;

interface Part {
  readonly of: BesideTable;
  readonly rows: (document: LibraryDocument) => readonly Row[];
}

/** What stands in rows of its own beside a record of each kind. */
const PARTS: Partial<Record<Kind, readonly Part[]>> = {
  deck: [
    {
      of: DECK_CARDS,
      rows: ({ id, body }) =>
        (body.cards as { id: string }[]).map((card, position) => ({
          deck_id: id,
          position,
          id: card.id,
          content: JSON.stringify(card),
        })),
    },
  ],
  scenario: [
    {
      of: SCENARIO_CARDS,
      rows: (scenario) => cardsOf(scenario).map((card) => ({ scenario_id: scenario.id, card_id: card })),
    },
    {
      of: SCENARIO_DECKS,
      rows: (scenario) => decksOf(scenario).map((deck) => ({ scenario_id: scenario.id, deck_id: deck })),
    },
  ],
};

/** The rows beside the records of one kind: words of their names, values of cards, cards of decks, names in scenarios. */
export class BesideRows {
  constructor(
    private readonly database: Database,
    private readonly kind: Kind,
  ) {}

  async write(manager: EntityManager, documents: readonly LibraryDocument[]): Promise<void> {
    const { dialect } = this.database;
    const byId = (of: (document: LibraryDocument) => unknown): string =>
      JSON.stringify(Object.fromEntries(documents.map((document) => [document.id, of(document)])));
    const words = byId(({ id, name }) => wordsOf(id, name.en, name.ja));
    await manager.query(this.database.spelled(insertWords(dialect)), [this.kind, words]);
    if (this.kind === 'card') {
      const values = byId(({ body }) =>
        valuesOf(body).map(({ face, name, number, text }) => [face, name, number, text]),
      );
      await manager.query(this.database.spelled(insertValues(dialect)), [values]);
    }
    for (const { of, rows } of PARTS[this.kind] ?? []) {
      const all = documents.flatMap(rows);
      if (all.length > 0) await manager.query(this.database.spelled(insertBeside(dialect, of)), [JSON.stringify(all)]);
    }
  }

  async drop(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const { dialect } = this.database;
    const given = JSON.stringify(ids);
    await manager.query(this.database.spelled(dropWords(dialect)), [this.kind, given]);
    if (this.kind === 'card') await manager.query(this.database.spelled(dropValues(dialect)), [given]);
    for (const { of } of PARTS[this.kind] ?? []) {
      await manager.query(this.database.spelled(dropBeside(dialect, of)), [given]);
    }
  }
}
