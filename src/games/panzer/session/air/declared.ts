import { choice, defineChoice, flag, integer, record, text, texts } from '../../../../kernel/fields/index.js';
import { MAP_EDGES } from '../../../../kernel/hexes/index.js';
import type { CommandDeclaration, EventDeclaration } from '../../../../kernel/session/index.js';
import { Altitude, Facing, Speed } from '../../vocabulary.js';

const UNIT = { max: 60 };
const HEX = { max: 12 };

const AirWeaponUsed = defineChoice('AirWeaponUsed', ['strafe', 'bombs', 'rockets']);
const AirPhaseOpen = defineChoice('AirPhaseOpen', ['first', 'second']);
const AircraftNow = defineChoice('AircraftNow', ['none', 'suppressed', 'damaged', 'shotDown', 'eliminated']);
const FlakEffect = defineChoice('FlakEffect', ['noEffect', 'suppressedOrDamaged']);
const EdgeFlown = defineChoice('EdgeFlown', MAP_EDGES);

class NoFields {}

class FlyIn {
  @text('The aircraft', UNIT) unit!: string;
  @choice('Speed [6.7.2.2]', Speed) speed!: string;
  @choice('Altitude [6.7.2.2]', Altitude) altitude!: string;
  @flag('It will make a dive attack [6.7.2.3.2]') dives!: boolean;
}

class EnterMap {
  @text('The hex it comes in by [6.7.2.1]', HEX) hex!: string;
}

class Head {
  @choice('Where it flies [6.7.2.3]', Facing) facing!: string;
}

class AirStrike {
  @choice('With what [6.7.3]', AirWeaponUsed) airWeapon!: string;
  @text('The target', UNIT) target!: string;
}

class AntiAirShot {
  @text('The unit on overwatch', UNIT) unit!: string;
  @integer('Which weapon of its card, counted from 1', { min: 1, max: 8 }) weapon!: number;
}

const command = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Commands of the air phases [6.7]. */
export const airCommands: Readonly<Record<string, CommandDeclaration>> = {
  'fly-in': command('Bring an aircraft in', '航空機を投入する', ['6.7.1', '6.7.2', '6.7.2.1', '6.7.2.2'], FlyIn),
  entry: command('Choose where it comes in', '進入ヘクスを選ぶ', ['6.7.2.1'], EnterMap),
  heading: command('Choose where it flies', '飛行方向を選ぶ', ['6.7.2.3'], Head),
  fly: command('Fly on one hex', '1ヘクス飛ぶ', ['6.7.2.3'], NoFields),
  bank: command('Turn in the air', '旋回する', ['6.7.2.3.1'], Head),
  attack: command(
    'Attack from the air',
    '航空攻撃をする',
    ['6.7.3', '6.7.3.1', '6.7.3.1.1', '6.7.3.2', '6.7.3.3', '6.7.3.4'],
    AirStrike,
  ),
  'end-air': command('No more aircraft in this phase', 'このフェイズの航空機を終える', ['6.4', '6.7'], NoFields),
  'anti-air': command(
    'Fire at the aircraft',
    '航空機を撃つ',
    ['6.7.4', '6.7.4.1', '6.7.4.1.1', '6.7.4.2', '6.7.4.2.1'],
    AntiAirShot,
  ),
  'pass-aircraft': command('Let this aircraft fly', 'この航空機を見送る', ['6.7.4.1.1'], NoFields),
};

class AboutAircraft {
  @text('The aircraft', UNIT) aircraft!: string;
}

class Nothing {}

class AirOpened {
  @text('The side that has aircraft', { max: 40 }) side!: string;
  @choice('First or second air phase [6.4, 6.7]', AirPhaseOpen) phase!: string;
}

class AircraftCame extends AboutAircraft {
  @choice('Speed [6.7.2.2]', Speed) speed!: string;
  @choice('Altitude [6.7.2.2]', Altitude) altitude!: string;
  @flag('It will make a dive attack [6.7.2.3.2]', {}) dives!: boolean;
}

