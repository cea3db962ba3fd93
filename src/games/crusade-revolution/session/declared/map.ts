import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  flag,
  integer,
  number,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import type { EventDeclaration } from '../../../../kernel/session/index.js';
import { Side } from '../../vocabulary.js';
import { declared } from './declared.js';

const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

class SpaceActivatedEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @text('Move or attack', { ...ANY_LENGTH }) marker!: string;
  @text('Its supply now', { ...ANY_LENGTH }) supply!: string;
}
class SpaceTakenEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @choice('The side', Side) side!: Side;
  @text('How', { ...ANY_LENGTH }) by!: string;
  @number('Republican Morale', { ...ANY }) rm!: number;
  @number('Victory Points', { ...ANY }) vp!: number;
  @flag('Works fall [10.2.7]', {}) worksRemoved!: boolean;
  @flag('A siege is lifted [16.1.3]', {}) siegeLifted!: boolean;
  @flag('The Isolated Space marker goes [16.2.2]', {}) isolationEnds!: boolean;
  @flag('Badajoz supplies nobody any more [13.2.4.2]', {}) badajozSpent!: boolean;
}
class SpacePassedEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @choice('The side', Side) side!: Side;
  @number('Republican Morale', { ...ANY }) rm!: number;
  @number('Victory Points', { ...ANY }) vp!: number;
  @flag('Works fall', {}) worksRemoved!: boolean;
  @flag('A siege is lifted', {}) siegeLifted!: boolean;
}
class MadridNotedEvent {
  @text('What was done', { ...ANY_LENGTH }) deed!: string;
}
class SiegeChangedEvent {
  @text('The siege', { ...ANY_LENGTH }) siege!: string;
  @integer('Its resistance now', { ...COUNT }) resistance!: number;
  @text('How', { ...ANY_LENGTH }) how!: string;
  @number('Republican Morale', { ...ANY }) rm!: number;
  @number('Victory Points', { ...ANY }) vp!: number;
}
class SiegeAssaultedEvent {
  @text('The siege', { ...ANY_LENGTH }) siege!: string;
  @texts('Who assaults', { ...ANY_LENGTH, ...ANY_NUMBER }) units!: string[];
}
class IsolationEndedEvent {
  @texts('The spaces', { ...ANY_LENGTH, ...ANY_NUMBER }) spaces!: string[];
}
class MoraleChangedEvent {
  @text('What happened', { ...ANY_LENGTH }) trigger!: string;
  @flag('It is taken back', {}) undone!: boolean;
  @number('Republican Morale', { ...ANY }) rm!: number;
}
class ZoneChangedEvent {
  @choice('The side', Side) side!: Side;
  @flag('It lies in two parts', {}) split!: boolean;
}
class ShortageEndedEvent {}
class DiggingTriedEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @flag('The work is finished', {}) built!: boolean;
  @text('What is there now', { ...ANY_LENGTH }) works!: string;
  @number('Modifier of the next try', { ...ANY }) digDrm!: number;
}
class WorksPlacedEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @text('Position or trench', { ...ANY_LENGTH }) kind!: string;
  @text('Which marker', { ...ANY_LENGTH }) marker!: string;
}
class WorksRemovedEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
}
class BonusClaimedEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @number('Republican Morale', { ...ANY }) rm!: number;
  @number('Victory Points', { ...ANY }) vp!: number;
}

/** Control and what lies on the map. */
export const mapDeclarations: Readonly<Record<string, EventDeclaration>> = {
  'space-activated': declared('A space is activated', 'スペースを活性化する', SpaceActivatedEvent),
  'space-taken': declared('A space changes hands', 'スペースの支配が移る', SpaceTakenEvent),
  'space-passed': declared('A retreat passes through', '退却で通過する', SpacePassedEvent),
  'madrid-noted': declared('An effort against Madrid', 'マドリードへの圧力', MadridNotedEvent),
  'siege-changed': declared('A siege changes', '攻囲が変わる', SiegeChangedEvent),
  'siege-assaulted': declared('A siege is assaulted', '攻囲を強襲する', SiegeAssaultedEvent),
  'isolation-ended': declared('Isolated Spaces are so no more', '孤立が終わる', IsolationEndedEvent),
  'morale-changed': declared('Republican Morale changes', '共和国士気が変わる', MoraleChangedEvent),
  'zone-changed': declared('A zone falls apart or is joined', '地域が分断・連結される', ZoneChangedEvent),
  'shortage-ended': declared('The ammunition shortage is over', '弾薬欠乏が終わる', ShortageEndedEvent),
  'digging-tried': declared('Somebody digs in', '構築を試みる', DiggingTriedEvent),
  'works-placed': declared('A card places works', 'カードで陣地を置く', WorksPlacedEvent),
  'works-removed': declared('Works are taken off', '陣地を取り除く', WorksRemovedEvent),
  'bonus-claimed': declared('The bonus of a counterattack', '反撃のボーナス', BonusClaimedEvent),
};
