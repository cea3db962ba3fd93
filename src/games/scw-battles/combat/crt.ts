import { d6 } from '../../../kernel/dice/index.js';
import { type ChoiceOf, choice, defineChoice, integer, texts } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';

/** What one side of a combat suffers. */
export class CombatEffect {
  @integer('Steps this side loses in all [11.4, 11.5]', { min: 0, max: 2 }) stepLosses!: number;
  @integer('Hexes every exposed unit retreats [11.62]', { min: 0, max: 1 }) retreatHexes!: number;
  @texts('Units among which the losses fall and which retreat [11.4, 12.5]', { max: 60, maxItems: 100 })
  exposed!: string[];
}

/** What moves a column [11.2, J.14, J.17]. */
export const ShiftSource = defineChoice('ShiftSource', ['assault', 'nationalist', 'f88', 'antiTank', 'adjacentF88']);
export type ShiftSource = ChoiceOf<typeof ShiftSource>;

export class ColumnShift {
  @choice('What causes the shift', ShiftSource) source!: ShiftSource;
  @integer('Columns, right positive', { min: -9, max: 9 }) shift!: number;
}

/** A column shift with the rule that gives it; noted when it is applied. */
export interface Shift {
  readonly source: ShiftSource;
  readonly rule: string;
  readonly key: string;
  readonly columns: number;
}

export interface Columns {
  readonly start: number;
  readonly final: number;
  readonly shift: number;
  /** Each shift by itself, as an outcome lists them. */
  readonly shifts: ColumnShift[];
}

/** The column of the differential, then the net of all shifts at once, held to the table [11.4, T.4]. */
export function findColumn(differential: number, shifts: readonly Shift[], umpire: Judge): Columns {
  const chart = umpire.chart('crt');
  const start = chart.columnFor(differential);
  umpire.note(['11.4', 'T.4'], 'differential-column', { differential, column: chart.columns[start]! });
  let shift = 0;
  for (const { rule, key, columns } of shifts) {
    umpire.note(rule, key, { columns });
    shift += columns;
  }
  const final = chart.shift(start, shift);
  if (shifts.length > 0) {
    umpire.note('T.4', 'shifted-column', {
      from: chart.columns[start]!,
      to: chart.columns[final]!,
      shift,
    });
  }
  return { start, final, shift, shifts: shifts.map(({ source, columns }) => ({ source, shift: columns })) };
}

/** Rolls, about one unit where several are rolled for, reads the row and gives the printed code. */
export function readResult(name: string, column: number, modifier: number, umpire: Judge, about?: string): string {
  const chart = umpire.chart('crt');
  const die = umpire.roll(name, d6, about);
  const row = chart.rowFor(die + modifier);
  const code = chart.cell(row, column) as string;
  umpire.note('T.4', 'result', {
    die,
    modifier,
    total: die + modifier,
    column: chart.columns[column]!,
    result: code,
  });
  return code;
}

/** Attacker left of the slash, defender right; a bare dash is nothing to either [11.4]. */
export function readEffect(code: string, party: 'attacker' | 'defender'): { steps: number; retreat: number } {
  const slash = code.indexOf('/');
  if (slash < 0) return { steps: 0, retreat: 0 };
  const part = party === 'attacker' ? code.slice(0, slash) : code.slice(slash + 1);
  return { steps: part.includes('S') ? 1 : 0, retreat: part.includes('*') ? 1 : 0 };
}
