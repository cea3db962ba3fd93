/** Small maps that several tests draw from. */

import { HexGrid, type Numbering, type Orientation, type Parity } from '../../../../src/kernel/hexes/index.js';

export const FOUR_DIGITS: Numbering = { kind: 'column-row', columnDigits: 2, rowDigits: 2 };

export function grid(orientation: Orientation, shifted: Parity, columns: number, rows: number): HexGrid {
  return new HexGrid({ orientation, shifted, numbering: FOUR_DIGITS, columns, rows });
}

/** A board of the Squad Leader kind: odd columns have hexes 1 to 10, even columns 0 to 10, pushed down from their own 0. */
export function squadBoard(columns = 33): HexGrid {
  return new HexGrid({
    orientation: 'flat',
    shifted: 'even',
    numbering: { kind: 'letters', lettering: 'doubled' },
    columns,
    rows: { odd: 10, even: 11 },
    firstRow: { odd: 1, even: 0 },
  });
}

export function names(map: HexGrid, hexes: readonly number[]): string[] {
  return hexes.map((hex) => map.name(hex));
}

export function indices(map: HexGrid, hexNames: readonly string[]): number[] {
  return hexNames.map((name) => map.index(name));
}
