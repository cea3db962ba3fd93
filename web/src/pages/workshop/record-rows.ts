import { COMMENT, LIST, type Row, type Sheet } from './sheet.js';

/** A record of the library, or of one's own, as far as tables are made of it. */
export interface StoredRecord {
  readonly kind: string;
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

/** What a cell says: nothing where nothing is known, blanks between several, JSON for what has members. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A value by its dotted name. */
const within = (values: Values, name: string): unknown =>
  name.split('.').reduce<unknown>((value, part) => (value as Values | undefined)?.[part], values);

/** The lines that a record makes in a sheet of its kind. */
export function rowsOfRecord(sheet: Sheet, { id, body }: StoredRecord): Row[] {
  switch (sheet.kind) {
    case 'map':
      return mapRows(sheet, body);
    case 'chartPack':
      return chartRows(sheet, body);
    default:
      return ((body.cards ?? []) as Values[]).map((card) =>
        line(sheet, { deck: id }, (name) => within(card, name) ?? (card.values as Values | undefined)?.[name]),
      );
  }
}

const line = ({ columns }: Sheet, known: Values, value: (name: string) => unknown): Row =>
  columns.map((name) => (name === COMMENT ? '' : cellOf(name in known ? known[name] : value(name))));

function mapRows(sheet: Sheet, body: Values): Row[] {
  const single = new Set(sheet.fields.filter(({ name }) => name === 'value').map((field) => field.of));
  const lists = [...new Set(sheet.fields.map((field) => field.of))];
  return lists.flatMap((list) => {
    const value = body[list];
    if (single.has(list)) return [line(sheet, { [LIST]: list, value }, () => '')];
    const items = (Array.isArray(value) ? value : [value ?? {}]) as Values[];
    return items.map((item) => line(sheet, { [LIST]: list }, (name) => within(item, name)));
  });
}

function chartRows(sheet: Sheet, { charts = {} }: Values): Row[] {
  return Object.entries(charts as Readonly<Record<string, Values>>).flatMap(([chart, cells]) =>
    Object.entries(cells).map(([cell, value]) => {
      const [row, column] = splitCell(cell);
      return line(sheet, { chart, row, column, value }, () => '');
    }),
  );
}

/** `row,column`, as chart packs name their cells. */
function splitCell(cell: string): readonly [string, string] {
  const at = cell.lastIndexOf(',');
  return at < 0 ? [cell, ''] : [cell.slice(0, at), cell.slice(at + 1)];
}
