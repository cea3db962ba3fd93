import type { Board, BoardMarker, BoardPiece } from '../../../client/src/index.js';

/** What a board shows: the API's `view.board`, the same in every game. */
export type BoardData = Board;
export type Piece = BoardPiece;
export type Marker = BoardMarker;

/** The body of a map record: a hex map has a grid, a point-to-point map has spaces. */
export type MapBody = Readonly<Record<string, unknown>>;

/** Something that can be chosen on the board, with what is written on it. */
export interface Light {
  readonly label?: string;
  /** How the dice can fall, as shares of one; the likeliest first, which `label` names. */
  readonly chances?: readonly number[];
  /** A choice that fires, fights or costs more than movement. */
  readonly strong?: boolean;
  /** Nothing but taking back or changing what is chosen already. */
  readonly changes?: boolean;
}
