import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

/** A hand as a game with cards shows it in its own detail. */
interface Held {
  readonly side: string;
  readonly handSize: number;
  readonly hand: readonly string[];
}

const handsIn = (game: unknown): readonly Held[] => {
  const { cards } = game as { cards?: unknown };
  return Array.isArray(cards) ? (cards as Held[]).filter(({ hand }) => Array.isArray(hand)) : [];
};

/** The cards of the player who looks, and how many the others hold. */
export function Hand({ table, selection }: { readonly table: Table; readonly selection: Selection }) {
  const session = table.session.value!;
  const hands = handsIn(session.view.game);
  const cards = table.cards.value;
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
                aria-disabled={!playable.has(id)}
                onClick={() => playable.has(id) && selection.takeCard(id)}
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
