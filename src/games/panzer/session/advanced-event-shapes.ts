import { choice, defineChoice, flag, integer, list, record, text, texts } from '../../../kernel/fields/index.js';
import type { EventDeclaration } from '../../../kernel/session/index.js';
import { MoraleResult, MoraleTrigger } from '../events/morale-check.js';
import { Command, Morale, Suppression } from '../vocabulary.js';
import { airShapes } from './air/declared.js';
import { artilleryShapes } from './artillery/declared.js';
import { choiceShapes } from './choices/declared.js';
import { groundShapes } from './ground/told.js';
import { HARMS } from './harms.js';
import { hiddenShapes } from './hidden/declared.js';
import { smokeShapes } from './marks/declared.js';
import { noticeShapes } from './notice/told.js';
import { optionalShapes } from './optional/declared.js';
import { plottingShapes } from './plotting/declared.js';
import { staggeredShapes } from './staggered/told.js';
import { turretShapes } from './turrets/told.js';

const UNIT = { max: 60 };
const HEX = { max: 12 };
const SIDE = { max: 40 };
const MANY = { maxItems: 400 };
const POINTS = { min: 0, max: 2000 };
const FACING = { min: 0, max: 5 };

const HarmDone = defineChoice('HarmDone', HARMS);
const EffectDone = defineChoice('EffectDone', ['none', ...HARMS]);
const WreckNow = defineChoice('WreckNow', ['none', 'ko', 'bu']);
const MeleeWinner = defineChoice('MeleeWinner', ['attacker', 'defender', 'nobody']);
const CoverTaken = defineChoice('CoverTaken', ['take', 'leave']);
const PositionFound = defineChoice('PositionFound', ['full', 'partial']);
export const FloorWay = defineChoice('FloorWay', ['up', 'down']);
const EntryTaken = defineChoice('EntryTaken', ['forward', 'reverse']);

class Nothing {}

class AboutUnit {
  @text('The unit', UNIT) unit!: string;
}

class FloorChanged extends AboutUnit {
  @choice('Up to the top floor, or down [6.6.4.1]', FloorWay) way!: string;
}

class AboutSide {
  @text('The side', SIDE) side!: string;
}

class CommandsCounted {
  @record('Commands by formation [6.2.1.1.1]', { kind: 'number', min: 0, max: 6000 }, MANY)
  commands!: Readonly<Record<string, number>>;
  @record(
    'How many of them may be Move and Short Halt, option 7.52',
    { kind: 'number', min: 0, max: 6000 },
    { ...MANY, optional: true },
  )
  moveLimits?: Readonly<Record<string, number>>;
}

class UnitHurt extends AboutUnit {
  @choice('What it suffers [6.5.2.5, 6.5.4.4]', HarmDone) effect!: string;
  @choice('The wreck in its hex afterwards', WreckNow) wreck!: string;
}

class PassengerOut extends AboutUnit {
  @text('The hex', HEX) hex!: string;
  @integer('The hexside it faces, by number', FACING) facing!: number;
}

class WatchSpent {
  @texts('Units that share the counter of one that fired [6.2.1.1.4]', { ...UNIT, ...MANY }) units!: string[];
}

class AssaultDeclared extends AboutUnit {
  @text('The target', UNIT) target!: string;
  @text('The hex it advances to [6.6.1.1]', { ...HEX, optional: true }) via?: string;
  @integer('Movement points for it [6.6.1.1]', { min: 0, max: 60, optional: true }) cost?: number;
}

class AssaultResolved {
  @texts('The attackers', { ...UNIT, ...MANY }) units!: string[];
  @text('The target', UNIT) target!: string;
  @choice('What becomes of it [6.6.1.1.3]', EffectDone) effect!: string;
}

class MeleeFought {
  @texts('The attackers', { ...UNIT, ...MANY }) units!: string[];
  @text('The defender', UNIT) target!: string;
  @choice('Who holds the field [6.6.1.2.3]', MeleeWinner) winner!: string;
}

class AssaultsOver {
  @text('The target', UNIT) target!: string;
  @texts('Who attacked', { ...UNIT, ...MANY }) fought!: string[];
  @text('The hex of the target', HEX) hex!: string;
  @texts('Who may go into it', { ...UNIT, ...MANY }) advance!: string[];
}

class InHex extends AboutUnit {
  @text('The hex', HEX) hex!: string;
}

class UnitWalked extends AboutUnit {
  @text('The hex entered', HEX) to!: string;
  @integer('Movement points', POINTS) cost!: number;
}

class Mounting extends AboutUnit {
  @text('The vehicle', UNIT) vehicle!: string;
  @integer('Movement points of the vehicle [6.6.7.1.1]', POINTS) cost!: number;
}

class Dismounted extends Mounting {
  @text('The hex', HEX) hex!: string;
  @integer('The hexside it faces, by number', FACING) facing!: number;
}

class OverrunDeclared extends AboutUnit {
  @flag('Others may still be declared with it [6.6.10]', { optional: true }) joining?: boolean;
  @text('The target', UNIT) target!: string;
}

class OverrunResolved extends OverrunDeclared {
  @choice('What becomes of it [6.6.10.2]', EffectDone) effect!: string;
}

class HullDownFound extends AboutUnit {
  @choice('Full or partial [6.6.9]', PositionFound) hullDown!: string;
  @choice('How it went in [6.6.9]', EntryTaken) entry!: string;
}

class UnitsAdjusted extends AboutSide {
  @record('New facings by unit, by number [6.8.1]', { kind: 'number', min: 0, max: 5 }, MANY)
  pivots!: Readonly<Record<string, number>>;
  @record('Full cover taken or left [6.8.2]', { kind: 'choice', choice: CoverTaken }, MANY)
  cover!: Readonly<Record<string, string>>;
}

