import { coverInHex } from '../shared/terrain-cover.js';
import type { Cover } from '../vocabulary.js';
import type { Position } from './position.js';
import { standing, terrainAt, unitsOnMap } from './standing.js';
import type { Table } from './table.js';
import type { UnitState } from './unit-state.js';

type Column = 'coverSpotting' | 'coverAp' | 'coverGp';

const hasPosition = (table: Table, hex: string): boolean => terrainAt(table, hex).includes('improvedPosition');

/** An improved position holds one unit: the first of the hex, in the order of the scenario [6.1.4.3.7]. */
export const occupantOf = (table: Table, position: Position, hex: string): string | undefined =>
  [...unitsOnMap(table, position)].find(({ id }) => position.units[id]!.hex === hex)?.id;

/** Whether a unit is the one that lies in the improved position of its hex; riders are where their vehicle is [6.1.4.3.7]. */
export function isInPosition(table: Table, position: Position, id: string): boolean {
  const { hex } = standing(position, id);
  if (hex === undefined || !hasPosition(table, hex)) return false;
  return occupantOf(table, position, hex) === (position.units[id]!.aboard ?? id);
}

/** The cover that a unit has in its hex: that of an improved position is its occupant's alone [4.1.3, 6.1.4.3.7]. */
export function coverOf(table: Table, position: Position, id: string, column: Column): Cover {
  const { board } = table;
  const hex = board.grid.index(standing(position, id).hex!);
  const outside = hasPosition(table, board.grid.name(hex)) && !isInPosition(table, position, id);
  return coverInHex(table.umpire(), board, hex, column, outside ? 'improvedPosition' : undefined);
}

/** The end of an improved position that stays open behind whoever goes in: the rear, or the front where he backs in [6.1.4.3.7]. */
export const openEndIn = (table: Table, hex: string, facing: number, reverse: boolean): Partial<UnitState> => ({
  openEnd: hasPosition(table, hex) ? (reverse ? facing : (facing + 3) % 6) : undefined,
});
