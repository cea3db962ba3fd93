/** Movement points are counted in whole halves: 1 MP = 2 halves, so that costs such as 1.5 MP stay exact. */

import { InvalidMoveError } from './errors.js';

export type Halves = number;

export const HALVES_PER_POINT = 2;

/** 1.5 MP gives 3 halves; throws InvalidMoveError for 0.3 MP, for less than nothing and for no number. */
export function halvesFromPoints(points: number): Halves {
  const halves = points * HALVES_PER_POINT;
  if (Number.isSafeInteger(halves) && halves >= 0) return halves;
  throw new InvalidMoveError(`${points} is not a number of whole or half movement points`);
}

export function pointsFromHalves(halves: Halves): number {
  return halves / HALVES_PER_POINT;
}