class EntrenchmentDug extends InHex {
  @integer('Which place of the hex, counted from 0 [6.6.8]', { min: 0, max: 200 }) place!: number;
  @integer('Turns of work done on it, of 4', { min: 1, max: 4 }) progress!: number;
}

class CommandShown {
  @text('The unit', UNIT) unit!: string;
  @choice('Its command', Command) command!: string;
}

class CommandsShown {
  @list('Commands turned up [6.8.3, 4.6.1]', CommandShown, MANY) revealed!: CommandShown[];
}

class CountersTurned {
  @record('Suppression afterwards by unit [6.8.3, 6.8.4]', { kind: 'choice', choice: Suppression }, MANY)
  suppression!: Readonly<Record<string, string>>;
}

class MoraleTaken {
  @texts('Who was shaken [7.1.2]', { ...UNIT, maxItems: 400 }) units!: string[];
}

class MoraleShaken extends AboutUnit {
  @choice('What shakes it [7.1.2, 7.1.3]', MoraleTrigger) cause!: string;
}

class MoraleChecked extends AboutUnit {
  @choice('What comes of it [7.1.5]', MoraleResult) result!: string;
  @choice('Its morale now', Morale) morale!: string;
}

class MoraleTurned {
  @record('Hesitation afterwards by unit [7.1.6]', { kind: 'choice', choice: Suppression }, MANY)
  hesitation!: Readonly<Record<string, string>>;
  @record('Break afterwards by unit [7.1.6]', { kind: 'choice', choice: Suppression }, MANY)
  broken!: Readonly<Record<string, string>>;
}

const declared = (en: string, ja: string, shape: EventDeclaration['shape']): EventDeclaration => ({
  title: { en, ja },
  shape,
});

/** Events that only the Advanced Game knows. */
export const advancedEvents: Readonly<Record<string, EventDeclaration>> = {
  ...artilleryShapes,
  ...airShapes,
  ...smokeShapes,
  ...groundShapes,
  ...optionalShapes,
  'commands-counted': declared('Commands of the formations', '部隊の使用可能命令数', CommandsCounted),
  'fire-idle': declared('A mortar or gun is not called upon', '間接射撃の要請なし', AboutUnit),
  'unit-hurt': declared('A unit suffers', '損害', UnitHurt),
  'came-under-fire': declared('A unit comes under fire', '被射撃', AboutUnit),
  'crew-bailed': declared('A crew bails out', '乗員の脱出', AboutUnit),
  'passenger-out': declared('A rider is out of its vehicle', '被輸送ユニットの脱出', PassengerOut),
  'watch-spent': declared('Shared overwatch is used up', '共有した監視命令の消費', WatchSpent),
  'close-combat-opened': declared('Close combat', '突撃・白兵戦', AboutSide),
  'assault-declared': declared('An attack at close quarters is declared', '突撃・白兵戦の宣言', AssaultDeclared),
  'assault-resolved': declared('A close assault', '近接突撃', AssaultResolved),
  'melee-fought': declared('Hand-to-hand combat', '白兵戦', MeleeFought),
  'assaults-over': declared('The attacks are over', '突撃・白兵戦の終わり', AssaultsOver),
  'assault-advanced': declared('An attacker goes in', '前進した', InHex),
  'assault-held': declared('The others stay', 'その場に留まった', AboutSide),
  'close-combat-closed': declared('Close combat is over', '突撃・白兵戦ステップの終わり', Nothing),
  'floor-changed': declared('A unit changes floors', '階の移動', FloorChanged),
  'quickmarch-begun': declared('A quickmarch', '急進撃', AboutUnit),
  'unit-inside': declared('A vehicle is inside a building', '建物への進入', AboutUnit),
  'unit-walked': declared('A unit goes one hex', '1ヘクス進んだ', UnitWalked),
  'mount-announced': declared('A unit climbs aboard', '乗車しようとしている', Mounting),
  'unit-mounted': declared('A unit is aboard', '乗車した', Mounting),
  'mount-failed': declared('It does not get aboard', '乗車できなかった', AboutUnit),
  'unit-dismounted': declared('A unit gets off', '下車した', Dismounted),
  'overrun-declared': declared('An overrun is declared', '蹂躙の宣言', OverrunDeclared),
  'overrun-given-up': declared('The overrun comes to nothing', '蹂躙できなかった', OverrunDeclared),
  'overrun-resolved': declared('An overrun', '蹂躙', OverrunResolved),
  'hull-down-found': declared('A hull-down position is found', 'ハルダウン位置の発見', HullDownFound),
  'hull-down-missed': declared('No hull-down position', 'ハルダウン位置なし', AboutUnit),
  'adjustment-opened': declared('Adjustment', '調整', Nothing),
  'units-adjusted': declared('Units turn and take cover', '向きとフルカバー', UnitsAdjusted),
  'entrenchment-dug': declared('A unit digs', '塹壕掘り', EntrenchmentDug),
  'commands-shown': declared('Commands are turned up', '命令の公開', CommandsShown),
  'morale-shaken': declared('A unit is shaken', '士気の動揺', MoraleShaken),
  'morale-taken': declared('Morale is checked', '士気チェックの開始', MoraleTaken),
  'morale-checked': declared('A morale check', '士気チェック', MoraleChecked),
  'morale-turned': declared('Morale recovers', '士気の回復', MoraleTurned),
  ...hiddenShapes,
  ...plottingShapes,
  ...staggeredShapes,
  ...choiceShapes,
  ...turretShapes,
  ...noticeShapes,
  'counters-turned': declared('Suppression is judged', '制圧の判定', CountersTurned),
};
