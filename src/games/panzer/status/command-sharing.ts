import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import {
  directionIndex,
  distance,
  type HexGrid,
  InvalidGridError,
  gridOf as knownGrid,
} from '../../../kernel/hexes/index.js';
import { gridProperties, HexGridShape, hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, InvalidSituationError, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { missing } from '../shared/facts.js';
import { HEX } from '../shared/panzer-map.js';
import { requireOption } from '../shared/requires.js';
import { Command, Facing, Grade } from '../vocabulary.js';

/** Vehicles and guns that a hex holds without being overstacked [5.13]. */
export const STACK = 5;

export class SharingUnit {
  @text('Name', { max: 40 }) id!: string;
  @text('Its hex', HEX) hex!: string;
  @flag('A combat unit [6.2.1.1.3]', { default: true }) combat!: boolean;
  @flag('Unarmed, but active [6.2.1.1.3]', { default: true }) active!: boolean;
  @flag('Recon [6.2.1.1.3]') recon!: boolean;
  @flag('Carried: it has no command of its own [6.2.1.1.3]') carried!: boolean;
  @flag('Broken: command range 0 [7.1.5.2]') broken!: boolean;
  @text('Formation [6.2.1.1.3]', { max: 40, optional: true }) formation?: string;
  @text('Platoon, section or troop [7.3]', { max: 40, optional: true }) platoon?: string;
  @flag('A command unit of the chain [7.3]') commandUnit!: boolean;
  @flag('No radio: R on its card [7.4.2]') noRadio!: boolean;
  @choice('Facing, for road columns [6.2.1.1.3]', Facing, { optional: true }) facing?: Facing;
}

export class CommandSharingInput {
  @object('Numbering and size of the map, to count hexes by', HexGridShape) grid!: HexGridShape;
  @choice('Formation grade [6.2.1.1.2]', Grade) grade!: Grade;
  @choice('Command to be shared [6.2.1.1.3]', Command) command!: Command;
  @list('Everybody who shares it; a road column from head to tail', SharingUnit, { minItems: 1, maxItems: 60 })
  units!: SharingUnit[];
  @integer('Other vehicles of a platoon without radios that are left out, track-hit ones not counted [7.4.2]', {
    min: 0,
    max: 20,
    default: 0,
  })
  platoonLeftOut!: number;
  @flag('A platoon without radios that stands apart already: its one command reaches all of it [7.4.2]')
  scattered!: boolean;
  @flag('A road column: all move at the path or road rate [6.2.1.1.3]') roadColumn!: boolean;
}

export class CommandSharingOutcome {
  @integer('Command range in hexes [6.2.1.1.2]', { min: 0, max: 9 }) range!: number;
  @flag('One counter serves them all') shared!: boolean;
  @texts('Pairs that are too far apart', { max: 90, maxItems: 2000 }) tooFar!: string[];
}

export function gridOf(shape: HexGridShape): HexGrid {
  try {
    return knownGrid(gridProperties(shape));
  } catch (error) {
    if (!(error instanceof InvalidGridError)) throw error;
    const { message, japanese } = error;
    throw new InvalidSituationError([{ pointer: '/grid', detail: { en: message, ja: japanese } }]);
  }
}

/** Every pair further apart than the command range: a group is a clique, not a chain [6.2.1.1.3]. */
export function pairsTooFar(grid: HexGrid, units: readonly { id: string; hex: number }[], range: number): string[] {
  const far: string[] = [];
  units.forEach((one, i) => {
    for (const two of units.slice(i + 1))
      if (distance(grid, one.hex, two.hex) > range) far.push(`${one.id} - ${two.id}`);
  });
  return far;
}

/** Who may share with whom, apart from distance [6.2.1.1.3, 7.3]. */
function checkCompany(umpire: Judge, { units, roadColumn }: CommandSharingInput): void {
  for (const { id, carried, combat, active } of units) {
    if (carried) umpire.forbid('6.2.1.1.3', 'passenger-has-no-command', { unit: id });
    if (!combat && !active && !roadColumn && units.length > 1)
      umpire.forbid('6.2.1.1.3', 'inactive-shares-nothing', { unit: id });
  }
  if (new Set(units.map(({ formation }) => formation ?? '')).size > 1)
    umpire.forbid('6.2.1.1.3', 'formations-do-not-share');
  if (new Set(units.map(({ recon }) => recon)).size > 1) umpire.forbid('6.2.1.1.3', 'recon-does-not-share');
  if (!umpire.options.platoonCommand) return;
  const platoons = new Set(units.filter(({ commandUnit }) => !commandUnit).map(({ platoon }) => platoon ?? ''));
  if (platoons.size > 1) umpire.forbid('7.3', 'platoons-do-not-share');
  else umpire.note('7.3', 'one-platoon');
}

/** Whoever is not stacked with the one ahead needs a facing [6.2.1.1.3]. */
const columnFacts = (units: readonly (SharingUnit & { at: number })[]): MissingFact[] =>
  units.flatMap(({ at, facing }, i) =>
    i > 0 && facing === undefined && units[i - 1]!.at !== at ? [missing('columnFacing', `/units/${i}/facing`)] : [],
  );

/** Vehicles in column: each stacked with the one ahead, or with it in the front hex [6.2.1.1.3]. */
function checkColumn(umpire: Judge, grid: HexGrid, units: readonly (SharingUnit & { at: number })[]): void {
  for (const [i, unit] of units.entries()) {
    const ahead = units[i - 1];
    if (ahead === undefined || ahead.at === unit.at) continue;
    const d = unit.facing === undefined ? undefined : directionIndex(grid.orientation, unit.facing);
    if (d === undefined || grid.neighbours[6 * unit.at + d] !== ahead.at)
      umpire.forbid('6.2.1.1.3', 'column-broken', { unit: unit.id, ahead: ahead.id });
  }
  const counts = new Map<number, number>();
  for (const { at } of units) counts.set(at, (counts.get(at) ?? 0) + 1);
  if ([...counts.values()].some((count) => count > STACK)) umpire.forbid(['6.2.1.1.3', '5.13'], 'column-overstacked');
}

export const commandSharing = procedure<CommandSharingInput, CommandSharingOutcome, Options>({
  id: 'command-sharing',
  resolver: 'status',
  title: { en: 'Sharing a command', ja: '命令の共有' },
  description: {
    en: 'Whether a group of units may share one command counter: command range, recon, platoons, radios, road columns.',
    ja: '複数のユニットが1つの命令を共有できるかを、指揮範囲・偵察・小隊・無線・道路縦列から判定する。',
  },
  rules: ['6.2.1.1.3'],
  input: CommandSharingInput,
  outcome: CommandSharingOutcome,
  example: {
    input: {
      grid: { columns: 6, rows: 6 },
      grade: 'seasoned',
      command: 'fire',
      units: [
        { id: 'A1', hex: '0202' },
        { id: 'A2', hex: '0203' },
      ],
    },
  },
  resolve(input, umpire) {
    const grid = gridOf(input.grid);
    const units = input.units.map((unit, i) => ({ ...unit, at: hexOn(grid, unit.hex, `/units/${i}/hex`) }));
    let range = umpire.chart('grade-effects').number(input.grade, 'commandRange');
    umpire.note('6.2.1.1.2', 'command-range', { grade: input.grade, range });
    if (input.command === 'none') {
      umpire.note('6.2.1.1.3', 'no-command-is-free');
      umpire.summarise('no-command-is-free');
      return { range, shared: true, tooFar: [] };
    }
    checkCompany(umpire, input);
    requireOption(
      umpire,
      'morale',
      '7.1.5.2',
      units.some(({ broken }) => broken),
    );
    const silent = umpire.options.radioSets && units.some(({ noRadio }) => noRadio);
    if (silent) {
      range = 0;
      umpire.note(['7.4.2', '7.4'], 'no-radio-range');
      if (input.platoonLeftOut > 0) umpire.forbid('7.4.2', 'no-radio-together', { count: input.platoonLeftOut });
    }
    if (units.some(({ broken }) => broken) && umpire.options.morale) {
      range = 0;
      umpire.note('7.1.5.2', 'broken-range');
    }
    if (input.roadColumn) {
      if (input.command !== 'move') umpire.forbid('6.2.1.1.3', 'column-moves');
      demandFacts(columnFacts(units));
      checkColumn(umpire, grid, units);
      if (!umpire.legal) return null;
      umpire.note('6.2.1.1.3', 'road-column');
      umpire.summarise('shares-one-command', { count: units.length });
      return { range, shared: true, tooFar: [] };
    }
    const tooFar = pairsTooFar(
      grid,
      units.map(({ id, at }) => ({ id, hex: at })),
      range,
    );
    if (tooFar.length > 0 && !(silent && input.scattered))
      umpire.forbid(['6.2.1.1.3', '6.2.1.1.2'], 'pairs-too-far', { pairs: tooFar, range });
    if (!umpire.legal) return null;
    umpire.note('6.2.1.1.3', 'all-pairs-in-range', { range });
    umpire.summarise('shares-one-command', { count: units.length });
    return { range, shared: true, tooFar };
  },
});
