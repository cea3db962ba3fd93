import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  choices,
  defineChoice,
  flag,
  halves,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { BoardName } from '../../../kernel/session/index.js';
import { AttackKind } from '../combat/attack-obligations.js';
import { AirType, Command, Crt, Side, UnitType } from '../vocabulary.js';

/** The shape of the game's own detail of a session, as `view` gives it. */
const MAYBE = { optional: true } as const;
const NULLABLE = { nullable: true } as const;
const ID = ANY_LENGTH;
const HEX = ANY_LENGTH;
const MANY = ANY_NUMBER;

const UnitPlace = defineChoice('UnitPlace', ['reserve', 'due', 'column', 'map', 'eliminated', 'withdrawn']);

const UnitMark = defineChoice('UnitMark', [
  'moved',
  'flew',
  'stays',
  'fired',
  'shaken',
  'fought',
  'attacked',
  'arriving',
  'halted',
  'dropped',
]);

class CounterFactors {
  @integer('Attack factor [2.4]', { ...COUNT, ...MAYBE }) attack?: number;
  @integer('Barrage strength [10.5]', { ...COUNT, ...MAYBE }) barrage?: number;
  @integer('Strength in final protective fire [10.13]', { ...COUNT, ...MAYBE }) fpf?: number;
  @integer('Range in hexes; null is unlimited [2.4]', { ...COUNT, ...MAYBE, ...NULLABLE }) range?: number | null;
  @integer('Defence factor [2.4]', COUNT) defence!: number;
  @flag('It may come by parachute [19.1]', MAYBE) airborne?: boolean;
  @flag('It counts as mechanised [2.6]', MAYBE) mechanised?: boolean;
}

class UnitInPlay {
  @text('Its id, as commands name it', ID) id!: string;
  @choice('Its side', Side) side!: Side;
  @choice('Its command [2.9]', Command) command!: Command;
  @choice('The symbol that shows [2.6]', UnitType) type!: UnitType;
  @integer('Movement factor [2.4]', COUNT) movement!: number;
  @choice('Where it is', UnitPlace) place!: string;
  @text('Its hex; of a unit in a column, the one it waits behind', { ...HEX, ...NULLABLE }) hex!: string | null;
  @flag('It lies face down [14.1]', {}) untried!: boolean;
  @flag('It is suppressed [11.1]', MAYBE) suppressed?: boolean;
  @integer('The turn from which it may enter [6.1]', { ...COUNT, ...MAYBE }) dueTurn?: number;
  @integer('The part of the set-up it belongs to', { ...COUNT, ...MAYBE }) group?: number;
  @integer('Stacks ahead of it in its column [16.26]', { ...COUNT, ...MAYBE }) behind?: number;
  @choices('What holds for it for a while', UnitMark, { ...MANY, ...MAYBE }) marks?: readonly string[];
  @object('The name of its counter, once the viewer knows it', BoardName, MAYBE) name?: BoardName;
  @object('What its front prints, once the viewer knows it', CounterFactors, MAYBE) factors?: CounterFactors;
}

class CountersOfCommand {
  @choice('The command', Command) command!: Command;
  @integer('How many counters', COUNT) counters!: number;
}

class PointsOfSide {
  @choice('The side', Side) side!: Side;
  @integer('Victory points so far', COUNT) points!: number;
}

class PointsEntry {
  @integer('The turn', COUNT) turn!: number;
  @choice('The side', Side) side!: Side;
  @integer('Victory points', COUNT) points!: number;
  @text('What they were scored for', ANY_LENGTH) for!: string;
}

class HeldPlace {
  @text('The hex', HEX) hex!: string;
  @choice('The side that was there last [15.3]', Side) side!: Side;
}

class AirMarkers {
  @choice('The side', Side) side!: Side;
  @choice('The kind [12.1]', AirType) air!: AirType;
  @integer('How many it has', COUNT) markers!: number;
}

class FlownOver {
  @choice('The side', Side) side!: Side;
  @text('The hex', HEX) hex!: string;
  @integer('Air markers used on it since the last allotment [12.6]', COUNT) markers!: number;
}

class EventInForce {
  @choice('The side with momentum [18.5]', Side, MAYBE) momentum?: Side;
  @flag('The United Nations look on [18.6]', MAYBE) unAttention?: boolean;
}

class RefitInHand {
  @choice('The side that refits this player turn [17.32]', Side) side!: Side;
  @integer('Units it may still take back', COUNT) left!: number;
  @integer('SADF units among them', COUNT) sadf!: number;
}

class UnitOnTheMove {
  @text('The unit', ID) unit!: string;
  @text('The hex its move began in', HEX) start!: string;
  @texts('The hexes entered so far', { ...HEX, ...MANY }) path!: readonly string[];
  @halves('Movement points left', COUNT) left!: number;
  @flag('It left an enemy zone of control [8.10]', {}) disengaged!: boolean;
  @flag('It may not go on', MAYBE) stopped?: boolean;
}

class AttackInHand {
  @choice('Of adjacent units, or a bombardment', AttackKind) kind!: string;
  @texts('The hexes attacked', { ...HEX, ...MANY }) targets!: readonly string[];
  @texts('The units that attack', { ...ID, ...MANY }) attackers!: readonly string[];
  @choices('Air markers that bombard', AirType, MANY) air!: readonly AirType[];
  @flag('It has been resolved', MAYBE) done?: boolean;
}

class AimedFire {
  @choice('The side', Side) side!: Side;
  @text('The hex it is aimed at', HEX) hex!: string;
  @text('The battery', { ...ID, ...MAYBE }) unit?: string;
  @choice('The air marker', AirType, MAYBE) air?: AirType;
}

