import { type Cell, type ChartReader, MissingCellError } from '../../../kernel/charts/index.js';

/** A cell where it makes a difference whether somebody supplied it, null where nobody did. */
export function cellOrNull(chart: ChartReader, row: string, column: string): Cell {
  try {
    return chart.at(row, column);
  } catch (error) {
    if (error instanceof MissingCellError) return null;
    throw error;
  }
}
