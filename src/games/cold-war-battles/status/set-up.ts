import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { type Cite, demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { Battle, Side } from '../vocabulary.js';

const SetUpGroup = defineChoice('SetUpGroup', [
  'rebelHq',
  'rebel',
  'hungarianArmy',
  'soviet',
  'sadfBase',
  'sadf32Infantry',
  'sadfTg32Artillery',
  'sadfOmega',
  'unitaGuerrilla',
  'unitaOther',
  'communistBase',
  'communistAirDefence',
  'mpla',
  'communications',
]);

class SetUpUnit {
  @text('Name', { max: 40, optional: true }) name?: string;
  @choice('What it is [16.11, 17.9, 17.19]', SetUpGroup) group!: string;
  @flag('In an objective hex [16.11]') onObjective!: boolean;
  @flag('In or next to an objective or square hex [16.11]') nearObjectiveOrSquare!: boolean;
  @integer('Hexes to Mavinga', { min: 0, max: 200, optional: true }) toMavinga?: number;
  @integer('Hexes to Cuito Cuanavale', { min: 0, max: 200, optional: true }) toCuito?: number;
  @integer('Hexes to the nearest town but Cuito Cuanavale', { min: 0, max: 200, optional: true }) toTown?: number;
}

class SetUpInput {
  @choice('Battle', Battle) battle!: Battle;
  @list('Units placed', SetUpUnit, { maxItems: 120, default: [] }) units!: SetUpUnit[];
  @flag('Everything is placed: the numbers are checked too') complete!: boolean;
}

class SetUpOutcome {
  @choice('Side that sets up first [16.1, 17.1]', Side) setsUpFirst!: Side;
  @choice('Side that plays first', Side) playsFirst!: Side;
  @integer('Units placed', { min: 0, max: 120 }) units!: number;
}

/** [3.2]: whether the starting units stand where the scenario puts them. */
export const setUp = procedure<SetUpInput, SetUpOutcome, Options>({
  id: 'set-up',
  resolver: 'status',
  title: { en: 'Set-up', ja: '初期配置' },
  description: {
    en: 'Checks starting positions and numbers of either battle, unit by unit.',
    ja: '各ゲームの初期配置の場所と数を確かめます。',
  },
  rules: ['3.2'],
  input: SetUpInput,
  outcome: SetUpOutcome,
  example: {
    input: { battle: 'budapest56', units: [{ group: 'rebelHq', onObjective: true, nearObjectiveOrSquare: true }] },
  },

  resolve({ battle, units, complete }, umpire) {
    const budapest = battle === 'budapest56';
    if (!budapest) demandFacts(units.flatMap(missingDistance));
    const setsUpFirst = umpire.chart('battles').text(battle, 'setsUpFirst') as Side;
    const playsFirst = umpire.chart('battles').text(battle, 'firstPlayer') as Side;
    umpire.note(budapest ? ['16.1', '16.0', '3.3'] : ['17.1', '17.0', '3.3'], 'set-up-order', {
      first: setsUpFirst,
      player: playsFirst,
    });
    umpire.note(['3.1', '3.2'], 'set-up-units', { units: units.length });
    units.forEach((unit, i) => {
      checkPlace(unit, unit.name ?? `unit-${i + 1}`, budapest, umpire);
    });
    if (complete) checkNumbers(units, budapest, umpire);
    if (!umpire.legal) return null;
    umpire.summarise('set-up-summary', { units: units.length });
    return { setsUpFirst, playsFirst, units: units.length };
  },
});

const BUDAPEST_GROUPS: ReadonlySet<string> = new Set(['rebelHq', 'rebel', 'hungarianArmy', 'soviet']);

/** What the place of a unit is measured by in Angola [17.9, 17.19]. */
const MEASURED = {
  toMavinga: { en: 'the distance to Mavinga in hexes', ja: 'マヴィンガまでのヘクス数' },
  toCuito: { en: 'the distance to Cuito Cuanavale in hexes', ja: 'クイト・クアナヴァレまでのヘクス数' },
  toTown: {
    en: 'the distance in hexes to the nearest town but Cuito Cuanavale',
    ja: 'Cuito Cuanavale以外の最も近い街までのヘクス数',
  },
} as const;

/** The distance that nobody sent, without which the place cannot be judged [17.9, 17.19]. */
function missingDistance(unit: SetUpUnit, at: number): MissingFact[] {
  const { group } = unit;
  if (BUDAPEST_GROUPS.has(group)) return [];
  const sadf = group.startsWith('sadf');
  const field = sadf ? 'toMavinga' : group === 'unitaOther' ? 'toTown' : 'toCuito';
  if (unit[field] !== undefined) return [];
  const rule = sadf || group.startsWith('unita') ? '17.19' : '17.9';
  return [{ pointer: `/units/${at}/${field}`, rule, detail: MEASURED[field] }];
}

/** Where one unit may stand [16.11, 16.24, 17.9, 17.19]. */
function checkPlace(unit: SetUpUnit, name: string, budapest: boolean, umpire: Judge): void {
  const { group, toMavinga, toCuito, toTown } = unit;
  if (BUDAPEST_GROUPS.has(group) !== budapest) {
    umpire.forbid('2.9', 'group-not-in-battle', { unit: name });
    return;
  }
  const refuse = (rule: Cite, hexes: number, place: string): void =>
    umpire.forbid(rule, 'set-up-place', { unit: name, hexes, place });
  const setUpChart = umpire.chart('angola-setup');
  const placement = umpire.chart('angola-placement');
  const within = (row: string, rule: Cite, far: number | undefined, place: string): void => {
    const hexes = setUpChart.number(row, 'within');
    if (far! > hexes) refuse(rule, hexes, place);
  };
  switch (group) {
    case 'soviet':
      umpire.forbid('16.24', 'no-soviet-start', { unit: name });
      break;
    case 'rebelHq':
      if (!unit.onObjective) refuse('16.11', 0, 'objective');
      break;
    case 'rebel':
    case 'hungarianArmy':
      if (!unit.nearObjectiveOrSquare && !unit.onObjective) refuse('16.11', 1, 'objectiveOrSquare');
      break;
    case 'sadfBase':
      within('southAfrican Base', '17.19', toMavinga, 'mavinga');
      break;
    case 'sadf32Infantry':
      within('southAfrican 32nd Infantry', '17.19', toMavinga, 'mavinga');
      break;
    case 'sadfTg32Artillery':
      within('southAfrican TG32 Artillery', '17.19', toMavinga, 'mavinga');
      break;
    case 'sadfOmega':
      within('southAfrican Omega Special Force', '17.19', toMavinga, 'mavinga');
      break;
    case 'unitaGuerrilla': {
      const far = placement.number('unitaGuerrilla', 'hexes');
      if (toCuito! <= far) umpire.forbid('17.19', 'guerrilla-entry', { unit: name, hexes: far });
      break;
    }
    case 'unitaOther': {
      const near = placement.number('unitaOther', 'hexes');
      if (toTown! > near) refuse('17.19', near, 'town');
      break;
    }
    case 'communistBase':
      within('communist Base', '17.9', toCuito, 'cuitoCuanavale');
      break;
    case 'communistAirDefence':
      within('communist Air Defence', '17.9', toCuito, 'cuitoCuanavale');
      break;
    default:
      within('soviet Communications', '17.9', toCuito, 'cuitoCuanavale');
  }
}

/** How many of each there are [16.11, 16.14, 17.9, 17.19]. */
function checkNumbers(units: readonly SetUpUnit[], budapest: boolean, umpire: Judge): void {
  const count = (...groups: string[]): number => units.filter(({ group }) => groups.includes(group)).length;
  const want = (rule: Cite, what: string, placed: number, wanted: number): void => {
    if (placed !== wanted) umpire.forbid(rule, 'set-up-number', { what, placed, wanted });
  };
  if (budapest) {
    const chart = umpire.chart('budapest-setup');
    want('16.11', 'rebelHq', count('rebelHq'), chart.number('rebelHq', 'count'));
    want('16.11', 'rebel', count('rebel'), chart.number('rebel', 'count'));
    if (umpire.options.armyIntervention) umpire.note('16.14', 'whole-army');
    else want('16.11', 'hungarianArmy', count('hungarianArmy'), chart.number('hungarianArmy', 'count'));
    return;
  }
  const chart = umpire.chart('angola-setup');
  const printed = (...groups: string[]): number =>
    chart.rows
      .filter((row) => groups.includes(row.split(' ')[0]!))
      .reduce((sum, row) => sum + chart.number(row, 'count'), 0);
  want('17.19', 'unita', count('unitaGuerrilla', 'unitaOther'), printed('unita'));
  want('17.19', 'sadf', count('sadfBase', 'sadf32Infantry', 'sadfTg32Artillery', 'sadfOmega'), printed('southAfrican'));
  want('17.9', 'mpla', count('mpla'), printed('mpla'));
  want(
    '17.9',
    'communist',
    count('communistBase', 'communistAirDefence', 'communications'),
    printed('communist', 'soviet'),
  );
}
