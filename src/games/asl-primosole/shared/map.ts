import { choice, defineChoice, integer } from '../../../kernel/fields/index.js';
import { HexGrid } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';

export const ColumnShift = defineChoice('ColumnShift', ['odd', 'even']);

/**
 * The grid of a map: letters run east, numbers south. On the Primosole map even columns lie half a hex north of odd ones.
 * The book does not say how large the map is, so a client does.
 */
export class MapSize {
  @integer('Columns of the map: A is the first', { min: 1, max: 78 }) columns!: number;
  @integer('Highest printed hex number', { min: 1, max: 99 }) rows!: number;
  @choice('Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48)', ColumnShift, {
    default: 'odd',
  })
  shifted!: 'odd' | 'even';
}

const grids = new Map<string, HexGrid>();
const MAX_KEPT = 32;

export function gridOf({ columns, rows, shifted }: MapSize): HexGrid {
  const key = `${columns} ${rows} ${shifted}`;
  let grid = grids.get(key);
  if (!grid) {
    grid = new HexGrid({
      orientation: 'flat',
      shifted,
      numbering: { kind: 'letters', lettering: 'doubled' },
      columns,
      rows,
    });
    if (grids.size >= MAX_KEPT) grids.clear();
    grids.set(key, grid);
  }
  return grid;
}

/** Large enough for every printed name, where only distances are asked. */
export const anyMap = (shifted: 'odd' | 'even' = 'odd'): HexGrid => gridOf({ columns: 78, rows: 99, shifted });

export const hexesOn = (grid: HexGrid, names: readonly string[], pointer: string): number[] =>
  names.map((name, at) => hexOn(grid, name, `${pointer}/${at}`));

/** Where the printed number of a hex begins: "AA12" at 2. */
const numberAt = (hex: string): number => (hex.charCodeAt(1) > 64 ? 2 : 1);

export const lettersOf = (hex: string): string => hex.slice(0, numberAt(hex));

export const numberOf = (hex: string): number => Number(hex.slice(numberAt(hex)));
