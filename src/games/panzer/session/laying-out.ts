import { directionName } from '../../../kernel/hexes/index.js';
import { type BoardPiece, type LaidUnit, laidAsShown, type Viewer } from '../../../kernel/session/index.js';
import { board } from './board.js';
import { isDummy } from './hidden/counters.js';
import type { Scene } from './stage.js';
import type { Table } from './table.js';
import type { UnitState } from './unit-state.js';

/** Marks of the board whose states are called otherwise where a game is taken up. */
const STATES: Readonly<Record<string, string>> = {
  'track-hit': 'trackHit',
  'full-cover': 'fullCover',
  inside: 'inBuilding',
  'spot-move': 'spotMove',
  'spot-fire': 'spotFire',
  'spot-smallArms': 'spotSmallArms',
  'suppression-on': 'suppressedOn',
  'suppression-off': 'suppressedOff',
  'hull-down-full': 'hullDown',
  'hull-down-partial': 'partialHullDown',
};

/** Units with their facing, wrecks where they burn; of the other side's hidden units their counters alone, face down [7.2.1]. */
export function layOut({ table, position }: Scene, viewer: Viewer): LaidUnit[] {
  const { pieces } = board(table, position, viewer);
  return pieces.flatMap((piece) => {
    const counter = position.hidden.counters[piece.id];
    if (!counter) return [laid(table, piece, position.units[piece.id])];
    if (counter.side !== viewer) return [laidAsShown(piece, { cards: [], faceDown: true, states: statesOf(piece) })];
    // Its owner lays out the units in its box; a dummy has none.
    return isDummy(counter) ? [laidAsShown(piece, { faceDown: true })] : [];
  });
}

const statesOf = ({ marks }: BoardPiece): string[] => marks.map(({ key }) => STATES[key] ?? key);

/** Batteries and aircraft are no units, and lie beside the map. */
function laid({ board: { grid } }: Table, piece: BoardPiece, state: UnitState | undefined): LaidUnit {
  const { facing } = piece;
  const lost = state?.place === 'lost' && (state.fate === 'ko' || state.fate === 'bu') ? state : undefined;
  if (lost?.hex !== undefined) return laidAsShown(piece, { place: lost.hex, states: [lost.fate!] });
  return laidAsShown(piece, {
    states: statesOf(piece),
    ...(facing === null ? {} : { facing: directionName(grid.orientation, facing) }),
  });
}
