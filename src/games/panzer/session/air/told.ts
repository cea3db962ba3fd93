import type { Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { nameOfAny } from '../artillery/told.js';
import { facingName } from '../sight.js';
import { remark } from '../stage.js';
import type { Table } from '../table.js';

type Teller = (table: Table, event: SessionEvent) => Remark | null;

const ATTACKED: Readonly<Record<string, string>> = {
  strafe: 'event-air-strafe',
  bombs: 'event-air-bombs',
  rockets: 'event-air-rockets',
};

const ATTACKING: Readonly<Record<string, string>> = {
  strafe: 'do-air-strafe',
  bombs: 'do-air-bombs',
  rockets: 'do-air-rockets',
};

const FATES: Readonly<Record<string, string>> = {
  none: 'event-flak-none',
  suppressed: 'event-flak-suppressed',
  damaged: 'event-flak-damaged',
  shotDown: 'event-flak-down',
  eliminated: 'event-flak-eliminated',
};

const silent: Teller = () => null;

export const airTellers: Readonly<Record<string, Teller>> = {
  'air-opened': silent,
  'air-closed': silent,
  'aircraft-headed': silent,
  'air-window-closed': silent,
  'aircraft-let-pass': silent,
  'aircraft-came': (table, { aircraft, speed, altitude }) =>
    remark('6.7.2.2', 'event-aircraft-comes', {
      unit: nameOfAny(table, aircraft),
      speed: speed as string,
      altitude: altitude as string,
    }),
  'aircraft-entered': (table, { aircraft, hex }) =>
    remark('6.7.2.1', 'event-aircraft-enters', { unit: nameOfAny(table, aircraft), hex: hex as string }),
  'aircraft-flew': (table, { aircraft, hex }) =>
    remark('6.7.2.3', 'event-aircraft-flies', { unit: nameOfAny(table, aircraft), hex: hex as string }),
  'aircraft-banked': (table, { aircraft, heading }) =>
    remark('6.7.2.3.1', 'event-aircraft-turns', {
      unit: nameOfAny(table, aircraft),
      facing: facingName(table, heading as number),
    }),
  'aircraft-left': (table, { aircraft }) =>
    remark('6.7.2.1', 'event-aircraft-leaves', { unit: nameOfAny(table, aircraft) }),
  'air-attack-declared': (table, { aircraft, target }) =>
    remark('6.7.3', 'event-air-declared', { unit: nameOfAny(table, aircraft), target: nameOfAny(table, target) }),
  'air-attacked': (table, { aircraft, weapon, hexes }) =>
    remark('6.7.3', ATTACKED[weapon as string]!, {
      unit: nameOfAny(table, aircraft),
      hexes: hexes as readonly string[],
    }),
  'anti-air-fired': (table, { unit, aircraft, fate }) =>
    remark('6.7.4.2.1', FATES[fate as string]!, {
      unit: nameOfAny(table, unit),
      target: nameOfAny(table, aircraft),
    }),
  'aircraft-crashed': (table, { aircraft, hex }) =>
    hex === undefined
      ? remark('6.7.4.2.1', 'event-crash-beyond', { unit: nameOfAny(table, aircraft) })
      : remark('6.7.4.2.1', 'event-crash', { unit: nameOfAny(table, aircraft), hex: hex as string }),
  'aircraft-recovered': (table, { aircraft }) =>
    remark('6.8.3.1', 'event-aircraft-recovers', { unit: nameOfAny(table, aircraft) }),
};

interface Fields {
  readonly unit: string;
  readonly speed: string;
  readonly altitude: string;
  readonly dives: boolean;
  readonly hex: string;
  readonly facing: string;
  readonly airWeapon: string;
  readonly target: string;
}

/** What the commands of the air phases say in a list. */
export const airDescribers: Readonly<Record<string, (table: Table, command: Fields) => Remark>> = {
  'fly-in': (table, { unit, speed, altitude, dives }) =>
    dives
      ? remark('6.7.2.3.2', 'do-fly-in-dive', { unit: nameOfAny(table, unit) })
      : remark('6.7.2.2', 'do-fly-in', { unit: nameOfAny(table, unit), speed, altitude }),
  entry: (_table, { hex }) => remark('6.7.2.1', 'do-entry', { hex }),
  heading: (_table, { facing }) => remark('6.7.2.3', 'do-heading', { facing }),
  fly: () => remark('6.7.2.3', 'do-fly'),
  bank: (_table, { facing }) => remark('6.7.2.3.1', 'do-bank', { facing }),
  attack: (table, { airWeapon, target }) =>
    remark('6.7.3', ATTACKING[airWeapon as string]!, { target: nameOfAny(table, target) }),
  'end-air': () => remark('6.7', 'do-end-air'),
  'anti-air': (table, { unit }) => remark('6.7.4', 'do-anti-air', { unit: nameOfAny(table, unit) }),
  'pass-aircraft': () => remark('6.7.4.1.1', 'do-pass-aircraft'),
};
