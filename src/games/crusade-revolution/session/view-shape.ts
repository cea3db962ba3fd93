import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  flag,
  halves,
  integer,
  list,
  number,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { Side } from '../vocabulary.js';
import { CombatAtHand, EffectProposal, EventAtHand, LastingEffect, OperationAtHand } from './detail-shapes.js';

/** The shape of the game's own detail of a session, as `view` gives it. */
const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const ID = ANY_LENGTH;

class FaceUpCard {
  @text('The card', ID) card!: string;
  @flag('Used in this Action Round already [8.5.3.4]', {}) used!: boolean;
}

class CardsOfSide {
  @choice('The side', Side) side!: Side;
  @integer('Cards in the draw pile [8.1.4]', COUNT) drawPile!: number;
  @integer('Cards in the discard pile', COUNT) discardPile!: number;
  @text('The card on top of the discard pile', { ...ID, nullable: true }) topDiscard!: string | null;
  @texts('Cards out of the game', { ...ID, ...ANY_NUMBER }) removed!: string[];
  @integer('Cards in hand', COUNT) handSize!: number;
  @texts('The hand, for its holder; for others what they have seen of it', { ...ID, ...ANY_NUMBER }) hand!: string[];
  @texts('Cards in hand that the enemy has seen', { ...ID, ...ANY_NUMBER }) known!: string[];
  @list('Combat cards face up [8.5.3.2]', FaceUpCard, ANY_NUMBER) faceUp!: FaceUpCard[];
  @text('The card of this Action Round', { ...ID, nullable: true }) onTable!: string | null;
  @integer('Cards of war phases still to come [8.1.2]', COUNT) waiting!: number;
  @texts('What its rounds of this turn were used for [7.1.4]', { ...ANY_LENGTH, ...ANY_NUMBER }) rounds!: string[];
  @integer('Cards that count against the winter limit [16.5.2]', COUNT) opsCards!: number;
}

class PointPools {
  @halves('NAT RP', ANY) nationalist!: number;
  @halves('AXIS RP', ANY) axis!: number;
  @halves('REP RP', ANY) republican!: number;
  @halves('SOV RP', ANY) soviet!: number;
}

class StackOnItsWay {
  @texts('The units', { ...ID, ...ANY_NUMBER }) units!: readonly string[];
  @text('The space it set out from', ID) start!: string;
  @texts('The spaces it entered, in order', { ...ID, ...ANY_NUMBER }) path!: readonly string[];
}

class AttackInPreparation {
  @text('The space that is attacked', ID) target!: string;
  @texts('The units that attack', { ...ID, ...ANY_NUMBER }) units!: readonly string[];
}

class RedeploymentPoints {
  @integer('SR value of the card', COUNT) value!: number;
  @halves('SR points spent', ANY) spent!: number;
  @integer('Units of the Army of Africa that were redeployed', COUNT) afr!: number;
}

/** Everything open that the board does not show. */
export class CampaignView {
  @integer('The turn', COUNT) turn!: number;
  @text('The phase', ANY_LENGTH) phase!: string;
  @text('The step', ANY_LENGTH) step!: string;
  @integer('The Action Round', COUNT) round!: number;
  @choice('Whose round or segment it is', Side) active!: Side;
  @number('Victory Points', ANY) vp!: number;
  @number('Republican Morale', ANY) rm!: number;
  @object('Replacement points', PointPools) rp!: PointPools;
  @choice('Who controls the Strait of Gibraltar [16.7]', Side) strait!: Side;
  @flag('The Northern Zone is short of ammunition [17.1]', {}) shortage!: boolean;
  @integer('The winter turn that is severe [16.5.3]', { ...COUNT, nullable: true }) severeWinter!: number | null;
  @texts('Events played, by number, title and flag [8.5.1.2]', { ...ANY_LENGTH, ...ANY_NUMBER }) played!: string[];
  @list('Effects that last', LastingEffect, ANY_NUMBER) lasting!: readonly LastingEffect[];
  @list('The cards of both sides', CardsOfSide, ANY_NUMBER) cards!: CardsOfSide[];
  @object('OPS and limits of the operation at hand; null where there is none', OperationAtHand, { nullable: true })
  operation!: OperationAtHand | null;
  @object('The stack that is on its way; null where there is none', StackOnItsWay, { nullable: true })
  march!: StackOnItsWay | null;
  @object('The attack that is being prepared; null where there is none', AttackInPreparation, { nullable: true })
  attack!: AttackInPreparation | null;
  @object('The combat at hand; null where there is none', CombatAtHand, { nullable: true })
  combat!: CombatAtHand | null;
  @object('SR points of the card at hand; null where there are none', RedeploymentPoints, { nullable: true })
  sr!: RedeploymentPoints | null;
  @object('The event that is being carried out; null where there is none', EventAtHand, { nullable: true })
  event!: EventAtHand | null;
  @object('The effect that is proposed; null where there is none', EffectProposal, { nullable: true })
  proposal!: EffectProposal | null;
}
