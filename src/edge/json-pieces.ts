import { Readable } from 'node:stream';
import { Turn } from './turns.js';

/** Long answers are written in pieces of about this length: none is held whole, and none is too small to be worth a write. */
export const PIECE = 64 * 1024;

/** A list as JSON, made and written item by item; others get their turn meanwhile. */
export const jsonListInPieces = <T>(items: Iterable<T>, entry: (item: T) => unknown): Readable =>
  Readable.from(pieces(items, entry));

async function* pieces<T>(items: Iterable<T>, entry: (item: T) => unknown): AsyncGenerator<string> {
  const turn = new Turn();
  let piece = '[';
  let separator = '';
  for (const item of items) {
    piece += separator + JSON.stringify(entry(item));
    separator = ',';
    if (piece.length >= PIECE) {
      yield piece;
      piece = '';
    }
    if (turn.isOver) await turn.giveWay();
  }
  yield `${piece}]`;
}
