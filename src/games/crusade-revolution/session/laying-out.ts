import { type LaidUnit, laidAsShown, type Scene } from '../../../kernel/session/index.js';
import { board } from './board.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** Everything on the map is open, the reduced side of a unit too [8.1.4]. */
export const layOut = ({ table, position }: Scene<Table, Position>): LaidUnit[] =>
  board(table, position).pieces.map((piece) => laidAsShown(piece));
