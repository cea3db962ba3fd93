import { integers, list, object, texts } from '../../../kernel/fields/index.js';
import type { MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';

class FireRow {
  @integers('Loss Number of each column, from left to right [11.2.7]', { min: 0, max: 20, minItems: 1, maxItems: 20 })
  losses!: number[];
}

export class FireTable {
  @integers('Lowest combat strength of each column, from left to right [11.2.6]', {
    min: 0,
    max: 99,
    minItems: 1,
    maxItems: 20,
  })
  lowest!: number[];
  @texts('Printed headings of the columns', { max: 12, maxItems: 20, default: [] }) columns!: string[];
  @list('One row for each modified die, 1 to 6 [11.2.7]', FireRow, { minItems: 6, maxItems: 6 }) rows!: FireRow[];
}

/** The two tables of a caller's own copy of the game; the book does not print them. */
export class FireTables {
  @object('Division Fire Table [11.2.6]', FireTable) division!: FireTable;
  @object('Corps Fire Table [11.2.6]', FireTable) corps!: FireTable;
}

export type TableName = 'division' | 'corps';

/** One of the two tables, as the caller sent it or from the game's charts and the pack laid over them. */
export interface Reader {
  columnFor(strength: number): number;
  shift(column: number, by: number): number;
  label(column: number): string;
  losses(die: number, column: number): number;
  /** The first cell of a column, among some modified dice, that nobody has supplied. */
  missing(dice: readonly number[], column: number): MissingFact | undefined;
}

const CHARTS: Readonly<Record<TableName, string>> = { division: 'division-fire', corps: 'corps-fire' };

export function fireTable(umpire: Judge, name: TableName, sent: FireTables | undefined): Reader {
  if (sent) return new SentTable(sent[name]);
  const chart = umpire.chart(CHARTS[name]);
  return {
    columnFor: (strength) => chart.columnFor(strength),
    shift: (column, by) => chart.shift(column, by),
    label: (column) => chart.columns[column]!,
    losses: (die, column) => chart.cell(die - 1, column) as number,
    missing: (dice, column) => {
      const die = dice.find((face) => !chart.isSupplied(face - 1, column));
      if (die === undefined) return undefined;
      const cell = `${die},${chart.columns[column]!}`;
      return { pointer: `/fireTables/${name}`, rule: '11.2.6', detail: WANTED[name], chart: CHARTS[name], cell };
    },
  };
}

const WANTED: Readonly<Record<TableName, { en: string; ja: string }>> = {
  division: {
    en: 'the Division Fire Table, which the book does not print: send it, or name a chart pack that has it',
    ja: '師団射撃表。ルールブックに載っていないので、送るか、それを含むチャートパックを指定する',
  },
  corps: {
    en: 'the Corps Fire Table, which the book does not print: send it, or name a chart pack that has it',
    ja: '軍団射撃表。ルールブックに載っていないので、送るか、それを含むチャートパックを指定する',
  },
};

class SentTable implements Reader {
  constructor(private readonly table: FireTable) {}

  /** The last column whose lowest strength is reached; a strength below the first column fires on the first. */
  columnFor(strength: number): number {
    let column = 0;
    this.table.lowest.forEach((lowest, i) => {
      if (strength >= lowest) column = i;
    });
    return column;
  }

  /** 11.2.6: a shift off the table stops at its edge. */
  shift(column: number, by: number): number {
    return Math.min(Math.max(column + by, 0), this.table.lowest.length - 1);
  }

  label(column: number): string {
    return this.table.columns[column] ?? `${this.table.lowest[column]}+`;
  }

  losses(die: number, column: number): number {
    return this.table.rows[die - 1]!.losses[column]!;
  }

  missing(): undefined {
    return undefined;
  }
}

/** The names of tables whose rows and columns do not fit each other. */
export function misshapen(sent: FireTables | undefined): TableName[] {
  if (!sent) return [];
  return (['division', 'corps'] as const).filter((name) => {
    const { lowest, columns, rows } = sent[name];
    const rising = lowest.every((value, i) => i === 0 || value > lowest[i - 1]!);
    const named = columns.length === 0 || columns.length === lowest.length;
    return !rising || !named || rows.some((row) => row.losses.length !== lowest.length);
  });
}
