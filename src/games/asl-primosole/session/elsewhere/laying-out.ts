import { type LaidUnit, laidAsShown, type Viewer } from '../../../../kernel/session/index.js';
import { board } from '../board.js';
import type { Counter } from '../counters.js';
import { allOf, SIDES } from '../roster.js';
import type { Scene } from '../stage.js';

/** What a counter may be called on another table: by the campaign's own name for it, or as the charts print it. */
const cardsOf = ({ name, nationality, type }: Counter): string[] => [name.en, `${nationality} ${type}`];

/** A viewer's own counters, and those of others that he was shown, under the names that both sides know. */
export function layOut({ table, position }: Scene, viewer: Viewer): LaidUnit[] {
  const own = viewer === null ? {} : (position.own[viewer as Counter['side']]?.counters ?? {});
  const others = SIDES.filter((side) => side !== viewer).flatMap((side) => allOf(position, side));
  const shown = new Map(others.flatMap((each) => (each.known && each.alias ? [[each.alias, each] as const] : [])));
  return board(table, position, viewer).pieces.map((piece) => {
    if (piece.side === viewer) {
      const counter = own[piece.id]!;
      return laidAsShown(piece, { cards: [counter.id, ...cardsOf(counter)] });
    }
    const counter = piece.faceUp ? shown.get(piece.id) : undefined;
    return laidAsShown(piece, { cards: counter ? cardsOf(counter) : [], faceDown: !counter });
  });
}
