import {
  choice,
  choices,
  defineChoice,
  flag,
  halves,
  integer,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { Side } from '../vocabulary.js';
import { ReinforcementKind } from './reinforcement.js';

/** What an Action Round is used for [7.1.3, 8.1.3]. */
export const CardUse = defineChoice('CardUse', ['ops', 'sr', 'rp', 'event', 'automatic']);
export type CardUse = 'ops' | 'sr' | 'rp' | 'event' | 'automatic';
export const WarPhase = defineChoice('WarPhase', ['warOfTheColumns', 'mobilization', 'warOfTheArmies']);
export type WarPhase = 'warOfTheColumns' | 'mobilization' | 'warOfTheArmies';
const CardReinforcement = defineChoice('CardReinforcement', ['none', 'nationalist', 'axis', 'republican', 'soviet']);

/** Replacement points by pool [14.1.1.1]. */
export class Points {
  @halves('NAT RP', { min: 0, max: 99, default: 0 }) nationalist!: number;
  @halves('AXIS RP', { min: 0, max: 99, default: 0 }) axis!: number;
  @halves('REP RP', { min: 0, max: 99, default: 0 }) republican!: number;
  @halves('SOV RP', { min: 0, max: 99, default: 0 }) soviet!: number;
}
export const NO_POINTS = { nationalist: 0, axis: 0, republican: 0, soviet: 0 };

/** A strategy card, as printed; the book does not list them. */
export class StrategyCard {
  @text('Number, N1 to N60 or R1 to R60', { max: 4, pattern: '^[NR][1-9][0-9]?$', optional: true }) number?: string;
  @text('Name', { max: 60, optional: true }) name?: string;
  @integer('OPS value [8.2.1]', { min: 0, max: 9, default: 0 }) ops!: number;
  @integer('SR value [8.3.2]', { min: 0, max: 9, default: 0 }) sr!: number;
  @object('RP values [8.4.1]', Points, { default: NO_POINTS }) rp!: Points;
  @choice('War phase whose group it belongs to [8.1.2]', WarPhase, { optional: true }) phase?: WarPhase;
  @flag('Combat card [8.5.3]') combatCard!: boolean;
  @flag('Asterisk [8.5.1.3]') asterisk!: boolean;
  @choice('Kind of reinforcement event [8.5.2.1]', CardReinforcement, { default: 'none' }) reinforcement!: string;
  @flag('Strategic Counterattack [8.5.5.1]') counterattack!: boolean;
  @flag('Its event is Casado’s Coup; a card of that name says so itself [5.2.4]') casadosCoup!: boolean;
  @flag('Its event lets more than one space be activated [16.5.2]') activatesSeveral!: boolean;
  @flag('Its event also gives its OPS [8.1.3]') eventGivesOps!: boolean;
  @texts('Events that must have been played before [8.5.1.2]', { max: 60, maxItems: 6, default: [] })
  prerequisites!: string[];
  @flag('Every restriction printed on it is met [8.5.1.2]', { default: true }) restrictionsMet!: boolean;
  @flag('The red text at its foot applies: it leaves the game unless played as its event [8.5.1.3]') redText!: boolean;
  @integer('Printed change of Victory Points [8.5.1.4]', { min: -9, max: 9, default: 0 }) vp!: number;
  @integer('Printed change of Republican Morale [8.5.1.4]', { min: -9, max: 9, default: 0 }) rm!: number;
}

export class CardPlayInput {
  @choice('Active side', Side) side!: Side;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @integer('Action Round of that side [7.1.1]', { min: 1, max: 6 }) round!: number;
  @choice('What the round is used for [7.1.3]', CardUse) use!: CardUse;
  @object('The card; none for an automatic operation', StrategyCard, { optional: true }) card?: StrategyCard;
  @choices('Uses of the side’s earlier rounds this turn; the last is the round just before this one [7.1.4]', CardUse, {
    maxItems: 5,
    default: [],
  })
  earlier!: CardUse[];
  @choices('Kinds of reinforcement played this turn [8.5.2.1]', ReinforcementKind, { maxItems: 4, default: [] })
  reinforcements!: string[];
  @flag('A Strategic Counterattack was played this turn [8.5.5.1]') counterattackPlayed!: boolean;
  @integer('Cards of this side that count against the winter limit so far [16.5.2]', { min: 0, max: 6, default: 0 })
  opsCards!: number;
  @flag('This winter is severe [16.5.3]') severeWinter!: boolean;
  @texts('Events played so far in the game [8.5.1.2]', { max: 60, maxItems: 120, default: [] }) eventsPlayed!: string[];
  @flag('The scenario begins on turn 1 [4.3.1]', { default: true }) fromTurnOne!: boolean;
  @flag('Axis Military Aid has been played [8.4.1]', { default: true }) axisMilitaryAid!: boolean;
  @flag('Soviet Military Aid has been played [8.4.1]', { default: true }) sovietMilitaryAid!: boolean;
}
