import { ANY_LENGTH, COUNT, choice, flag, integer, number, object, text } from '../../../../kernel/fields/index.js';
import { EndedResult, type EventDeclaration } from '../../../../kernel/session/index.js';
import { Side } from '../../vocabulary.js';
import { OperationAtHand, OwedChoice } from '../detail-shapes.js';
import { declared } from './declared.js';

const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

class TurnBeganEvent {
  @integer('The turn', { ...COUNT }) turn!: number;
  @flag('A winter turn [16.5.1]', {}) winter!: boolean;
}
class StepReachedEvent {
  @text('The step', { ...ANY_LENGTH }) step!: string;
  @text('The phase', { ...ANY_LENGTH, optional: true }) phase?: string;
  @choice('Who decides', Side, { optional: true }) active?: Side;
}
class RoundBeganEvent {
  @choice('The side', Side) side!: Side;
  @integer('The round', { ...COUNT }) round!: number;
}
class RoundEndedEvent {
  @choice('The side', Side) side!: Side;
  @integer('The round', { ...COUNT }) round!: number;
}
class AttritionEndedEvent {
  @choice('The side', Side) side!: Side;
}
class ChoiceOwedEvent {
  @object('Who chooses, and among what', OwedChoice) choice!: OwedChoice;
}
class ChoiceSettledEvent {}
class AutomaticOperationEvent {
  @choice('The side', Side) side!: Side;
}
class CardPlayedEvent {
  @choice('The side', Side) side!: Side;
  @text('The card', { ...ANY_LENGTH }) card!: string;
  @text('What for', { ...ANY_LENGTH }) use!: string;
  @text('Where it goes after the round', { ...ANY_LENGTH }) fate!: string;
  @flag('It counts against the winter limit [16.5.2]', {}) winter!: boolean;
  @text('Kind of reinforcement', { ...ANY_LENGTH, optional: true }) reinforcement?: string;
  @flag('A Strategic Counterattack', {}) counterattack!: boolean;
}
class OperationBeganEvent {
  @object('Points and limits', OperationAtHand) operation!: OperationAtHand;
}
class RedeploymentBeganEvent {
  @integer('SR value of the card', { ...COUNT }) value!: number;
}
class PointsChangedEvent {
  @number('Victory Points', { ...ANY, optional: true }) vp?: number;
  @number('Republican Morale', { ...ANY, optional: true }) rm?: number;
  @text('Why', { ...ANY_LENGTH }) why!: string;
}
class GameOverEvent {
  @object('The result', EndedResult) result!: EndedResult;
}

/** The course of the game. */
export const turnDeclarations: Readonly<Record<string, EventDeclaration>> = {
  'turn-began': declared('A turn begins', 'ターンが始まる', TurnBeganEvent),
  'step-reached': declared('A step is reached', '段階に至る', StepReachedEvent),
  'round-began': declared('An Action Round begins', 'ラウンドが始まる', RoundBeganEvent),
  'round-ended': declared('An Action Round ends', 'ラウンドが終わる', RoundEndedEvent),
  'attrition-ended': declared('Attrition is over', '損耗が終わる', AttritionEndedEvent),
  'choice-owed': declared('Somebody has to choose', '選択を求められる', ChoiceOwedEvent),
  'choice-settled': declared('A choice is made', '選択が終わる', ChoiceSettledEvent),
  'automatic-operation': declared('An automatic operation', '自動的オペレーション', AutomaticOperationEvent),
  'card-played': declared('A card is played', 'カードがプレイされる', CardPlayedEvent),
  'operation-began': declared('An operation begins', '作戦が始まる', OperationBeganEvent),
  'redeployment-began': declared('Redeployment begins', '戦略再配備が始まる', RedeploymentBeganEvent),
  'points-changed': declared('Points change', 'ポイントが変わる', PointsChangedEvent),
  'game-over': declared('The game is over', 'ゲーム終了', GameOverEvent),
};
