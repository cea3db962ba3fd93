import type { MapBody } from '../../../board/board-data.js';
import type { Row, Sheet } from '../sheet.js';
import { changedRows, linesOf, newLine, withValues } from './lines.js';

type Rows = readonly Row[];

/** Spaces and connections as far as they hold: each space once, connections between spaces that there are. */
export function graphBody(sheet: Sheet): MapBody {
  const spaces = new Map(
    linesOf(sheet, 'spaces')
      .filter((line) => line.get('id') !== '')
      .map((line) => [line.get('id'), line] as const),
  );
  const seen = new Set<string>();
  const connections = linesOf(sheet, 'connections').flatMap((line) => {
    const [a, b, kind] = [line.get('a'), line.get('b'), line.get('kind')];
    const key = `${[a, b].sort().join('\n')}\n${kind}`;
    if (a === b || !spaces.has(a) || !spaces.has(b) || seen.has(key)) return [];
    seen.add(key);
    return [{ a, b, ...(kind === '' ? {} : { kind }) }];
  });
  return {
    spaces: [...spaces].map(([id, line]) => ({
      id,
      ...Object.fromEntries(
        ['terrain', 'class', 'source'].flatMap((name) => (line.get(name) === '' ? [] : [[name, line.get(name)]])),
      ),
    })),
    connections,
  };
}

export const rowOfSpace = (sheet: Sheet, id: string): number | undefined =>
  linesOf(sheet, 'spaces').find((line) => line.get('id') === id)?.row;

/** A new space under a name that no other has. */
export const withSpace = (sheet: Sheet, id: string): Rows => [...sheet.rows, newLine(sheet, 'spaces', { id })];

export function withoutSpace(sheet: Sheet, id: string): Rows {
  const gone = [
    ...linesOf(sheet, 'spaces').filter((line) => line.get('id') === id),
    ...linesOf(sheet, 'connections').filter((line) => line.get('a') === id || line.get('b') === id),
  ];
  return changedRows(sheet, new Map(gone.map(({ row }) => [row, undefined])));
}

/** One field of a space; with another name its connections follow it. */
export function withSpaceField(sheet: Sheet, id: string, field: string, value: string): Rows {
  const changes = new Map<number, Row>();
  const row = rowOfSpace(sheet, id);
  if (row !== undefined) changes.set(row, withValues(sheet, sheet.rows[row]!, { [field]: value }));
  if (field === 'id') {
    for (const line of linesOf(sheet, 'connections')) {
      const [a, b] = [line.get('a'), line.get('b')].map((end) => (end === id ? value : end)) as [string, string];
      if (a !== line.get('a') || b !== line.get('b'))
        changes.set(line.row, withValues(sheet, sheet.rows[line.row]!, { a, b }));
    }
  }
  return changedRows(sheet, changes);
}

/** Connects two spaces by a kind of line, or takes that connection away again. */
export function withConnection(sheet: Sheet, a: string, b: string, kind: string): Rows {
  const known = linesOf(sheet, 'connections').filter((line) => {
    const ends = [line.get('a'), line.get('b')];
    return line.get('kind') === kind && ends.includes(a) && ends.includes(b);
  });
  if (known.length === 0) return [...sheet.rows, newLine(sheet, 'connections', { a, b, kind })];
  return changedRows(sheet, new Map(known.map(({ row }) => [row, undefined])));
}
