import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { Cover } from '../vocabulary.js';

/**
 * The best cover that the terrain of a hex gives; a row that says "other" leaves it to the rest of the hex, and a burning
 * hex adds nothing to what burns there [4.1.3].
 */
export function coverInHex(
  umpire: Umpire,
  board: HexBoard,
  hex: HexIndex,
  column: 'coverSpotting' | 'coverAp' | 'coverGp' = 'coverSpotting',
): Cover {
  const chart = umpire.chart('terrain-effects');
  let best = 0;
  for (const terrain of board.terrainOf(hex)) {
    if (terrain === 'onFire') continue;
    const cover = chart.text(terrain, column);
    if (cover !== 'other') best = Math.max(best, Cover.values.indexOf(cover as Cover));
  }
  return Cover.values[best]!;
}
