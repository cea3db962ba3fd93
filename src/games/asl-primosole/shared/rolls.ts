import type { ChartReader } from '../../../kernel/charts/index.js';
import { d6 } from '../../../kernel/dice/index.js';
import { integer } from '../../../kernel/fields/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';

/** Two dice as the core rules roll them: the coloured one first. */
export interface DoubleRoll {
  readonly coloured: number;
  readonly white: number;
  readonly original: number;
}

export function rollDouble(umpire: Judge, name: string, about?: string): DoubleRoll {
  const coloured = umpire.roll(`${name} coloured`, d6, about);
  const white = umpire.roll(`${name} white`, d6, about);
  return { coloured, white, original: coloured + white };
}

/** What an outcome says of a Task Check; null where none was taken. */
export class CheckNumbers {
  @integer('Net modifier of the Task Check; null where none is taken', { min: -20, max: 40, nullable: true })
  drm!: number | null;
  @integer('Highest Final DR that passes it: the morale; null where none is taken', { min: 1, max: 12, nullable: true })
  passesAt!: number | null;
}
export const NO_CHECK_TAKEN = { drm: null, passesAt: null } as const;

/** A Task Check passes on a Final DR of the morale or less (core). */
export function taskCheck(umpire: Judge, rule: Cite, morale: number, drm: number, about?: string): boolean {
  const { original } = rollDouble(umpire, 'task check', about);
  const passes = original + drm <= morale;
  umpire.note(rule, 'task-check', { roll: original, drm, final: original + drm, morale, passes });
  return passes;
}

/** Modifiers in the order they are met, each noted as it is added. */
export class Modifiers {
  total = 0;
  private readonly list: ChartReader | undefined;

  constructor(
    private readonly umpire: Judge,
    private readonly rule: Cite,
    chart?: string,
  ) {
    this.list = chart === undefined ? undefined : umpire.chart(chart);
  }

  add(what: string, drm: number, rule: Cite = this.rule): this {
    this.total += drm;
    this.umpire.note(rule, 'modifier', { what, drm });
    return this;
  }

  /** A line of the printed list of modifiers, where its condition holds; some lines count more than once. */
  line(what: string, holds: boolean, times = 1): this {
    if (!holds) return this;
    return this.add(what, this.list!.number(what, 'drm') * times);
  }
}

/** One printed table of a single result column: the row of the Final roll, noted, with what it means here where that is another word. */
export function lookUp(
  umpire: Judge,
  rule: Cite,
  chart: string,
  roll: number,
  drm: number,
  column = 0,
  meaning: (printed: string) => string = (printed) => printed,
): string {
  const table = umpire.chart(chart);
  const final = roll + drm;
  const printed = String(table.cell(table.rowFor(final), column));
  umpire.note(rule, 'table-result', { chart, roll, final, result: meaning(printed) });
  return printed;
}
