import { CENTRE_STEPS, type HexGrid, type HexIndex } from '../../../kernel/hexes/index.js';

/**
 * Where a hex lies as seen along a facing, in whole numbers. In true proportions the tangent of the angle off the facing is
 * sqrt(3) * aside / ahead, so 30 degrees is 3 * aside = ahead, 90 is ahead = 0, 150 is 3 * aside = -ahead: borders are exact.
 */
export interface Bearing {
  readonly ahead: number;
  readonly aside: number;
}

export function bearing(grid: HexGrid, from: HexIndex, to: HexIndex, facing: number): Bearing {
  const [fx, fy] = CENTRE_STEPS[grid.orientation][facing % 6]!;
  const x = grid.centreX[to]! - grid.centreX[from]!;
  const y = grid.centreY[to]! - grid.centreY[from]!;
  const ahead = grid.orientation === 'flat' ? x * fx + 3 * y * fy : 3 * x * fx + y * fy;
  return { ahead, aside: Math.abs(x * fy - y * fx) };
}
