import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration } from '../../../../kernel/session/index.js';
import { Facing, Mission, RangeFactor, Sheaf, SpotCounter } from '../../vocabulary.js';

const UNIT = { max: 60 };
const HEX = { max: 12 };

const CallStep = defineChoice('FireCallStep', ['call', 'continue', 'adjust', 'recon']);
const Answer = defineChoice('FireAnswer', ['success', 'failure', 'dangerClose']);
const CheckedWhy = defineChoice('CheckedWhy', [
  'wanted',
  'dropped',
  'dangerClose',
  'observerGone',
  'observerBusy',
  'observerBlind',
]);

const BatteryNow = defineChoice('BatteryNow', ['notLocated', 'none', 'suppressed', 'damaged', 'eliminated']);

class NoFields {}

class OneUnit {
  @text('The unit or battery', UNIT) unit!: string;
}

class CallFire extends OneUnit {
  @text('The target point: the hex of an enemy that the observer spots [6.5.1.7]', HEX) hex!: string;
}

class OneMission {
  @text('The mission', UNIT) mission!: string;
}

class ContinueMission extends OneMission {
  @choice('What falls this turn [6.5.1.8.1]', Mission) shells!: string;
}

class ChooseShells {
  @choice('What falls [6.5.1.6]', Mission) shells!: string;
}

class ChooseSheaf {
  @choice('The pattern [6.5.1.5]', Sheaf) sheaf!: string;
  @choice('Direction of a closed linear one', Facing, { optional: true }) direction?: string;
}

class ChoosePoint {
  @text('The new target point [6.5.1.8.2]', HEX) hex!: string;
}

class ReconFire extends OneUnit {
  @text('The battery', UNIT) battery!: string;
  @text('Any hex that the observer sees [7.37]', HEX) hex!: string;
}

class ShiftPlan extends OneUnit {
  @text('Where it falls this turn [6.5.1.11.3]', HEX) hex!: string;
}

const command = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Commands of the Indirect Fire Step [6.5.1]. */
export const artilleryCommands: Readonly<Record<string, CommandDeclaration>> = {
  call: command('Call for fire', '射撃を要請する', ['6.5.1', '6.5.1.1', '6.5.1.7'], CallFire),
  source: command('Add a firing unit', '射撃源を加える', ['6.5.1.1', '6.5.1.1.4', '6.5.1.3'], OneUnit),
  shells: command('Choose what falls', '弾種を選ぶ', ['6.5.1.6'], ChooseShells),
  sheaf: command('Choose the SHEAF', 'SHEAFを選ぶ', ['6.5.1.5'], ChooseSheaf),
  point: command('Move the target point', '目標点を移す', ['6.5.1.8.2'], ChoosePoint),
  send: command('Send the call', '要請を送る', ['6.5.1.12', '6.5.1.12.1', '6.5.1.10'], NoFields),
  'drop-call': command('Give the call up', '要請を取りやめる', ['6.5.1.7'], NoFields),
  continue: command('Let a mission go on', '任務を継続する', ['6.5.1.8', '6.5.1.8.1'], ContinueMission),
  adjust: command('Adjust a mission', '任務を調整する', ['6.5.1.8', '6.5.1.8.2'], OneMission),
  'recon-fire': command('Reconnoitre by fire', '射撃による偵察をする', ['7.37'], ReconFire),
  'check-mission': command('Check a mission', '任務を中止する', ['6.5.1.9'], OneMission),
  'start-plan': command('Begin planned fire a turn early', '計画射撃を1ターン早める', ['6.5.1.11.2'], OneUnit),
  'delay-plan': command('Begin planned fire a turn late', '計画射撃を1ターン遅らせる', ['6.5.1.11.2'], OneUnit),
  'shift-plan': command('Move planned fire', '計画射撃の着弾点を移す', ['6.5.1.11', '6.5.1.11.3'], ShiftPlan),
  'end-indirect': command('End indirect fire', '間接射撃を終える', ['6.5.1'], NoFields),
  'counter-battery': command(
    'Strike back at a battery',
    '対砲兵射撃をする',
    ['7.28', '7.28.1', '7.28.2', '7.28.3'],
    OneUnit,
  ),
  misplace: command('Say on whom the fire falls', '誤射の落ちる所を決める', ['6.5.1.10', '6.5.1.12'], OneUnit),
};

class AboutSide {
  @text('The side', { max: 40 }) side!: string;
}

class Nothing {}

class CallShape {
  @choice('A new call or an adjusted one', CallStep) step!: string;
  @text('The mission that is adjusted', { ...UNIT, nullable: true }) mission!: string | null;
  @text('The observer', UNIT) observer!: string;
  @texts('Firing units', { ...UNIT, maxItems: 8 }) sources!: string[];
  @text('The target point', HEX) point!: string;
  @choice('What falls', Mission) shells!: string;
  @choice('The pattern', Sheaf) sheaf!: string;
  @choice('Direction of a closed linear one', Facing, { nullable: true }) direction!: string | null;
}

class CallComposed {
  @object('The call as it stands', CallShape) call!: CallShape;
}

class AnswerShape {
  @text('The firing unit, or its hidden counter', UNIT) source!: string;
  @choice('Whether it answers [6.5.1.12]', Answer) response!: string;
}

class LandingShape {
  @text('The firing unit, or its hidden counter', UNIT) source!: string;
  @text('The observer, unless it is hidden [7.2.2.3]', { ...UNIT, nullable: true }) observer!: string | null;
  @text('The mission', UNIT) mission!: string;
  @text('Where it falls', HEX) point!: string;
  @choice('What falls', Mission) shells!: string;
  @choice('The pattern', Sheaf) sheaf!: string;
  @choice('Direction of a closed linear one', Facing, { optional: true }) direction?: string;
  @flag('It falls on friends: the enemy says on whom [6.5.1.12]', { optional: true }) stray?: boolean;
}

