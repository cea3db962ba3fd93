import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { type Building, Cover, type Terrain } from '../vocabulary.js';

/**
 * The best cover that the terrain of a hex gives; a row that says "other" leaves it to the rest of the hex, and a burning
 * hex adds nothing to what burns there [4.1.3].
 */
export function coverInHex(
  umpire: Umpire,
  board: HexBoard,
  hex: HexIndex,
  column: 'coverSpotting' | 'coverAp' | 'coverGp' = 'coverSpotting',
  without?: Terrain,
): Cover {
  const chart = umpire.chart('terrain-effects');
  let best = 0;
  for (const terrain of board.terrainOf(hex)) {
    if (terrain === 'onFire' || terrain === without) continue;
    const cover = chart.text(terrain, column);
    if (cover !== 'other') best = Math.max(best, Cover.values.indexOf(cover as Cover));
  }
  return Cover.values[best]!;
}

/** Where a unit stands, as far as cover goes. */
interface Sheltered {
  readonly cover: Cover;
  readonly inside?: Building;
  readonly improvedPosition: boolean;
}

const better = (a: Cover, b: Cover): Cover => (Cover.values.indexOf(b) > Cover.values.indexOf(a) ? b : a);

/** The best of the hex, the building a unit is inside and an improved position, by the table [6.1.4.3.1, 6.1.4.3.7]. */
export function bestCover(
  umpire: Umpire,
  { cover, inside, improvedPosition }: Sheltered,
  use: 'coverAp' | 'coverGp',
): Cover {
  const chart = umpire.chart('terrain-effects');
  let best = cover;
  if (inside !== undefined) best = better(best, chart.text(`${inside}Building`, use) as Cover);
  if (improvedPosition) best = better(best, chart.text('improvedPosition', use) as Cover);
  return best;
}
