import { join } from 'node:path';
import { panzer } from '../../src/games/panzer/index.js';
import type { Cell } from '../../src/kernel/charts/index.js';
import type { Ruling } from '../../src/kernel/rulings/index.js';
import { desk } from './desk.js';
import { WatchedTables } from './watched-tables.js';

export const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'panzer');

/** Which test compares which tables; together they are all of them. */
export const GROUPS = {
  cards: ['a-datacard-fields', 'd-community-cards'],
  fire: [
    'a-ap-damage-basic',
    'a-ap-hit-modifiers',
    'a-ap-hit-table',
    'a-ap-range-factor',
    'a-field-of-fire',
    'b-ap-hit-mods',
    'b-ap-number-of-hits',
    'b-bail-out',
    'b-csw',
    'b-gp-combat-known',
    'b-gp-mods-first',
    'b-grades',
    'b-heat-haze',
    'b-hindrance-mods',
    'b-hit-locations',
    'b-unit-grade-combat-mods',
    'c-close-assault-modifiers',
    'c-gp-combat-results',
    'c-gp-fire-modifiers',
    'c-hand-to-hand-modifiers',
    'c-unit-grade-fragments',
    'd-ap-hit-reconstruction',
  ],
  field: [
    'a-commands',
    'a-los-dead-zone',
    'a-sequence-of-play',
    'a-spotting-modifiers',
    'a-spotting-range',
    'a-terrain-known',
    'b-available-commands',
    'b-if-response',
    'b-if-response-mods',
    'b-observers',
    'b-sequence-of-play',
    'b-sheaf',
    'b-spotting',
    'b-terrain-advanced',
  ],
  options: ['c-air', 'c-building-effects', 'c-minefields', 'c-morale', 'c-movement-and-search', 'c-optional-small'],
  rules: [
    'a-los-cases',
    'a-movement-rules',
    'a-units-printed',
    'b-ammo-limits',
    'b-gp-defense',
    'b-suppression',
    'b-units-printed',
    'c-gp-vehicle-results',
    'c-unit-fragments',
  ],
} as const;

export const tablesOf = (group: keyof typeof GROUPS) => new WatchedTables(FOLDER, GROUPS[group]);

export const chart = (id: string) => panzer.charts.get(id)!;
export const at = (id: string, row: string | number, column: string | number = 'modifier'): Cell =>
  chart(id).cell(chart(id).rowOf(row), chart(id).columnOf(column));
export const sourceAt = (id: string, row: string | number, column: string | number) =>
  chart(id).source(chart(id).rowOf(row), chart(id).columnOf(column));
/** Cells that hold something. */
export const filled = (id: string): Cell[] =>
  chart(id)
    .data.cells.flat()
    .filter((cell) => cell !== null);

export const GRADES: Record<string, string> = {
  Elite: 'elite',
  Veteran: 'veteran',
  Seasoned: 'seasoned',
  Regular: 'regular',
  Regulars: 'regular',
  Green: 'green',
};
export const BANDS = ['P', 'S', 'M', 'L', 'E'];

/** A ruling on a question that proves what a table says in words. */
export function ruling(procedure: string, input: object, dice: readonly number[] = [], more: object = {}): Ruling {
  return desk.rule('panzer', procedure, { input, dice: { given: [...dice] }, ...more } as never, 'en');
}

// biome-ignore lint/suspicious/noExplicitAny: each procedure has its own outcome
export const ask = (...question: Parameters<typeof ruling>): any => ruling(...question).outcome;
