import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
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
import { AttackKind, Side, UnitType, Weather } from '../vocabulary.js';
import { MapEdge } from './commands.js';

/** The shape of the game's own detail of a session, as `view` gives it. */
const MAYBE = { optional: true } as const;
const NULLABLE = { nullable: true } as const;
const ID = ANY_LENGTH;
const HEX = ANY_LENGTH;
const MANY = ANY_NUMBER;

const UnitPlace = defineChoice('UnitPlace', [
  'toPlace',
  'map',
  'due',
  'pool',
  'box',
  'aboard',
  'air',
  'fleeing',
  'left',
  'lost',
]);

export const CombatParty = defineChoice('CombatParty', ['attacker', 'defender']);

class CounterInPlay {
  @text('Its id, as commands name it', ID) id!: string;
  @object('Its name', BoardName) name!: BoardName;
  @choice('Its side', Side) side!: Side;
  @choice('Its type [2.1]', UnitType) type!: UnitType;
  @choice('Where it is', UnitPlace) place!: string;
  @text('Its hex, or the one it left the map from', { ...HEX, ...MAYBE }) hex?: string;
  @flag('It shows its other face [11.5]', MAYBE) reduced?: boolean;
  @integer('The turn on which it is due', { ...COUNT, ...MAYBE }) turn?: number;
  @flag('An HQ that is rebuilt: it comes at a source of supply [10.5]', MAYBE) returning?: boolean;
  @flag('Out of supply [9.0]', MAYBE) unsupplied?: boolean;
  @flag('Out of command [10.0]', MAYBE) uncommanded?: boolean;
  @halves('Movement points spent in this phase [6.1]', { ...COUNT, ...MAYBE }) spent?: number;
  @flag('It entered the map in this phase [15.3]', MAYBE) entered?: boolean;
  @flag('It was carried in this phase [B.10]', MAYBE) carried?: boolean;
  @text('The hex it came from into an enemy zone of control [11.6]', { ...HEX, ...MAYBE }) cameFrom?: string;
  @flag('Artillery that has fired in this phase', MAYBE) fired?: boolean;
  @flag('An air unit that has flown this turn [13.1]', MAYBE) flown?: boolean;
  @text('The truck it rides on [B.10]', { ...ID, ...MAYBE }) truck?: string;
  @text('Where it began the game on the map [B.13]', { ...HEX, ...MAYBE }) startedIn?: string;
  @text('The hexside it is bridging [J.18]', { ...ANY_LENGTH, ...MAYBE }) building?: string;
  @text('The hexside its bridge spans; empty when that bridge is gone again [J.18]', { ...ANY_LENGTH, ...MAYBE })
  bridge?: string;
  @choice('The edge by which it left the map [16.0]', MapEdge, MAYBE) edge?: string;
}

class AirPointsOfSide {
  @choice('The side', Side) side!: Side;
  @integer('Air points left this turn [13.2]', COUNT) points!: number;
}

class AssaultPointsOfDivision {
  @choice('The side', Side) side!: Side;
  @text('The division', ANY_LENGTH) division!: string;
  @integer('Assault points left [11.2.2]', COUNT) points!: number;
}

class PlaceOwner {
  @text('The hex', HEX) hex!: string;
  @choice('The side that was there last', Side) side!: Side;
}

class DivisionsInPlace {
  @text('The hex', HEX) hex!: string;
  @texts('Republican divisions that have entered it [B.19]', { ...ANY_LENGTH, ...MANY }) divisions!: readonly string[];
}

class AirSent {
  @integer('Air points', COUNT) points!: number;
  @texts('Air units', { ...ID, ...MANY }) units!: readonly string[];
}

class UnitWithdrawn {
  @text('The unit', ID) unit!: string;
  @text('The hex it left', HEX) from!: string;
  @choice('Of which party', CombatParty) party!: string;
}

class CombatInHand {
  @integer('Its number', COUNT) id!: number;
  @texts('Attacking units; none for a barrage', { ...ID, ...MANY }) attackers!: readonly string[];
  @texts('The hexes attacked', { ...HEX, ...MANY }) targets!: readonly string[];
  @texts('Artillery that supports the attack, or barrages', { ...ID, ...MANY }) guns!: readonly string[];
  @texts('Artillery that supports the defence', { ...ID, ...MANY }) defensiveGuns!: readonly string[];
  @object("The attacker's air support", AirSent, MAYBE) air?: AirSent;
  @object("The defender's air support", AirSent, MAYBE) defensiveAir?: AirSent;
  @choice('Normal attack or assault [11.2]', AttackKind, MAYBE) kind?: AttackKind;
  @texts('Divisions that paid for an assault', { ...ANY_LENGTH, ...MANY, ...MAYBE }) paid?: readonly string[];
  @texts('Whom it strikes, once it is taken up [11.1]', { ...ID, ...MANY, ...MAYBE }) defenders?: readonly string[];
  @list('Units that retreated before the die [11.61]', UnitWithdrawn, { ...MANY, ...MAYBE })
  withdrawn?: readonly UnitWithdrawn[];
  @flag('It is over', MAYBE) over?: boolean;
}

