import { choice, defineChoice, flag, integer, object, text, texts } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { SpotCounter } from '../../vocabulary.js';
import { nameOfAny } from '../artillery/told.js';
import { remark } from '../stage.js';
import type { Table } from '../table.js';

const UNIT = { max: 60 };
const HEX = { max: 12 };
const RANGE = { min: 1, max: 200 };

const MarkKind = defineChoice('MarkKind', ['smoke', 'barrage', 'illumination', 'fire']);

class NoFields {}

class OneUnit {
  @text('The unit', UNIT) unit!: string;
}

class AtRange {
  @integer('So many hexes away', RANGE) range!: number;
}

class InHex {
  @text('The hex', HEX) hex!: string;
}

const command = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Commands of units that lay smoke [6.1.4.3.10, 7.22]. */
export const smokeDeclared: Readonly<Record<string, CommandDeclaration>> = {
  'lay-smoke': command('Lay smoke instead of firing', '射撃の代わりに煙幕を張る', ['6.1.4.3.10'], OneUnit),
  'at-range': command('Choose how far', '距離を選ぶ', ['6.1.4.3.10'], AtRange),
  'smoke-hex': command('Choose the hex of the smoke', '煙幕のヘクスを選ぶ', ['6.1.4.3.10'], InHex),
  'drop-smoke': command('Lay no smoke after all', '煙幕を取りやめる', ['6.1.4.3.10'], NoFields),
  'infantry-smoke': command('Make smoke in its own hex', '自ヘクスに発煙する', ['7.22', '7.22.1', '7.22.2'], OneUnit),
};

class SmokeRanged extends OneUnit {
  @integer('So many hexes away', RANGE) range!: number;
}

class MarkShape {
  @text('Its name', UNIT) id!: string;
  @choice('What it is', MarkKind) kind!: string;
  @texts('The hexes it covers', { ...HEX, maxItems: 60 }) hexes!: string[];
  @flag('Of an open SHEAF', {}) open!: boolean;
  @text('Turn and step it was made in', { max: 40 }) born!: string;
}

class SmokeLaid extends OneUnit {
  @text('The hex', HEX) hex!: string;
  @choice('The counter of the unit', SpotCounter) spot!: string;
  @flag('There is smoke [5.16.2.3]', {}) made!: boolean;
  @object('The smoke', MarkShape) mark!: MarkShape;
}

const event = (en: string, ja: string, shape: EventDeclaration['shape']): EventDeclaration => ({
  title: { en, ja },
  shape,
});

export const smokeShapes: Readonly<Record<string, EventDeclaration>> = {
  'smoke-readied': event('A unit will lay smoke', '煙幕の準備', OneUnit),
  'smoke-ranged': event('Its range is chosen', '煙幕の距離', SmokeRanged),
  'smoke-dropped': event('No smoke after all', '煙幕の取りやめ', OneUnit),
  'smoke-laid': event('Smoke', '煙幕', SmokeLaid),
};

export const smokeTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark | null>> = {
  'smoke-readied': () => null,
  'smoke-ranged': () => null,
  'smoke-dropped': () => null,
  'smoke-laid': (table, { unit, hex, made }) =>
    made
      ? remark('6.1.4.3.10', 'event-smoke', { unit: nameOfAny(table, unit), hex: hex as string })
      : remark('5.16.2.3', 'event-no-smoke', { unit: nameOfAny(table, unit) }),
};

export const smokeDescribers: Readonly<
  Record<
    string,
    (table: Table, command: { readonly unit: string; readonly hex: string; readonly range: number }) => Remark
  >
> = {
  'lay-smoke': (table, { unit }) => remark('6.1.4.3.10', 'do-lay-smoke', { unit: nameOfAny(table, unit) }),
  'at-range': (_table, { range }) => remark('6.1.4.3.10', 'do-at-range', { range }),
  'smoke-hex': (_table, { hex }) => remark('6.1.4.3.10', 'do-smoke-hex', { hex }),
  'drop-smoke': () => remark('6.1.4.3.10', 'do-drop-smoke'),
  'infantry-smoke': (table, { unit }) => remark('7.22', 'do-infantry-smoke', { unit: nameOfAny(table, unit) }),
};
