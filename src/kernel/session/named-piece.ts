import { nearest } from '../fields/index.js';
import type { Board } from './board.js';
import type { RefusalStep } from './command-context.js';
import type { Command, Side } from './words.js';

/**
 * What is the matter with the piece that a refused command names, as far as the side can see: it belongs to another, or there is
 * none such. Only what lies open to the side is looked at, so that a hidden piece is as unknown as one that nobody has.
 */
export function aboutNamedPiece(command: Command, board: Board, side: Side, rule: string): RefusalStep | undefined {
  const { unit } = command;
  if (typeof unit !== 'string') return undefined;
  const step = { rule, forbids: true, pointer: '/unit' } as const;
  const piece = board.pieces.find(({ id }) => id === unit);
  if (!piece) {
    const near = nearest(
      unit,
      board.pieces.filter((each) => each.side === side).map(({ id }) => id),
    );
    return near === undefined
      ? { ...step, key: 'session-unknown-piece', values: { unit } }
      : { ...step, key: 'session-unknown-piece-near', values: { unit, near } };
  }
  if (piece.side === null || piece.side === side) return undefined;
  const { en, ja = en } = piece.name;
  return { ...step, key: 'session-piece-of-another', values: { unit: { en, ja }, side: piece.side } };
}
