import {
  choice,
  defineChoice,
  flag,
  integer,
  list,
  object,
  record,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { MAP_EDGES } from '../../../kernel/hexes/index.js';
import type { EventDeclaration } from '../../../kernel/session/index.js';
import { Command } from '../vocabulary.js';
import { advancedEvents } from './advanced-event-shapes.js';
import { FiredWith } from './fired-with.js';
import { HARMS } from './harms.js';

const UNIT = { max: 60 };
const HEX = { max: 12 };
const SIDE = { max: 40 };
const MANY = { maxItems: 400 };
const POINTS = { min: 0, max: 2000 };

const AngleAsked = defineChoice('AngleAsked', ['ask']);
const ClaimSaid = defineChoice('ClaimSaid', ['always', 'never', 'ask']);
const PassedUntil = defineChoice('PassedUntil', ['now', 'mover', 'phase']);
const PlannedDeed = defineChoice('PlannedDeed', ['turn', 'forward', 'reverse', 'exit', 'reverseExit']);
const OwedStep = defineChoice('OwedStep', ['step', 'exit']);
const EdgeLeft = defineChoice('EdgeLeft', MAP_EDGES);
const ShotResult = defineChoice('ShotResult', ['none', 'noDamage', ...HARMS]);
const FirerSpot = defineChoice('FirerSpot', ['fire', 'smallArms']);
const WreckLeft = defineChoice('WreckLeft', ['none', 'ko', 'bu']);

class Nothing {}

class AboutUnit {
  @text('The unit', UNIT) unit!: string;
}

class AboutSide {
  @text('The side', SIDE) side!: string;
}

class UnitInHex extends AboutUnit {
  @text('The hex', HEX) hex!: string;
}

class UnitPlaced extends UnitInHex {
  @integer('The hexside it faces, by number [3.3]', { min: 0, max: 5 }) facing!: number;
}

class TurnOpened {
  @integer('The turn', { min: 1, max: 999 }) turn!: number;
}

class Spotted {
  @record(
    'Enemies that each unit spots [4.1.1]',
    { kind: 'list', of: { kind: 'text', max: 60 }, min: 0, max: 200 },
    MANY,
  )
  sight!: Readonly<Record<string, readonly string[]>>;
  @texts('Units that are spotted by nobody and lose their SPOT counter [4.1.5]', { ...UNIT, ...MANY }) lost!: string[];
}

class OrdersSecret {
  @record('Commands by unit [4.2.1]', { kind: 'choice', choice: Command }, MANY)
  orders!: Readonly<Record<string, string>>;
  @record('By unit: whose counter it shares [6.2.1.1.3]', { kind: 'text', max: 60 }, MANY)
  sharing!: Readonly<Record<string, string>>;
  @record(
    'By vehicle: the one ahead of it in a road column [6.2.1.1.3]',
    { kind: 'text', max: 60 },
    { ...MANY, optional: true },
  )
  roadColumns?: Readonly<Record<string, string>>;
  @choice('What is said of hidden movement [4.4.3.2.2]', ClaimSaid) claim!: string;
  @choice('Hit angles on a border are chosen each time [6.5.2.2]', AngleAsked, { optional: true }) angles?: string;
}

class MovementOpened extends AboutSide {
  @record(
    'Enemies that each rider spots as the movement begins [6.6.1.1]',
    { kind: 'list', of: { kind: 'text', max: 60 }, min: 0, max: 200 },
    { ...MANY, optional: true },
  )
  seen?: Readonly<Record<string, readonly string[]>>;
}

class OrderShown {
  @text('The unit', UNIT) unit!: string;
  @choice('Its command', Command) command!: string;
}

class OrdersShown {
  @list('Commands turned up [4.2.1, 4.6.1]', OrderShown, MANY) revealed!: OrderShown[];
}

class FireOpened extends OrdersShown {
  @text('The side that fires', SIDE) side!: string;
}

class ShotShape {
  @text('Who fires', UNIT) firer!: string;
  @integer('Which weapon of its card, counted from 1', { min: 1, max: 8 }) weapon!: number;
  @choice('What it fires [4.4.3, 6.5.4]', FiredWith) ammo!: string;
  @text('At whom', UNIT) target!: string;
  @flag('Pinning fire, option 7.18', { optional: true }) pinning?: boolean;
  @flag('At whoever rides in it as well [5.1.3.4]', { optional: true }) riders?: boolean;
}

class ShotDeclared extends ShotShape {
  @flag('As overwatch [4.4.2]', {}) overwatch!: boolean;
}

class ShotWithdrawn {
  @text('Who does not fire after all', UNIT) firer!: string;
}

class FireResolving {
  @list('Shots in the order declared [4.4.1]', ShotShape, MANY) shots!: ShotShape[];
  @flag('As overwatch [4.4.2]', {}) overwatch!: boolean;
}

class MoveClaimed extends AboutUnit {
  @choice('The command shown [4.4.3.2.2]', Command) command!: string;
}

class ShotResolved extends ShotDeclared {
  @flag('The target was gone already: the shot is spent [4.4.1]', {}) wasted!: boolean;
  @integer('The number to roll [4.4.3.2.3]', { min: 0, max: 100, nullable: true }) hitNumber!: number | null;
  @flag('Whether it hit', {}) hit!: boolean;
  @choice('What it did [4.4.3.2.6, 6.5.2.5, 6.5.4.4]', ShotResult) result!: string;
  @choice('The wreck in the hex afterwards', WreckLeft) wreck!: string;
  @choice('Counter of the firer, in the Advanced Game [6.1.3]', FirerSpot, { optional: true }) spot?: string;
}

class WatchOpened extends AboutSide {
  @record('Whom each side may answer [4.4.2]', { kind: 'list', of: { kind: 'text', max: 60 }, min: 0, max: 200 }, MANY)
  triggers!: Readonly<Record<string, readonly string[]>>;
}

class WatchAimedSecret {
  @text('The unit that takes aim', UNIT) unit!: string;
}

class PassedSecret {
  @choice('For how long', PassedUntil) until!: string;
}

class MoveBegun extends AboutUnit {
  @choice('The command turned up [4.5]', Command) command!: string;
  @texts('Enemy leg units and guns it spots as it begins [6.6.10]', { ...UNIT, ...MANY, optional: true })
  seen?: string[];
}

class UnitEntered extends UnitPlaced {
  @integer('Movement points', POINTS) cost!: number;
}

class UnitTurned extends AboutUnit {
  @integer('The hexside it faces now, by number [3.3]', { min: 0, max: 5 }) facing!: number;
  @integer('Movement points [4.5.1.1.4]', POINTS) cost!: number;
  @flag('The path or road factor may still be claimed [4.5.1.1.5]', {}) byRoad!: boolean;
}

class UnitStepped extends AboutUnit {
  @text('The hex entered', HEX) to!: string;
  @flag('Backwards [4.5.1.1.7]', {}) reverse!: boolean;
  @integer('Movement points', POINTS) cost!: number;
  @integer('Road hexes so far [4.5.1.1.5]', POINTS) roads!: number;
  @integer('Path hexes so far [4.5.1.1.5]', POINTS) paths!: number;
  @flag('The path or road factor may still be claimed [4.5.1.1.5]', {}) byRoad!: boolean;
  @flag('The one hex always allowed [4.5.1.1.3]', {}) oneHex!: boolean;
}

class PlannedActionShape {
  @choice('What it does', PlannedDeed) does!: string;
  @integer('The facing it turns to', { min: 0, max: 5, optional: true }) facing?: number;
}

class PlanSecret {
  @list('What it will do, in order', PlannedActionShape, MANY) plan!: PlannedActionShape[];
}

class StepOwed extends AboutUnit {
  @choice('What it does next', OwedStep) does!: string;
  @flag('Backwards [4.5.1.1.7]', {}) reverse!: boolean;
}

class UnitLeaving extends AboutUnit {
  @flag('Backwards [4.5.1.1.7]', {}) reverse!: boolean;
  @integer('Movement points', POINTS) cost!: number;
  @flag('As the one hex always allowed [4.5.1.1.3]', {}) oneHex!: boolean;
  @choice('The edge, of a unit on foot [4.5.1.1.9]', EdgeLeft, { optional: true }) edge?: string;
}

class UnitLeft extends AboutUnit {
  @choice('The edge it left by [4.5.1.1.9]', EdgeLeft) edge!: string;
}

class UnitStays extends AboutUnit {
  @integer('The hexside it faces now, by number [3.3]', { min: 0, max: 5, optional: true }) facing?: number;
}

class MoveEnded extends UnitStays {
  @text('The hex it is put back into, out of an enemy hex [4.5.1.1.10]', { ...HEX, optional: true }) back?: string;
}

class PlaceJudged {
  @text('The place', { max: 200 }) place!: string;
  @text('Who holds it now; null: nobody [3.6]', { ...SIDE, nullable: true }) holder!: string | null;
  @flag('Both are there [3.6]', {}) contested!: boolean;
}

class ResultShape {
  @text('Who won; null: nobody', { ...SIDE, nullable: true }) winner!: string | null;
  @text('The level of victory', { max: 200 }) level!: string;
  @record('Points by side', { kind: 'number', min: -10_000, max: 10_000 }, MANY) points!: Readonly<
    Record<string, number>
  >;
  @text('The section that says so', { max: 16 }) rule!: string;
}

class GameEnded {
  @object('How it ended [3.6]', ResultShape) result!: ResultShape;
}

const declared = (
  en: string,
  ja: string,
  shape: EventDeclaration['shape'],
  secret?: EventDeclaration['shape'],
): EventDeclaration => ({ title: { en, ja }, shape, ...(secret ? { secret } : {}) });

/** Every kind of event, and what stands in it. */
export const events: Readonly<Record<string, EventDeclaration>> = {
  'unit-picked': declared('A unit is picked', 'ユニットを選んだ', AboutUnit),
  'hex-picked': declared('A hex is picked', 'ヘクスを選んだ', UnitInHex),
  'unit-placed': declared('A unit is placed', 'ユニットを配置した', UnitPlaced),
  'turn-opened': declared('A turn begins', 'ターン開始', TurnOpened),
  spotted: declared('Spotting', '発見', Spotted),
  'orders-given': declared('Orders are given', '命令を出した', AboutSide, OrdersSecret),
  'initiative-rolled': declared('Initiative', '主導権', AboutSide),
  'first-named': declared('The First Player is named', '第1プレイヤーの指名', AboutSide),
  'fire-opened': declared('Fire commands are turned up', '射撃命令の公開', FireOpened),
  'aim-taken': declared('A unit takes aim', '狙いをつけた', AboutUnit),
  'aim-dropped': declared('A unit drops its aim', '狙いを取りやめた', AboutUnit),
  'shot-declared': declared('A shot is declared', '射撃を宣言した', ShotDeclared),
  'shot-withdrawn': declared('A shot is taken back', '射撃の宣言を取り消した', ShotWithdrawn),
  'fire-resolving': declared('Fire is resolved', '射撃の解決', FireResolving),
  'move-claimed': declared('A moving target', '移動中の目標', MoveClaimed),
  'claim-declined': declared('Nothing is shown', '何も示さない', AboutUnit),
  'shot-resolved': declared('A shot', '射撃', ShotResolved),
  'fire-resolved': declared('Fire is over', '射撃の終わり', Nothing),
  'fire-wasted': declared('A wasted shot', '無駄になった射撃', AboutUnit),
  'watch-opened': declared('Overwatch may answer', '監視射撃の機会', WatchOpened),
  'watch-aimed': declared('A unit on overwatch takes aim', '監視中のユニットが狙う', AboutSide, WatchAimedSecret),
  'watch-aim-dropped': declared('It drops its aim', '狙いを取りやめた', AboutSide),
  passed: declared('A side lets it pass', '見送った', AboutSide, PassedSecret),
  'watch-turned': declared('The other side may answer', '相手側の監視射撃へ', AboutSide),
  'watch-closed': declared('Overwatch is over', '監視射撃の終わり', Nothing),
  'movement-opened': declared('Movement begins', '移動開始', MovementOpened),
  'move-begun': declared('A unit begins its move', '移動を始めた', MoveBegun),
  'move-planned': declared('A move is planned', '移動を計画した', AboutUnit, PlanSecret),
  'plan-dropped': declared('The plan no longer holds', '計画どおりに進めない', AboutUnit),
  'unit-entered': declared('A unit comes on', '進入した', UnitEntered),
  'unit-turned': declared('A unit turns', '向きを変えた', UnitTurned),
  'unit-stepped': declared('A unit moves one hex', '1ヘクス進んだ', UnitStepped),
  'step-owed': declared('The step follows', '続いて移動する', StepOwed),
  'unit-stays': declared('A unit stays', 'その場に留まった', UnitStays),
  'move-closing': declared('The move comes to its end', '移動の締めくくり', AboutUnit),
  'unit-leaving': declared('A unit is about to leave', '離脱しようとしている', UnitLeaving),
  'unit-left': declared('A unit leaves the map', '地図から離脱した', UnitLeft),
  'move-ended': declared('A move ends', '移動を終えた', MoveEnded),
  'orders-removed': declared('Hidden commands are turned up', '伏せた命令の公開', OrdersShown),
  'place-judged': declared('A place changes hands', '地点の保持', PlaceJudged),
  ...advancedEvents,
  'game-ended': declared('The game ends', 'ゲーム終了', GameEnded),
};
