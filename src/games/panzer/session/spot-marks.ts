import type { BoardPiece } from '../../../kernel/session/index.js';
import type { SpotCounter } from '../vocabulary.js';
import type { Name } from './units.js';

const SPOT: Readonly<Record<Exclude<SpotCounter, 'none'>, Name>> = {
  move: { en: 'SPOT/MOVE', ja: 'SPOT/MOVE' },
  fire: { en: 'SPOT/FIRE', ja: 'SPOT/FIRE' },
  smallArms: { en: 'SPOT/FIRE, small arms', ja: 'SPOT/FIRE（小火器）' },
};

/** The SPOT counter on a piece, if it has one [4.1.3, 6.1.3]. */
export const spotMarks = (spot?: Exclude<SpotCounter, 'none'>): BoardPiece['marks'] =>
  spot === undefined ? [] : [{ key: `spot-${spot}`, text: SPOT[spot] }];
