import type { MaterialProblem } from '../../../../client/src/index.js';
import { type Kind, type Row, rowOfLine } from './sheet.js';

/** Something wrong, and the cell it stands in as far as the service could say it. */
export interface Fault {
  readonly kind?: Kind;
  readonly row?: number;
  readonly column?: number;
  readonly detail: string;
}

/** Where each problem of a check stands in the sheets that were sent, in the order in which they were. */
export const faultsOf = (problems: readonly MaterialProblem[], sent: readonly Kind[]): Fault[] =>
  problems.map(({ part, at, record, pointer, detail }) => {
    const kind = part === undefined ? undefined : sent[part];
    if (!kind || !at) return { ...(kind ? { kind } : {}), detail: `${record ?? pointer}: ${detail}` };
    return { kind, row: rowOfLine(at.line), ...(at.column > 0 ? { column: at.column - 1 } : {}), detail };
  });

/**
 * The faults of a sheet after it was changed: each goes with its line. What was mended is not known before the next check,
 * so that only faults of cells that say something else now, and of lines that are gone, fall away.
 */
export function followed(faults: readonly Fault[], kind: Kind, before: readonly Row[], after: readonly Row[]): Fault[] {
  const places = new Map(after.map((row, i) => [row, i]));
  return faults.flatMap((fault) => {
    const { row, column } = fault;
    if (fault.kind !== kind || row === undefined) return [fault];
    const line = before[row];
    const at = line && places.get(line);
    if (at !== undefined) return [{ ...fault, row: at }];
    const changed = before.length === after.length && line ? after[row] : undefined;
    return changed && column !== undefined && changed[column] === line![column] ? [fault] : [];
  });
}

const cellKey = (row: number, column: number | undefined): string => `${row}:${column ?? ''}`;

/** The faults of one sheet, to be asked for by cell or by line. */
export class FaultIndex {
  private readonly found = new Map<string, string>();
  private readonly rows = new Map<number, string>();

  constructor(faults: readonly Fault[], kind: Kind) {
    for (const { kind: of, row, column, detail } of faults) {
      if (of !== kind || row === undefined) continue;
      const key = cellKey(row, column);
      this.found.set(key, joined(this.found.get(key), detail));
      this.rows.set(row, joined(this.rows.get(row), detail));
    }
  }

  get none(): boolean {
    return this.rows.size === 0;
  }

  cell(row: number, column: number): string | undefined {
    return this.found.get(cellKey(row, column));
  }

  /** What is wrong with the line as a whole. */
  line(row: number): string | undefined {
    return this.found.get(cellKey(row, undefined));
  }

  /** Everything that is wrong in a line. */
  within(row: number): string | undefined {
    return this.rows.get(row);
  }
}

const joined = (before: string | undefined, detail: string): string =>
  before === undefined ? detail : `${before}; ${detail}`;
