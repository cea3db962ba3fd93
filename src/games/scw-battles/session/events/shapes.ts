import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  choices,
  halves,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import { AttackKind, Side, Weather } from '../../vocabulary.js';
import { MapEdge } from '../commands.js';
import { ChoiceOwed, CombatParty, GameResult } from '../view-shape.js';

/** What is written down of everything that can happen. */
const MAYBE = { optional: true } as const;
const NULLABLE = { nullable: true } as const;
const MANY = { ...ANY_LENGTH, ...ANY_NUMBER };
const UNIT = 'The unit';
const HEX = 'The hex';
const COMBAT = 'The combat, by its number';

export class NothingMore {}

export class SetUpPassed {
  @choice('The side that sets up next', Side) to!: Side;
}

export class PhaseBegun {
  @integer('The game turn', COUNT) turn!: number;
  @text('The phase [5.0]', ANY_LENGTH) phase!: string;
}

export class InitiativeDecided {
  @choice('The first player of the turn', Side) first!: Side;
}

export class WeatherSet {
  @choice('The weather of the turn [17.0]', Weather) weather!: Weather;
}

export class PointsReceived {
  @choice('The side', Side) side!: Side;
  @integer('Air points for the turn [13.2]', COUNT) points!: number;
}

export class StepReached {
  @text('The step of the phase', ANY_LENGTH) step!: string;
  @integer('The combat at hand, by its number; null when none is', { ...COUNT, ...MAYBE, ...NULLABLE })
  combat?: number | null;
}

export class GameOver {
  @object('How it ended', GameResult) result!: GameResult;
}

export class OneUnit {
  @text(UNIT, ANY_LENGTH) unit!: string;
}

export class UnitInHex {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text(HEX, ANY_LENGTH) hex!: string;
}

export class UnitMoved {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left', ANY_LENGTH) from!: string;
  @text('The hex it is in now', ANY_LENGTH) to!: string;
  @texts('The hexes entered, in order', MANY) path!: readonly string[];
  @halves('Movement points spent [6.1]', COUNT) spent!: number;
  @text('The hex it came from into an enemy zone of control [11.6]', { ...ANY_LENGTH, ...MAYBE }) cameFrom?: string;
}

export class UnitEntered {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text(HEX, ANY_LENGTH) hex!: string;
  @halves('Movement points spent [15.1]', COUNT) spent!: number;
}

export class UnitLeft {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left from', ANY_LENGTH) from!: string;
  @choice('The edge of the map [16.0]', MapEdge) edge!: string;
}

export class UnitFromTo {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it left', ANY_LENGTH) from!: string;
  @text('The hex it is in now', ANY_LENGTH) to!: string;
}

export class UnitEliminated {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it was lost in', { ...ANY_LENGTH, ...MAYBE }) from?: string;
  @text('Why: steps, retreat, stacking or overrun', ANY_LENGTH) cause!: string;
}

export class LeaderFled {
  @text('The leader', ANY_LENGTH) unit!: string;
  @text('The hex he left', ANY_LENGTH) from!: string;
}

export class LeaderSaved {
  @text('The leader', ANY_LENGTH) unit!: string;
  @text('The hex he left', { ...ANY_LENGTH, ...MAYBE }) from?: string;
  @text('The hex he is in now', ANY_LENGTH) to!: string;
}

export class UnitReturns {
  @text('The HQ', ANY_LENGTH) unit!: string;
  @integer('The turn on which it is back [10.5]', COUNT) turn!: number;
}

export class HexTaken {
  @text(HEX, ANY_LENGTH) hex!: string;
  @choice('The side that has it now', Side) side!: Side;
}

export class ObjectiveEntered {
  @text(HEX, ANY_LENGTH) hex!: string;
  @text('The Republican division [B.19]', ANY_LENGTH) division!: string;
}

export class StatusJudged {
  @choices('The sides judged', Side, ANY_NUMBER) sides!: readonly Side[];
  @texts('Units out of supply [9.3]', MANY) unsupplied!: readonly string[];
  @texts('Units out of command [10.3]', MANY) uncommanded!: readonly string[];
}

