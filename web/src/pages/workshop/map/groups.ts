import type { Row, Sheet } from '../sheet.js';
import { fieldsOfList } from '../sheet.js';
import { changedRows, linesOf, type MapLine, newLine, withValues, wordsIn } from './lines.js';

/** A list of a map beside its hexes, hexsides and roads: what each of its lines takes of the map, one hex or several. */
interface GroupList {
  readonly list: string;
  /** The field that names the hexes. */
  readonly field: string;
  readonly many: boolean;
}

const KNOWN: readonly GroupList[] = [
  { list: 'buildings', field: 'hexes', many: true },
  { list: 'entryAreas', field: 'arrow', many: false },
  { list: 'southOfRiver', field: 'value', many: true },
  { list: 'centre', field: 'value', many: false },
];

/** The lists that this map has. */
export const groupLists = (sheet: Sheet): readonly GroupList[] =>
  KNOWN.filter(({ list, field }) => fieldsOfList(sheet, list).some(({ name }) => name === field));

export const groupNamed = (list: string): GroupList | undefined => KNOWN.find((each) => each.list === list);

/** One building, entry area or the like, as its line has it. */
export interface Group {
  readonly row: number;
  readonly kind: GroupList;
  readonly hexes: readonly string[];
  readonly line: MapLine;
}

export const groupsIn = (sheet: Sheet): Group[] =>
  groupLists(sheet).flatMap((kind) =>
    linesOf(sheet, kind.list).map((line) => ({ row: line.row, kind, line, hexes: wordsIn(line.get(kind.field)) })),
  );

/** Whether all of a list is one line, such as the hexes of one bank. */
const isSingle = (sheet: Sheet, { list }: GroupList): boolean => fieldsOfList(sheet, list).length === 1;

interface Tapped {
  readonly rows: readonly Row[];
  /** The line that is in the hand from now on. */
  readonly row: number | undefined;
}

/**
 * A tap on a hex: it is added to the line in the hand, or taken out of it; without one, the line that has it is taken up, or a new
 * one begins. Whatever has one place only moves there.
 */
export function tapGroup(sheet: Sheet, kind: GroupList, hex: string, row: number | undefined, edge: string): Tapped {
  const groups = groupsIn(sheet).filter((group) => group.kind.list === kind.list);
  const held = isSingle(sheet, kind) ? groups[0] : groups.find((group) => group.row === row);
  const there = groups.find((group) => group.hexes.includes(hex));
  if (!held && there) return { rows: sheet.rows, row: there.row };
  if (held) {
    const hexes = kind.many ? toggled(held.hexes, hex) : [hex];
    const changed = withValues(sheet, sheet.rows[held.row]!, { [kind.field]: hexes.join(' ') });
    return { rows: changedRows(sheet, new Map([[held.row, changed]])), row: held.row };
  }
  const usual = fieldsOfList(sheet, kind.list)
    .filter(({ name, words }) => words && name !== kind.field)
    .map(({ name, words }) => [name, name === 'edge' ? edge : words![0]!]);
  const line = newLine(sheet, kind.list, { ...Object.fromEntries(usual), [kind.field]: hex });
  return { rows: [...sheet.rows, line], row: sheet.rows.length };
}

const toggled = (hexes: readonly string[], hex: string): readonly string[] =>
  hexes.includes(hex) ? hexes.filter((each) => each !== hex) : [...hexes, hex];

/** One field of a line. */
export const withLineField = (sheet: Sheet, row: number, field: string, value: string): readonly Row[] =>
  changedRows(sheet, new Map([[row, withValues(sheet, sheet.rows[row]!, { [field]: value })]]));

export const withoutLine = (sheet: Sheet, row: number): readonly Row[] =>
  changedRows(sheet, new Map([[row, undefined]]));
