import type { Judge } from '../options.js';
import type { Command, UnitType } from '../vocabulary.js';

export interface StackedUnit {
  readonly command: Command;
  readonly type?: UnitType;
}

/** US airborne infantry and artillery fill a hex by themselves [16.18]. */
function standsAlone({ command, type }: StackedUnit, umpire: Judge): boolean {
  const chart = umpire.chart('stacking-alone');
  if (type === undefined || !chart.hasRow(command)) return false;
  return (chart.at(command, 'types') as readonly string[]).includes(type);
}

/** The rule that keeps two units of one side out of one hex at the end of a phase, if any. */
export function incompatibility(one: StackedUnit, other: StackedUnit, umpire: Judge): string | undefined {
  if (standsAlone(one, umpire) || standsAlone(other, umpire)) return '16.18';
  if (one.command === other.command) return undefined;
  const chart = umpire.chart('stacking-partners');
  const pair = `${one.command}+${other.command}`;
  const row = chart.hasRow(pair) ? pair : `${other.command}+${one.command}`;
  if (chart.flag(row, 'allowed')) return undefined;
  const excepted = one.command === chart.text(row, 'exceptCommand') ? one : other;
  const types = chart.at(row, 'exceptTypes') as readonly string[];
  if (excepted.type !== undefined && types.includes(excepted.type)) return undefined;
  return chart.text(row, 'rule');
}