export class HexBombarded {
  @text(HEX, ANY_LENGTH) hex!: string;
  @choice('The side that bombards', Side) side!: Side;
  @integer('Air points spent [13.2]', COUNT) points!: number;
  @texts('Air units over it', MANY) units!: readonly string[];
  @integer('Steps lost [13.3]', COUNT) steps!: number;
}

export class AttackDeclared {
  @text(UNIT, ANY_LENGTH) unit!: string;
  @text('The hex it attacks', ANY_LENGTH) hex!: string;
  @integer('The combat it joins; null for a new one', { ...COUNT, ...NULLABLE }) combat!: number | null;
}

export class BarrageDeclared {
  @text('The artillery unit', ANY_LENGTH) gun!: string;
  @text('The hex it fires at', ANY_LENGTH) hex!: string;
  @integer('The barrage it joins; null for a new one', { ...COUNT, ...NULLABLE }) combat!: number | null;
}

export class AttackExtended {
  @integer(COMBAT, COUNT) combat!: number;
  @text('The hex drawn into it', ANY_LENGTH) hex!: string;
}

export class OneCombat {
  @integer(COMBAT, COUNT) combat!: number;
}

export class CalledOff {
  @integer(COMBAT, COUNT) combat!: number;
  @texts('The hexes that were to be attacked', MANY) targets!: readonly string[];
}

export class CombatOpened {
  @integer(COMBAT, COUNT) combat!: number;
  @texts('Attacking units; none for a barrage', MANY) attackers!: readonly string[];
  @texts('The hexes attacked', MANY) targets!: readonly string[];
  @texts('The units attacked', MANY) defenders!: readonly string[];
}

export class AirCommitted {
  @integer(COMBAT, COUNT) combat!: number;
  @choice('The side', Side) side!: Side;
  @integer('Air points sent [13.2]', COUNT) points!: number;
  @text('The air unit sent [13.1]', { ...ANY_LENGTH, ...MAYBE }) unit?: string;
}

export class KindChosen {
  @integer(COMBAT, COUNT) combat!: number;
  @choice('Normal attack or assault [11.2]', AttackKind) kind!: AttackKind;
  @texts('Divisions that pay an assault point each [11.2.1]', MANY) paid!: readonly string[];
}

export class GunCommitted {
  @integer(COMBAT, COUNT) combat!: number;
  @text('The artillery unit', ANY_LENGTH) gun!: string;
  @choice('Whom it supports [12.3]', CombatParty) party!: string;
}

export class UnitWithdrew extends UnitFromTo {
  @integer(COMBAT, COUNT) combat!: number;
  @choice('Of which party', CombatParty) party!: string;
}

export class ChoicesOwed {
  @list('What is to be chosen, the most urgent first', ChoiceOwed, ANY_NUMBER) choices!: readonly ChoiceOwed[];
}

export class ChoiceSettled {
  @object('What is left of it', ChoiceOwed, MAYBE) left?: ChoiceOwed;
}

export class GroundHeld {
  @choice('The side', Side) side!: Side;
  @choice('Which party of the combat it is', CombatParty) party!: string;
}

export class ReservesReleased {
  @text('The brigade [J.20]', ANY_LENGTH) brigade!: string;
  @texts('Its units', MANY) units!: readonly string[];
}

export class UnitAtHexside {
  @text('The engineer', ANY_LENGTH) unit!: string;
  @text('The hexside, as "2228/2229" [J.18]', ANY_LENGTH) side!: string;
}

export class OneDivision {
  @text('The division [B.20]', ANY_LENGTH) division!: string;
}

export class DivisionReceived extends OneDivision {
  @texts('Its units', MANY) units!: readonly string[];
}

export class UnitAboard {
  @text('The passenger', ANY_LENGTH) unit!: string;
  @text('The truck [B.10]', ANY_LENGTH) truck!: string;
}

export class UnitUnloaded extends UnitAboard {
  @text(HEX, ANY_LENGTH) hex!: string;
}
