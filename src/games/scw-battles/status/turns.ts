import type { ChartReader } from '../../../kernel/charts/index.js';
import type { Judge } from '../options.js';
import type { Scenario } from '../vocabulary.js';

/** The turn chart of Brunete under the calendar chosen [B.1, 3.0]. */
export const bruneteTurns = (umpire: Judge): ChartReader =>
  umpire.chart(umpire.options.bruneteCalendar === 'daily' ? 'brunete-turns-daily' : 'brunete-turns');

/** Says which calendar put a date on a turn [B.1]. */
export function noteCalendar(turn: number | string, turns: ChartReader, umpire: Judge): void {
  umpire.note(['B.1', '3.0'], 'brunete-calendar', {
    turn,
    date: turns.text(turn, 'date'),
    calendar: umpire.options.bruneteCalendar,
    option: 'bruneteCalendar',
  });
}

/** The turn a printed scenario ends with; the series has no track of its own. */
export function lastTurnOf(scenario: Scenario, umpire: Judge): number | undefined {
  if (scenario === 'series') return undefined;
  return (scenario === 'jarama' ? umpire.chart('jarama-turns') : bruneteTurns(umpire)).rows.length;
}
