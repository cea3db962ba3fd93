import type { Command, Remark } from '../../../kernel/session/index.js';
import { phaseName } from './clock.js';
import { commands } from './commands.js';
import { attackOf } from './declared.js';
import { type Name, nameOf, nameOfId, word } from './names.js';
import type { Position } from './position.js';
import type { Order } from './stage.js';
import type { Table } from './table.js';

/** A unit as everybody knows it; the one request that names no unit asks for one more of a command [17.12]. */
function unitNamed(table: Table, { units }: Position, id: string): Name {
  const unit = units[id];
  if (unit) return nameOf(table, unit, null);
  return id === 'eastGerman' ? word('one-more-east-german') : nameOfId(table, id);
}

const targetsAt = ({ attacks }: Position, target: string): readonly string[] =>
  attacks.find(({ targets }) => targets[0] === target)?.targets ?? [target];

/** What a command names, in words; of an attacker or a battery in an attack already, also that attack. */
function valuesOf(table: Table, position: Position, command: Order): Remark['values'] {
  const { unit, hex, to, target, air, crt, pool, share } = command;
  const old = unit === undefined ? undefined : attackOf(position, unit)?.targets[0];
  return {
    ...(unit === undefined ? {} : { unit: unitNamed(table, position, unit) }),
    hex: hex ?? to ?? target ?? (unit === undefined ? '' : (position.units[unit]?.hex ?? '')),
    ...(target === undefined ? {} : { target, hexes: targetsAt(position, target) }),
    ...(air === undefined ? {} : { air: word(air) }),
    ...(crt === undefined ? {} : { table: word(crt) }),
    ...(pool === undefined ? {} : { pool: word(pool) }),
    ...(share === undefined ? {} : { share }),
    ...(old === undefined ? {} : { old }),
    phase: phaseName(table, position),
  };
}

/** The sentences of commands that change what is chosen already, and of those that choose only a part. */
const INSTEAD: Readonly<Record<string, string>> = { attack: 'do-attack-instead', bombard: 'do-bombard-instead' };
const SHARED: Readonly<Record<string, string>> = { support: 'do-support-share', protect: 'do-protect-share' };

function keyOf({ type, share }: Order, position: Position, { old }: Remark['values']): string {
  if (type === 'declare' && position.attacks.length === 0) return 'do-declare-none';
  const special = (old === undefined ? undefined : INSTEAD[type]) ?? (share === undefined ? undefined : SHARED[type]);
  return special ?? `do-${type}`;
}

/** The sentence of a command that is listed. */
export function describe(table: Table, position: Position, command: Command): Remark {
  const order = command as Order;
  const values = valuesOf(table, position, order);
  return { rule: commands[command.type]!.rules[0]!, key: keyOf(order, position, values), values };
}
