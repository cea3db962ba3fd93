import { CENTRE_STEPS, type HexGrid, type HexIndex } from '../../../kernel/hexes/index.js';

/**
 * Whether a hex lies within 30 degrees of a facing: the 60-degree field, hexes cut by its border included [4.4.3.1.4].
 * A line that is a steps in direction d and b in d + 1 is at most 30 degrees from d exactly when b <= a.
 */
export function inFrontArc(grid: HexGrid, from: HexIndex, to: HexIndex, facing: number): boolean {
  if (from === to) return true;
  const steps = CENTRE_STEPS[grid.orientation];
  const dx = grid.centreX[to]! - grid.centreX[from]!;
  const dy = grid.centreY[to]! - grid.centreY[from]!;
  const offset = (d: number): number => dx * steps[d % 6]![1] - dy * steps[d % 6]![0];
  const before = offset(facing + 5);
  const along = offset(facing);
  const after = offset(facing + 1);
  return along <= 0 ? after > 0 && -along <= after : before < 0 && along <= -before;
}
