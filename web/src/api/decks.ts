import type { Name } from '../i18n/language.js';
import { umpire } from './client.js';

export interface Card {
  readonly id: string;
  readonly title: Name;
  readonly values?: Readonly<Record<string, number>>;
}

/** The cards of some decks. Decks of the library are open; one of somebody's own is not, and its cards go by their ids. */
export async function cardsOf(decks: readonly string[]): Promise<ReadonlyMap<string, Card>> {
  const read = decks.map((id) =>
    umpire.library.decks.get(id).then(
      ({ body }) => (body as { cards: readonly Card[] }).cards,
      () => [],
    ),
  );
  return new Map((await Promise.all(read)).flat().map((card) => [card.id, card]));
}
