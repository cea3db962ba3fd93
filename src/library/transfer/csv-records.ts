import type { InBoth } from '../../platform/language.js';
import type { LibraryDocument } from '../document.js';

/**
 * Records as rows. A column is a path into the record (`name.en`, `body.values.attack`); an empty cell is absent. In the
 * body a cell that reads as JSON is that JSON (3, true, null, ["a"]), anything else is text; text that would read as
 * JSON is written as a JSON string.
 */
const PATH = /^[A-Za-z]\w*(\.\w+)*$/;
const MAX_COLUMNS = 1000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export function headerFault(columns: readonly string[]): InBoth | undefined {
  if (columns.length > MAX_COLUMNS) return { en: `at most ${MAX_COLUMNS} columns`, ja: `列は${MAX_COLUMNS}個までです` };
  const wrong = columns.find((column) => !PATH.test(column) || column.split('.').some((part) => FORBIDDEN.has(part)));
  if (wrong !== undefined)
    return {
      en: `"${wrong.slice(0, 60)}" is not a column: write "id", "name.en", "body.values.attack"`,
      ja: `「${wrong.slice(0, 60)}」は列の名前ではありません："id"、"name.en"、"body.values.attack" のように書きます`,
    };
  const twice = columns.find((column, at) => columns.indexOf(column) < at);
  if (twice === undefined) return undefined;
  return { en: `the column "${twice}" stands twice`, ja: `列「${twice}」が2回あります` };
}

export function recordFromRow(
  columns: readonly string[],
  cells: readonly string[],
  defaults: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const record: Record<string, unknown> = { ...defaults };
  columns.forEach((column, at) => {
    const cell = cells[at] ?? '';
    if (cell !== '') assign(record, column.split('.'), column.startsWith('body.') ? valueIn(cell) : cell);
  });
  return record;
}

function assign(record: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let holder = record;
  for (const part of path.slice(0, -1)) {
    const inner = holder[part];
    if (typeof inner !== 'object' || inner === null) holder[part] = {};
    holder = holder[part] as Record<string, unknown>;
  }
  holder[path.at(-1)!] = value;
}

function valueIn(cell: string): unknown {
  if (!/^[-\d[{"tfn]/.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

export function rowFromRecord(document: LibraryDocument): Map<string, string> {
  const cells = new Map<string, string>();
  const { body, ...head } = document;
  flatten(head, [], (path, value) => cells.set(path, String(value)));
  flatten({ body }, [], (path, value) => cells.set(path, cellOf(value)));
  return cells;
}

function flatten(value: object, path: readonly string[], put: (path: string, value: unknown) => void): void {
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key];
    const opens = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0;
    if (opens && Object.keys(inner as object).every((name) => /^\w+$/.test(name))) flatten(inner as object, at, put);
    else put(at.join('.'), inner);
  }
}

function cellOf(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return value === '' || valueIn(value) !== value ? JSON.stringify(value) : value;
}
