import { type LaidUnit, laidAsShown, type Scene } from '../../../kernel/session/index.js';
import { board } from './board.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** Nothing is hidden: a reduced unit shows its back, and everybody knows it [2.1]. */
export const layOut = ({ table, position }: Scene<Table, Position>): LaidUnit[] =>
  board(table, position).pieces.map((piece) => laidAsShown(piece));
