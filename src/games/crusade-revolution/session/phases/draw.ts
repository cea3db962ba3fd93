import type { Command, Scene } from '../../../../kernel/session/index.js';
import { Side } from '../../vocabulary.js';
import { drawCards } from '../deal.js';
import type { Position } from '../position.js';
import { beginRound } from '../rounds.js';
import type { Desk, Play, Stage } from '../stage.js';
import type { Table } from '../table.js';

/** 6.0.A.2, P28: asked of everybody whose hand hides anything, combat card or not. */
const asked = ({ position }: Scene<Table, Position>): readonly Side[] =>
  Side.values.filter((side) => {
    const { hand, known } = position.piles[side];
    return hand.some((card) => !known.includes(card));
  });

const combatCardsOf = ({ table, position }: Scene<Table, Position>, side: Side): string[] =>
  position.piles[side].hand.filter((id) => table.cards.get(id)!.combatCard);

function schemaOf(cards: readonly string[]): object {
  const list = { type: 'array', uniqueItems: true, maxItems: cards.length };
  return {
    type: 'object',
    required: ['type', 'cards'],
    properties: {
      type: { const: 'discard-cards' },
      cards: cards.length > 0 ? { ...list, items: { enum: cards } } : list,
    },
    additionalProperties: false,
  };
}

/** 8.5.3.6: combat cards in hand and nothing else, in the order in which they are put down. */
function checkDiscards(play: Play, { cards }: Command, side: Side): void {
  const allowed = combatCardsOf(play, side);
  const wanted = cards as readonly string[];
  for (const card of wanted) {
    if (!allowed.includes(card)) play.refuse(['6.0.A.2', '8.5.3.6'], 'discard-only-combat-cards', {});
  }
  if (new Set(wanted).size < wanted.length) play.refuse('6.0.A.2', 'discard-too-many', {});
}

/** 6.0.A: both players put down combat cards they do not want, unseen; then hands are filled. */
export const discarding: Stage = {
  rule: '6.0.A.2',
  actors: asked,
  prompt: () => ({ rule: '6.0.A.2', key: 'ask-discards', values: {} }),
  *options(desk: Desk, side) {
    const cards = combatCardsOf(desk, side as Side);
    const form = { schema: schemaOf(cards) as Record<string, unknown> };
    yield { command: { type: 'discard-cards', cards: [] }, rule: '6.0.A.2', form };
    for (const card of cards) yield { command: { type: 'discard-cards', cards: [card] }, rule: '8.5.3.6', form };
  },
  idle: (desk) => asked(desk).length === 0,
  commands: {},
  sealed: {
    type: 'discard-cards',
    check: (play, command, side) => checkDiscards(play, command, side as Side),
    open(play, commands) {
      for (const side of Side.values) {
        const cards = (commands[side]?.cards ?? []) as readonly string[];
        if (cards.length === 0) continue;
        play.happen({
          type: 'combat-cards-put-down',
          side,
          count: cards.length,
          top: cards.at(-1)!,
          reveals: true,
          secret: { for: [side], cards: [...cards] },
        });
      }
      afterDiscards(play);
    },
  },
  leave: afterDiscards,
};

/** 6.0.A.3, then the first Action Round [6.0.B]. */
function afterDiscards(play: Play): void {
  for (const side of Side.values) drawCards(play, side);
  beginRound(play, 'nationalist', 1);
}