const OwedKind = defineChoice('OwedKind', ['loss', 'retreat', 'advance', 'hold', 'refuge', 'release', 'receive']);
const Emptying = defineChoice('Emptying', ['retreat', 'stepLoss']);

/** What somebody must decide before anything else goes on: each kind has those of these fields that it needs. */
export class ChoiceOwed {
  @choice('What is to be chosen', OwedKind) kind!: string;
  @choice('The side that chooses', Side) side!: Side;
  @texts('The units it is about', { ...ID, ...MANY, ...MAYBE }) units?: readonly string[];
  @text('The leader it is about [14.4]', { ...ID, ...MAYBE }) unit?: string;
  @texts('The hexes to choose from', { ...HEX, ...MANY, ...MAYBE }) hexes?: readonly string[];
  @choice('Of which party', CombatParty, MAYBE) party?: string;
  @flag('The loss is one of an air bombardment [13.3]', MAYBE) bombed?: boolean;
  @choice('What emptied the hexes [11.7]', Emptying, MAYBE) emptiedBy?: string;
  @texts('Units that have advanced already', { ...ID, ...MANY, ...MAYBE }) advanced?: readonly string[];
  @integer('How many brigades [J.20]', { ...COUNT, ...MAYBE }) count?: number;
  @texts('The divisions to choose from [B.20]', { ...ANY_LENGTH, ...MANY, ...MAYBE }) divisions?: readonly string[];
}

class BombersOverHex {
  @text('The hex', HEX) hex!: string;
  @texts('Air units over it', { ...ID, ...MANY }) units!: readonly string[];
}

class PointsBySide {
  @integer('Republican', { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }) republican!: number;
  @integer('Nationalist', { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }) nationalist!: number;
}

export class GameResult {
  @choice('The side that won; null where nobody did', Side, NULLABLE) winner!: Side | null;
  @text('The level of victory', ANY_LENGTH) level!: string;
  @object('What was counted', PointsBySide, MAYBE) points?: PointsBySide;
  @text('The section that counts', { ...ANY_LENGTH, ...MAYBE }) rule?: string;
}

/** The table of Spanish Civil War Battles in full: nothing is hidden. */
export class BattleView {
  @text('What the calendar calls the turn', { ...ANY_LENGTH, ...MAYBE }) date?: string;
  @integer('The game turn', COUNT) turn!: number;
  @text('The phase, or "set-up" [5.0]', ANY_LENGTH) phase!: string;
  @text('The step of the phase', ANY_LENGTH) step!: string;
  @choice('The first player of the turn [5.0 A]', Side) first!: Side;
  @choice('The player whose phase it is', Side) phasing!: Side;
  @choice('The weather [17.0]', Weather) weather!: Weather;
  @list('Every counter', CounterInPlay, MANY) units!: readonly CounterInPlay[];
  @list('Air points', AirPointsOfSide, MANY) airPoints!: readonly AirPointsOfSide[];
  @list('Assault points', AssaultPointsOfDivision, MANY) assaultPoints!: readonly AssaultPointsOfDivision[];
  @list('Objectives by who was there last', PlaceOwner, MANY) owners!: readonly PlaceOwner[];
  @list('Objectives by the Republican divisions that have entered them [B.19]', DivisionsInPlace, MANY)
  enteredBy!: readonly DivisionsInPlace[];
  @text('The unit whose move may still be gone on with [6.1]', { ...ID, ...NULLABLE }) mover!: string | null;
  @list('Combats declared for this phase [11.1]', CombatInHand, MANY) combats!: readonly CombatInHand[];
  @integer('The number of the combat at hand', { ...COUNT, ...NULLABLE }) current!: number | null;
  @list('What somebody must decide first', ChoiceOwed, MANY) pending!: readonly ChoiceOwed[];
  @list('Air units whose bombs have not fallen yet [13.3]', BombersOverHex, MANY) bombers!: readonly BombersOverHex[];
  @flag('An approach has released reserves [J.20]', {}) approached!: boolean;
  @texts('Replacement divisions received [B.20]', { ...ANY_LENGTH, ...MANY }) received!: readonly string[];
  @texts('Divisions that left for them [B.20]', { ...ANY_LENGTH, ...MANY }) exchanged!: readonly string[];
  @object('How it ended; null while it goes on', GameResult, NULLABLE) result!: GameResult | null;
}
