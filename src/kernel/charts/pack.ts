import { type Cell, type Chart, cellName, type Provenance } from './chart.js';

/** A copy of published charts that somebody holds: any cell it names replaces the one in the game's own charts. */
export interface ChartPack {
  readonly name: string;
  /** `client` for what a caller sends; a pack that ships with a game says what it is. */
  readonly source: Provenance;
  readonly charts: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
}

export interface PackFault {
  /** JSON pointer within the pack. */
  readonly pointer: string;
  readonly detail: string;
}

const pointerPart = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const kindOf = (cell: Cell): string => (Array.isArray(cell) ? 'list' : typeof cell);

/** Everything wrong with a pack for a game's charts; an empty list means it may be used. */
export function checkPack(pack: ChartPack, charts: ReadonlyMap<string, Chart>): PackFault[] {
  const faults: PackFault[] = [];
  for (const [id, cells] of Object.entries(pack.charts)) {
    const pointer = `/charts/${pointerPart(id)}`;
    const chart = charts.get(id);
    if (!chart) {
      faults.push({ pointer, detail: `this game has no chart "${id}"` });
      continue;
    }
    const printed = printedCells(chart);
    for (const [name, value] of Object.entries(cells)) {
      const at = `${pointer}/${pointerPart(name)}`;
      const cell = printed.get(name);
      if (cell === undefined) faults.push({ pointer: at, detail: `chart "${id}" has no cell "${name}"` });
      else if (value === null) faults.push({ pointer: at, detail: 'a pack supplies values: null is not one' });
      else if (cell !== null && kindOf(cell) !== kindOf(value)) {
        faults.push({ pointer: at, detail: `this cell holds a ${kindOf(cell)}, not a ${kindOf(value)}` });
      }
    }
  }
  return faults;
}

function printedCells(chart: Chart): Map<string, Cell> {
  const { rows, columns, cells } = chart.data;
  const all = new Map<string, Cell>();
  rows.forEach((row, r) => {
    columns.forEach((column, c) => {
      all.set(cellName(row, column), cells[r]![c]!);
    });
  });
  return all;
}
