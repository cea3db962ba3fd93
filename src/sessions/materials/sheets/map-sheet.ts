import { oneOf } from '../../../edge/fault-words.js';
import { type Field, type FieldType, fieldsOf, type ShapeClass } from '../../../kernel/fields/index.js';
import { gameWords } from '../../../library/stored/game-words.js';
import type { Language } from '../../../platform/language.js';
import type { TemplateField, TemplateGap } from '../../shapes/materials.js';
import { cellOf, readCell, typeWords, wordsOf } from '../cells.js';
import type { CsvTable, TableFault } from '../csv-table.js';
import { Places } from '../places.js';
import { knownColumns, put } from './columns.js';
import { MAP_WORDS } from './map-words.js';
import { COMMENT, type Filling, type ReadSheet, recordHead, type SheetForm, type SheetOf } from './sheet-form.js';

const LIST = 'list';
/** The column of what is no list: the terrain of every other hex, a single hex. */
const VALUE = 'value';

/** One of the lists of a map, or its grid, or a single value. */
interface Part {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly many: boolean;
}

/** The parts of a game's maps. Pieces that stand on a map are no part of what its owner copies from the sheet. */
function partsOf({ game }: SheetOf): readonly Part[] {
  return fieldsOf(gameWords(game).map.shape)
    .filter(({ name }) => name !== 'units')
    .map((field): Part => {
      const { name, type } = field;
      if (type.kind === 'object') return { name, fields: flat(type.of), many: false };
      if (type.kind === 'list' && type.of.kind === 'object') return { name, fields: flat(type.of.of), many: true };
      return { name, fields: [{ ...field, name: VALUE }], many: false };
    });
}

const isSingle = ({ fields }: Part): boolean => fields.length === 1 && fields[0]!.name === VALUE;

/** Fields of a shape, those of shapes within it under dotted names. */
const flat = (shape: ShapeClass): Field[] =>
  fieldsOf(shape).flatMap((field) =>
    field.type.kind === 'object'
      ? fieldsOf(field.type.of).map((inner) => ({ ...inner, name: `${field.name}.${inner.name}`, optional: true }))
      : [field],
  );

const mapIdOf = ({ scenario }: SheetOf): string => {
  const { map, requires } = scenario.body as { map?: string; requires?: readonly { kind: string; id: string }[] };
  return requires?.find(({ kind }) => kind === 'map')?.id ?? map ?? `${scenario.id}-map`;
};

/** One item of a template: the list it stands in, what is known, what may stay empty. */
interface Item {
  readonly part: Part;
  readonly item: Readonly<Record<string, unknown>>;
  readonly mayStayEmpty: readonly string[];
  readonly comment: string;
}

/** The map: its grid, its hexes and hexsides and roads, or its spaces and connections, one to a line. */
export class MapSheet implements SheetForm {
  filling(of: SheetOf, language: Language): Filling {
    const body: Record<string, unknown> = {};
    const empty: TemplateGap[] = [];
    for (const part of partsOf(of)) body[part.name] = part.many ? [] : isSingle(part) ? null : {};
    for (const { part, item, mayStayEmpty } of itemsOf(of, language)) {
      const gap = (name: string, pointer: string): void => {
        const comment = fieldComment(part, name, language);
        empty.push({ pointer, mayStayEmpty: mayStayEmpty.includes(name), comment });
      };
      const base = `/records/0/body/${part.name}`;
      if (part.many) {
        const all = body[part.name] as object[];
        for (const [name, value] of Object.entries(item))
          if (value === null) gap(name, `${base}/${all.length}/${name}`);
        all.push(item);
      } else if (isSingle(part)) {
        body[part.name] = item[VALUE] ?? null;
        if (body[part.name] === null) gap(VALUE, base);
      } else {
        for (const [name, value] of Object.entries(item)) if (value === null) gap(name, `${base}/${name}`);
        Object.assign(body[part.name] as object, item);
      }
    }
    return { records: [{ ...recordHead('map', mapIdOf(of), of), body }], empty };
  }

  fields(of: SheetOf, language: Language): TemplateField[] {
    return partsOf(of).flatMap((part) =>
      part.fields.map(({ name, type }) => {
        const words = wordsOf(type);
        return {
          name,
          of: part.name,
          type: typeWords(type, language),
          ...(words ? { words } : {}),
          comment: fieldComment(part, name, language),
        };
      }),
    );
  }

