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

/** The row of the chart for two commands of one side. */
function partners(one: Command, other: Command, umpire: Judge): string {
  const pair = `${one}+${other}`;
  return umpire.chart('stacking-partners').hasRow(pair) ? pair : `${other}+${one}`;
}

/** The rule by which units of two commands share a hex [16.10, 16.23, 17.8, 17.18]. */
export const sharingRule = (one: Command, other: Command, umpire: Judge): string =>
  umpire.chart('stacking-partners').text(partners(one, other, umpire), 'rule');

/** The rule that keeps two units of one side out of one hex at the end of a phase, if any. */
export function incompatibility(one: StackedUnit, other: StackedUnit, umpire: Judge): string | undefined {
  if (standsAlone(one, umpire) || standsAlone(other, umpire)) return '16.18';
  if (one.command === other.command) return undefined;
  const chart = umpire.chart('stacking-partners');
  const row = partners(one.command, other.command, umpire);
  if (chart.flag(row, 'allowed')) return undefined;
  const excepted = one.command === chart.text(row, 'exceptCommand') ? one : other;
  const types = chart.at(row, 'exceptTypes') as readonly string[];
  if (excepted.type !== undefined && types.includes(excepted.type)) return undefined;
  return chart.text(row, 'rule');
}
