import { umpire } from '../../api/client.js';
import { type Name, named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { useLoaded } from '../../ui/use-loaded.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

/** A hand as a game with cards shows it in its own detail. */
interface Held {
  readonly side: string;
  readonly handSize: number;
  readonly hand: readonly string[];
}

interface Card {
  readonly id: string;
  readonly title: Name;
  readonly values?: Readonly<Record<string, number>>;
}

const handsIn = (game: unknown): readonly Held[] => {
  const { cards } = game as { cards?: unknown };
  return Array.isArray(cards) ? (cards as Held[]).filter(({ hand }) => Array.isArray(hand)) : [];
};

/** The cards of the player who looks, and how many the others hold. */
export function Hand({ table, selection }: { readonly table: Table; readonly selection: Selection }) {
  const session = table.session.value!;
  const hands = handsIn(session.view.game);
  const decks = (table.materials.value?.scenario.body as { decks?: readonly string[] })?.decks ?? [];
  const { value: cards = new Map<string, Card>() } = useLoaded(() => cardsOf(decks), [decks.join(' ')]);
  if (hands.length === 0) return null;
  const mine = hands.find(({ side }) => side === session.you)?.hand ?? [];
  const playable = new Set(table.anchored.value.map(({ card }) => card));
  return (
    <section class="hand" aria-label={say(play.hand)}>
      <p class="fine">
        {hands
          .map(({ side, handSize }) =>
            say(play.cardsHeld, {
              side: named(session.seats.find((seat) => seat.side === side)?.title ?? { en: side }),
              count: handSize,
            }),
          )
          .join(' · ')}
      </p>
      <ul class="fan">
        {mine.map((id) => {
          const card = cards.get(id);
          return (
            <li key={id}>
              <button
                type="button"
                class={`card-button${playable.has(id) ? ' ready' : ''}${selection.card.value === id ? ' chosen' : ''}`}
                aria-pressed={selection.card.value === id}
                data-card={id}
                disabled={!playable.has(id)}
                onClick={() => selection.takeCard(id)}
              >
                <b>{card ? named(card.title) : id}</b>
                {card?.values?.ops !== undefined && <small>{say(play.opsPoints, { points: card.values.ops })}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Decks of the library are open; one of somebody's own is not, and its cards go by their ids. */
async function cardsOf(decks: readonly string[]): Promise<Map<string, Card>> {
  const read = decks.map((id) =>
    umpire.library.decks.get(id).then(
      ({ body }) => (body as { cards: readonly Card[] }).cards,
      () => [],
    ),
  );
  return new Map((await Promise.all(read)).flat().map((card) => [card.id, card]));
}