  columns(of: SheetOf): string[] {
    return [LIST, ...new Set(partsOf(of).flatMap(({ fields }) => fields.map(({ name }) => name)))];
  }

  rows(of: SheetOf, language: Language): string[][] {
    const columns = this.columns(of);
    return itemsOf(of, language).map(({ part, item, comment }) => [
      ...columns.map((name) => (name === LIST ? part.name : cellOf(item[name]))),
      comment,
    ]);
  }

  read(of: SheetOf, table: CsvTable): ReadSheet {
    const { at, faults } = knownColumns(table, this.columns(of));
    const parts = new Map(partsOf(of).map((part) => [part.name, part]));
    const places = new Places();
    const body: Record<string, unknown> = {};
    places.set('', { line: table.headLine, column: 0 });
    for (const row of table.rows) {
      const named = row.cells[at.get(LIST) ?? -1] ?? '';
      const part = parts.get(named);
      if (part) readRow({ part, at, body, places, faults }, row);
      else
        faults.push({
          line: row.line,
          column: (at.get(LIST) ?? -1) + 1,
          name: LIST,
          detail: oneOf([...parts.keys()], named),
        });
    }
    const record = { ...recordHead('map', mapIdOf(of), of), body };
    return { records: [{ record, places }], faults: [...table.faults, ...faults] };
  }
}

interface Reading {
  readonly part: Part;
  readonly at: ReadonlyMap<string, number>;
  readonly body: Record<string, unknown>;
  readonly places: Places;
  readonly faults: TableFault[];
}

function readRow(
  { part, at, body, places, faults }: Reading,
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
): void {
  const types = new Map<string, FieldType>(part.fields.map(({ name, type }) => [name, type]));
  const item = startItem(part, body);
  const pointer = `/body/${part.name}${part.many ? `/${(body[part.name] as unknown[]).length - 1}` : ''}`;
  places.set(pointer, { line, column: 0 });
  for (const [name, i] of at) {
    const cell = cells[i] ?? '';
    if (name === LIST || name === COMMENT) continue;
    const type = types.get(name);
    const place = { line, column: i + 1, name };
    if (!type) {
      if (cell !== '') faults.push({ ...place, detail: notHere(part) });
      continue;
    }
    places.set(isSingle(part) ? pointer : `${pointer}/${name.replaceAll('.', '/')}`, place);
    if (cell === '') continue;
    if (isSingle(part)) body[part.name] = readCell(type, cell);
    else put(item, name.split('.'), readCell(type, cell));
  }
}

/** What a line is read into: a new item of its list, or what other lines of the same part have begun. */
function startItem(part: Part, body: Record<string, unknown>): Record<string, unknown> {
  if (isSingle(part)) return {};
  if (!part.many) {
    body[part.name] ??= {};
    return body[part.name] as Record<string, unknown>;
  }
  const item = {};
  body[part.name] ??= [];
  (body[part.name] as unknown[]).push(item);
  return item;
}

const notHere = ({ name, fields }: Part) => {
  const known = fields.map((field) => field.name).join(', ');
  return { en: `a line of ${name} has only ${known}`, ja: `${name} の行に書けるのは ${known} だけです` };
};

const fieldComment = (part: Part, name: string, language: Language): string => {
  const english = part.fields.find((field) => field.name === name)?.description ?? name;
  const key = isSingle(part) ? part.name : `${part.name}.${name}`;
  return language === 'ja' ? (MAP_WORDS[key] ?? english) : english;
};

/** The grid and the single values first, then everything that the scenario calls by name. */
function itemsOf(of: SheetOf, language: Language): Item[] {
  const parts = partsOf(of);
  const wanted = of.wants.places;
  const alone = parts
    .filter(({ many }) => !many)
    .map((part): Item => {
      const known = Object.assign({}, ...wanted.filter(({ list }) => list === part.name).map(({ item }) => item));
      const item = Object.fromEntries(part.fields.map(({ name }) => [name, known[name] ?? null]));
      const mayStayEmpty = part.fields.filter(({ optional }) => optional).map(({ name }) => name);
      const comment = isSingle(part) ? fieldComment(part, VALUE, language) : '';
      return { part, item, mayStayEmpty, comment };
    });
  const listed = wanted.flatMap(({ list, item, mayStayEmpty = [], comment }): Item[] => {
    const part = parts.find(({ name, many }) => many && name === list);
    return part ? [{ part, item, mayStayEmpty, comment: comment[language] }] : [];
  });
  return [...alone, ...listed];
}
