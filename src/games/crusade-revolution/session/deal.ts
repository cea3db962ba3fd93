import { shuffled } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Play } from './stage.js';

const PURPOSE: Readonly<Record<Side, string>> = {
  nationalist: 'shuffle-nationalist',
  republican: 'shuffle-republican',
};

/** The dice a game rolls outside its procedures: the shuffles. No deck has more cards than this. */
export const dice = Object.values(PURPOSE).map((purpose) => ({ purpose, sides: 120 }));

/** The cards become the draw pile, in an order nobody knows. */
export function shuffle(
  play: Play,
  side: Side,
  cards: readonly string[],
  from: 'pile' | 'discards' | 'phase' | 'hand',
): void {
  const order = shuffled(play, PURPOSE[side], cards);
  play.happen({ type: 'pile-shuffled', side, count: order.length, from, secret: { for: [], order } });
}

/** The order of a draw pile is known to nobody: whoever has drawn has learned of it, and nothing before it is taken back or tried. */
function take(play: Play, side: Side, count: number): void {
  const cards = play.position.piles[side].draw.slice(0, count);
  if (cards.length === 0) return;
  play.happen({ type: 'cards-drawn', side, count: cards.length, reveals: true, secret: { for: [side], cards } });
}

/** 6.0.A.3: the hand is filled up; an empty draw pile is made of the discards, and what is short then stays short. */
function fill(play: Play, side: Side, count: number): void {
  const before = play.position.piles[side].draw.length;
  take(play, side, Math.min(count, before));
  if (count <= before) return;
  const { discard } = play.position.piles[side];
  if (discard.length === 0) return;
  shuffle(play, side, discard, 'discards');
  take(play, side, count - before);
}

const TURN_OF_CORPS = 6;

/** 6.0.A.3, 15.1.2 */
export function drawCards(play: Play, side: Side): void {
  const { turn, rm, piles } = play.position;
  const { hand, draw, discard } = piles[side];
  const question = {
    side,
    turn,
    rm,
    hand: hand.length,
    drawPile: draw.length,
    discardPile: discard.length,
    newGroup: 0,
  };
  const { draws } = play.ask<{ draws: number }>('status/draw-phase', question);
  fill(play, side, draws);
  if (turn === TURN_OF_CORPS) redraw(play, side, question);
}

/** 15.1.2, 4.3.2, G17, P9: on turn 6 a hand without a corps is shown and drawn again, while there is one to be drawn. */
function redraw(play: Play, side: Side, question: object): void {
  const isCorps = (id: string): boolean => play.table.cards.get(id)!.corps;
  const facts = (): { corpsCard: boolean; corpsToDraw: boolean } => {
    const { hand, draw } = play.position.piles[side];
    return { corpsCard: hand.some(isCorps), corpsToDraw: draw.some(isCorps) };
  };
  const short = (): boolean => !facts().corpsCard && facts().corpsToDraw;
  const size = play.position.piles[side].hand.length;
  play.ask('status/draw-phase', { ...question, corpsCard: !short() });
  while (short()) {
    const { hand, draw } = play.position.piles[side];
    play.happen({ type: 'hand-shown', side, cards: [...hand], reveals: true });
    shuffle(play, side, [...draw, ...hand], 'hand');
    take(play, side, size);
  }
}
