import type { Result } from '../../../kernel/session/index.js';
import type { VictoryOutcome } from '../status/jarama-victory.js';
import type { Side } from '../vocabulary.js';
import { groundOf, type Piece, pieceOf } from './ground.js';
import { AREAS } from './jarama.js';
import type { Play } from './stage.js';
import { isSupplied } from './status.js';

/** Units of a side that have left the map, with what counts for points: where they left, and whether they have a line [J.9, B.8]. */
function exited(
  { table, position }: Play,
  side: Side,
  scores: (hex: string, edge: string) => boolean,
  hasLine: (piece: Piece) => boolean,
): object[] {
  return [...table.counters.values()].flatMap((counter) => {
    const state = position.units[counter.id]!;
    if (counter.side !== side || state.place !== 'left') return [];
    const { hex, edge } = state as { hex: string; edge: string };
    const { name, size } = counter;
    const scoringExit = scores(hex, edge);
    const inSupply = scoringExit && hasLine(pieceOf(counter, state, hex));
    return [{ name, side, ...(size === undefined ? {} : { size }), scoringExit, inSupply }];
  });
}

function resultOf({ nationalist, republican, level }: VictoryOutcome, rule: string): Result {
  const winner = level.startsWith('republican') ? 'republican' : level === 'draw' ? null : 'nationalist';
  return { winner, level, points: { nationalist, republican }, rule };
}

/** Places held with a supplied unit in them, and Nationalists off the east edge [J.9]. */
export function countJarama(play: Play): Result {
  const { table, position } = play;
  const ground = groundOf(table, position);
  const chart = table.umpire().chart('jarama-victory');
  const places = new Set(chart.rows.flatMap((place) => chart.at(place, 'hexes') as string[]));
  const held = ground.pieces
    .filter(({ hex }) => places.has(hex))
    .map((piece) => ({ hex: piece.hex, side: piece.side, inSupply: isSupplied(play, ground, piece) }));
  const north = table.areas.get(AREAS.northOfTajuna)!;
  const isBeyond = (hex: string, edge: string): boolean => edge === 'E' && north.has(hex);
  // As if in a hex of that edge: any will do that the enemy is not in.
  const standing = [...north].filter(
    (hex) => table.edges.get(hex)?.includes('E') && ground.in(hex).every(({ side }) => side === 'nationalist'),
  );
  const outcome = play.ask<VictoryOutcome>('status/jarama-victory', {
    held,
    exited: exited(play, 'nationalist', isBeyond, (piece) =>
      standing.some((hex) => isSupplied(play, ground, { ...piece, hex })),
    ),
  });
  return resultOf(outcome, 'J.9');
}

/** The hex by which Republican regiments score [B.8]. */
const SCORING_EXIT = '3614';

/** Objectives by their last occupant, and Republican regiments off the map [B.8]. */
export function countBrunete(play: Play): Result {
  const ground = groundOf(play.table, play.position);
  const owned = Object.entries(play.position.owners).map(([hex, side]) => ({ hex, side }));
  const outcome = play.ask<VictoryOutcome>('status/brunete-victory', {
    owned,
    exited: exited(
      play,
      'republican',
      (hex) => hex === SCORING_EXIT,
      (piece) => isSupplied(play, ground, piece, true),
    ),
  });
  return resultOf(outcome, 'B.8');
}
