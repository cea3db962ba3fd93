import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { missing } from '../shared/facts.js';
import { requireOption } from '../shared/requires.js';
import { Grade } from '../vocabulary.js';

const Fate = defineChoice('Fate', ['active', 'eliminated', 'bailed', 'ko', 'bu']);
type Fate = (typeof Fate.values)[number];

/** One unit of the formation, or several alike [6.2.1.1]. */
export class FormationUnit {
  @text('Name', { max: 40, optional: true }) id?: string;
  @integer('How many alike', { min: 1, max: 60, default: 1 }) count!: number;
  @flag('A combat unit; trucks and prime movers are not [6.2.1.1]', { default: true }) combat!: boolean;
  @flag('Recon: never counts, has a command of its own [6.2.1.1.3]') recon!: boolean;
  @choice('What has become of it [6.2.1.1]', Fate, { default: 'active' }) fate!: Fate;
  @flag('On the map [6.2.1.1]', { default: true }) onMap!: boolean;
  @flag('Carried by a vehicle [6.2.1.1]') carried!: boolean;
  @flag('Unarmed, and carrying combat units [6.2.1.1]') carriesCombat!: boolean;
  @flag('Unarmed, and within command range of a combat unit of the formation [6.2.1.1]') nearCombat!: boolean;
  @flag('Broken [7.1.5.2]') broken!: boolean;
}

export class AvailableCommandsInput {
  @choice('Formation grade [5.8.2]', Grade) grade!: Grade;
  @list('The formation', FormationUnit, { maxItems: 100, default: [] }) units!: FormationUnit[];
  @integer('Active units, where they are already counted [6.2.1.1]', { min: 0, max: 200, optional: true })
  active?: number;
  @integer('Grade rows lower for headquarters out of span or lost: 2 each [7.52]', { min: 0, max: 4, default: 0 })
  rowsLower!: number;
}

export class AvailableCommandsOutcome {
  @integer('Active units', { min: 0, max: 6000 }) active!: number;
  @choice('Row of the table used', Grade) row!: Grade;
  @integer('Commands of the formation', { min: 0, max: 6000 }) commands!: number;
  @integer('Commands that recon units have besides', { min: 0, max: 6000 }) reconCommands!: number;
}

/** Who counts as an active unit at the start of the Command Phase [6.2.1.1]. */
function countActive(umpire: Judge, units: readonly FormationUnit[]): number {
  const there = units.filter(({ fate, onMap }) => fate === 'active' && onMap);
  const sum = (list: readonly FormationUnit[]) => list.reduce((total, { count }) => total + count, 0);
  const note = (
    key: 'left-out-gone' | 'left-out-recon' | 'left-out-carried' | 'left-out-broken' | 'left-out-unarmed',
    n: number,
  ) => {
    if (n > 0) umpire.note(key === 'left-out-broken' ? ['6.2.1.1', '7.1.5.2'] : '6.2.1.1', key, { count: n });
  };
  note('left-out-gone', sum(units) - sum(there));
  note('left-out-recon', sum(there.filter(({ recon }) => recon)));
  const own = there.filter(({ recon }) => !recon);
  note('left-out-carried', sum(own.filter(({ carried }) => carried)));
  note('left-out-broken', sum(own.filter(({ broken, carried }) => broken && !carried)));
  const fighting = sum(own.filter(({ combat, carried, broken }) => combat && !carried && !broken));
  const unarmed = own.filter(({ combat, carried, broken }) => !combat && !carried && !broken);
  const near = sum(unarmed.filter(({ nearCombat, carriesCombat }) => nearCombat || carriesCombat));
  const allowed = Math.min(near, sum(own.filter(({ combat, broken }) => combat && !broken)));
  note('left-out-unarmed', sum(unarmed) - allowed);
  return fighting + allowed;
}

export const availableCommands = procedure<AvailableCommandsInput, AvailableCommandsOutcome, Options>({
  id: 'available-commands',
  resolver: 'status',
  title: { en: 'Commands a formation has', ja: 'フォーメーションの使用可能命令数' },
  description: {
    en: 'Counts the active units of a formation and reads how many commands it has this turn.',
    ja: 'フォーメーションの活動中ユニットを数え、このターンの使用可能命令数を求める。',
  },
  rules: ['6.2.1'],
  input: AvailableCommandsInput,
  outcome: AvailableCommandsOutcome,
  example: { input: { grade: 'veteran', units: [{ count: 12 }] } },
  resolve(input, umpire) {
    requireOption(umpire, 'commandSpan', '7.52', input.rowsLower > 0);
    requireOption(
      umpire,
      'morale',
      '7.1.5.2',
      input.units.some(({ broken }) => broken),
    );
    if (!umpire.legal) return null;
    demandFacts([input.active === undefined && input.units.length === 0 && missing('activeUnits', '/units')]);
    const active = input.active ?? countActive(umpire, input.units);
    umpire.note(['6.2.1.1', '6.2.1', '6.2'], 'active-units', { active });
    const from = Grade.values.indexOf(input.grade);
    const row = Grade.values[Math.min(Grade.values.length - 1, from + input.rowsLower)]!;
    if (row !== input.grade) umpire.note('7.52', 'rows-lower', { rows: input.rowsLower, row });
    const chart = umpire.chart('available-commands');
    const tens = Math.floor(active / 10);
    const units = active % 10;
    const full = tens > 0 ? tens * chart.number(row, '10') : 0;
    const rest = units > 0 ? chart.number(row, String(units)) : 0;
    const commands = Math.max(1, full + rest);
    umpire.note(['6.2.1.1.1', '5.8.2'], 'commands-read', { row, tens, full, units, rest, commands });
    const recon = input.units.filter((unit) => unit.recon && unit.fate === 'active' && unit.onMap && !unit.carried);
    const reconCommands = recon.reduce((sum, { count }) => sum + count, 0);
    if (reconCommands > 0) umpire.note('6.2.1.1.3', 'recon-commands', { count: reconCommands });
    umpire.summarise('commands-summary', { commands, active });
    return { active, row, commands, reconCommands };
  },
});
