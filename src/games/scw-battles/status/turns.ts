import type { ChartReader } from '../../../kernel/charts/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';

/** The turn chart of Brunete under the calendar chosen [B.1, 3.0]. */
export const bruneteTurns = (umpire: Umpire<Options>): ChartReader =>
  umpire.chart(umpire.options.bruneteCalendar === 'daily' ? 'brunete-turns-daily' : 'brunete-turns');

/** The last turn of a scenario, from its turn chart. */
export const lastTurn = (chart: ChartReader): number => chart.rows.length;
