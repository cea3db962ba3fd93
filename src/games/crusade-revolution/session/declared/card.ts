import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  flag,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import type { EventDeclaration } from '../../../../kernel/session/index.js';
import { Side } from '../../vocabulary.js';
import { CardEffect } from '../cards/effect-shapes.js';
import { LastingEffect } from '../detail-shapes.js';
import { declared } from './declared.js';

class PileShuffledEvent {
  @choice('The side', Side) side!: Side;
  @integer('Cards in it', { ...COUNT }) count!: number;
  @text('What it is made of', { ...ANY_LENGTH }) from!: string;
}
class PileShuffledEventSecret {
  @texts('The order, known to nobody', { ...ANY_LENGTH, ...ANY_NUMBER }) order!: string[];
}
class CardsDrawnEvent {
  @choice('The side', Side) side!: Side;
  @integer('How many', { ...COUNT }) count!: number;
}
class CardsDrawnEventSecret {
  @texts('The cards', { ...ANY_LENGTH, ...ANY_NUMBER }) cards!: string[];
}
class HandShownEvent {
  @choice('The side', Side) side!: Side;
  @texts('The cards', { ...ANY_LENGTH, ...ANY_NUMBER }) cards!: string[];
}
class CombatCardsPutDownEvent {
  @choice('The side', Side) side!: Side;
  @integer('How many', { ...COUNT }) count!: number;
  @text('The card on top', { ...ANY_LENGTH }) top!: string;
}
class CombatCardsPutDownEventSecret {
  @texts('The cards, the last one on top', { ...ANY_LENGTH, ...ANY_NUMBER }) cards!: string[];
}
class CardSettledEvent {
  @choice('The side', Side) side!: Side;
  @text('The card', { ...ANY_LENGTH }) card!: string;
  @text('The pile', { ...ANY_LENGTH }) to!: string;
}
class EventBeganEvent {
  @text('The card', { ...ANY_LENGTH }) card!: string;
  @texts('What it is remembered by', { ...ANY_LENGTH, ...ANY_NUMBER }) names!: string[];
  @list('What both sides agreed on', CardEffect, { ...ANY_NUMBER, optional: true }) agreed?: CardEffect[];
}
class EffectChosenEvent {
  @text('What was chosen', { ...ANY_LENGTH }) choice!: string;
  @flag('A division given up', {}) gift!: boolean;
}
class EffectDoneEvent {}
class EventFinishedEvent {
  @text('The card', { ...ANY_LENGTH }) card!: string;
}
class EffectProposedEvent {
  @choice('The side', Side) side!: Side;
  @text('The card', { ...ANY_LENGTH }) card!: string;
  @list('What it would do', CardEffect, ANY_NUMBER) changes!: CardEffect[];
  @text('As an event or in combat', { ...ANY_LENGTH }) use!: string;
}
class ProposalSettledEvent {
  @flag('It was agreed to', {}) agreed!: boolean;
}
class LastingBeganEvent {
  @object('The effect', LastingEffect) effect!: LastingEffect;
}
class LastingCancelledEvent {
  @text('Which', { ...ANY_LENGTH }) tag!: string;
}
class FlagSetEvent {
  @text('What', { ...ANY_LENGTH }) flag!: string;
}
class StraitChangedEvent {
  @choice('The side', Side) side!: Side;
}
class SevereWinterEvent {
  @integer('The winter turn', { ...COUNT }) turn!: number;
}
class BeachheadOpenedEvent {
  @text('Which', { ...ANY_LENGTH }) which!: string;
  @text('The space beside it', { ...ANY_LENGTH, optional: true }) beside?: string;
}
class BeachheadClosedEvent {
  @text('Which', { ...ANY_LENGTH }) which!: string;
}
class CardsPassedEvent {
  @choice('The side', Side) side!: Side;
}
class PassKept {
  @text('How long its owner passes every window; null for this one alone', { ...ANY_LENGTH, nullable: true })
  until!: string | null;
}
class CombatCardCommittedEvent {
  @choice('The side', Side) side!: Side;
  @text('The card', { ...ANY_LENGTH }) card!: string;
  @flag('It lay face up', {}) faceUp!: boolean;
  @text('The unit it takes out', { ...ANY_LENGTH, optional: true }) unit?: string;
  @texts('The units it takes out', { ...ANY_LENGTH, ...ANY_NUMBER, optional: true }) units?: string[];
  @text('The card it negates', { ...ANY_LENGTH, optional: true }) against?: string;
  @list('What both sides agreed on', CardEffect, { ...ANY_NUMBER, optional: true }) agreed?: CardEffect[];
}
class CombatCardSettledEvent {
  @choice('The side', Side) side!: Side;
  @text('The card', { ...ANY_LENGTH }) card!: string;
  @text('Where', { ...ANY_LENGTH }) to!: string;
}

/** Hands, piles and events. */
export const cardDeclarations: Readonly<Record<string, EventDeclaration>> = {
  'pile-shuffled': declared('A draw pile is shuffled', '山札を切る', PileShuffledEvent, PileShuffledEventSecret),
  'cards-drawn': declared('Cards are drawn', 'カードを引く', CardsDrawnEvent, CardsDrawnEventSecret),
  'hand-shown': declared('A hand is shown', '手札を公開する', HandShownEvent),
  'combat-cards-put-down': declared(
    'Combat cards are put down',
    '戦闘カードを捨てる',
    CombatCardsPutDownEvent,
    CombatCardsPutDownEventSecret,
  ),
  'card-settled': declared('A card reaches its pile', 'カードが捨て札か除去になる', CardSettledEvent),
  'event-began': declared('An event begins', 'イヴェントが始まる', EventBeganEvent),
  'effect-chosen': declared('A choice of an event', 'イヴェントの選択', EffectChosenEvent),
  'effect-done': declared('An effect is done', '効果が終わる', EffectDoneEvent),
  'event-finished': declared('An event is over', 'イヴェントが終わる', EventFinishedEvent),
  'effect-proposed': declared('An effect is proposed', '効果が提案される', EffectProposedEvent),
  'proposal-settled': declared('A proposal is settled', '提案が決着する', ProposalSettledEvent),
  'lasting-began': declared('A lasting effect begins', '持続効果が始まる', LastingBeganEvent),
  'lasting-cancelled': declared('A lasting effect ends', '持続効果が終わる', LastingCancelledEvent),
  'flag-set': declared('An event is remembered', 'イヴェントを記録する', FlagSetEvent),
  'strait-changed': declared('The Strait changes hands', '海峡の支配が移る', StraitChangedEvent),
  'severe-winter': declared('A winter will be severe', '厳冬になる', SevereWinterEvent),
  'beachhead-opened': declared('A beachhead is opened', '橋頭堡が開かれる', BeachheadOpenedEvent),
  'beachhead-closed': declared('A beachhead is gone', '橋頭堡がなくなる', BeachheadClosedEvent),
  'cards-passed': declared('No more combat cards', '戦闘カードの投入終了', CardsPassedEvent, PassKept),
  'combat-card-committed': declared('A combat card is committed', '戦闘カードの投入', CombatCardCommittedEvent),
  'combat-card-settled': declared('A combat card goes where it belongs', '戦闘カードの行方', CombatCardSettledEvent),
};
