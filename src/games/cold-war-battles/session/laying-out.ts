import { type LaidUnit, laidAsShown, type Scene, type Viewer } from '../../../kernel/session/index.js';
import { board } from './board.js';
import { isKnownTo } from './names.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** Whoever was drawn blind has the card that was drawn, for those who know it; untried units lie face down [14.1, 14.3]. */
export function layOut({ table, position }: Scene<Table, Position>, viewer: Viewer): LaidUnit[] {
  return board(table, position, viewer).pieces.map((piece) => {
    const unit = position.units[piece.id]!;
    return laidAsShown(piece, { cards: isKnownTo(unit, viewer) ? [unit.counter] : [], faceDown: unit.untried });
  });
}
