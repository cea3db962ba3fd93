import { cellsOf } from './cells.js';
import { initial, type Schema, titleOf } from './schema.js';

/** A list whose lines have plain fields only: it is filled in as a table. */
export interface TableShape {
  /** What a line may be; one where all are alike. */
  readonly shapes: readonly Schema[];
  /** The field that says which of them a line is. */
  readonly kind: string | undefined;
  /** Every other field of any of them, in order, with its title. */
  readonly columns: ReadonlyMap<string, string | undefined>;
}

export type Line = Readonly<Record<string, unknown>>;
type WordOf = (word: string, title?: string) => string;

const PLAIN = new Set(['string', 'integer', 'number', 'boolean']);

const isPlain = ({ enum: choices, type = '', items }: Schema): boolean =>
  choices !== undefined || PLAIN.has(type) || (type === 'array' && items !== undefined && isPlain(items));

/** Undefined where a line holds groups or lists of groups, or nothing says of which kind it is. */
export function tableOf(items: Schema): TableShape | undefined {
  const shapes = items.oneOf ?? items.anyOf ?? [items];
  const fields = shapes.map(({ properties = {} }) => Object.entries(properties));
  const fixed = (fields[0] ?? []).filter(([, { const: word }]) => typeof word === 'string').map(([name]) => name);
  const kind = fixed.find((name) => new Set(shapes.map((shape) => kindOf(shape, name))).size === shapes.length);
  if (shapes.length > 1 && kind === undefined) return undefined;
  const open = fields.flat().filter(([, { const: word }]) => word === undefined);
  if (open.length === 0 || !open.every(([, each]) => isPlain(each))) return undefined;
  const columns = new Map(open.map(([name, { title }]) => [name, title] as const));
  return columns.size > 1 || kind !== undefined
    ? { shapes, kind: shapes.length > 1 ? kind : undefined, columns }
    : undefined;
}

export const kindOf = ({ properties = {} }: Schema, kind: string): unknown => properties[kind]?.const;

export const shapeOfLine = ({ shapes, kind }: TableShape, line: Line): Schema =>
  (kind === undefined ? undefined : shapes.find((shape) => kindOf(shape, kind) === line[kind])) ?? shapes[0]!;

/** A line as another kind: what both have stays. */
export function lineAs(shape: Schema, line: Line): Line {
  const kept = Object.entries(line).filter(([name]) => {
    const field = shape.properties?.[name];
    return field && field.const === undefined && fits(field, line[name]);
  });
  return { ...(initial(shape) as Line), ...Object.fromEntries(kept) };
}

/** Whether a field takes a value; what was pasted may be anything. */
export function fits(schema: Schema, value: unknown): boolean {
  const { enum: choices, type, items = {}, pattern, minimum = -Infinity, maximum = Infinity } = schema;
  if (choices) return choices.includes(value);
  if (type === 'array') return Array.isArray(value) && value.every((each) => fits(items, each));
  if (type === 'string') return typeof value === 'string' && (!pattern || new RegExp(pattern).test(value));
  if (type === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'number' || value < minimum || value > maximum) return false;
  return type !== 'integer' || Number.isInteger(value);
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
const YES = /^(yes|true|1|x|はい|○)$/i;
const NO = /^(no|false|0|-|いいえ|×)$/i;

/** What the text of a cell means, by the value itself or by its word; a text that means nothing stays as it is. */
function meaningOf(schema: Schema, text: string, word: WordOf): unknown {
  const { enum: choices, type, items = {} } = schema;
  if (choices) {
    const at = choices.findIndex((choice, number) => {
      const said = String(choice);
      return same(said, text) || same(word(said, titleOf(schema, number)), text);
    });
    return at < 0 ? text : choices[at];
  }
  if (type === 'array') return text.split(/[;；、]/).map((each) => meaningOf(items, each.trim(), word));
  if (type === 'boolean') return YES.test(text) ? true : NO.test(text) ? false : text;
  if (type === 'string' || Number.isNaN(Number(text))) return text;
  return Number(text);
}

/** A word for the column that says of which kind a line is. */
const KIND = '';

interface Pasting {
  readonly shape: TableShape;
  readonly lines: readonly Line[];
  /** The line and the column where it begins. */
  readonly at: readonly [line: number, column: number];
  readonly most: number;
  readonly word: WordOf;
}

/** The lines after something was pasted from a spreadsheet. A first line of column names puts every cell under its name. */
export function pastedLines(text: string, { shape, lines, at, most, word }: Pasting): readonly Line[] {
  const cells = cellsOf(text, '\t');
  const columns = [...(shape.kind === undefined ? [] : [KIND]), ...shape.columns.keys()];
  const columnOf = (head: string): string | undefined =>
    columns.find((name) => {
      const id = name === KIND ? shape.kind! : name;
      return same(id, head) || same(word(id, name === KIND ? titleOfKind(shape) : shape.columns.get(name)), head);
    });
  const heads = (cells[0] ?? []).map(columnOf);
  const named = heads.length > 1 && heads.every((name) => name !== undefined);
  const into = named ? heads : columns.slice(at[1]);
  const next = [...lines];
  for (const [number, line] of (named ? cells.slice(1) : cells).entries()) {
    const target = Math.min(at[0] + number, next.length);
    if (target >= most) break;
    const kindAt = into.indexOf(KIND);
    const told =
      kindAt < 0 ? undefined : shape.shapes.find((each) => isKind(each, shape.kind!, line[kindAt] ?? '', word));
    const before = next[target] ?? (initial(shape.shapes[0]!) as Line);
    const kind = told ?? shapeOfLine(shape, before);
    const filled = { ...lineAs(kind, before) } as Record<string, unknown>;
    for (const [column, name] of into.entries()) {
      const [field, cell = ''] = [kind.properties?.[name ?? KIND], line[column]];
      if (!field || name === undefined || field.const !== undefined) continue;
      if (cell !== '') filled[name] = meaningOf(field, cell, word);
      else if (line[column] !== undefined && !kind.required?.includes(name)) delete filled[name];
    }
    next[target] = filled;
  }
  return next;
}

const titleOfKind = ({ shapes, kind = '' }: TableShape): string | undefined => shapes[0]!.properties?.[kind]?.title;

function isKind(shape: Schema, kind: string, text: string, word: WordOf): boolean {
  const field = shape.properties?.[kind];
  const said = String(field?.const ?? '');
  return same(said, text) || same(word(said, field && titleOf(field, 0)), text);
}
