import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  choices,
  flag,
  halves,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import { BoardName } from '../../../../kernel/session/index.js';
import { AirType, Command, Crt, Side, UnitType } from '../../vocabulary.js';
import type { StageName } from '../position.js';
import { AdvanceOpen, FireGiven, LossesToChoose, RetreatToMake } from '../view-shape.js';

/** What is written down of everything that can happen. */
const MAYBE = { optional: true } as const;
const NULLABLE = { nullable: true } as const;
const UNIT = 'The unit';
const HEX = 'The hex';
const PATH = 'The hexes entered, in order';
const MANY = { ...ANY_LENGTH, ...ANY_NUMBER };

export class NothingMore {}

export class StepBegun {
  @integer('The game turn', COUNT) turn!: number;
  @text('The step of the sequence of play [4.3]', ANY_LENGTH) step!: string;
  @text('Its phase', ANY_LENGTH) phase!: string;
  @choice('The side whose it is', Side) phasing!: Side;
  @text('What is decided first', ANY_LENGTH) stage!: StageName;
}

export class StageEntered {
  @text('What is decided now', ANY_LENGTH) stage!: StageName;
  @choice('The side whose turn it is from now on', Side, MAYBE) phasing?: Side;
}

export class GameClosed {
  @text('Why: last-turn, quick-end or world-war', ANY_LENGTH) reason!: string;
}

export class OneUnit {
  @text(UNIT, ANY_LENGTH) unit!: string;
}

export class SeveralUnits {
  @texts('The units', MANY) units!: readonly string[];
}

export class UnitOnTurn {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @integer('The turn from which it may enter [6.1]', COUNT) turn!: number;
}

export class UnitDrawn {
  @text('The id it goes by from now on', ANY_LENGTH) unit!: string;
  @choice('Its side', Side) side!: Side;
  @choice('The command on its back [2.9]', Command) command!: Command;
  @choice('The symbol on its back [2.5]', UnitType) unitType!: UnitType;
  @integer('The movement factor on its back [2.5]', COUNT) movement!: number;
  @integer('The turn from which it may enter [6.1]', { ...COUNT, ...MAYBE }) turn?: number;
  @integer('The part of the set-up it belongs to', { ...COUNT, ...MAYBE }) group?: number;
}

export class HiddenFront {
  @text('Which counter it is [14.3]', ANY_LENGTH) counter!: string;
}

export class UnitPlaced {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text(HEX, ANY_LENGTH) hex!: string;
  @flag('It may not go on this turn', MAYBE) halts?: true;
}

export class UnitQueued {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The entry hex it waits behind [16.26]', ANY_LENGTH) hex!: string;
  @integer('Stacks ahead of it', COUNT) behind!: number;
}

export class UnitMoved {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left', ANY_LENGTH) from!: string;
  @text('The hex it is in now', ANY_LENGTH) to!: string;
  @texts(PATH, MANY) path!: readonly string[];
  @halves('Movement points spent', COUNT) cost!: number;
  @halves('Movement points left', COUNT) left!: number;
  @flag('It left an enemy zone of control [8.10]', {}) disengages!: boolean;
  @flag('It may not go on', {}) stops!: boolean;
}

export class UnitFlown {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left; null from off the map', { ...ANY_LENGTH, ...NULLABLE }) from!: string | null;
  @text('The hex it landed in', ANY_LENGTH) to!: string;
  @text('Why it flew: move, entry or evacuation [13.1, 13.4]', ANY_LENGTH) purpose!: string;
}

export class UnitDropped {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left; null from off the map', { ...ANY_LENGTH, ...NULLABLE }) from!: string | null;
  @text('The hex it landed in', ANY_LENGTH) to!: string;
  @flag('It landed suppressed [19.7]', {}) suppressed!: boolean;
}

export class UnitRevealed {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('Which counter it is', ANY_LENGTH) counter!: string;
}

export class UnitsSeen {
  @choice('The side that looks [20.1]', Side) by!: Side;
}

class SeenCounter {
  @text('Its id', ANY_LENGTH) id!: string;
  @object('Its name', BoardName) name!: BoardName;
  @choice('Its side', Side) side!: Side;
  @choice('Its command [2.9]', Command) command!: Command;
  @choice('Its symbol [2.6]', UnitType) type!: UnitType;
  @integer('Movement factor', COUNT) movement!: number;
  @integer('Defence factor', COUNT) defence!: number;
  @integer('Attack factor', { ...COUNT, ...MAYBE }) attack?: number;
  @integer('Barrage strength', { ...COUNT, ...MAYBE }) barrage?: number;
  @integer('Strength in final protective fire', { ...COUNT, ...MAYBE }) fpf?: number;
  @integer('Range; null is unlimited', { ...COUNT, ...MAYBE, ...NULLABLE }) range?: number | null;
  @flag('It may come by parachute', MAYBE) airborne?: boolean;
  @flag('It counts as mechanised', MAYBE) mechanised?: boolean;
}

export class CountersSeen {
  @texts('The units looked at', MANY) units!: readonly string[];
  @list('Their counters, in the same order', SeenCounter, ANY_NUMBER) counters!: readonly SeenCounter[];
}

