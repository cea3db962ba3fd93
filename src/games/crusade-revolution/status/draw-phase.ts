import { choice, flag, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { WarPhase } from '../events/card-input.js';
import type { Judge, Options } from '../options.js';
import { Side } from '../vocabulary.js';
import { HandSizes, handSizes } from './hand-size.js';
import type { MoraleOutcome } from './republican-morale.js';

class DrawInput {
  @choice('Player who draws', Side) side!: Side;
  @integer('Turn that begins', { min: 1, max: 18 }) turn!: number;
  @integer('Republican Morale at this moment [6.0.A]', { min: -50, max: 80 }) rm!: number;
  @integer('Cards in hand before discarding', { min: 0, max: 12 }) hand!: number;
  @integer('Combat cards discarded from hand [6.0.A.2]', { min: 0, max: 12, default: 0 }) discardCombatCards!: number;
  @integer('Other cards the player wants to discard [6.0.A.2]', { min: 0, max: 12, default: 0 }) discardOthers!: number;
  @integer('Cards in the draw pile', { min: 0, max: 60 }) drawPile!: number;
  @integer('Cards in the discard pile', { min: 0, max: 60, default: 0 }) discardPile!: number;
  @integer('Cards of the group that comes in now, where the deck is not the published one [6.0.A.1]', {
    min: 0,
    max: 60,
    optional: true,
  })
  newGroup?: number;
  @flag('Turn 6: the hand then holds a corps reinforcement card [15.1.2]', { default: true }) corpsCard!: boolean;
  @flag('Turn 6: the draw pile holds one, so that drawing again can help [15.1.2]', { default: true })
  corpsToDraw!: boolean;
}
class DrawOutcome {
  @choice('War phase of the turn', WarPhase) phase!: string;
  @integer('Cards of the new group shuffled in [6.0.A.1]', { min: 0, max: 60 }) cardsAdded!: number;
  @object('Hand sizes', HandSizes) handSizes!: HandSizes;
  @integer('Cards drawn', { min: 0, max: 12 }) draws!: number;
  @flag('The discard pile is shuffled in while drawing [6.0.A.3]') reshuffles!: boolean;
  @integer('Cards short of a full hand [6.0.A.3]', { min: 0, max: 12 }) short!: number;
  @flag('The whole hand is revealed, returned and drawn again [15.1.2]') redraw!: boolean;
}

export const drawPhase = procedure<DrawInput, DrawOutcome, Options>({
  id: 'draw-phase',
  resolver: 'status',
  title: { en: 'Drawing cards', ja: 'カード引き' },
  description: {
    en: 'One player’s Draw Strategy Cards Phase: new group, discards, hand size by morale, cards drawn, the turn-6 redraw.',
    ja: '一方の戦略カード引きフェイズ。新しい群、捨て札、手札規模、引く枚数、ターン６の引き直し。',
  },
  rules: ['6.0.A'],
  input: DrawInput,
  outcome: DrawOutcome,
  from: { 'status/republican-morale': ({ rm }: MoraleOutcome) => ({ rm }) },
  example: { input: { side: 'nationalist', turn: 3, rm: 20, hand: 1, drawPile: 10 } },
  resolve(input, umpire) {
    if (input.discardOthers > 0) umpire.forbid(['6.0.A.2', '8.5.3.6'], 'discard-only-combat-cards');
    if (input.discardCombatCards > input.hand) umpire.forbid('6.0.A.2', 'discard-too-many');
    if (!umpire.legal) return null;
    const phase = umpire.chart('turn-track').text(input.turn, 'phase');
    const cardsAdded = newGroup(input, phase, umpire);
    if (input.discardCombatCards > 0)
      umpire.note(['6.0.A.2', '8.5.3.6'], 'discards', { cards: input.discardCombatCards });
    const sizes = handSizes(umpire, input.rm);
    const kept = input.hand - input.discardCombatCards;
    const wanted = Math.max(sizes[input.side] - kept, 0);
    const discards = input.discardPile + input.discardCombatCards;
    const pile = input.drawPile + (cardsAdded > 0 ? cardsAdded + discards : 0);
    const reshuffles = cardsAdded === 0 && pile < wanted && discards > 0;
    const draws = Math.min(wanted, reshuffles ? pile + discards : pile);
    const short = wanted - draws;
    umpire.note('6.0.A.3', short > 0 ? 'draws-short' : reshuffles ? 'draws-reshuffle' : 'draws', {
      cards: draws,
      short,
    });
    const redraw = input.turn === 6 && !input.corpsCard && input.corpsToDraw;
    const why = redraw ? 'redraw' : input.corpsCard ? 'redraw-not-needed' : 'redraw-nothing-to-draw';
    if (input.turn === 6) umpire.note(['15.1.2', '4.3.2', '4.3', '15.1'], why);
    umpire.summarise(redraw ? 'redraw' : 'draw-summary', { side: input.side, cards: draws, hand: kept + draws });
    return { phase, cardsAdded, handSizes: sizes, draws, reshuffles, short, redraw };
  },
});

/** 6.0.A.1, 15.1.2, 15.1.3: a new group comes in at the start of turns 6 and 12. */
function newGroup({ turn, newGroup: sent }: DrawInput, phase: string, umpire: Judge): number {
  const decks = umpire.chart('decks');
  if (turn === 1 || decks.at(phase, 'addedAtStartOfTurn') !== turn) {
    umpire.note(['6.0.A.1', '6.0.A'], 'phase-same', { phase });
    return 0;
  }
  const cards = sent ?? decks.number(phase, 'cardsPerSide');
  umpire.note(['6.0.A.1', turn === 6 ? '15.1.2' : '15.1.3', '15.1'], 'phase-new', { phase, cards });
  return cards;
}
