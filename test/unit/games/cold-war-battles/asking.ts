import { coldWarBattles } from '../../../../src/games/cold-war-battles/index.js';
import type { Cell } from '../../../../src/kernel/charts/index.js';
import { desk } from '../../../support/desk.js';

/** A table of the book, as various in form as the printed ones. */
// biome-ignore lint/suspicious/noExplicitAny: every table has a form of its own
export type Printed = any;

/** Makes a table anew from what ships: charts, cards and the answers of procedures. */
export type Rebuild = (printed: Printed) => unknown;

export const chart = (id: string) => coldWarBattles.charts.get(id)!.data;

export const cell = (id: string, row: string | number, column: string): Cell => {
  const { rows, columns, cells } = chart(id);
  return cells[rows.indexOf(String(row))]![columns.indexOf(column)]!;
};

/** The rows of a chart, each with its cells by column. */
export const records = (id: string): Record<string, Cell>[] =>
  chart(id).cells.map((cells, i) =>
    Object.fromEntries([['row', chart(id).rows[i]!], ...cells.map((value, j) => [chart(id).columns[j]!, value])]),
  );

export interface Terms {
  readonly options?: object;
  readonly dice?: readonly number[];
}

export const ask = (procedure: string, input: object, { options = {}, dice }: Terms = {}) =>
  desk.rule('cold-war-battles', procedure, { input, options, dice: dice ? { given: dice } : { seed: 'tables' } }, 'en');

export const legal = (procedure: string, input: object, terms?: Terms): boolean => ask(procedure, input, terms).legal;

export const outcome = (procedure: string, input: object, terms?: Terms): Printed =>
  ask(procedure, input, terms).outcome;

/** A cell that says something in words stands only where what it says holds. */
export const say = (sentence: string, ...holds: boolean[]): string =>
  holds.every(Boolean) ? sentence : `not so: ${sentence}`;

export const GAME = { budapest56: 'B56', angola87: 'A87' } as const;
export const SIDE = {
  soviet: 'Soviet',
  hungarian: 'Hungarian',
  communist: 'Communist',
  southAfrican: 'South African',
} as const;
export type SideId = keyof typeof SIDE;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The battle a side fights in, as the tables call it. */
export const gameOf = (side: string): string => (side === 'soviet' || side === 'hungarian' ? 'B56' : 'A87');
