import { type Cell, type CellUse, type Chart, cellName, MissingCellError } from './chart.js';
import type { ChartPack } from './pack.js';

/** Whoever wants to know which cells are read. */
export interface CellWatcher {
  read(cell: CellUse): void;
}

/** A chart as a ruling reads it: the caller's pack laid over it, every look-up told to whoever watches. */
export class ChartReader {
  constructor(
    private readonly chart: Chart,
    private readonly pack?: ChartPack,
    private readonly watcher?: CellWatcher,
  ) {}

  get columns(): readonly string[] {
    return this.chart.data.columns;
  }

  get rows(): readonly string[] {
    return this.chart.data.rows;
  }

  hasRow(label: string): boolean {
    return this.chart.hasRow(label);
  }

  columnFor(value: number): number {
    return this.chart.columnFor(value);
  }

  rowFor(value: number): number {
    return this.chart.rowFor(value);
  }

  shift(column: number, by: number): number {
    return this.chart.shift(column, by);
  }

  /** Whether two columns say the same on every row, so that moving between them changes nothing; reports no look-up. */
  columnsEqual(one: number, two: number): boolean {
    const { rows, columns } = this.chart.data;
    const value = (row: number, column: number): Cell =>
      this.pack?.charts[this.chart.id]?.[cellName(rows[row]!, columns[column]!)] ?? this.chart.cell(row, column);
    return one === two || rows.every((_, row) => String(value(row, one)) === String(value(row, two)));
  }

  /** Whether the book or the pack has a cell, by position; reports no look-up. */
  isSupplied(row: number, column: number): boolean {
    const { cell } = this.chart.use(row, column);
    return (this.pack?.charts[this.chart.id]?.[cell] ?? this.chart.cell(row, column)) !== null;
  }

  /** A cell by its printed labels. */
  at(row: string | number, column: string | number): NonNullable<Cell> {
    const r = this.chart.rowOf(row);
    const c = this.chart.columnOf(column);
    if (r < 0 || c < 0) {
      throw new MissingCellError(this.chart.id, cellName(String(row), String(column)), {
        en: 'the chart has no such row or column',
        ja: 'その行または列がチャートにありません',
      });
    }
    return this.cell(r, c);
  }

  /** A cell by position, for charts whose column or row was found by number and shifted. */
  cell(row: number, column: number): NonNullable<Cell> {
    const use = this.chart.use(row, column);
    if (this.pack !== undefined) {
      const override = this.pack.charts[this.chart.id]?.[use.cell];
      if (override !== undefined && override !== null) {
        this.watcher?.read({ ...use, source: this.pack.source });
        return override;
      }
    }
    const value = this.chart.cell(row, column);
    if (value === null) throw new MissingCellError(this.chart.id, use.cell);
    this.watcher?.read(use);
    return value;
  }

  number(row: string | number, column: string | number): number {
    return this.typed(row, column, 'number') as number;
  }

  text(row: string | number, column: string | number): string {
    return this.typed(row, column, 'string') as string;
  }

  flag(row: string | number, column: string | number): boolean {
    return this.typed(row, column, 'boolean') as boolean;
  }

  private typed(row: string | number, column: string | number, kind: string): Cell {
    const value = this.at(row, column);
    if (typeof value !== kind) {
      throw new MissingCellError(this.chart.id, cellName(String(row), String(column)), {
        en: `it holds "${String(value)}" where a ${kind} is needed`,
        ja: `「${String(value)}」とありますが、ここで要るのは${kind}です`,
      });
    }
    return value;
  }
}
