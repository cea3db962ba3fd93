import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../../kernel/fields/index.js';
import { directionName } from '../../../../kernel/hexes/index.js';
import type { CommandDeclaration, EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { Suppression } from '../../vocabulary.js';
import { remark } from '../stage.js';
import { type Table, unitOf } from '../table.js';

const UNIT = { max: 60 };
const NUMBER = { min: 1, max: 8 };

const HEX = { max: 12 };

const Collateral = defineChoice('Collateral', ['optics', 'coaxMg', 'turretRing', 'radio', 'runningGear', 'fuel']);
const RepairState = defineChoice('RepairState', ['repaired', 'outOfOrder', 'destroyed']);

const FireKind = defineChoice('FireKind', ['fire']);

class FireMark {
  @text('Its name', UNIT) id!: string;
  @choice('What it is', FireKind) kind!: string;
  @texts('The hexes it covers', { ...HEX, maxItems: 60 }) hexes!: string[];
  @flag('Of an open SHEAF', {}) open!: boolean;
  @text('Turn and step it was made in', { max: 40 }) born!: string;
}

class AboutUnit {
  @text('The unit', UNIT) unit!: string;
}

class AboutWeapon extends AboutUnit {
  @integer('Which weapon of its card, counted from 1', NUMBER) weapon!: number;
}

class RepairSecret {
  @integer('Which weapon of its card, counted from 1', NUMBER) weapon!: number;
  @choice('What comes of it [7.25]', RepairState) state!: string;
}

class RepairShown extends RepairSecret {
  @text('The unit', UNIT) unit!: string;
}

class RepairsShown {
  @list('Weapons that somebody tried to mend this turn', RepairShown, { maxItems: 400 }) repairs!: RepairShown[];
}

class CollateralSuffered extends AboutUnit {
  @choice('What is broken [7.23]', Collateral) damage!: string;
}

class HexStruck {
  @text('The hex', HEX) hex!: string;
  @integer('GP factor [7.35.1]', { min: 1, max: 15, optional: true }) factor?: number;
  @flag('By a flamethrower [7.35.1]', { optional: true }) flamethrower?: boolean;
}

class UnitAtHex extends AboutUnit {
  @text('The hex', HEX) hex!: string;
}

class MinesAttacked extends UnitAtHex {
  @flag('They are cleared [7.31.3.3]', {}) cleared!: boolean;
}

class Push {
  @text('What is pushed off the road, a wreck by the name of what it was', UNIT) target!: string;
}

class PushTried extends AboutUnit {
  @text('What stands in the way', UNIT) target!: string;
  @flag('It is off the road [7.30]', {}) pushed!: boolean;
}

class FireStarted {
  @text('The hex', HEX) hex!: string;
  @object('The fire', FireMark) mark!: FireMark;
}

class DischargersOpened {
  @texts('Sides that may use them, in this order [7.9]', { max: 40, maxItems: 2 }) sides!: string[];
}

class Discharged extends AboutUnit {
  @flag('There is smoke [7.9]', {}) made!: boolean;
}

class OneSide {
  @text('The side', { max: 40 }) side!: string;
}

class NoFields {}

class GunTurned extends AboutUnit {
  @integer('The hexside it faces now, by number [3.3]', { min: 0, max: 5 }) facing!: number;
}

class Frightened extends AboutUnit {
  @choice('The suppression that comes of it [7.6]', Suppression) suppression!: string;
}

const event = (
  en: string,
  ja: string,
  shape: EventDeclaration['shape'],
  secret?: EventDeclaration['shape'],
): EventDeclaration => ({ title: { en, ja }, shape, ...(secret ? { secret } : {}) });

/** Events that only optional rules know. */
export const optionalShapes: Readonly<Record<string, EventDeclaration>> = {
  'weapon-jammed': event('A weapon is out of order', '火器の故障', AboutWeapon),
  'weapon-lost': event('A weapon is lost', '火器の喪失', AboutWeapon),
  'weapon-tried': event('Somebody tries to mend a weapon', '火器の修理', AboutUnit, RepairSecret),
  'repairs-shown': event('What was mended is shown', '修理結果の公開', RepairsShown),
  'gun-turned': event('A gun turns to its target', '砲の転向', GunTurned),
  'collateral-suffered': event('Collateral damage', '付随損害', CollateralSuffered),
  'hex-struck': event('A building may catch fire', '火災の可能性', HexStruck),
  'fire-started': event('A fire breaks out', '火災の発生', FireStarted),
  'vehicle-sunk': event('A vehicle sinks', '車両の沈没', AboutUnit),
  'camouflage-lost': event('Camouflage is over', '偽装の喪失', AboutUnit),
  'dischargers-opened': event('Smoke dischargers may be used', '発煙弾発射機の機会', DischargersOpened),
  discharged: event('Smoke dischargers', '発煙弾発射機', Discharged),
  'dischargers-closed': event('No more of them', '発煙弾発射機の終わり', OneSide),
  'mines-attacked': event('Engineers attack a minefield', '工兵の地雷処理', MinesAttacked),
  'push-tried': event('Something is pushed off a narrow road', '狭い道路からの押し出し', PushTried),
  'tank-frightened': event('Tank fright', '戦車の恐怖', Frightened),
};

const nameOf = (table: Table, id: unknown) => unitOf(table, id as string).name;
const weaponOf = (table: Table, id: unknown, weapon: unknown): string =>
  unitOf(table, id as string).card.weapons[(weapon as number) - 1]!.name ?? '';

const command = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Commands that only optional rules know. */
export const optionalCommands: Readonly<Record<string, CommandDeclaration>> = {
  discharge: command('Use its smoke dischargers', '発煙弾発射機を使う', ['7.9'], AboutUnit),
  'clear-mines': command('Clear a minefield', '地雷原を処理する', ['7.19', '7.31.3.3'], UnitAtHex),
  push: command('Push something off a narrow road', '狭い道路から押し出す', ['7.30'], Push),
  'end-discharge': command('Use no more of them', '発煙弾発射機を終える', ['7.9'], NoFields),
};

interface Fields {
  readonly unit: string;
  readonly hex: string;
  readonly target: string;
}

export const optionalDescribers: Readonly<Record<string, (table: Table, command: Fields) => Remark>> = {
  discharge: (table, { unit }) => remark('7.9', 'do-discharge', { unit: nameOf(table, unit) }),
  'clear-mines': (table, { unit, hex }) => remark('7.31.3.3', 'do-clear-mines', { unit: nameOf(table, unit), hex }),
  push: (table, { target }) => remark('7.30', 'do-push', { target: nameOf(table, target) }),
  'end-discharge': () => remark('7.9', 'do-end-discharge'),
};

/** Their sentences. */
export const optionalTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark | null>> = {
  'weapon-jammed': (table, { unit, weapon }) =>
    remark('7.25', 'event-weapon-jammed', { unit: nameOf(table, unit), weapon: weaponOf(table, unit, weapon) }),
  'weapon-lost': (table, { unit, weapon }) =>
    remark('7.17', 'event-weapon-lost', { unit: nameOf(table, unit), weapon: weaponOf(table, unit, weapon) }),
  'weapon-tried': (table, { unit, secret }) =>
    secret === undefined
      ? remark('7.25', 'event-weapon-tried', { unit: nameOf(table, unit) })
      : remark('7.25', 'event-repair', {
          unit: nameOf(table, unit),
          weapon: weaponOf(table, unit, secret.weapon),
          state: secret.state as string,
        }),
  'repairs-shown': (table, { repairs }) =>
    remark('7.25', 'event-repairs', {
      mended: (repairs as readonly { unit: string; state: string }[])
        .filter(({ state }) => state === 'repaired')
        .map(({ unit }) => nameOf(table, unit)),
    }),
  'gun-turned': (table, { unit, facing }) =>
    remark('7.16', 'event-gun-turned', {
      unit: nameOf(table, unit),
      facing: directionName(table.board.grid.orientation, facing as number),
    }),
  'collateral-suffered': (table, { unit, damage }) =>
    remark('7.23', 'event-collateral', { unit: nameOf(table, unit), damage: damage as string }),
  'hex-struck': () => null,
  'fire-started': (_table, { hex }) => remark('7.35.1', 'event-fire-started', { hex: hex as string }),
  'vehicle-sunk': (table, { unit }) => remark('7.34', 'event-sunk', { unit: nameOf(table, unit) }),
  'camouflage-lost': (table, { unit }) => remark('7.24', 'event-camouflage-lost', { unit: nameOf(table, unit) }),
  'dischargers-opened': () => null,
  discharged: (table, { unit, made }) =>
    remark('7.9', made ? 'event-discharged' : 'event-not-discharged', { unit: nameOf(table, unit) }),
  'dischargers-closed': () => null,
  'mines-attacked': (table, { unit, hex, cleared }) =>
    remark('7.31.3.3', cleared ? 'event-mines-cleared-by' : 'event-mines-stand', {
      unit: nameOf(table, unit),
      hex: hex as string,
    }),
  'push-tried': (table, { unit, target, pushed }) =>
    remark('7.30', pushed ? 'event-pushed' : 'event-not-pushed', {
      unit: nameOf(table, unit),
      target: nameOf(table, target),
    }),
  'tank-frightened': (table, { unit }) => remark('7.6', 'event-frightened', { unit: nameOf(table, unit) }),
};
