import { withGuess } from '../fields/index.js';
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
  readonly detail: { readonly en: string; readonly ja: string };
}

const pointerPart = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const kindOf = (cell: Cell): string => (Array.isArray(cell) ? 'list' : typeof cell);
const KINDS: Readonly<Record<string, string>> = { list: 'リスト', number: '数値', string: '文字列', boolean: '真偽値' };
const kindInJapanese = (cell: Cell): string => KINDS[kindOf(cell)] ?? kindOf(cell);

/** Everything wrong with a pack for a game's charts; an empty list means it may be used. */
export function checkPack(pack: ChartPack, charts: ReadonlyMap<string, Chart>): PackFault[] {
  const faults: PackFault[] = [];
  for (const [id, cells] of Object.entries(pack.charts)) {
    const pointer = `/charts/${pointerPart(id)}`;
    const chart = charts.get(id);
    if (!chart) {
      const unknown = { en: `this game has no chart "${id}"`, ja: `このゲームに表「${id}」はありません` };
      faults.push({ pointer, detail: withGuess(unknown, id, [...charts.keys()]) });
      continue;
    }
    const printed = printedCells(chart);
    for (const [name, value] of Object.entries(cells)) {
      const at = `${pointer}/${pointerPart(name)}`;
      const cell = printed.get(name);
      if (cell === undefined) faults.push({ pointer: at, detail: noCell(id, name) });
      else if (value === null) faults.push({ pointer: at, detail: NO_VALUE });
      else if (cell !== null && kindOf(cell) !== kindOf(value)) {
        faults.push({
          pointer: at,
          detail: {
            en: `this cell holds a ${kindOf(cell)}, not a ${kindOf(value)}`,
            ja: `このセルの値は${kindInJapanese(cell)}です（${kindInJapanese(value)}ではありません）`,
          },
        });
      }
    }
  }
  return faults;
}

const NO_VALUE = {
  en: 'a pack supplies values: null is not one',
  ja: 'チャートパックには値が必要です。nullは値ではありません',
};

const noCell = (id: string, name: string): PackFault['detail'] => ({
  en: `chart "${id}" has no cell "${name}"`,
  ja: `表「${id}」にセル「${name}」はありません`,
});

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
