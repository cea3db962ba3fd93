import { oneOf } from '../../../edge/fault-words.js';
import type { CsvTable, TableFault } from '../csv-table.js';
import { COMMENT } from './sheet-form.js';

/** The columns of a table that nobody knows or that stand twice; of the others, which is which. */
export function knownColumns(
  { columns, headLine }: CsvTable,
  known: readonly string[],
): { readonly at: ReadonlyMap<string, number>; readonly faults: TableFault[] } {
  const at = new Map<string, number>();
  const faults: TableFault[] = [];
  const all = [...known, COMMENT];
  columns.forEach((name, i) => {
    if (name === '') return;
    const place = { line: headLine, column: i + 1, name };
    if (!all.includes(name)) faults.push({ ...place, detail: oneOf(known, name) });
    else if (at.has(name)) faults.push({ ...place, detail: TWICE });
    else at.set(name, i);
  });
  return { at, faults };
}

const TWICE = { en: 'this column stands twice', ja: 'この列は2回あります' };

/** Puts a value under a dotted path. */
export function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let holder = into;
  for (const part of path.slice(0, -1)) {
    holder[part] ??= {};
    holder = holder[part] as Record<string, unknown>;
  }
  holder[path.at(-1)!] = value;
}
