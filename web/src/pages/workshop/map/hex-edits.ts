import { findSide, type HexGrid } from '../../../../../src/kernel/hexes/index.js';
import type { Row, Sheet } from '../sheet.js';
import type { HexDrawing } from './hex-drawing.js';
import { changedRows, newLine, saysNothing, withValues, wordsIn } from './lines.js';

type Rows = readonly Row[];

interface Brush {
  /** The terrain to paint; undefined takes it away. */
  readonly word: string | undefined;
  /** Beside what is there already. */
  readonly adding: boolean;
}

/** Terrain for some hexes. What is the default terrain need not be written down. */
export function painted(sheet: Sheet, drawing: HexDrawing, hexes: readonly string[], { word, adding }: Brush): Rows {
  const usual = drawing.defaultTerrain.join(' ');
  return withHexes(sheet, drawing, hexes, (before) => {
    const words = adding ? [...new Set([...wordsIn(before('terrain')), word])] : [word];
    const terrain = words.filter((each) => each !== undefined).join(' ');
    return { terrain: terrain === usual ? '' : terrain };
  });
}

/** One field of one hex. */
export const withHexField = (sheet: Sheet, drawing: HexDrawing, hex: string, field: string, value: string): Rows =>
  withHexes(sheet, drawing, [hex], () => ({ [field]: value }));

function withHexes(
  sheet: Sheet,
  { layout: { grid }, hexRows }: HexDrawing,
  hexes: readonly string[],
  change: (before: (name: string) => string) => Readonly<Record<string, string>>,
): Rows {
  const changes = new Map<number, Row | undefined>();
  const added: Row[] = [];
  for (const hex of hexes) {
    const row = hexRows.get(grid.index(hex));
    const cells = row === undefined ? newLine(sheet, 'hexes', { hex }) : sheet.rows[row]!;
    const next = withValues(
      sheet,
      cells,
      change((name) => cells[sheet.columns.indexOf(name)] ?? ''),
    );
    const empty = saysNothing(sheet, next, 'hex');
    if (row !== undefined) changes.set(row, empty ? undefined : next);
    else if (!empty) added.push(next);
  }
  return changedRows(sheet, changes, added);
}

/** Puts a feature on a hexside, or takes it off again. */
export function withSide(
  sheet: Sheet,
  { layout: { grid }, sideRows }: HexDrawing,
  side: string,
  feature: string,
): Rows {
  const row = sideRows.get(findSide(grid, side)!);
  if (row === undefined) return [...sheet.rows, newLine(sheet, 'hexsides', { side, features: feature })];
  const features = wordsIn(sheet.rows[row]![sheet.columns.indexOf('features')]!);
  const left = features.includes(feature) ? features.filter((word) => word !== feature) : [...features, feature];
  const next = withValues(sheet, sheet.rows[row]!, { features: left.join(' ') });
  return changedRows(sheet, new Map([[row, saysNothing(sheet, next, 'side') ? undefined : next]]));
}

/** A road from one hex to another, straight on; it goes on where one of its kind ends. */
export function withPath(sheet: Sheet, drawing: HexDrawing, kind: string, from: string, to: string): Rows {
  const way = straight(drawing.layout.grid, from, to);
  const after = drawing.paths.find((path) => path.kind === kind && path.hexes.at(-1) === from);
  const before = drawing.paths.find((path) => path.kind === kind && path.hexes[0] === from);
  const known = after ?? before;
  if (!known) return [...sheet.rows, newLine(sheet, 'paths', { kind, hexes: way.join(' ') })];
  const hexes = after ? [...after.hexes, ...way.slice(1)] : [...way.slice(1).reverse(), ...known.hexes];
  return changedRows(
    sheet,
    new Map([[known.row, withValues(sheet, sheet.rows[known.row]!, { hexes: hexes.join(' ') })]]),
  );
}

/** Takes the roads of a kind out of a hex; what is left of them on either side stays. */
export function withoutPath(sheet: Sheet, { paths }: HexDrawing, kind: string, hex: string): Rows {
  const changes = new Map<number, Row | undefined>();
  const added: Row[] = [];
  for (const path of paths.filter((each) => each.kind === kind && each.hexes.includes(hex))) {
    const pieces = path.hexes
      .join(' ')
      .split(new RegExp(`(?:^| )${hex}(?= |$)`))
      .map(wordsIn)
      .filter((piece) => piece.length > 1);
    const [first, ...rest] = pieces.map((piece) =>
      withValues(sheet, sheet.rows[path.row]!, { hexes: piece.join(' ') }),
    );
    changes.set(path.row, first);
    added.push(...rest);
  }
  return changedRows(sheet, changes, added);
}

/** The hexes from one to another, each the neighbour that comes nearest. */
function straight(grid: HexGrid, from: string, to: string): string[] {
  const goal = grid.index(to);
  const way = [grid.index(from)];
  const distance = (hex: number): number =>
    Math.hypot(grid.centreX[hex]! - grid.centreX[goal]!, grid.centreY[hex]! - grid.centreY[goal]!);
  while (way.at(-1) !== goal && way.length <= grid.size) {
    const near = grid.neighboursOf(way.at(-1)!).sort((a, b) => distance(a) - distance(b));
    way.push(near[0]!);
  }
  return way.map((hex) => grid.name(hex));
}
