/**
 * A printed chart as data: rows and columns in printed order, every cell with its provenance.
 * A chart file looks like the chart in the book; code never restates a cell.
 */
export const PROVENANCES = ['printed', 'reconstructed', 'community', 'client'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export type Cell = string | number | boolean | readonly (string | number)[] | null;

/** The lowest and highest number a column or row stands for; null leaves that end open. */
type Band = readonly [number | null, number | null];

/** The contents of a chart file. `null` in a cell says that the book does not print it. */
export interface ChartData {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja: string };
  /** The section that prints the chart. */
  readonly rule: string;
  readonly source: Provenance;
  readonly rowAxis: string;
  readonly columnAxis: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly columnBands?: readonly Band[];
  readonly rowBands?: readonly Band[];
  readonly cells: readonly (readonly Cell[])[];
  /** Cells whose provenance differs from the chart's, by cell name ("row,column"). */
  readonly sources?: Readonly<Record<string, Provenance>>;
  readonly notes?: readonly string[];
}

export class MissingCellError extends Error {
  readonly text: { readonly en: string; readonly ja: string };

  constructor(
    readonly chart: string,
    readonly cell: string,
    reason = {
      en: 'the book does not print it and no chart pack supplies it',
      ja: 'ルールブックに印刷されておらず、チャートパックにもありません',
    },
  ) {
    super(`chart "${chart}" has no cell "${cell}": ${reason.en}`);
    this.name = 'MissingCellError';
    this.text = { en: this.message, ja: `チャート「${chart}」にセル「${cell}」がありません：${reason.ja}` };
  }
}

/** One cell that a ruling looked at. */
export interface CellUse {
  readonly chart: string;
  readonly cell: string;
  readonly source: Provenance;
}

export const cellName = (row: string, column: string): string => `${row},${column}`;

export class Chart {
  readonly #row = new Map<string, number>();
  readonly #column = new Map<string, number>();
  /** Every cell's name and provenance, made once: a ruling looks up a dozen cells. */
  readonly #uses: readonly (readonly CellUse[])[];

  constructor(readonly data: ChartData) {
    checkChart(data);
    this.#uses = data.rows.map((row) =>
      data.columns.map((column) => {
        const cell = cellName(row, column);
        return { chart: data.id, cell, source: data.sources?.[cell] ?? data.source };
      }),
    );
    for (const [i, label] of data.rows.entries()) this.#row.set(label, i);
    for (const [i, label] of data.columns.entries()) this.#column.set(label, i);
  }

  get id(): string {
    return this.data.id;
  }

  /** Position of a row by its printed label, -1 where the chart has none such. */
  rowOf(label: string | number): number {
    return this.#row.get(typeof label === 'string' ? label : String(label)) ?? -1;
  }

  columnOf(label: string | number): number {
    return this.#column.get(typeof label === 'string' ? label : String(label)) ?? -1;
  }

  cell(row: number, column: number): Cell {
    return this.data.cells[row]![column]!;
  }

  source(row: number, column: number): Provenance {
    return this.use(row, column).source;
  }

  use(row: number, column: number): CellUse {
    return this.#uses[row]![column]!;
  }

  /** The column whose band holds the number. */
  columnFor(value: number): number {
    return findBand(this.data.columnBands, value, () => new MissingCellError(this.id, `*,${value}`));
  }

  rowFor(value: number): number {
    return findBand(this.data.rowBands, value, () => new MissingCellError(this.id, `${value},*`));
  }

  /** Moves whole columns and stops at the edge of the table. */
  shift(column: number, by: number): number {
    return Math.min(Math.max(column + by, 0), this.data.columns.length - 1);
  }

  hasRow(label: string): boolean {
    return this.#row.has(label);
  }
}

function findBand(bands: readonly Band[] | undefined, value: number, missing: () => Error): number {
  if (bands) {
    for (let i = 0; i < bands.length; i += 1) {
      const low = bands[i]![0];
      const high = bands[i]![1];
      if ((low === null || value >= low) && (high === null || value <= high)) return i;
    }
  }
  throw missing();
}

/** Catches a mistyped chart file when the game is loaded, not in the middle of somebody's ruling. */
function checkChart(data: ChartData): void {
  const fault = (what: string): Error => new Error(`chart ${data.id}: ${what}`);
  if (new Set(data.rows).size !== data.rows.length) throw fault('a row label stands twice');
  if (new Set(data.columns).size !== data.columns.length) throw fault('a column label stands twice');
  if (data.cells.length !== data.rows.length)
    throw fault(`${data.cells.length} rows of cells, ${data.rows.length} labels`);
  data.cells.forEach((row, i) => {
    if (row.length !== data.columns.length) throw fault(`row "${data.rows[i]}" has ${row.length} cells`);
  });
  if (data.columnBands && data.columnBands.length !== data.columns.length) throw fault('column bands do not fit');
  if (data.rowBands && data.rowBands.length !== data.rows.length) throw fault('row bands do not fit');
  const names = new Set(data.rows.flatMap((row) => data.columns.map((column) => cellName(row, column))));
  for (const name of Object.keys(data.sources ?? {})) {
    if (!names.has(name)) throw fault(`provenance for the unknown cell "${name}"`);
  }
}
