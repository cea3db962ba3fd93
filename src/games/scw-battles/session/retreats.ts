import { groundOf, type Piece } from './ground.js';
import { moveQuestion } from './move-question.js';
import { occupied } from './occupation.js';
import type { Contestant } from './position.js';
import type { Desk, Play } from './stage.js';

function retreatQuestion(desk: Desk, piece: Piece, party: Contestant): object {
  const { cameFrom } = piece.state;
  return {
    ...moveQuestion(desk, groundOf(desk.table, desk.position), piece),
    party,
    ...(party === 'attacker' && cameFrom !== undefined ? { cameFrom } : {}),
  };
}

/** Hexes a unit may retreat to now [11.6]. */
export function retreatHexes(desk: Desk, id: string, party: Contestant): readonly string[] {
  const piece = groundOf(desk.table, desk.position).piece(id);
  if (!piece) return [];
  return desk.book.ask<{ hexes: string[] }>('combat/retreat-on-map', retreatQuestion(desk, piece, party)).outcome!
    .hexes;
}

/** Checks the hex chosen and keeps the ruling on it. */
export function checkRetreat(play: Play, id: string, to: string, party: Contestant): Piece {
  const piece = groundOf(play.table, play.position).piece(id)!;
  const { hexes } = play.ask<{ hexes: string[] }>('combat/retreat-on-map', retreatQuestion(play, piece, party));
  if (!hexes.includes(to)) play.refuse('11.6', 'no-retreat-there', { unit: piece.name, hex: to });
  return piece;
}

/** A unit gives way by one hex. */
export function retreat(play: Play, { id, hex: from }: Piece, to: string): void {
  play.happen({ type: 'unit-retreated', unit: id, from, to });
  occupied(play, id, [to]);
}
