import type { Side } from '../../../../kernel/session/index.js';
import type { FirePlan } from '../off-map/lines.js';
import type { Table } from '../table.js';

/** What players wrote down before anybody was set up: each side's secret [6.5.1.4, 6.5.1.11.1, 7.31.1]. */
export interface Plots {
  /** Sides that have still to plot, in the order of setting up. */
  readonly left: readonly Side[];
  /** Pre-registered points by battery. */
  readonly registered: Readonly<Record<string, readonly string[]>>;
  /** Planned fire by battery. */
  readonly plans: Readonly<Record<string, FirePlan>>;
}

/** Minefields that a side lays itself, with their numbers in the scenario, where mines are played [7.31.1]. */
export const fieldsToPlot = ({ minefields, options }: Table, side: Side) =>
  options.mines
    ? minefields.flatMap((field, i) => (field.side === side && field.toPlot > 0 ? [{ ...field, number: i + 1 }] : []))
    : [];

/** Batteries for which a side may still choose points or a plan, by what the scenario allows [6.5.1.4, 6.5.1.11]. */
export const batteriesToPlot = ({ batteries }: Table, side: Side) =>
  [...batteries.values()].filter((each) => each.side === side && (each.registers > 0 || each.mayPlan));

/** Nothing written down; every side that may is asked. */
export const plotsAtStart = (table: Table): Plots => ({
  left: table.sides.filter((side) => fieldsToPlot(table, side).length + batteriesToPlot(table, side).length > 0),
  registered: {},
  plans: {},
});