export class FireGiven {
  @text('The battery', ID) unit!: string;
  @integer('The part of its strength, of US artillery [16.18]', { ...COUNT, ...MAYBE }) share?: number;
}

export class LossesToChoose {
  @integer('Units', COUNT) units!: number;
  @integer('Factors', COUNT) value!: number;
  @texts('Units to choose from', { ...ID, ...MANY }) among!: readonly string[];
}

export class RetreatToMake {
  @text('The unit', ID) unit!: string;
  @integer('How many hexes', COUNT) hexes!: number;
  @text('The hex it leaves', HEX) from!: string;
  @text('The result that lets a helicopter lift it out [13.4]', { ...ANY_LENGTH, ...MAYBE }) evacuable?: string;
}

class WayOpen {
  @texts('Hexes, the one that was left first', { ...HEX, ...MANY }) hexes!: readonly string[];
}

export class AdvanceOpen {
  @choice('The side that may advance', Side) side!: Side;
  @texts('Its victorious units', { ...ID, ...MANY }) units!: readonly string[];
  @list('Ways that are open [9.20]', WayOpen, MANY) paths!: readonly WayOpen[];
}

class RetreatUnderWay {
  @text('The unit', ID) unit!: string;
  @texts('Hexes entered so far', { ...HEX, ...MANY }) path!: readonly string[];
}

class CombatInHand {
  @integer('Which of the attacks, from 0', COUNT) attack!: number;
  @choice('The table chosen [9.13]', Crt, MAYBE) crt?: Crt;
  @list('Close support by batteries [10.11]', FireGiven, MANY) support!: readonly FireGiven[];
  @choices('Close support from the air [12.4]', AirType, MANY) supportAir!: readonly AirType[];
  @list('Final protective fire by batteries [10.13]', FireGiven, MANY) protection!: readonly FireGiven[];
  @choices('Protective fire from the air [12.4]', AirType, MANY) protectionAir!: readonly AirType[];
  @text('The result', { ...ANY_LENGTH, ...MAYBE }) result?: string;
  @object('Losses the attacker still chooses [9.14]', LossesToChoose, MAYBE) losses?: LossesToChoose;
  @texts('Units that go when the losses are chosen [9.18]', { ...ID, ...MANY, ...MAYBE }) doomed?: readonly string[];
  @list('Retreats owed [9.14]', RetreatToMake, MANY) retreats!: readonly RetreatToMake[];
  @object('A retreat under way', RetreatUnderWay, MAYBE) running?: RetreatUnderWay;
  @object('The advance that is open [9.19]', AdvanceOpen, MAYBE) advance?: AdvanceOpen;
  @texts('Hexes in which rubble is rolled for [16.32]', { ...HEX, ...MANY }) rubble!: readonly string[];
}

/** The table of Cold War Battles in full, as one viewer may see it. */
export class BattleView {
  @integer('The game turn; 0 during set-up', COUNT) turn!: number;
  @integer('The last game turn', COUNT) turns!: number;
  @text('The step of the sequence of play, or "set-up" [4.3]', ANY_LENGTH) step!: string;
  @text('Its phase', ANY_LENGTH) phase!: string;
  @text('What is being decided', ANY_LENGTH) stage!: string;
  @choice('The side whose player turn or set-up it is', Side) phasing!: Side;
  @list('Every unit in play', UnitInPlay, MANY) units!: readonly UnitInPlay[];
  @list('Counters not in play, by command', CountersOfCommand, MANY) stock!: readonly CountersOfCommand[];
  @list('Eliminated counters that a refit has shuffled, by command [17.32]', CountersOfCommand, MANY)
  shuffled!: readonly CountersOfCommand[];
  @list('Victory points', PointsOfSide, MANY) points!: readonly PointsOfSide[];
  @list('What they were scored for', PointsEntry, MANY) ledger!: readonly PointsEntry[];
  @list('Places that count, by who was there last', HeldPlace, MANY) control!: readonly HeldPlace[];
  @texts('Hexes in rubble [16.32]', { ...HEX, ...MANY }) rubble!: readonly string[];
  @list('Air markers', AirMarkers, MANY) air!: readonly AirMarkers[];
  @integer('Air markers still to be taken by kind [6.5]', COUNT) allotted!: number;
  @list('Air markers used on hexes', FlownOver, MANY) flown!: readonly FlownOver[];
  @object("The turn's random event as far as it goes on [5.1]", EventInForce) event!: EventInForce;
  @integer('Draws the Hungarian side may still make [16.15b]', COUNT) draws!: number;
  @integer('Rebels it must still give back [18.6]', COUNT) giveBack!: number;
  @choices('Sides that have refitted [17.32]', Side, MANY) refitted!: readonly Side[];
  @object('The refit of this player turn', RefitInHand, MAYBE) refit?: RefitInHand;
  @integer('SADF attack factors sent home [17.23]', COUNT) withdrawn!: number;
  @object('The unit in the middle of its move', UnitOnTheMove, NULLABLE) moving!: UnitOnTheMove | null;
  @list('Attacks declared', AttackInHand, MANY) attacks!: readonly AttackInHand[];
  @list('Fire aimed before the combats [23.2]', AimedFire, MANY) aims!: readonly AimedFire[];
  @object('The combat that is being resolved', CombatInHand, NULLABLE) combat!: CombatInHand | null;
  @text('Why the game ended; null while it goes on', { ...ANY_LENGTH, ...NULLABLE }) ended!: string | null;
}
