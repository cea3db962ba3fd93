import { escapePointer } from '../../../edge/fault-words.js';
import { cellName } from '../../../kernel/charts/index.js';
import type { Language } from '../../../platform/language.js';
import type { TemplateField } from '../../shapes/materials.js';
import { readCell } from '../cells.js';
import type { CsvTable } from '../csv-table.js';
import { Places } from '../places.js';
import { knownColumns } from './columns.js';
import { type Filling, type ReadSheet, recordHead, type SheetForm, type SheetOf } from './sheet-form.js';

const COLUMNS = ['chart', 'row', 'column', 'value'] as const;

const COMMENTS: Readonly<Record<(typeof COLUMNS)[number], { readonly en: string; readonly ja: string }>> = {
  chart: { en: 'the chart', ja: '表' },
  row: { en: 'the row, as it is printed', ja: '行' },
  column: { en: 'the column, as it is printed', ja: '列' },
  value: { en: 'what stands in the cell', ja: 'セルの値' },
};

/** A spreadsheet makes a date of "6-8" (the 8th of June), but not of "6–8". */
const written = (label: string): string => label.replace(/^(\d+)-(\d+)$/, '$1–$2');
const DASHES = /[\u2010-\u2015\u2212]/g;
const printed = (label: string): string => label.normalize('NFKC').replace(DASHES, '-');

const packIdOf = ({ scenario }: SheetOf): string => {
  const { requires } = scenario.body as { requires?: readonly { kind: string; id: string }[] };
  return requires?.find(({ kind }) => kind === 'chartPack')?.id ?? `${scenario.id}-charts`;
};

/** Cells of charts that the book does not print, one to a line. */
export class ChartSheet implements SheetForm {
  filling(of: SheetOf, language: Language): Filling {
    const charts: Record<string, Record<string, null>> = {};
    for (const { chart, row, column } of of.wants.cells) {
      charts[chart] ??= {};
      charts[chart][cellName(row, column)] = null;
    }
    const empty = of.wants.cells.map(({ chart, row, column, mayStayEmpty = false }) => ({
      pointer: `/records/0/body/charts/${chart}/${escapePointer(cellName(row, column))}`,
      mayStayEmpty,
      comment: titleOf(of, chart, language),
    }));
    return { records: [{ ...recordHead('chartPack', packIdOf(of), of), body: { charts } }], empty };
  }

  fields(_of: SheetOf, language: Language): TemplateField[] {
    return COLUMNS.map((name) => ({
      name,
      of: 'cell',
      type: language === 'en' ? 'a text or a number' : '文字列または数',
      comment: COMMENTS[name][language],
    }));
  }

  columns(): readonly string[] {
    return COLUMNS;
  }

  rows(of: SheetOf, language: Language): string[][] {
    return of.wants.cells.map(({ chart, row, column }) => [
      chart,
      written(row),
      written(column),
      '',
      titleOf(of, chart, language),
    ]);
  }

  read(of: SheetOf, table: CsvTable): ReadSheet {
    const { at, faults } = knownColumns(table, COLUMNS);
    const places = new Places();
    const charts: Record<string, Record<string, unknown>> = {};
    places.set('', { line: table.headLine, column: 0 });
    for (const { line, cells } of table.rows) {
      const [chart, row, column, value] = COLUMNS.map((name) => cells[at.get(name) ?? -1] ?? '') as [
        string,
        string,
        string,
        string,
      ];
      const cell = cellName(printed(row), printed(column));
      const pointer = `/body/charts/${escapePointer(chart)}/${escapePointer(cell)}`;
      places.set(pointer, { line, column: (at.get('value') ?? -1) + 1, name: 'value' });
      charts[chart] ??= {};
      if (value !== '') charts[chart][cell] = readCell({ kind: 'either', of: [] }, value);
    }
    const record = { ...recordHead('chartPack', packIdOf(of), of), body: { charts } };
    return { records: [{ record, places }], faults: [...table.faults, ...faults] };
  }
}

const titleOf = ({ game }: SheetOf, chart: string, language: Language): string =>
  game.charts.get(chart)?.data.title[language] ?? chart;
