import { fillDefaults } from '../../../../../src/kernel/fields/index.js';
import { findSide, type HexGrid, type SideIndex } from '../../../../../src/kernel/hexes/index.js';
import { HexGridShape, layOutMap } from '../../../../../src/kernel/maps/index.js';
import type { MapBody } from '../../../board/board-data.js';
import { type HexLayout, hexLayout } from '../../../board/hex-layout.js';
import type { MapLanguage } from '../../../board/layout.js';
import { fieldsOfList, type Sheet } from '../sheet.js';
import { linesOf, wordsIn } from './lines.js';

/** A hex map as far as its table already makes one: lines that do not hold yet are left out of the picture. */
export interface HexDrawing {
  readonly layout: HexLayout;
  /** The line of each hex and of each hexside that has one. */
  readonly hexRows: ReadonlyMap<number, number>;
  readonly sideRows: ReadonlyMap<SideIndex, number>;
  readonly paths: readonly { readonly row: number; readonly kind: string; readonly hexes: readonly string[] }[];
  readonly defaultTerrain: readonly string[];
}

export function hexDrawing(sheet: Sheet, language: MapLanguage): HexDrawing | undefined {
  const frame = gridOf(sheet);
  if (!frame) return undefined;
  const { grid, board } = frame;
  const hexes = linesOf(sheet, 'hexes').flatMap((line) => {
    const hex = board.find(line.get('hex'));
    return hex === undefined ? [] : [{ line, hex }];
  });
  const sides = linesOf(sheet, 'hexsides').flatMap((line) => {
    const side = findSide(board, line.get('side'));
    return side === undefined ? [] : [{ line, side }];
  });
  const paths = linesOf(sheet, 'paths')
    .map((line) => ({ row: line.row, kind: line.get('kind'), hexes: wordsIn(line.get('hexes')) }))
    .filter((path) => path.kind !== '' && path.hexes.length > 1 && holds(board, path.hexes));
  const defaultTerrain = linesOf(sheet, 'defaultTerrain').flatMap((line) => wordsIn(line.get('value')));
  const body: MapBody = {
    grid,
    defaultTerrain,
    hexes: firstOfEach(hexes, ({ hex }) => hex).map(({ line }) => ({
      hex: line.get('hex'),
      ...(line.get('terrain') === '' ? {} : { terrain: [...new Set(wordsIn(line.get('terrain')))] }),
      height: Number.parseInt(line.get('height'), 10) || 0,
      ...(line.get('name') === '' ? {} : { name: line.get('name') }),
      ...(line.get('ja') === '' ? {} : { ja: line.get('ja') }),
    })),
    hexsides: firstOfEach(sides, ({ side }) => side)
      .map(({ line }) => ({ side: line.get('side'), features: [...new Set(wordsIn(line.get('features')))] }))
      .filter(({ features }) => features.length > 0),
    paths: paths.map(({ kind, hexes: through }) => ({ kind, hexes: through })),
  };
  return {
    layout: hexLayout(body, language),
    hexRows: new Map(firstOfEach(hexes, ({ hex }) => hex).map(({ hex, line }) => [hex, line.row])),
    sideRows: new Map(firstOfEach(sides, ({ side }) => side).map(({ side, line }) => [side, line.row])),
    paths,
    defaultTerrain,
  };
}

function firstOfEach<T>(items: readonly T[], key: (item: T) => number): T[] {
  const seen = new Set<number>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}

const holds = (grid: HexGrid, hexes: readonly string[]): boolean => {
  const found = hexes.map((name) => grid.find(name) ?? -1);
  return found.every((hex, i) => hex >= 0 && (i === 0 || grid.adjacent(found[i - 1]!, hex)));
};

/** Numbering and size; undefined before columns and rows are said. */
function gridOf(sheet: Sheet): { readonly grid: HexGridShape; readonly board: HexGrid } | undefined {
  const [line] = linesOf(sheet, 'grid');
  if (!line) return undefined;
  const values: Record<string, unknown> = {};
  for (const { name, words } of fieldsOfList(sheet, 'grid')) {
    const cell = line.get(name);
    if (cell === '') continue;
    if (words ? !words.includes(cell) : !/^\d+$/.test(cell)) return undefined;
    const [outer, inner] = name.split('.') as [string, string?];
    const value = words ? cell : Number(cell);
    if (inner === undefined) values[outer] = value;
    else values[outer] = { ...(values[outer] as object | undefined), [inner]: value };
  }
  if (values.columns === undefined || values.rows === undefined) return undefined;
  try {
    const grid = fillDefaults(HexGridShape, values as never);
    return { grid, board: layOutMap({ grid, defaultTerrain: [], hexes: [], hexsides: [], paths: [] }).grid };
  } catch {
    // Such as more columns than a map may have: the check says so.
    return undefined;
  }
}