class AircraftEntered extends AboutAircraft {
  @text('The hex', HEX) hex!: string;
}

const COUNT = { kind: 'number', min: 0, max: 2000 } as const;
const MANY = { maxItems: 400 };

class Counted extends AboutAircraft {
  @record('Hexes flown in sight of each ground unit ahead [6.7.3.1.1]', COUNT, MANY)
  seen!: Readonly<Record<string, number>>;
  @record('Hexes flown in sight of each anti-aircraft unit [6.7.4.1.1]', COUNT, MANY)
  watched!: Readonly<Record<string, number>>;
}

class AircraftTurned extends Counted {
  @integer('Where it flies now, by number', { min: 0, max: 5 }) heading!: number;
}

class AircraftFlew extends Counted {
  @text('The hex', HEX) hex!: string;
}

class AircraftLeft extends AboutAircraft {
  @choice('The edge [6.7.2.1]', EdgeFlown) edge!: string;
}

class AttackDeclared extends AboutAircraft {
  @choice('With what', AirWeaponUsed) weapon!: string;
  @text('The target', UNIT) target!: string;
}

class AirAttacked extends AttackDeclared {
  @texts('Hexes attacked [6.7.3]', { ...HEX, maxItems: 20 }) hexes!: string[];
  @flag('A dive attack [6.7.2.3.2]', {}) dive!: boolean;
  @text('The forward observer who named the target [6.7.3.1.2]', { ...UNIT, optional: true }) observer?: string;
}

class AntiAirFired extends AboutAircraft {
  @text('Who fires', UNIT) unit!: string;
  @integer('Which weapon of its card', { min: 1, max: 8 }) weapon!: number;
  @choice('What becomes of the aircraft [6.7.4.2.1]', AircraftNow) fate!: string;
  @choice('What it does to bombs, option 7.26', FlakEffect) effect!: string;
}

class AircraftCrashed extends AboutAircraft {
  @text('The hex, where it is on the map', { ...HEX, optional: true }) hex?: string;
}

class AboutSide {
  @text('The side', { max: 40 }) side!: string;
}

const event = (
  en: string,
  ja: string,
  shape: EventDeclaration['shape'],
  secret?: EventDeclaration['shape'],
): EventDeclaration => ({ title: { en, ja }, shape, ...(secret ? { secret } : {}) });

/** Events of the air phases. */
export const airShapes: Readonly<Record<string, EventDeclaration>> = {
  'air-opened': event('An air phase', '航空フェイズ', AirOpened),
  'air-closed': event('The air phase is over', '航空フェイズの終わり', Nothing),
  'aircraft-came': event('An aircraft appears', '航空機の出現', AircraftCame),
  'aircraft-entered': event('It comes in', '盤上への進入', AircraftEntered),
  'aircraft-headed': event('It takes its course', '針路の決定', AircraftTurned),
  'aircraft-flew': event('It flies on', '飛行', AircraftFlew),
  'aircraft-banked': event('It turns', '旋回', AircraftTurned),
  'aircraft-left': event('It leaves the map', '盤外への離脱', AircraftLeft),
  'air-attack-declared': event('An air attack is declared', '航空攻撃の宣言', AttackDeclared),
  'air-attacked': event('An air attack', '航空攻撃', AirAttacked),
  'anti-air-fired': event('Anti-aircraft fire', '対空射撃', AntiAirFired),
  'aircraft-crashed': event('An aircraft comes down', '航空機の墜落', AircraftCrashed),
  'aircraft-let-pass': event('The aircraft is let pass', '航空機を見送る', AboutSide, AboutAircraft),
  'air-window-closed': event('Nobody fires at it any more', '対空射撃の機会の終わり', Nothing),
  'aircraft-recovered': event('An aircraft recovers', '航空機の回復', AboutAircraft),
};
