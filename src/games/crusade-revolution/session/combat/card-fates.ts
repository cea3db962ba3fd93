import type { Party } from '../position.js';
import type { Play } from '../stage.js';
import { roleOf } from './combat-conditions.js';

const PLACES: Readonly<Record<string, string>> = {
  faceUp: 'faceUp',
  discarded: 'discard',
  permanentlyRemoved: 'removed',
};

/** 8.5.3.2, 8.5.3.3: the winner keeps what may be used again; in the order committed. */
export function settleCards(play: Play, winner: Party | 'none'): void {
  const { table, position } = play;
  const { cards } = position.combat!;
  if (cards.length === 0) return;
  const asked = play.ask<{ cards: readonly { card: string; fate: string }[] }>('combat/combat-card-fate', {
    winner,
    cards: cards.map(({ card, side, faceUp }) => {
      const { asterisk, oncePerTurn } = table.cards.get(card)!;
      return { name: card, by: roleOf(position, side), asterisk, oncePerTurn, faceUp };
    }),
  });
  for (const { card, fate } of asked.cards) {
    const { side } = cards.find((each) => each.card === card)!;
    play.happen({ type: 'combat-card-settled', side, card, to: PLACES[fate]! });
  }
}
