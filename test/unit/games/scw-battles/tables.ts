import { expect, it } from '@jest/globals';
import { scwBattles } from '../../../../src/games/scw-battles/index.js';
import type { Cell } from '../../../../src/kernel/charts/index.js';
import type { Ruling } from '../../../../src/kernel/rulings/index.js';
import { desk } from '../../../support/desk.js';
import { PrintedTable } from '../../../support/printed-table.js';

/** Which test compares which table of the book. */
export const TABLES = {
  combat: ['air_bombardment', 'column_shifts', 'crt', 'die_roll_modifiers', 'status_effects', 'weather'],
  map: ['command_ranges', 'named_hexes', 'stacking_limits', 'supply_sources'],
  terrain: ['terrain_effects', 'unit_types', 'units_printed', 'zoc_costs'],
  scenarios: [
    'brunete_assault_points',
    'brunete_corps',
    'brunete_initiative',
    'brunete_objectives',
    'brunete_turns',
    'brunete_victory',
    'jarama_assault_points',
    'jarama_turns',
    'jarama_victory',
  ],
  forces: [
    'brunete_reinforcements',
    'brunete_setup',
    'jarama_reinforcements',
    'jarama_reserve_release',
    'jarama_setup',
    'sequence_of_play',
  ],
} as const;

const opened = new Map<string, PrintedTable>();

export function table(name: string): PrintedTable {
  const found = opened.get(name) ?? new PrintedTable('scw-battles', name);
  opened.set(name, found);
  return found;
}

/** Stands last in a test file: nothing of its tables may be left uncompared. */
export function nothingLeftOf(group: keyof typeof TABLES): void {
  it.each(TABLES[group])('compares every leaf of %s', (name) => {
    expect(table(name).uncompared).toEqual([]);
  });
}

export const chart = (id: string) => scwBattles.charts.get(id)!.data;

export const cell = (id: string, row: string, column: string): Cell => {
  const { rows, columns, cells } = chart(id);
  expect({ id, row, column }).toEqual({
    id,
    row: rows.find((r) => r === row),
    column: columns.find((c) => c === column),
  });
  return cells[rows.indexOf(row)]![columns.indexOf(column)]!;
};

export const columnOf = (id: string, column: string): Cell[] =>
  chart(id).cells.map((row) => row[chart(id).columns.indexOf(column)]!);

export interface Asked {
  readonly given?: number[];
  readonly options?: object;
}

export const ask = (procedure: string, input: object, { given, options }: Asked = {}): Ruling =>
  desk.rule(
    'scw-battles',
    procedure,
    { input, ...(given ? { dice: { given } } : { dice: { seed: 'tables' } }), ...(options ? { options } : {}) },
    'en',
  );

// biome-ignore lint/suspicious/noExplicitAny: each procedure has an outcome of its own
export const outcomeOf = (procedure: string, input: object, asked?: Asked): any => {
  const { legal, outcome, steps } = ask(procedure, input, asked);
  expect({ legal, forbidden: steps.filter(({ forbids }) => forbids).map(({ text }) => text) }).toEqual({
    legal: true,
    forbidden: [],
  });
  return outcome;
};

/** The values of the step with this key, or undefined where the ruling has none. */
// biome-ignore lint/suspicious/noExplicitAny: each step has values of its own
export const stepOf = (ruling: Ruling, key: string): any => ruling.steps.find((step) => step.key === key);

/** "11.3(3)-(4)" and "6.2, 8.3" name items and leanings; the section is what a step cites. */
export const sectionOf = (rule: string): string => rule.split(/[(,]/)[0]!;

export const DICE = [1, 2, 3, 4, 5, 6] as const;