export class UnitEliminated {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('Which counter it was', ANY_LENGTH) counter!: string;
  @text('Why: a result of combat, or what else befell it', ANY_LENGTH) cause!: string;
  @flag('It goes back to its pool [16.13, 17.24]', {}) toPool!: boolean;
}

export class UnitRetreated {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left', ANY_LENGTH) from!: string;
  @texts(PATH, MANY) path!: readonly string[];
}

export class UnitAdvanced extends UnitRetreated {
  @flag('By helicopter [13.4]', MAYBE) flies?: true;
}

export class UnitOnItsWay {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @texts(PATH, MANY) path!: readonly string[];
}

export class UnitLifted {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left', ANY_LENGTH) from!: string;
}

export class UnitWithdrawn {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @integer('Attack factors that count as withdrawn [17.23]', COUNT) factors!: number;
}

export class PointsGained {
  @choice('The side', Side) side!: Side;
  @integer('Victory points', COUNT) points!: number;
  @text('What for', ANY_LENGTH) for!: string;
}

export class OneHex {
  @text(HEX, ANY_LENGTH) hex!: string;
}

export class RandomEvent {
  @text('What happens [18.5, 18.6]', ANY_LENGTH) event!: string;
  @choice('The side with momentum', Side, MAYBE) momentum?: Side;
  @flag('The United Nations look on', MAYBE) unAttention?: true;
  @integer('Units the Hungarian side may draw', COUNT) draws!: number;
  @integer('Rebels it must give back', COUNT) giveBack!: number;
}

export class DrawsDue {
  @integer('Units the Hungarian side may draw [16.12]', COUNT) draws!: number;
}

export class PoolDrawn {
  @choice('The pool, by command', Command) pool!: Command;
}

export class RefitRolled {
  @choice('The side', Side) side!: Side;
  @integer('Units it may take back by choice [17.32]', COUNT) left!: number;
  @integer('SADF units among them, at most', COUNT) sadf!: number;
  @flag('Its eliminated units are shuffled, and some come back blind', MAYBE) blind?: true;
}

class AirByKind {
  @integer('Tactical air', { ...COUNT, ...MAYBE }) tac?: number;
  @integer('Strategic air', { ...COUNT, ...MAYBE }) sac?: number;
  @integer('Helicopter gunships', { ...COUNT, ...MAYBE }) gunship?: number;
  @integer('Helicopter transports', { ...COUNT, ...MAYBE }) transport?: number;
}

export class AirAllotted {
  @choice('The side', Side) side!: Side;
  @object('Markers whose kind is fixed', AirByKind) fixed!: AirByKind;
  @integer('Markers it takes by kind [6.5]', COUNT) markers!: number;
  @choices('The kinds it may take', AirType, ANY_NUMBER) kinds!: readonly AirType[];
  @flag('A second roll, paid for [17.27]', MAYBE) again?: true;
}

export class AirOfSide {
  @choice('The side', Side) side!: Side;
  @choice('The kind [12.1]', AirType) air!: AirType;
}

export class AirUsed extends AirOfSide {
  @text('The hex it counts against [12.6]', { ...ANY_LENGTH, ...MAYBE }) hex?: string;
}

export class OneSide {
  @choice('The side', Side) side!: Side;
}

export class UnitAtTarget {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it attacks', ANY_LENGTH) target!: string;
}

export class AttackWidened {
  @text('The first hex of the attack', ANY_LENGTH) target!: string;
  @text('The hex that is attacked with it', ANY_LENGTH) hex!: string;
}

export class AirAtTarget {
  @choice('The kind [12.1]', AirType) air!: AirType;
  @text('The hex it bombards', ANY_LENGTH) target!: string;
}

export class FireAimed {
  @choice('The side', Side) side!: Side;
  @text('The hex it is aimed at', ANY_LENGTH) hex!: string;
  @text('The battery', { ...ANY_LENGTH, ...MAYBE }) unit?: string;
  @choice('The air marker', AirType, MAYBE) air?: AirType;
}

export class OneAttack {
  @text('The first hex of the attack', ANY_LENGTH) target!: string;
}

export class TableChosen {
  @choice('The table [9.13]', Crt) crt!: Crt;
}

export class SupportGiven extends FireGiven {
  @choice('The side', Side) side!: Side;
}

export class CombatRolled {
  @text('The result, or "bombardment" [9.14, 10.10]', ANY_LENGTH) result!: string;
  @object('Losses the attacker chooses [9.14]', LossesToChoose, MAYBE) losses?: LossesToChoose;
  @texts('Units that go when the losses are chosen [9.18]', MANY) doomed!: readonly string[];
  @list('Retreats owed [9.14]', RetreatToMake, ANY_NUMBER) retreats!: readonly RetreatToMake[];
  @object('The advance that is open [9.19]', AdvanceOpen, MAYBE) advance?: AdvanceOpen;
  @texts('Hexes in which rubble is rolled for [16.32]', MANY) rubble!: readonly string[];
}

export class LossChosen {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @integer('What it counts for in an exchange [9.14]', COUNT) value!: number;
}
