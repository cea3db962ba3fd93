import { choice, flag, integer, object, texts } from '../../../kernel/fields/index.js';
import { distance, type HexGrid } from '../../../kernel/hexes/index.js';
import { HexGridShape, hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { HEX } from '../shared/panzer-map.js';
import { requireOption } from '../shared/requires.js';
import { Command, Grade } from '../vocabulary.js';
import { gridOf, pairsTooFar, STACK } from './command-sharing.js';

export class SharedExecutionInput {
  @object('Numbering and size of the map, to count hexes by', HexGridShape) grid!: HexGridShape;
  @choice('Grade of the formation that acts [6.2.1.1.4]', Grade) grade!: Grade;
  @choice('Shared command being executed', Command) command!: Command;
  @texts('Fire: hexes of all targets; overwatch: the target hexes named [6.2.1.1.4]', {
    ...HEX,
    maxItems: 60,
    default: [],
  })
  targets!: string[];
  @integer('Different units aimed at by the group, for overwatch, close assault, hand-to-hand and overrun', {
    min: 0,
    max: 60,
    default: 1,
  })
  targetUnits!: number;
  @texts('Move: hexes in which the members end, immobilised ones left out [6.2.1.1.4, 6.5.2.2.1]', {
    ...HEX,
    maxItems: 60,
    default: [],
  })
  ends!: string[];
  @flag('A road column, its ends from head to tail: it keeps together, whatever the command range [6.2.1.1.3]')
  roadColumn!: boolean;
  @flag('A platoon without radio sets: command range 0 [7.4.2]') noRadio!: boolean;
  @flag('A member is broken: command range 0 [7.1.5.2]') broken!: boolean;
  @flag('Members attack in close assault, hand-to-hand or overrun [6.6.11]') assaults!: boolean;
}

export class SharedExecutionOutcome {
  @integer('Command range in hexes', { min: 0, max: 9 }) range!: number;
}

/** A column ends as it began: each stacked with the one ahead or next to it, no hex overstacked [6.2.1.1.3]. */
function checkColumnEnds(umpire: Judge, grid: HexGrid, ends: readonly string[]): void {
  const hexes = ends.map((hex, i) => hexOn(grid, hex, `/ends/${i}`));
  const torn = hexes.findIndex((hex, i) => i > 0 && distance(grid, hex, hexes[i - 1]!) > 1);
  if (torn > 0) umpire.forbid('6.2.1.1.3', 'column-torn', { hex: ends[torn]!, ahead: ends[torn - 1]! });
  if (hexes.some((hex) => hexes.filter((other) => other === hex).length > STACK))
    umpire.forbid(['6.2.1.1.3', '5.13'], 'column-overstacked');
}

export const sharedExecution = procedure<SharedExecutionInput, SharedExecutionOutcome, Options>({
  id: 'shared-execution',
  resolver: 'status',
  title: { en: 'Executing a shared command', ja: '共有命令の実行' },
  description: {
    en: 'Whether the targets or final hexes of units on one command keep within what sharing allows.',
    ja: '1つの命令を共有するユニットの目標や終了ヘクスが、共有の制限を満たすかを判定する。',
  },
  rules: ['6.2.1.1.4'],
  input: SharedExecutionInput,
  outcome: SharedExecutionOutcome,
  example: { input: { grid: { columns: 6, rows: 6 }, grade: 'seasoned', command: 'fire', targets: ['0303', '0304'] } },
  resolve(input, umpire) {
    const grid = gridOf(input.grid);
    requireOption(umpire, 'morale', '7.1.5.2', input.broken);
    let range = umpire.chart('grade-effects').number(input.grade, 'commandRange');
    umpire.note('6.2.1.1.2', 'command-range', { grade: input.grade, range });
    if (input.noRadio && umpire.options.radioSets) {
      range = 0;
      umpire.note(['7.4.2', '7.4'], 'no-radio-range');
    }
    if (input.broken) {
      range = 0;
      umpire.note('7.1.5.2', 'broken-range');
    }
    const group = (hexes: readonly string[], field: string) =>
      pairsTooFar(
        grid,
        hexes.map((id, i) => ({ id, hex: hexOn(grid, id, `/${field}/${i}`) })),
        range,
      );
    const targets = group(input.targets, 'targets');
    if (input.command === 'overwatch' && (input.targetUnits > 1 || new Set(input.targets).size > 1))
      umpire.forbid(['6.2.1.1.4', '4.4.2'], 'overwatch-one-target');
    else if (targets.length > 0) umpire.forbid('6.2.1.1.4', 'targets-too-far', { pairs: targets, range });
    if (input.roadColumn) checkColumnEnds(umpire, grid, input.ends);
    const ends = input.roadColumn ? [] : group(input.ends, 'ends');
    if (ends.length > 0)
      umpire.forbid(input.assaults ? ['6.2.1.1.4', '6.6.11'] : '6.2.1.1.4', 'ends-too-far', { pairs: ends, range });
    if (input.assaults && input.targetUnits > 1) umpire.forbid('6.6.11', 'assault-one-target');
    else if (input.assaults) umpire.note('6.6.11', 'assault-same-target');
    if (!umpire.legal) return null;
    umpire.note('6.2.1.1.4', 'group-holds-together', { range });
    umpire.summarise('group-holds-together', { range });
    return { range };
  },
});