class FireAnswered {
  @choice('Called, continued or adjusted', CallStep) step!: string;
  @text('The mission', UNIT) mission!: string;
  @text('The observer, unless it is hidden [7.2.2.3]', { ...UNIT, nullable: true }) observer!: string | null;
  @text('The target point', HEX) point!: string;
  @choice('What falls', Mission) shells!: string;
  @choice('The pattern', Sheaf) sheaf!: string;
  @choice('Direction of a closed linear one', Facing, { optional: true }) direction?: string;
  @list('Every firing unit', AnswerShape, { maxItems: 8 }) responses!: AnswerShape[];
  @list('Fire on its way', LandingShape, { maxItems: 8 }) landings!: LandingShape[];
}

class AnsweredSecret {
  @text('The observer', UNIT) observer!: string;
  @texts('Every firing unit, in the order of the answers', { ...UNIT, maxItems: 8 }) sources!: string[];
  @texts('Those whose fire is on its way', { ...UNIT, maxItems: 8 }) landing!: string[];
}

class LandedSecret {
  @text('The firing unit', UNIT) source!: string;
}

class FireMisplaced extends OneUnit {
  @text('The hex', HEX) point!: string;
}

class FireLanded {
  @text('The firing unit, or its hidden counter', UNIT) source!: string;
  @text('The mission; planned fire has none', { ...UNIT, optional: true }) mission?: string;
  @text('The target point', HEX) point!: string;
  @choice('What falls', Mission) shells!: string;
  @texts('Hexes of the SHEAF', { ...HEX, maxItems: 19 }) hexes!: string[];
  @flag('It falls at all [5.16.2.3]', {}) fires!: boolean;
  @flag('An open SHEAF [6.5.1.5]', {}) open!: boolean;
  @choice('Counter of a unit on the map that fired', SpotCounter) spot!: string;
  @choice('Range factor', RangeFactor, { optional: true }) band?: string;
  @integer('GP factor', { min: 1, max: 15, optional: true }) factor?: number;
}

class MissionChecked extends OneMission {
  @choice('Why [6.5.1.9]', CheckedWhy) why!: string;
}

class OneBattery {
  @text('The battery', UNIT) battery!: string;
}

class PlanFired extends OneBattery {
  @choice('Direction of a closed linear one', Facing, { optional: true }) direction?: string;
  @integer('The first turn of the plan', { min: 0, max: 999 }) begun!: number;
  @text('Where it falls', HEX) point!: string;
  @choice('What falls', Mission) shells!: string;
  @choice('The pattern', Sheaf) sheaf!: string;
}

class BatteryCountered {
  @text('The asset that looks for it', UNIT) asset!: string;
  @text('The battery or asset looked for', UNIT) target!: string;
  @choice('What becomes of it [7.28.2]', BatteryNow) result!: string;
}

class BarrageCrossed extends OneUnit {
  @text('The barrage', UNIT) mark!: string;
}

class BogChecked extends OneUnit {
  @text('The hex', HEX) hex!: string;
  @flag('It is stuck for this turn [7.29]', {}) bogged!: boolean;
}

class InHex {
  @text('The hex', HEX) hex!: string;
}

class MinesStruck extends OneUnit {
  @text('The hex', HEX) hex!: string;
}

const event = (
  en: string,
  ja: string,
  shape: EventDeclaration['shape'],
  secret?: EventDeclaration['shape'],
): EventDeclaration => ({ title: { en, ja }, shape, ...(secret ? { secret } : {}) });

/** Events of indirect fire, and of what lies on the ground. */
export const artilleryShapes: Readonly<Record<string, EventDeclaration>> = {
  'indirect-opened': event('Indirect fire', '間接射撃', AboutSide),
  'indirect-ending': event('Indirect fire comes to its end', '間接射撃の締めくくり', Nothing),
  'indirect-closed': event('Indirect fire is over', '間接射撃の終わり', Nothing),
  'call-composed': event('A call is put together', '要請を組み立てる', AboutSide, CallComposed),
  'call-dropped': event('A call is given up', '要請を取りやめた', Nothing),
  'fire-answered': event('A call is answered', '要請への応答', FireAnswered, AnsweredSecret),
  'fire-misplaced': event('Fire falls on friends', '友軍への誤射', FireMisplaced),
  'fire-landed': event('Indirect fire lands', '間接射撃の着弾', FireLanded, LandedSecret),
  'mission-checked': event('A mission is checked', '任務の中止', MissionChecked),
  'plan-fired': event('Planned fire', '計画射撃', PlanFired),
  'plan-delayed': event('Planned fire waits a turn', '計画射撃の延期', AboutSide, OneBattery),
  'battery-countered': event('Counter-battery fire', '対砲兵射撃', BatteryCountered),
  'counter-passed': event('Nobody strikes back', '対砲兵射撃の見送り', Nothing),
  'battery-recovered': event('A battery recovers', '砲兵の回復', OneBattery),
  'barrage-crossed': event('A unit moves into a barrage', '弾幕への進入', BarrageCrossed),
  'bog-checked': event('Soft ground', '軟弱地形', BogChecked),
  'mines-known': event('A minefield is found', '地雷原の発見', InHex),
  'mines-struck': event('Mines explode', '地雷の爆発', MinesStruck),
  'mines-cleared': event('A minefield is cleared', '地雷原の除去', InHex),
};
