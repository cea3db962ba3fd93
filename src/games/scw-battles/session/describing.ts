import type { Command, Remark } from '../../../kernel/session/index.js';
import { commands } from './commands.js';
import { type Name, nameOf, stepName, word } from './names.js';
import { currentCombat, type Position } from './position.js';
import type { Table } from './table.js';

/** Any field that a command of this game may have. */
interface Fields {
  readonly unit?: string;
  readonly gun?: string;
  readonly truck?: string;
  readonly hex?: string;
  readonly to?: string;
  readonly edge?: string;
  readonly side?: string;
  readonly combat?: number;
  readonly points?: number;
  readonly pay?: readonly string[];
  readonly brigade?: string;
  readonly division?: string;
}

const targetsOf = ({ combats }: Position, combat: number): readonly string[] =>
  combats.find(({ id }) => id === combat)?.targets ?? [];

function valuesOf(table: Table, position: Position, fields: Fields): Remark['values'] {
  const { unit = fields.gun, truck, hex = fields.to, edge, side, combat, points, pay, brigade, division } = fields;
  const hexes = combat === undefined ? current(position) : targetsOf(position, combat);
  const named = (key: string, value: string | number | Name | readonly string[] | undefined) =>
    value === undefined ? {} : { [key]: value };
  return {
    ...named('unit', unit === undefined ? undefined : nameOf(table, unit)),
    ...named('truck', truck === undefined ? undefined : nameOf(table, truck)),
    ...named('hex', hex),
    ...named('edge', edge === undefined ? undefined : word(`edge-${edge}`)),
    ...named('hexside', side),
    ...named('points', points),
    ...named('divisions', pay),
    ...named('brigade', brigade),
    ...named('division', division),
    hexes,
    step: stepName(position),
  };
}

const current = (position: Position): readonly string[] =>
  position.current === null ? [] : (currentCombat(position)?.targets ?? []);

/** Commands that have another sentence for what they name, or for when they are given. */
function keyOf({ type }: Command, { unit, points }: Fields): string {
  if (type === 'fly' && unit !== undefined) return 'do-fly-unit';
  return type === 'bombard' && points === 0 ? 'do-bombard-units' : `do-${type}`;
}

/** The sentence of a command that is listed. */
export function describe(table: Table, position: Position, command: Command): Remark {
  const fields = command as Fields;
  const { rules } = commands[command.type]!;
  return { rule: rules[0]!, key: keyOf(command, fields), values: valuesOf(table, position, fields) };
}
