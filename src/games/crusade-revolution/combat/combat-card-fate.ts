import { choice, defineChoice, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import type { BattleOutcome } from './battle.js';
import { CardDisposition, CombatCard, cardName, dispose, type Role, Winner } from './combat-cards.js';

const CombatMoment = defineChoice('CombatMoment', ['afterCombat', 'endOfTurn', 'beforeDrawing']);

class CardFateInput {
  @choice('When', CombatMoment, { default: 'afterCombat' }) moment!: string;
  @choice('Winner of the combat; none on a tie [11.2.9]', Winner, { default: 'none' }) winner!: Role | 'none';
  @list('Cards: those committed to the combat, or those face up or in hand', CombatCard, { minItems: 1, maxItems: 20 })
  cards!: CombatCard[];
}
class CardFateOutcome {
  @list('Where each card goes', CardDisposition, { maxItems: 20 }) cards!: CardDisposition[];
}

export const combatCardFate = procedure<CardFateInput, CardFateOutcome, Options>({
  id: 'combat-card-fate',
  resolver: 'combat',
  title: { en: 'What becomes of combat cards', ja: '戦闘カードの行方' },
  description: {
    en: 'Which committed combat cards stay face up, are discarded or leave the game.',
    ja: '投入した戦闘カードが残るか、捨て札か、除去かを示す。',
  },
  rules: ['8.5.3'],
  input: CardFateInput,
  outcome: CardFateOutcome,
  from: { 'combat/battle': ({ winner }: BattleOutcome) => ({ winner: winner ?? 'none' }) },
  example: { input: { winner: 'attacker', cards: [{ name: 'Garcia Morato', by: 'attacker' }] } },
  resolve(input, umpire) {
    const all = (fate: CardDisposition['fate']): CardDisposition[] =>
      input.cards.map((card, i) => ({ card: cardName(card, i), fate }));
    let cards: CardDisposition[];
    if (input.moment === 'endOfTurn') {
      umpire.note(['8.5.3.5', '8.5.3'], 'cards-end-of-turn');
      cards = all('discarded');
    } else if (input.moment === 'beforeDrawing') {
      umpire.note(['8.5.3.6', '6.0.A.2'], 'cards-before-drawing');
      cards = all('discarded');
    } else cards = dispose(umpire, input.cards, input.winner);
    const kept = cards.filter(({ fate }) => fate === 'faceUp').map(({ card }) => card);
    umpire.summarise(kept.length > 0 ? 'cards-kept' : 'cards-none-kept', { cards: kept });
    return { cards };
  },
});
