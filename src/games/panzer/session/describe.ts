import type { Command, Remark } from '../../../kernel/session/index.js';
import { ADVANCED_DESCRIBERS } from './advanced-describe.js';
import type { FiredAmmo, Position } from './position.js';
import { remark } from './stage.js';
import type { Table } from './table.js';
import { nameOf } from './tell.js';

/** Every field that some command has. */
interface Fields {
  readonly unit: string;
  readonly target: string;
  readonly weapon: number;
  readonly pinning?: boolean;
  readonly riders?: boolean;
  readonly ammo: FiredAmmo;
  readonly hex: string;
  readonly facing: string;
  readonly reverse: boolean;
  readonly side: string;
}

type Describer = (table: Table, command: Fields, position: Position) => Remark;

const plain =
  (rule: string, key: string): Describer =>
  () =>
    remark(rule, key);

const ofUnit =
  (rule: string, key: string): Describer =>
  (table, { unit }) =>
    remark(rule, key, { unit: nameOf(table, unit) });

/** The weapon, and its ammunition where it has a choice [4.4.3, 6.5.4]. */
function gunOf(table: Table, firer: string, weapon: number, ammo: FiredAmmo): string {
  const name = table.units.get(firer)!.card.weapons[weapon - 1]!.name ?? '';
  return table.layer === 'basic' ? name : `${name} (${ammo})`;
}

const DESCRIBERS: Readonly<Record<string, Describer>> = {
  'place-unit': ofUnit('2.0', 'do-place'),
  at: (_table, { hex }) => remark('2.0', 'do-at', { hex }),
  face: (_table, { facing }) => remark('3.3', 'do-face', { facing }),
  'commit-orders': plain('4.2.1', 'do-orders'),
  'name-first': (_table, { side }) => remark('4.3.1', 'do-first', { side }),
  'take-aim': ofUnit('4.4.1', 'do-aim'),
  'drop-aim': plain('4.4.1', 'do-drop-aim'),
  fire: (table, { weapon, ammo, target, pinning, riders }, { fire, watch }) => {
    const firer = (watch ?? fire)!.aiming!;
    const gun = gunOf(table, firer, weapon, ammo);
    const values = { firer: nameOf(table, firer), target: nameOf(table, target), weapon: gun };
    if (riders) return remark('5.1.3.4', 'do-fire-riders', values);
    return pinning ? remark('7.18', 'do-pin', values) : remark('4.4.3', 'do-fire', values);
  },
  withdraw: ofUnit('4.4.1', 'do-withdraw'),
  resolve: (table, { target }) => remark('4.4.1', 'do-resolve', { target: nameOf(table, target) }),
  claim: plain('4.4.3.2.2', 'do-claim'),
  'no-claim': plain('4.4.3.2.2', 'do-no-claim'),
  overwatch: (table, { unit, weapon, ammo, target, pinning, riders }) => {
    const gun = gunOf(table, unit, weapon, ammo);
    const values = { firer: nameOf(table, unit), target: nameOf(table, target), weapon: gun };
    if (riders) return remark('5.1.3.4', 'do-fire-riders', values);
    return pinning ? remark('7.18', 'do-pin', values) : remark('4.4.2', 'do-fire', values);
  },
  'open-fire': plain('4.4.1', 'do-open-fire'),
  pass: plain('4.4.2', 'do-pass'),
  'pass-mover': plain('4.4.2', 'do-pass-mover'),
  'pass-phase': plain('4.4.2', 'do-pass-phase'),
  'begin-move': ofUnit('4.5', 'do-begin-move'),
  drive: plain('4.5.1.1', 'do-drive'),
  forward: plain('4.5.1.1.2', 'do-forward'),
  reverse: plain('4.5.1.1.7', 'do-reverse'),
  turn: (_table, { facing }) => remark('4.5.1.1.4', 'do-turn', { facing }),
  'one-hex': (_table, { facing, reverse }) =>
    remark('4.5.1.1.3', reverse ? 'do-one-hex-back' : 'do-one-hex', { facing }),
  exit: (_table, { reverse }) => remark('4.5.1.1.9', reverse ? 'do-exit-back' : 'do-exit'),
  enter: (_table, { hex, facing }) => remark('1.8', 'do-enter', { hex, facing }),
  'end-move': (_table, { facing }) =>
    facing === undefined ? remark('4.5.1.1.8', 'do-end-move') : remark('6.6.4.1', 'do-end-move-facing', { facing }),
};

/** The sentence of a command that is listed. */
export const describe = (table: Table, position: Position, command: Command): Remark =>
  (DESCRIBERS[command.type] ?? (ADVANCED_DESCRIBERS[command.type] as unknown as Describer))(
    table,
    command as unknown as Fields,
    position,
  );
